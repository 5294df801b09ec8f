import { DECOR } from './decor.tsx';
import { CELL, FIELD, RIM, SIDE } from './geometry.ts';

/** One turn of the meander, 20 long. */
const TURN = 'h16v-9h-9v4h4';
const KEYS = Array.from({ length: 34 }, (_, i) => `M${10 + i * 20} -25${TURN}M${26 + i * 20} -25h4`).join('');
const BETWEEN = Array.from({ length: 6 }, (_, i) => CELL * (i + 1));
const SIDES = [0, 90, 180, 270];
const NICHE = 'M-14 15V-3A14 13 0 0 1 14-3V15z';
/** The same things stand on either side, but never opposite each other. */
const thingAt = (side: number, i: number): number => (side * 3 + i * 7 + 1) % DECOR.length;

/** Where the niche between two rows or columns is. */
function nicheAt(side: number, at: number) {
  if (side === 0) return { x: at, y: -16 };
  if (side === 1) return { x: FIELD + 19, y: at };
  if (side === 2) return { x: at, y: FIELD + 20 };
  return { x: -19, y: at };
}

/** The wall round the tomb: a meander cut into it, and niches where grave goods stand. */
export const Frieze = () => (
  <>
    <rect class="outer" x={-RIM} y={-RIM} width={SIDE} height={SIDE} rx={26} />
    <rect x={-30} y={-30} width={760} height={760} rx={14} fill="#5d5468" />
    {SIDES.map(turn => (
      <g key={turn} transform={`rotate(${turn} 350 350)`}>
        <path d={KEYS} fill="none" stroke="#9a8a68" stroke-width={2} transform="translate(0 -4)" />
        <path d="M-30-8H730" stroke="#2b2438" stroke-width={2} />
      </g>
    ))}
    {SIDES.flatMap((turn, side) =>
      BETWEEN.map((at, i) => {
        const { x, y } = nicheAt(side, at);
        const Thing = DECOR[thingAt(side, i)]!;
        return (
          <g key={`${turn}-${at}`} transform={`translate(${x} ${y})`}>
            <path d={NICHE} fill="#231b30" stroke="#8d8072" stroke-width={2} transform="translate(0 1)" />
            <g transform="translate(0 4) scale(0.560)">
              <Thing />
            </g>
          </g>
        );
      }),
    )}
  </>
);
