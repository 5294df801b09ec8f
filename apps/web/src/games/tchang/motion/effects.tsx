import { COLOURS, type State, type TchangEvent } from '@tablee/tchang';
import type { Shown } from '../../../board/contract.ts';
import type { BoardPoint } from '../../../board/piece.ts';
import { animalOn } from '../art/animal.tsx';
import { centreOf } from '../art/geometry.ts';
import { Statue } from '../art/statue.tsx';
import { Firefly, Stone, type StoneFace } from '../art/stone.tsx';

/** Elements that are visible only during an entry. Motions refer to them by these ids. */
export const VEIL_STONE = 'veil-stone';
export const VEIL_STATUE = 'veil-statue';
export const SHAKE = 'bite';

/** The find of the i-th event of an entry, held up over the pawn. */
export const revealId = (i: number): string => `reveal-${i}`;
/** Height above the space, in drawing units. */
export const HELD_UP = 64;

/** Fireflies drawn in one flight. */
const MAX_FLYING = 6;

/** Fireflies flying into a purse, or from one pawn to another. */
export type Flight = { readonly from: BoardPoint; readonly to: BoardPoint; readonly count: number };

export function flightOf(event: TchangEvent, state: State): Flight | null {
  switch (event.kind) {
    case 'found': {
      const at = centreOf(event.space);
      return { from: { x: at.x, y: at.y - HELD_UP }, to: at, count: Math.min(MAX_FLYING, event.taken) };
    }
    case 'rewarded': {
      const at = centreOf(state.pawns[event.pawn]!);
      return { from: { x: at.x, y: at.y - 80 }, to: at, count: Math.min(MAX_FLYING, event.fireflies) };
    }
    case 'shared': {
      const { x, y } = centreOf(event.space);
      const half = event.giver < event.receiver ? 30 : -30;
      return {
        from: { x: x - half, y: y - 10 },
        to: { x: x + half, y: y - 10 },
        count: Math.min(MAX_FLYING, event.amount),
      };
    }
    default:
      return null;
  }
}

/** Ids of the fireflies of the i-th event of an entry. */
export const flightIds = (i: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `fly-${i}-${nth}`);

const HIDDEN = { opacity: 0 };
const FANGS = 'M-46-30-30 4-18-28-4 10 10-28 22 6 34-30 46-24 30 40H-30L-46-24z';

type Props = { readonly shown: Shown<State, TchangEvent> };

/** Backs of stones and statues that turn over, drawn under the pawns. */
export const TurningBacks = ({ shown: { events, n } }: Props) => (
  <g class="still" aria-hidden="true" key={n}>
    {events.map((event, i) =>
      event.kind === 'dragon' || event.kind === 'tangram' ? (
        <g key={i} data-piece={VEIL_STATUE} style={HIDDEN}>
          <Statue face={-1} />
        </g>
      ) : (
        event.kind === 'bitten' && (
          <g key={i} data-piece={VEIL_STONE} style={HIDDEN}>
            <Stone face="down" seed={event.space} />
          </g>
        )
      ),
    )}
  </g>
);

/** Finds, flying fireflies and bites, drawn over the pawns. */
export const PassingEffects = ({ shown: { events, state, n } }: Props) => (
  <g class="still" aria-hidden="true" key={n}>
    {events.map((event, i) => {
      const flight = flightOf(event, state);
      return (
        <g key={i}>
          <g data-piece={revealId(i)} style={HIDDEN}>
            <Revealed event={event} />
          </g>
          {event.kind === 'bitten' && (
            <g data-piece={SHAKE} style={HIDDEN}>
              <path class="fangs" d={FANGS} />
            </g>
          )}
          {flight &&
            flightIds(i, flight.count).map(id => (
              <g key={id} data-piece={id} style={HIDDEN}>
                <Firefly />
              </g>
            ))}
        </g>
      );
    })}
  </g>
);

function Revealed({ event }: { readonly event: TchangEvent }) {
  switch (event.kind) {
    case 'found':
      return <Stone face={stoneFace(event.fireflies)} seed={event.space} />;
    case 'bitten':
      return <Stone face={animalOn(event.space)} seed={event.space} />;
    case 'dragon':
      return <Statue face={event.colour} />;
    case 'tangram':
      return <Statue face={COLOURS.length + event.piece} />;
    default:
      return null;
  }
}

const stoneFace = (fireflies: number): StoneFace =>
  fireflies === 1 || fireflies === 2 || fireflies === 3 || fireflies === 4 ? fireflies : 'down';
