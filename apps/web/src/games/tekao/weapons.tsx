import { WEAPON_LETTERS, WEAPONS } from '@tablee/tekao';
import { EMBLEMS, LETTERS } from './shapes.ts';

/** Where a letter stands: inside its quarter, as near the edge as the emblem lets it. */
const LETTER_AT = 18;
const TURNS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** One drawing for every weapon and every way it may look: a tile is its body and four of these. */
export function WeaponDefs() {
  return (
    <>
      {EMBLEMS.map((emblem, weapon) =>
        TURNS.map(([x, y], direction) => (
          <g key={`${WEAPONS[weapon]}-${direction}`} id={`tekao-${WEAPON_LETTERS[weapon]}${direction}`}>
            <path class="tekao-cut" d={emblem} transform={`translate(0 1.6) rotate(${90 * direction})`} />
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
