import type { Direction, Square, State, TchagEvent } from '@tablee/tchag';
import type { Past } from '../../../board/contract.ts';
import { Stroke, TraceLayer, TraceOver, TraceUnder } from '../../../board/trace/marks.tsx';
import { NO_TRACE, type Trace } from '../../../board/trace/trace.ts';
import { screenWay, squareCentre } from './geometry.ts';

/** A stone that slid: where it lies now, and the directions of its slides. */
export type SlidStone = { readonly at: Square; readonly directions: readonly Direction[] };
export type TchagTrace = Trace & { readonly slid: readonly SlidStone[] };

/** TCHAG-5, TCHAG-6: the last step and the slides after it. Ways and captures follow the stones that slid. */
export function lastTurn(entries: readonly Past<TchagEvent>[]): TchagTrace {
  const events = entries.flatMap(entry => entry.events);
  const start = events.findLastIndex(event => event.kind === 'moved');
  let way: readonly Square[] = [];
  let taken: readonly Square[] = [];
  let slid: readonly SlidStone[] = [];
  for (const event of start < 0 ? [] : events.slice(start)) {
    if (event.kind === 'moved') {
      way = [event.from, event.to];
      taken = event.captured === null ? [] : [event.to];
    } else if (event.kind === 'slid') {
      const next = new Map(event.stones.map(stone => [stone.from, stone.to]));
      const follow = (square: Square): Square => next.get(square) ?? square;
      const earlier = new Map(slid.map(stone => [stone.at, stone.directions]));
      const now = way.at(-1)!;
      way = next.has(now) ? [...way, follow(now)] : way;
      taken = taken.map(follow);
      slid = [
        ...slid.filter(({ at }) => !next.has(at)),
        ...event.stones.map(({ from, to }) => ({
          at: to,
          directions: [...(earlier.get(from) ?? []), event.direction],
        })),
      ];
    }
  }
  return start < 0
    ? { ...NO_TRACE, slid: [] }
    : { ...NO_TRACE, left: way.slice(0, 1), ways: [way], taken, slid };
}

type Props = { readonly trace: TchagTrace; readonly n: number; readonly flipped: boolean };

/** Between stones and pawns. */
export const TraceOnStones = ({ trace, n, flipped }: Props) => (
  <TraceUnder trace={trace} n={n} place={at => squareCentre(at, flipped)} round />
);

/** Points right, at the edge from which the stone came; other directions are rotated. */
const CHEVRON = 'M-44-11-33 0-44 11';

/** Above the pawns: captures, and small arrows on the stones that slid. */
export function TraceOnPawns({ trace, n, flipped, state }: Props & { readonly state: State }) {
  return (
    <>
      <TraceLayer key={n}>
        {trace.slid.map(({ at, directions }) => {
          const { x, y } = squareCentre(at, flipped);
          return directions.map((direction, i) => {
            const way = screenWay(direction, flipped);
            const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
            return (
              <g key={`${at}-${i}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
                <Stroke kind="trace-arrow" d={CHEVRON} />
              </g>
            );
          });
        })}
      </TraceLayer>
      <TraceOver
        trace={trace}
        n={n}
        place={at => squareCentre(at, flipped)}
        isFree={at => state.cells[at] === 0}
      />
    </>
  );
}
