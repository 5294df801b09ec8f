import type { Seat } from '@tablee/kernel';
import type { Ref } from 'preact';
import '../input/aim-arrows.css';
import { PUCK, sideName } from '../draw/geometry.ts';
import { Puck } from '../draw/pucks.tsx';
import { arrowOf, pullOf } from '../input/aim.ts';
import { LANE, type Pull, type Try } from './lane.ts';

const STEP_MM = 50;
const TICKS = Array.from({ length: 1 + LANE.length / STEP_MM }, (_, i) => i * STEP_MM);
const isLong = (mm: number): boolean => mm % 100 === 0;

/** The lane with its scale. The player is below. */
export function LaneGround() {
  const { side, back, length } = LANE;
  const box = { x: -side, y: -length, width: 2 * side, height: length + back };
  return (
    <g class="ramp-ground">
      <rect
        class="frame"
        x={-side - 9}
        y={-length - 9}
        width={2 * side + 18}
        height={length + back + 18}
        rx={6}
      />
      <rect class="wood" {...box} />
      <rect fill="url(#tchako-grain)" {...box} />
      <path class="start" d={`M${-side} 0H${side}`} />
      {TICKS.slice(1).map(mm => (
        <g key={mm} transform={`translate(0 ${-mm})`}>
          <path class={isLong(mm) ? 'tick long' : 'tick'} d={`M${side} 0h${isLong(mm) ? -30 : -14}`} />
          {isLong(mm) && (
            <text class="mm" x={side - 33} y={4.5}>
              {mm}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Where earlier tries stopped; older ones are paler. */
export function Marks({ tries }: { readonly tries: readonly Try[] }) {
  return (
    <g class="ramp-marks">
      {tries.map(
        ({ id, rest }, i) =>
          rest && (
            <g
              key={id}
              transform={`translate(${rest.x} ${-rest.y})`}
              opacity={0.4 + (0.6 * (i + 1)) / tries.length}
            >
              <circle r={PUCK} />
              <text y={4}>{id}</text>
            </g>
          ),
      )}
    </g>
  );
}

/** The pulled band, drawn as on the board. */
export function Band({ aim: { direction, power }, seat }: { readonly aim: Pull; readonly seat: Seat }) {
  const { x, y } = arrowOf(direction, false);
  const back = PUCK + pullOf(power) * 0.62;
  return (
    <g class={`tchako-aim ${sideName(seat)}`}>
      <path class="band-under" d={`M${-x * PUCK} ${-y * PUCK}L${-x * back} ${-y * back}`} />
      <path
        class="band"
        d={`M${-x * PUCK} ${-y * PUCK}L${-x * back} ${-y * back}`}
        style={{ '--pull': power / 1000 }}
      />
      <circle class="knob" cx={-x * back} cy={-y * back} r={4.5} />
      <path
        class="nose"
        d={`M${x * 10 - y * 4.5} ${y * 10 + x * 4.5}L${x * 10 + y * 4.5} ${y * 10 - x * 4.5}L${x * 17} ${y * 17}z`}
      />
    </g>
  );
}

type RollingProps = { readonly seat: Seat; readonly gone: boolean; readonly node: Ref<SVGGElement> };

export const Rolling = ({ seat, gone, node }: RollingProps) => (
  <g ref={node} class={gone ? 'ramp-puck gone' : 'ramp-puck'}>
    <Puck seat={seat} />
  </g>
);

/** A small drawing of the whole lane. */
export function Overview({ tries, seen }: { readonly tries: readonly Try[]; readonly seen: number }) {
  const { length } = LANE;
  return (
    <svg class="ramp-overview" viewBox={`-4 ${-length - 20} 150 ${length + 60}`} aria-hidden="true">
      <rect class="wood" x={0} y={-length} width={54} height={length + 20} rx={8} />
      <rect
        class="seen"
        x={2}
        y={-Math.min(seen, length)}
        width={50}
        height={Math.min(seen, length) + 16}
        rx={8}
      />
      {[0, 200, 400, 600, 800, 1000].map(mm => (
        <g key={mm} transform={`translate(54 ${-mm})`}>
          <path class="tick" d="M0 0h-16" />
          <text x={8} y={11}>
            {mm}
          </text>
        </g>
      ))}
      {tries.map(
        ({ id, rest }, i) =>
          rest && (
            <circle
              key={id}
              class="dot"
              cx={18}
              cy={-rest.y}
              r={13}
              opacity={0.4 + (0.6 * (i + 1)) / tries.length}
            />
          ),
      )}
    </svg>
  );
}
