import { UNITS_PER_MM } from '@tablee/physics';
import { ownerOf, type Puck, trackShot } from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import type { PastShot } from '../draw/entry-queue.ts';
import { PUCK, sideName, toScreen } from '../draw/geometry.ts';
import { pathOf, wayOf } from './trail.ts';
import './motion.css';

/** What remains of a shot. Points are in mm of the drawing. */
export type Trace = {
  readonly puck: Puck;
  readonly shooter: boolean;
  /** Removed by the shot. */
  readonly taken: boolean;
  readonly path: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
};

/** A shorter way would only smear the puck. */
const SHORTEST = 2 * UNITS_PER_MM;

/** The ways of the pucks that a shot moved or removed. */
export function traceShot({ before, move, events }: PastShot, turned: boolean): readonly Trace[] {
  const { courses, end } = trackShot(before, move);
  const gone = events.flatMap(e => (e.kind === 'gone' ? [e.puck] : []));
  return courses.flatMap((own, puck): Trace[] => {
    const lay = { x: before.x[puck]!, y: before.y[puck]! };
    const shooter = puck === move.puck;
    const taken = gone.includes(puck);
    const way = own.length > 0 ? wayOf(own, 0, end) : [lay];
    const last = way.at(-1)!;
    const far = Math.hypot(last.x - lay.x, last.y - lay.y) >= SHORTEST || way.length > 2;
    if (!taken && (own.length === 0 || !far)) return [];
    // A shifted puck (TCHAKO-15) starts where it lay.
    const path = pathOf(shooter ? [lay, ...way] : way, turned);
    return [{ puck, shooter, taken, path, from: toScreen(lay, turned), to: toScreen(last, turned) }];
  });
}

const CROSS = 'M-5-5 5 5M5-5-5 5';

/** The last shot, until the next one is aimed: from where to where, what was pushed and what was taken. */
export function LastShot({ shot, turned }: { readonly shot: PastShot; readonly turned: boolean }) {
  const traces = useMemo(() => traceShot(shot, turned), [shot.before, shot.n, turned]);
  return (
    <g class="tchako-trace" data-testid="trace" aria-hidden="true">
      {traces.map(({ puck, shooter, taken, path, from, to }) => (
        <g key={puck} class={`${sideName(ownerOf(puck))}${shooter ? '' : ' pushed'}`}>
          <path class="under" d={path} />
          <path class="way" d={path} />
          {(shooter || taken) && <circle class="was" cx={from.x} cy={from.y} r={PUCK} />}
          {taken && (
            <g class="taken" transform={`translate(${to.x} ${to.y})`}>
              <path class="under" d={CROSS} />
              <path class="cross" d={CROSS} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
