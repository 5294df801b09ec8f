import {
  acrossFrom,
  COLOUR_COUNT,
  type Colour,
  entryOf,
  gateOf,
  houseOf,
  numberOf,
  PAWNS,
  type Place,
  RING,
  sideOf,
  squareOf,
} from '@tablee/tock';
import type { BoardPoint } from '../../../board/piece.ts';
import { hueOf, shapeOf } from './colours.ts';
import { lineThrough, MIDDLE, pointFor, pointOf, ringPath, SIZE, sidePath, slotOf } from './geometry.ts';

const COLOURS: readonly Colour[] = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour);
const SQUARES: readonly Place[] = Array.from({ length: RING }, (_, square) => square);
const FOUR = Array.from({ length: PAWNS }, (_, i) => i);

/** Wood grain: long horizontal curves. */
const GRAIN = Array.from({ length: 46 }, (_, i) => {
  const y = 14 + i * 30 + (i % 3) * 5;
  const bow = ((i * 37) % 23) - 11;
  return `M0 ${y}q${300 + bow * 6} ${bow * 2} ${SIZE / 2} ${bow}t${SIZE / 2} ${-bow}`;
}).join('');

type Props = { readonly lower: Colour; readonly unused: Colour };

/**
 * Everything that never moves: plank, ring, houses, reserves, arrows of the 7s. It is a separate SVG below the board so
 * that its expensive filter is painted once.
 */
export function Ground({ lower, unused }: Props) {
  const ring = ringPath(lower);
  return (
    <svg class="tock-ground" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <Paints />
      <rect fill="url(#tock-oak)" width={SIZE} height={SIZE} rx={58} />
      <path class="grain" d={GRAIN} />
      <rect filter="url(#tock-fibres)" width={SIZE} height={SIZE} rx={58} opacity={0.55} />
      <rect class="edge-dim" x={3} y={3} width={SIZE - 6} height={SIZE - 6} rx={55} />
      <rect class="edge-lit" x={7} y={7} width={SIZE - 14} height={SIZE - 14} rx={51} />
      {COLOURS.map(colour => (
        <Yard key={colour} colour={colour} lower={lower} />
      ))}
      <Leaps lower={lower} />
      <path class="groove-lit" d={ring} transform="translate(0 4)" />
      <path class="groove" d={ring} />
      {COLOURS.map(colour => (
        <path key={colour} class={`paint ${hueOf(colour)}`} d={sidePath(colour, lower)} />
      ))}
      <path class="gloss" d={ring} transform="translate(0 -3)" />
      {SQUARES.map(square => (
        <Hollow key={square} square={square} lower={lower} />
      ))}
      {COLOURS.map(colour => (
        <House key={colour} colour={colour} lower={lower} />
      ))}
      {COLOURS.map(colour => (
        <Seven key={colour} colour={colour} lower={lower} />
      ))}
      {COLOURS.filter(colour => colour !== unused).map(colour => (
        <Entry key={colour} colour={colour} lower={lower} />
      ))}
      <circle class="hub" cx={MIDDLE} cy={MIDDLE} r={236} />
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <filter id="tock-fibres" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.008 0.22" numOctaves={3} seed={11} />
        <feColorMatrix values="0 0 0 0 0.3  0 0 0 0 0.18  0 0 0 0 0.06  0.9 0.5 0 0 -0.58" />
      </filter>
      <linearGradient id="tock-oak" x1="0" y1="0" x2="0.25" y2="1">
        <stop class="tock-oak-lit" offset="0" />
        <stop class="tock-oak-mid" offset="0.55" />
        <stop class="tock-oak-dim" offset="1" />
      </linearGradient>
      <radialGradient id="tock-hollow" cx="0.5" cy="0.72" r="0.78">
        <stop offset="0" stop-color="#fff" stop-opacity="0.3" />
        <stop offset="0.5" stop-color="#5a3a14" stop-opacity="0.05" />
        <stop offset="1" stop-color="#3c2408" stop-opacity="0.6" />
      </radialGradient>
    </defs>
  );
}

/** A round hollow for a marble, shaded at the top and lit at the bottom. */
function Dish({ x, y, r, fill }: BoardPoint & { readonly r: number; readonly fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="dish-lit" cy={2.5} r={r} />
      <circle class={fill} r={r} />
      <circle fill="url(#tock-hollow)" r={r} />
    </g>
  );
}

