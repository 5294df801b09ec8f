export const WEAPONS = ['grapple', 'tower', 'bow', 'pistol', 'flag'] as const;
export type WeaponName = (typeof WEAPONS)[number];

/** An index of WEAPONS, three bits. */
export type Weapon = number;
export const FLAG: Weapon = 4;

/** Letters of the notation by index; A is the bow (arc). */
export const WEAPON_LETTERS = 'GTAPF';

/** TEKAO-3: the weapons each weapon beats. */
export const STRONGER_THAN: { readonly [W in WeaponName]: readonly WeaponName[] } = {
  grapple: ['tower', 'flag'],
  tower: ['bow', 'pistol', 'flag'],
  bow: ['grapple', 'flag'],
  pistol: ['grapple', 'bow', 'flag'],
  flag: [],
};

/** TEKAO-6: the farthest move of each weapon, in squares. */
const STEPS: { readonly [W in WeaponName]: number } = { grapple: 1, tower: 1, bow: 2, pistol: 3, flag: 1 };

export const REACH: readonly number[] = WEAPONS.map(weapon => STEPS[weapon]);

/** At `mine * 8 + theirs`: whether mine is stronger. */
const STRONGER: readonly boolean[] = Array.from({ length: 64 }, (_, pair) => {
  const mine = WEAPONS[pair >> 3];
  const theirs = WEAPONS[pair & 7];
  return mine !== undefined && theirs !== undefined && STRONGER_THAN[mine].includes(theirs);
});

export const beats = (mine: Weapon, theirs: Weapon): boolean => STRONGER[(mine << 3) | theirs]!;
