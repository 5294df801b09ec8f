import type { Seat } from '@tablee/kernel';
import { EMPTY, type Square, type State, type TekaoEvent } from '@tablee/tekao';
import type { Past } from '../../../board/contract.ts';
import { TraceLayer, TraceOver, TraceUnder } from '../../../board/trace/marks.tsx';
import { lastTurnOf, type Trace, type Turns } from '../../../board/trace/trace.ts';
import { squareCentre } from './geometry.ts';

export type TurnedPiece = { readonly at: Square; readonly clockwise: boolean };
export type TekaoTrace = Trace & { readonly turned: readonly TurnedPiece[] };

const TURNS: Turns<TekaoEvent> = {
  moverOf: events => {
    const act = events.find(e => ['placed', 'moved', 'turned', 'passed'].includes(e.kind));
    return act && 'seat' in act ? act.seat : null;
  },
};

/** The last turn; with `own`, all turns since that seat's. Marks on a piece follow it, and go when it is taken. */
export function lastTurn(entries: readonly Past<TekaoEvent>[], own: Seat | null): TekaoTrace {
  const ways: Square[][] = [];
  const taken = new Set<Square>();
  let spots: readonly Square[] = [];
  let turned: readonly TurnedPiece[] = [];
  for (const event of lastTurnOf(entries, TURNS, own).flatMap(entry => entry.events)) {
    switch (event.kind) {
      case 'placed':
        spots = [...spots, event.square];
        break;
      case 'moved':
        ways.push([event.from, event.to]);
        turned = turned.map(each => (each.at === event.from ? { ...each, at: event.to } : each));
        break;
      case 'turned':
        turned = [
          ...turned.filter(({ at }) => at !== event.square),
          { at: event.square, clockwise: event.clockwise },
        ];
        break;
      case 'fell':
        taken.add(event.square);
        turned = turned.filter(({ at }) => at !== event.square);
    }
  }
  const left = [...new Set(ways.map(way => way[0]!))];
  return { left, ways, taken: [...taken], spots, turned };
}

type Props = { readonly trace: TekaoTrace; readonly n: number; readonly flipped: boolean };

/** Under the pieces. */
export const TraceOnBoard = ({ trace, n, flipped }: Props) => (
  <TraceUnder trace={trace} n={n} place={at => squareCentre(at, flipped)} round={false} />
);

/** Three quarters of a circle, clockwise. */
const ROUND = 'M-6 8A10 10 0 1 1 9 4';
const HEAD = 'M14-4 9 6-1 1';

/** Above the pieces: captures, and a round arrow on a piece that was turned. */
export function TraceOnPieces({ trace, n, flipped, state }: Props & { readonly state: State }) {
  const place = (at: Square) => squareCentre(at, flipped);
  return (
    <>
      <TraceOver trace={trace} n={n} place={place} isFree={at => state.cells[at] === EMPTY} />
      <TraceLayer key={n}>
        {trace.turned.map(({ at, clockwise }) => {
          const { x, y } = place(at);
          return (
            <g key={at} transform={`translate(${x - 33} ${y - 33}) scale(${clockwise ? 1 : -1} 1)`}>
              <circle class="trace-ground" r={19} />
              <path class="trace-turned" d={ROUND} />
              <path class="trace-turned" d={HEAD} />
            </g>
          );
        })}
      </TraceLayer>
    </>
  );
}
