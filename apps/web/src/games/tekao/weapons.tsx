import { WEAPON_LETTERS, WEAPONS } from '@tablee/tekao';

/**
 * The weapons as carved emblems at a tile's upper edge, where outwards is up: claws that open, a battlement, a bent bow,
 * a pistol that is an L. They are told apart by their outlines alone, at fourteen pixels.
 */
const EMBLEMS: readonly string[] = [
  'M-2.500-26V-34Q-8-30-14-31Q-22-33-23-44Q-17-43-12-45-18-38-13-36-6-35-3-40L0-45 3-40Q6-35 13-36 18-38 12-45 17-43 23-44 22-33 14-31 8-30 2.500-34V-26z',
  'M-20-44H-10.500V-39H-5V-44H5V-39H10.500V-44H20V-34L15-27H-15L-20-34z',
  'M-26-26.500Q-19-39-4-40.500L-5.500-40 0-46 5.500-40 4-40.500Q19-39 26-26.500L22.500-27.500Q15-35 2-36V-26.500H-2V-36Q-15-35-22.500-27.500z',
  'M-10-45H-1V-35H3Q12-35 21-31L18-24Q9-28 3-28H-8L-10-31z',
];

/** Letters as strokes of a chisel: no font to wait for. They stand upright whichever way the weapon looks. */
export const LETTERS: readonly string[] = [
  'M6-5A7.500 8 0 1 0 6.500 4.500V.8H1',
  'M-6.500-7.500H6.500M0-7.500V8',
  'M-7 8 0-8 7 8M-4.500 2.800H4.500',
  'M-4.500 8V-7.500H1A4.600 4.600 0 0 1 1 1.800H-4.500',
  'M-4 8V-7.500H5.500M-4-.2H4',
];

/** Where a letter stands: inside its quarter, as near the edge as the emblem lets it. */
const LETTER_AT = 17.5;
const TURNS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const emblemOf = (weapon: number): string => EMBLEMS[weapon] ?? '';

/** One drawing for every weapon and every way it may look: a tile is its body and four of these. */
export function WeaponDefs() {
  return (
    <>
      {EMBLEMS.map((emblem, weapon) =>
        TURNS.map(([x, y], direction) => (
          <g key={`${WEAPONS[weapon]}-${direction}`} id={`tekao-${WEAPON_LETTERS[weapon]}${direction}`}>
            <path class="tekao-emblem" d={emblem} transform={`rotate(${90 * direction})`} />
            <path
              class="tekao-letter"
              d={LETTERS[weapon]}
              transform={`translate(${x * LETTER_AT} ${y * LETTER_AT})`}
            />
          </g>
        )),
      )}
    </>
  );
}
