import { BLUE, type Home, homeSquares, PIECES, SIZE, type Side, SQUARES, YELLOW } from '@tablee/tekao';
import type { BoardPoint } from '../../../board/piece.ts';
import {
  CELL,
  FIELD,
  HEIGHT,
  LEFT,
  squareCentre,
  TOP,
  TRAY_SCALE,
  trayMark,
  traySlot,
  WIDTH,
} from './geometry.ts';

const STEPS = Array.from({ length: SIZE }, (_, i) => i);
const SLOTS = Array.from({ length: PIECES }, (_, slot) => slot);
const SIDES = [BLUE, YELLOW];
const HUES = ['blue', 'gold'];
const MARKS = ['M-13-13H13V13H-13z', 'M0-16 16.500 13H-16.500z'];

/** The squares that are dark on a chequered board. */
const DARK = Array.from({ length: SQUARES / 2 }, (_, i) => {
  const row = Math.floor(i / 4);
  return `M${LEFT + (2 * (i % 4) + ((row + 1) % 2)) * CELL} ${TOP + row * CELL}h${CELL}v${CELL}h${-CELL}z`;
}).join('');

const LINES = STEPS.slice(1)
  .map(i => `M${LEFT + i * CELL} ${TOP}v${FIELD}M${LEFT} ${TOP + i * CELL}h${FIELD}`)
  .join('');

type Props = {
  readonly flipped: boolean;
  readonly home: Home;
  /** The side on turn; null when the game is over. */
  readonly turn: Side | null;
};

/** Frame, trays, field and homes. A separate drawing under the board, so that its costly filter is painted only once. */
export function Ground({ flipped, home, turn }: Props) {
  return (
    <svg class="tekao-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <filter id="tekao-grains" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.012 0.3" numOctaves={3} seed={7} />
          <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.11  0 0 0 0 0.04  0.8 0.5 0 0 -0.52" />
          <feComposite operator="in" in2="SourceAlpha" />
        </filter>
        <linearGradient id="tekao-wood" x1="0" y1="0" x2="0.2" y2="1">
          <stop class="tekao-wood-lit" offset="0" />
          <stop class="tekao-wood-mid" offset="0.5" />
          <stop class="tekao-wood-dim" offset="1" />
        </linearGradient>
      </defs>
      <rect fill="url(#tekao-wood)" width={WIDTH} height={HEIGHT} rx={26} />
      <rect class="frame-lit" x={1.5} y={1.5} width={WIDTH - 3} height={HEIGHT - 3} rx={24.5} />
      <rect class="recess" x={LEFT - 5} y={TOP - 5} width={FIELD + 10} height={FIELD + 10} rx={7} />
      <rect class="field" x={LEFT} y={TOP} width={FIELD} height={FIELD} />
      <path class="dark" d={DARK} />
      {SIDES.map(side => (
        <HomeField key={side} side={side} home={home} flipped={flipped} />
      ))}
      <rect filter="url(#tekao-grains)" opacity={0.45} width={WIDTH} height={HEIGHT} rx={26} />
      <path class="lines" d={LINES} />
      <path class="lines lit" d={LINES} transform="translate(1.5 1.5)" />
      <rect class="field-shade" x={LEFT} y={TOP} width={FIELD} height={FIELD} />
      {SIDES.map(side => (
        <Tray key={side} side={side} lower={(side === YELLOW) === flipped} onTurn={side === turn} />
      ))}
      {STEPS.map(i => (
        <text key={`x${i}`} class="coordinate" x={LEFT + i * CELL + CELL / 2} y={TOP + FIELD + 21}>
          {'abcdefgh'[flipped ? SIZE - 1 - i : i]}
        </text>
      ))}
      {STEPS.map(i => (
        <text key={`y${i}`} class="coordinate" x={LEFT / 2 - 1} y={TOP + i * CELL + CELL / 2 + 6}>
          {flipped ? i + 1 : SIZE - i}
        </text>
      ))}
    </svg>
  );
}

/** TEKAO-1: the home of a side in its colour, with its mark on every square. */
function HomeField({ side, home, flipped }: { side: Side; home: Home; flipped: boolean }) {
  const numbers = homeSquares(home, side);
  const squares = numbers.map(square => squareCentre(square, flipped));
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - CELL / 2, Math.min(...ys) - CELL / 2];
  const [width, height] = [Math.max(...xs) + CELL / 2 - x, Math.max(...ys) + CELL / 2 - y];
  const dark = numbers
    .filter(square => (square + Math.floor(square / SIZE)) % 2 === 0)
    .map(square => squareCentre(square, flipped));
  return (
    <g class={`home ${HUES[side]}`}>
      <rect class="stain" x={x} y={y} width={width} height={height} />
      <path class="stain deep" d={dark.map(at => cover(at)).join('')} />
      {squares.map(at => (
        <path key={`${at.x}-${at.y}`} class="sign" d={MARKS[side]} transform={`translate(${at.x} ${at.y})`} />
      ))}
      <rect class="border" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />
    </g>
  );
}

const cover = ({ x, y }: BoardPoint): string => `M${x - CELL / 2} ${y - CELL / 2}h${CELL}v${CELL}h${-CELL}z`;

/** Slots for the pieces a side has taken and the side's mark, highlighted while it is on turn. */
function Tray({ side, lower, onTurn }: { side: Side; lower: boolean; onTurn: boolean }) {
  const { x, y } = trayMark(lower);
  const half = (92 * TRAY_SCALE) / 2 + 3;
  return (
    <g class={`tray ${HUES[side]}`}>
      {onTurn && <rect class="on-turn" x={x - 30} y={y - 30} width={60} height={60} rx={30} />}
      <path class="seat" d={MARKS[side]} transform={`translate(${x} ${y}) scale(1.25)`} />
      {SLOTS.map(slot => {
        const at = traySlot(lower, slot);
        return (
          <rect
            key={slot}
            class="slot"
            x={at.x - half}
            y={at.y - half}
            width={2 * half}
            height={2 * half}
            rx={7}
          />
        );
      })}
    </g>
  );
}
