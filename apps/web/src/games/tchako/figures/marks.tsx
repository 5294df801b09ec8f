import type { Track } from '@tablee/physics';
import { placeAt } from '@tablee/physics';
import { type Hooks, holderOf } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { bandPath, orient } from '../art/band.ts';
import { PUCK, postAt, toScreen } from '../art/geometry.ts';
import { sideName } from '../art/signs.ts';

/** What is drawn into a picture to explain it: ways, crosses, places left. */

type ArrowProps = { readonly from: BoardPoint; readonly to: BoardPoint };

const HEAD = 7;

export function Arrow({ from, to }: ArrowProps) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < HEAD) return null;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const path = `M0 0H${long - HEAD / 2}M${long - HEAD} ${-HEAD * 0.7}L${long} 0L${long - HEAD} ${HEAD * 0.7}`;
  return (
    <g class="arrow" transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      <path class="under" d={path} />
      <path d={path} />
    </g>
  );
}

/** The way a puck took, from the track itself; `from`: from its edge on, so that the puck stays readable. */
export function Way({ track, puck }: { readonly track: Track; readonly puck: number }) {
  const courses = track.courses[puck] ?? [];
  const points = [...courses.map(({ x, y }) => ({ x, y })), placeAt(courses, track.end)]
    .flatMap(point => (point ? [toScreen(point)] : []))
    .filter((point, i, all) => i === 0 || Math.hypot(point.x - all[i - 1]!.x, point.y - all[i - 1]!.y) > 1);
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <>
      <g class="way">
        <path class="under" d={path} />
        <path d={path} />
      </g>
      <circle class="ghost" cx={end.x} cy={end.y} r={PUCK} />
    </>
  );
}

/** Off the board. */
export const Cross = ({ at }: { readonly at: BoardPoint }) => (
  <g class="cross" transform={`translate(${at.x} ${at.y})`}>
    <path class="under" d="M-12-12 12 12M12-12-12 12" />
    <path d="M-12-12 12 12M12-12-12 12" />
  </g>
);

/** Where a puck lay. */
export const Ghost = ({ at }: { readonly at: BoardPoint }) => (
  <circle class="ghost" cx={at.x} cy={at.y} r={PUCK} />
);

/** Where an elastic lay. */
export function OldBand({ elastic, hooks }: { readonly elastic: number; readonly hooks: Hooks }) {
  const path = bandPath(orient(hooks.map(post => postAt(post))));
  return <path class={`old-band ${sideName(holderOf(elastic))}`} d={path} />;
}
