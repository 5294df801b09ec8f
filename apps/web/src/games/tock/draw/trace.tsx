import type { Seat } from '@tablee/kernel';
import { type Colour, isReserve, type Place, reserveOf, type State, type TockEvent } from '@tablee/tock';
import type { Past } from '../../../board/contract.ts';
import { TraceOver, TraceUnder } from '../../../board/trace/marks.tsx';
import { lastTurnOf, type Trace, type Turns } from '../../../board/trace/trace.ts';
import { colourOn } from './colours.ts';
import { lineThrough, pointOf } from './geometry.ts';

const TURNS: Turns<TockEvent> = {
  moverOf: events => {
    const card = events.find(e => e.kind === 'played' || e.kind === 'dropped');
    return card && 'seat' in card ? card.seat : null;
  },
  // A seat plays several cards in a row when the others have none left.
  ends: () => true,
};

/** The last card; with `own`, all cards since that seat's. A leap (TOCK-16) continues the way of its pawn. */
export function lastTurn(entries: readonly Past<TockEvent>[], own: Seat | null): Trace {
  const ways: Place[][] = [];
  const taken = new Set<Place>();
  const traded = new Set<Place>();
  for (const event of lastTurnOf(entries, TURNS, own).flatMap(entry => entry.events)) {
    switch (event.kind) {
      case 'entered':
        ways.push([reserveOf(event.colour), event.to]);
        break;
      case 'walked':
        ways.push([event.from, ...event.way]);
        traded.delete(event.from);
        break;
      case 'leapt': {
        const last = ways.at(-1);
        if (last?.at(-1) === event.from) last.push(event.to);
        else ways.push([event.from, event.to]);
        break;
      }
      case 'taken':
        taken.add(event.at);
        break;
      case 'traded':
        // TOCK-26: both places are occupied, before and after.
        ways.push([event.a, event.b]);
        traded.add(event.a).add(event.b);
    }
  }
  const left = ways.map(way => way[0]!).filter(at => !isReserve(at) && !traded.has(at));
  return { left: [...new Set(left)], ways, taken: [...taken], spots: [...traded] };
}

/** The board has 13 squares to a side. */
const SIZE = 1.5;
const BEND = 40;

type Props = { readonly trace: Trace; readonly n: number; readonly lower: Colour };

export const TraceOnBoard = ({ trace, n, lower }: Props) => (
  <TraceUnder
    trace={trace}
    n={n}
    place={at => pointOf(at, lower)}
    draw={points => lineThrough(points, BEND)}
    size={SIZE}
    round
  />
);

export const TraceOnMarbles = ({ trace, n, lower, state }: Props & { readonly state: State }) => (
  <TraceOver
    trace={trace}
    n={n}
    place={at => pointOf(at, lower)}
    isFree={at => colourOn(state, at) < 0}
    size={SIZE}
  />
);
