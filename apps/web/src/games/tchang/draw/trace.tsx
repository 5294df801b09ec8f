import type { Seat } from '@tablee/kernel';
import {
  type Colour,
  hasStatue,
  pawnsOn,
  routeBetween,
  type Space,
  type State,
  type TchangEvent,
} from '@tablee/tchang';
import type { Past } from '../../../board/contract.ts';
import { TraceOver, TraceUnder } from '../../../board/trace/marks.tsx';
import { lastTurnOf, type Trace, type Turns } from '../../../board/trace/trace.ts';
import { centreOf } from '../art/geometry.ts';

const turnsOf = ({ variant }: State): Turns<TchangEvent> => ({
  moverOf: events => {
    const act = events.find(e => ['placed', 'moved', 'shared', 'passed', 'ended'].includes(e.kind));
    return act && 'seat' in act ? act.seat : null;
  },
  // A single player's game is one turn.
  ends: events => variant.seats === 1 || events.some(e => e.kind === 'ended' || e.kind === 'passed'),
});

/** The last turn; with `own`, all turns since that seat's. Moves of one pawn make one way. */
export function lastTurn(entries: readonly Past<TchangEvent>[], state: State, own: Seat | null): Trace {
  const ways: { readonly pawn: Colour; readonly spaces: Space[] }[] = [];
  const taken = new Set<Space>();
  const spots = new Set<Space>();
  for (const event of lastTurnOf(entries, turnsOf(state), own).flatMap(entry => entry.events)) {
    switch (event.kind) {
      case 'moved': {
        const steps = routeBetween(state, event.from, event.to);
        const before = ways.findLast(way => way.pawn === event.pawn);
        if (before?.spaces.at(-1) === event.from) before.spaces.push(...steps);
        else ways.push({ pawn: event.pawn, spaces: [event.from, ...steps] });
        break;
      }
      case 'found':
      case 'freed':
        taken.add(event.space);
        break;
      case 'placed':
      case 'bitten':
      case 'dragon':
      case 'tangram':
      case 'shared':
        spots.add(event.space);
    }
  }
  return {
    left: [...new Set(ways.map(way => way.spaces[0]!))],
    ways: ways.map(way => way.spaces),
    // The statue under a stone tells more than the stone that was taken.
    taken: [...taken].filter(space => !spots.has(space)),
    spots: [...spots],
  };
}

type Props = { readonly trace: Trace; readonly n: number };

export const TraceOnGround = ({ trace, n }: Props) => (
  <TraceUnder trace={trace} n={n} place={centreOf} round />
);

export const TraceOnPawns = ({ trace, n, state }: Props & { readonly state: State }) => (
  <TraceOver
    trace={trace}
    n={n}
    place={centreOf}
    // Costs stand in the upper right corner.
    corners={-1}
    isFree={at => pawnsOn(state, at).length === 0 && !hasStatue(state.cells[at]!)}
  />
);
