import { type DragonsEvent, isStone, type Space, type State } from '@tablee/dragons';
import type { BoardProps, Past } from '../../../board/contract.ts';
import { TraceOver, TraceUnder } from '../../../board/trace/marks.tsx';
import { lastTurnOf, type Trace, type Turns } from '../../../board/trace/trace.ts';
import { placeOf } from './pieces.ts';

const TURNS: Turns<DragonsEvent> = {
  moverOf: events => {
    const act = events.find(e => e.kind === 'turned' || e.kind === 'hid' || e.kind === 'kept');
    return act && 'seat' in act ? act.seat : null;
  },
  // The winner of a duel may win the next one too.
  ends: events => events.some(e => e.kind === 'round'),
};

/** Where everything may be seen again: a replay of a finished game. While a game runs, its replay has no past (DRAGON-8). */
export const isOpenReplay = ({ lookedBack, past }: Pick<BoardProps, 'lookedBack' | 'past'>): boolean =>
  lookedBack === true && past.length > 0;

/** The last turn. DRAGON-8: while the game runs, the trace does not help to remember where stones were hidden. */
export function lastTurn(entries: readonly Past<DragonsEvent>[], open: boolean): Trace {
  const left = new Set<Space>();
  const ways: Space[][] = [];
  const taken = new Set<Space>();
  let spots: readonly Space[] = [];
  for (const event of lastTurnOf(entries, TURNS, null).flatMap(entry => entry.events)) {
    if (event.kind === 'turned') spots = [event.space];
    else if (event.kind === 'kept') {
      for (const space of event.spaces) taken.add(space);
      spots = [];
    } else if (event.kind === 'hid') {
      left.add(event.from);
      if (open) ways.push([event.from, event.to]);
      spots = [];
    }
  }
  return { left: [...left], ways, taken: [...taken], spots };
}

type Props = { readonly trace: Trace; readonly n: number };

export const TraceOnGround = ({ trace, n }: Props) => (
  <TraceUnder trace={trace} n={n} place={placeOf} round />
);

export const TraceOnStones = ({ trace, n, state }: Props & { readonly state: State }) => (
  <TraceOver trace={trace} n={n} place={placeOf} isFree={at => !isStone(state.cells[at]!)} />
);
