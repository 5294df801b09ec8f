import {
  BLUE,
  type Cell,
  DIRECTIONS,
  isFlag,
  opposite,
  type Side,
  sideOf,
  WEAPON_LETTERS,
  WEAPONS,
  weaponAt,
} from '@tablee/tekao';
import { BANNER, bossOf, EMBLEMS, type Hue, LETTERS } from '../shapes/outlines.ts';

const VEINS = {
  blue: 'M-44-18Q-30-24-22-14T2-4 22-20 44-26M-40 30Q-26 20-14 30T18 26 44 36M8-44Q4-30 14-24',
  gold: 'M-44-30Q0-46 44-26M-44-14Q0-32 44-10M-44 4Q0-16 44 8M-44 22Q0 2 44 26M-44 38Q0 22 44 42',
} satisfies { readonly [H in Hue]: string };
const HUES: readonly Hue[] = ['blue', 'gold'];
export const hueOf = (side: Side): Hue => (side === BLUE ? 'blue' : 'gold');

/** The parts of all tiles, defined once per drawing and copied by <use>. */
export function TileDefs() {
  return (
    <>
      <linearGradient id="tekao-bevel" x1="0.1" y1="0" x2="0.5" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.85" />
        <stop offset="0.4" stop-color="#fff" stop-opacity="0.1" />
        <stop offset="0.6" stop-color="#000" stop-opacity="0.05" />
        <stop offset="1" stop-color="#000" stop-opacity="0.4" />
      </linearGradient>
      <WeaponDefs />
      <g id="tekao-shade">
        <rect class="tekao-shade" x={-46} y={-38} width={97} height={94} rx={14} />
        <rect class="tekao-shade" x={-46} y={-42} width={94} height={94} rx={11} />
      </g>
      {HUES.map(hue => (
        <g key={hue} id={`tekao-body-${hue}`}>
          <Block />
          <path class="tekao-facet-n" d="M-41-43.500H41L0-2.800z" />
          <path class="tekao-facet-e" d="M43.500-41V39.500L2.800-.5z" />
          <path class="tekao-facet-s" d="M-41 42.500H41L0 2z" />
          <path class="tekao-facet-w" d="M-43.500-41V39.500L-2.800-.5z" />
          <path class="tekao-vein" d={VEINS[hue]} />
          <Bevel />
          <Boss hue={hue} />
        </g>
      ))}
      {HUES.map(hue => (
        <g key={hue} id={`tekao-flag-${hue}`}>
          <Block />
          <rect class="tekao-facet-n" x={-43.5} y={-43.5} width={87} height={86} rx={7} />
          <path class="tekao-vein" d={VEINS[hue]} />
          <rect class="tekao-frame" x={-37} y={-37} width={74} height={73.5} rx={4} />
          <Bevel />
          <path class="tekao-cut" d={BANNER} transform="translate(0 2)" />
          <path class="tekao-emblem" d={BANNER} />
          <path class="tekao-letter flag" d={LETTERS[4]} transform="translate(4 -12) scale(1.35)" />
          <g transform="translate(9 21) scale(1.2)">
            <Boss hue={hue} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Distance of a letter from the centre: as near to the edge as the emblem allows. */
const LETTER_AT = 17.5;
const TURNS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** One drawing per weapon and direction: a tile is its body and four of these. */
function WeaponDefs() {
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

export const Block = () => (
  <>
    <rect class="tekao-side" x={-46} y={-43} width={92} height={91} rx={9} />
    <rect class="tekao-face" x={-46} y={-46} width={92} height={91} rx={9} />
  </>
);
export const Bevel = () => <rect class="tekao-bevel" x={-44.8} y={-44.8} width={89.6} height={88.6} rx={8} />;

const Boss = ({ hue }: { readonly hue: Hue }) => <path class="tekao-boss" d={bossOf(hue)} />;

type Props = {
  readonly cell: Cell;
  /** Seen from yellow's side. */
  readonly flipped: boolean;
};

/** A piece in its orientation, centred on (0, 0), 92 units wide. */
export function Tile({ cell, flipped }: Props) {
  const hue = hueOf(sideOf(cell));
  return (
    <g class={`tekao-tile ${hue}`}>
      <use href="#tekao-shade" />
      {isFlag(cell) ? (
        <use href={`#tekao-flag-${hue}`} />
      ) : (
        <>
          <use href={`#tekao-body-${hue}`} />
          {DIRECTIONS.map((way, direction) => (
            <use
              key={way}
              href={`#tekao-${WEAPON_LETTERS[weaponAt(cell, flipped ? opposite(direction) : direction)]}${direction}`}
            />
          ))}
        </>
      )}
    </g>
  );
}