/** Square numbers drawn as a sign instead of a numeral. */
const PAINTED = [7, 16, 18];

function Hollow({ square, lower }: { readonly square: Place; readonly lower: Colour }) {
  const point = pointOf(square, lower);
  const number = numberOf(square);
  return (
    <g class={hueOf(sideOf(square))}>
      <Dish {...point} r={39} fill="dish" />
      {!PAINTED.includes(number) && (
        <text class="numeral" x={point.x} y={point.y + 12}>
          {number}
        </text>
      )}
    </g>
  );
}

/** The reserve at a player's edge: four hollows in a coloured field. */
function Yard({ colour, lower }: { readonly colour: Colour; readonly lower: Colour }) {
  const { x, y } = pointFor(colour, lower, 6, 11.1);
  return (
    <g>
      <rect class="yard-lit" x={x - 124} y={y - 120} width={248} height={248} rx={62} />
      <rect class={`yard ${hueOf(colour)}`} x={x - 124} y={y - 124} width={248} height={248} rx={62} />
      {FOUR.map(i => (
        <Dish key={i} {...pointOf(slotOf(colour, i), lower)} r={42} fill={`dish ${hueOf(colour)}`} />
      ))}
      <path
        class={`sign ${hueOf(colour)}`}
        d={shapeOf(colour)}
        transform={`translate(${x} ${y}) scale(1.9)`}
      />
    </g>
  );
}

/** Four hollows in a painted lane, from the 16 in the corner inwards. */
function House({ colour, lower }: { readonly colour: Colour; readonly lower: Colour }) {
  const squares = FOUR.map(i => pointOf(houseOf(colour, i + 1), lower));
  const gate = pointOf(gateOf(colour), lower);
  const lane = lineThrough([squares[0]!, squares.at(-1)!], 0);
  const inwards = Math.sign(MIDDLE - gate.x) < 0 ? 180 : 0;
  const angle = inwards + (Math.sign(MIDDLE - gate.y) < 0 === inwards > 0 ? 45 : -45);
  return (
    <g>
      <path class="lane-lit" d={lane} transform="translate(0 4)" />
      <path class={`lane ${hueOf(colour)}`} d={lane} />
      {squares.map((point, i) => (
        <Dish key={`${point.x}-${i}`} {...point} r={37} fill="dish home" />
      ))}
      <path
        class={`gate ${hueOf(colour)}`}
        d="M-19-19 0 0-19 19M3-19 22 0 3 19"
        transform={`translate(${gate.x} ${gate.y}) rotate(${angle})`}
      />
    </g>
  );
}

/** TOCK-16: lines between opposite 7s. */
function Leaps({ lower }: { readonly lower: Colour }) {
  return (
    <g>
      {COLOURS.slice(0, 2).map(colour => {
        const seven = squareOf(colour, 7);
        const a = pointOf(seven, lower);
        const b = pointOf(acrossFrom(seven), lower);
        const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return <path key={colour} class="leap" d={d} />;
      })}
    </g>
  );
}

/** TOCK-16: a painted 7 with its arrow, on every side, even of an unused colour. */
function Seven({ colour, lower }: { readonly colour: Colour; readonly lower: Colour }) {
  const seven = pointOf(squareOf(colour, 7), lower);
  const angle = (Math.atan2(MIDDLE - seven.y, MIDDLE - seven.x) * 180) / Math.PI;
  return (
    <g class={hueOf(colour)} transform={`translate(${seven.x} ${seven.y})`}>
      <circle class="seven" r={39} />
      <path class="seven-arrow" d="M46-21 78 0 46 21z" transform={`rotate(${angle})`} />
      <text class="seven-word" y={17}>
        7
      </text>
    </g>
  );
}

/** TOCK-3: the 18 on which a colour enters, with its shape. */
function Entry({ colour, lower }: { readonly colour: Colour; readonly lower: Colour }) {
  const { x, y } = pointOf(entryOf(colour), lower);
  return (
    <g class={hueOf(colour)} transform={`translate(${x} ${y})`}>
      <circle class="entry" r={39} />
      <path class="entry-sign" d={shapeOf(colour)} transform="scale(1.9)" />
    </g>
  );
}
