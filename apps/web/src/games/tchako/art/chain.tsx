import './chain.css';
import type { Seat } from '@tablee/kernel';
import type { Zone } from '@tablee/tchako';
import { SPACE, ZONE, zoneAt } from './geometry.ts';
import { lineTo, linkEnds } from './lines.ts';
import { sideName } from './signs.ts';

type Props = {
  /** `chainOf(state, seat)`: from a base zone to the vital one. Empty: nothing is drawn. */
  readonly path: readonly Zone[];
  readonly seat: Seat;
  readonly turned?: boolean;
};

const CHEVRONS = [0.12, 0.31, 0.5, 0.69, 0.88];
/** From space to space, right through the zones. */
const INTO = ZONE - SPACE;

/**
 * `<Chain path seat turned? />`: a t'chako (TCHAKO-8). It lights up zone by zone when it first appears, then light runs
 * along it towards the queen for as long as it holds. Needs no attention from outside.
 */
export const Chain = ({ path, seat, turned = false }: Props) => (
  <g class={`tchako-chain ${sideName(seat)}`}>
    {path.map((zone, i) => {
      const { x, y } = zoneAt(zone, turned);
      const next = path[i + 1];
      return (
        <g key={zone}>
          <g transform={`translate(${x} ${y})`}>
            <circle class={next === undefined ? 'lit goal' : 'lit'} r={ZONE} style={{ '--n': i }} />
          </g>
          {next !== undefined && <Step from={zone} to={next} n={i} turned={turned} />}
        </g>
      );
    })}
  </g>
);

type StepProps = { readonly from: Zone; readonly to: Zone; readonly n: number; readonly turned: boolean };

function Step({ from, to, n, turned }: StepProps) {
  const ends = linkEnds([from, to], turned, INTO);
  const [start, end] = ends;
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return (
    <g style={{ '--n': n }}>
      <path class="way halo" d={lineTo(ends)} />
      <path class="way" d={lineTo(ends)} />
      {CHEVRONS.map((share, i) => (
        <path
          key={share}
          class="chevron"
          d="M-2-4 2.500 0-2 4"
          style={{ '--k': n * CHEVRONS.length + i }}
          transform={`translate(${start.x + (end.x - start.x) * share} ${start.y + (end.y - start.y) * share}) rotate(${angle})`}
        />
      ))}
    </g>
  );
}
