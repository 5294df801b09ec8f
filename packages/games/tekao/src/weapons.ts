export const WEAPONS = ['grapple', 'tower', 'bow', 'pistol', 'flag'] as const;
export type WeaponName = (typeof WEAPONS)[number];

/** A weapon inside the rules: its index in WEAPONS, three bits. */
export type Weapon = number;
export const FLAG: Weapon = 4;

/** The letter of the notation at the same index; the bow is an arc. */
export const WEAPON_LETTERS = 'GTAPF';

/** TEKAO-3: what each weapon is stronger than. */
export const STRONGER_THAN: { readonly [W in WeaponName]: readonly WeaponName[] } = {
  grapple: ['tower', 'flag'],
  tower: ['bow', 'pistol', 'flag'],
  bow: ['grapple', 'flag'],
  pistol: ['grapple', 'bow', 'flag'],
  flag: [],
};

/** TEKAO-6: how many squares a weapon carries its piece at most. */
const STEPS: { readonly [W in WeaponName]: number } = { grapple: 1, tower: 1, bow: 2, pistol: 3, flag: 1 };

export const REACH: readonly number[] = WEAPONS.map(weapon => STEPS[weapon]);

/** At `mine * 8 + theirs`: is mine stronger? */
const STRONGER: readonly boolean[] = Array.from({ length: 64 }, (_, pair) => {
  const mine = WEAPONS[pair >> 3];
  const theirs = WEAPONS[pair & 7];
  return mine !== undefined && theirs !== undefined && STRONGER_THAN[mine].includes(theirs);
});

export const beats = (mine: Weapon, theirs: Weapon): boolean => STRONGER[(mine << 3) | theirs]!;
