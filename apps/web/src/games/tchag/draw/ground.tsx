import { FIELD, HEIGHT, LEFT, RIM, SAND, TOP, traySlot, WIDTH } from './geometry.ts';

const SLOTS = [0, 1, 2, 3];
const STEPS = [0, 1, 2, 3, 4, 5];

/** Rake marks in the sand, seen through gaps. */
const RAKED = Array.from({ length: 27 }, (_, i) => {
  const [x, y, r] = [LEFT + 430, TOP + 240, 40 + i * 22];
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}).join('');

const GRAIN = Array.from({ length: 9 }, (_, i) => {
  const y = 6 + i * 6.5;
  return `M0 ${y}q90 ${i % 3 === 0 ? 5 : -3} 210 1t220-2 222 1`;
}).join('');

/** Frame, trays and sand. A separate drawing under the board, so that its costly filter is painted only once. */
export function Ground({ flipped, turn }: { flipped: boolean; turn: number | null }) {
  return (
    <svg class="tchag-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <filter id="tchag-grains" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves={2} seed={4} />
          <feColorMatrix values="0 0 0 0 0.36  0 0 0 0 0.26  0 0 0 0 0.12  0.8 0.4 0 0 -0.5" />
        </filter>
        <linearGradient id="tchag-oak" x1="0" y1="0" x2="0" y2="1">
          <stop class="tchag-oak-lit" offset="0" />
          <stop class="tchag-oak-mid" offset="0.5" />
          <stop class="tchag-oak-dim" offset="1" />
        </linearGradient>
        <radialGradient id="tchag-sand" cx="0.42" cy="0.36" r="0.8">
          <stop class="tchag-sand-lit" offset="0" />
          <stop class="tchag-sand-dim" offset="1" />
        </radialGradient>
        <clipPath id="tchag-box">
          <rect {...SAND} rx={9} />
        </clipPath>
        <linearGradient id="tchag-well" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#000" stop-opacity="0.45" />
          <stop offset="1" stop-color="#000" stop-opacity="0.12" />
        </linearGradient>
      </defs>
      <rect fill="url(#tchag-oak)" width={WIDTH} height={HEIGHT} rx={24} />
      <path class="grain" d={GRAIN} />
      <path class="grain" d={GRAIN} transform={`translate(0 ${TOP + FIELD + 28})`} />
      <rect class="frame-lit" x={1.5} y={1.5} width={WIDTH - 3} height={HEIGHT - 3} rx={22.5} />
      <rect
        class="recess"
        x={SAND.x - 3}
        y={SAND.y - 3}
        width={SAND.width + 6}
        height={SAND.height + 6}
        rx={12}
      />
      <rect fill="url(#tchag-sand)" {...SAND} rx={9} />
      <g clip-path="url(#tchag-box)">
        <path class="raked" d={RAKED} />
        <path class="raked lit" d={RAKED} transform="translate(0 2.5)" />
      </g>
      <rect filter="url(#tchag-grains)" {...SAND} />
      <rect class="recess-shade" x={SAND.x} y={SAND.y} width={SAND.width} height={SAND.height} rx={9} />
      {[true, false].map(lower => (
        <Tray key={lower} lower={lower} seat={lower === flipped ? 1 : 0} turn={turn} />
      ))}
      {STEPS.map(i => (
        <text key={`x${i}`} class="coordinate" x={LEFT + i * 100 + 50} y={TOP + FIELD + 30}>
          {'abcdef'[flipped ? 5 - i : i]}
        </text>
      ))}
      {STEPS.map(i => (
        <text key={`y${i}`} class="coordinate" x={RIM / 2} y={TOP + i * 100 + 56}>
          {flipped ? i + 1 : 6 - i}
        </text>
      ))}
    </svg>
  );
}

/** Four slots for taken pawns and the owner's mark, highlighted while the owner is on turn. */
function Tray({ lower, seat, turn }: { lower: boolean; seat: number; turn: number | null }) {
  const { x, y } = { x: WIDTH / 2, y: traySlot(lower, 0).y };
  return (
    <g>
      {seat === turn && <rect class="on-turn" x={x - 150} y={y - 27} width={300} height={54} rx={27} />}
      {SLOTS.map(slot => {
        const well = traySlot(lower, slot);
        return (
          <g key={slot}>
            <circle fill="url(#tchag-well)" cx={well.x} cy={y} r={22} />
            <circle class="well-lit" cx={well.x} cy={y + 1} r={22} />
          </g>
        );
      })}
      {seat === 0 ? (
        <circle class="tchag-seat-red" cx={x} cy={y} r={15} />
      ) : (
        <path class="tchag-seat-yellow" d={`M${x} ${y - 18}l18.5 32h-37z`} />
      )}
    </g>
  );
}
