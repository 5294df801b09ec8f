import { COLOURS, type State, type TchangEvent } from '@tablee/tchang';
import type { Shown } from '../../board/contract.ts';
import { ANIMALS } from './art/animal.tsx';
import { Firefly } from './art/firefly.tsx';
import { Statue } from './art/statue.tsx';
import { Stone, type StoneFace } from './art/stone.tsx';
import { flightIds, flightOf, revealId, SHAKE, VEIL_STATUE, VEIL_STONE } from './effects.ts';

const UNSEEN = { opacity: 0 };
const FANGS = 'M-46-30-30 4-18-28-4 10 10-28 22 6 34-30 46-24 30 40H-30L-46-24z';

type Props = { readonly shown: Shown<State, TchangEvent> };

/** The backs that turn away, under the pawn that turned them. */
export const Backs = ({ shown: { events, n } }: Props) => (
  <g class="still" aria-hidden="true" key={n}>
    {events.map((event, i) =>
      event.kind === 'dragon' || event.kind === 'tangram' ? (
        <g key={i} data-piece={VEIL_STATUE} style={UNSEEN}>
          <Statue face={-1} />
        </g>
      ) : (
        event.kind === 'bitten' && (
          <g key={i} data-piece={VEIL_STONE} style={UNSEEN}>
            <Stone face="down" seed={event.space} />
          </g>
        )
      ),
    )}
  </g>
);

/** What is seen only while an entry is shown: what was turned up, fireflies on their way, a bite. */
export const Passing = ({ shown: { events, state, n } }: Props) => (
  <g class="still" aria-hidden="true" key={n}>
    {events.map((event, i) => {
      const flight = flightOf(event, state);
      return (
        <g key={i}>
          <g data-piece={revealId(i)} style={UNSEEN}>
            <Revealed event={event} />
          </g>
          {event.kind === 'bitten' && (
            <g data-piece={SHAKE} style={UNSEEN}>
              <path class="fangs" d={FANGS} />
            </g>
          )}
          {flight &&
            flightIds(i, flight.count).map(id => (
              <g key={id} data-piece={id} style={UNSEEN}>
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

/** Which animal it is changes nothing: the same space always hides the same one. */
export const animalOn = (space: number): StoneFace => ANIMALS[space % ANIMALS.length]!;

const stoneFace = (fireflies: number): StoneFace =>
  fireflies === 1 || fireflies === 2 || fireflies === 3 || fireflies === 4 ? fireflies : 'down';
