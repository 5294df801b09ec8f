import { RIM, SIDE } from './geometry.ts';
import { NICHES } from './places.ts';

/** One turn of the meander, 20 long. */
const TURN = 'h16v-9h-9v4h4';
const KEYS = Array.from({ length: 34 }, (_, i) => `M${10 + i * 20}-15${TURN}M${26 + i * 20}-15h4`).join('');
const SIDES = [0, 90, 180, 270];
/** The other two bear letters and numbers. */
const PATTERNED = [0, 90];
const KNOT = 'M0-11 11 0 0 11-11 0zM-5.500-5.500 5.500 5.500M5.500-5.500-5.500 5.500';
const CORNERS = [-19, 719].flatMap(y => [-19, 719].map(x => ({ x, y })));
const NICHE = 'M-14 12V-6A14 13 0 0 1 14-6V12z';

/** The wall round the tomb: a meander cut into it, and niches for what the emperor takes along. */
export const Frieze = () => (
  <>
    <rect class="outer" x={-RIM} y={-RIM} width={SIDE} height={SIDE} rx={26} />
    <rect x={-30} y={-30} width={760} height={760} rx={14} fill="#5d5468" />
    {SIDES.map(turn => (
      <g key={turn} transform={`rotate(${turn} 350 350)`}>
        {PATTERNED.includes(turn) && <path d={KEYS} fill="none" stroke="#bfae86" stroke-width={2} />}
        <path d="M-30-8H730" stroke="#2b2438" stroke-width={2} />
      </g>
    ))}
    {CORNERS.map(({ x, y }) => (
      <path
        key={`${x},${y}`}
        d={KNOT}
        fill="none"
        stroke="#d9c694"
        stroke-width={2}
        transform={`translate(${x} ${y})`}
      />
    ))}
    {NICHES.map(({ x, y }) => (
      <path
        key={`${x},${y}`}
        d={NICHE}
        fill="#231b30"
        stroke="#8d8072"
        stroke-width={2}
        transform={`translate(${x} ${y})`}
      />
    ))}
  </>
);
