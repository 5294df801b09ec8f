import { WEAPON_LETTERS, WEAPONS } from '@tablee/tekao';
import { EMBLEMS, LETTERS } from './shapes.ts';

/** Where a letter stands: inside its quarter, as near the edge as the emblem lets it. */
const LETTER_AT = 17.5;
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
        TURNS.map(([x, y], direction) => {
          const turned = `rotate(${90 * direction}) translate(0 1.5)`;
          return (
            <g key={`${WEAPONS[weapon]}-${direction}`} id={`tekao-${WEAPON_LETTERS[weapon]}${direction}`}>
              <path class="tekao-cut" d={emblem} transform={`translate(0 1.4) ${turned}`} />
              <path class="tekao-emblem" d={emblem} transform={turned} />
              <path
                class="tekao-letter"
                d={LETTERS[weapon]}
                transform={`translate(${x * LETTER_AT} ${y * LETTER_AT})`}
              />
            </g>
          );
        }),
      )}
    </>
  );
}
