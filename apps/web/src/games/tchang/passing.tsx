import type { State, TchangEvent } from '@tablee/tchang';
import type { Shown } from '../../board/contract.ts';
import { Firefly } from './art/firefly.tsx';
import { Statue } from './art/statue.tsx';
import { Stone } from './art/stone.tsx';
import { flightIds, flightOf, SHAKE, VEIL_STATUE, VEIL_STONE } from './effects.ts';

const UNSEEN = { opacity: 0 };
const FANGS = 'M-46-30-30 4-18-28-4 10 10-28 22 6 34-30 46-24 30 40H-30L-46-24z';

/** What is seen only while an entry is shown: the backs that turn away, fireflies on their way, a bite. */
export function Passing({ shown: { events, state, n } }: { readonly shown: Shown<State, TchangEvent> }) {
  return (
    <g class="still" aria-hidden="true" key={n}>
      {events.map((event, i) => {
        if (event.kind === 'dragon' || event.kind === 'tangram')
          return (
            <g key={i} data-piece={VEIL_STATUE} style={UNSEEN}>
              <Statue face={-1} />
            </g>
          );
        const flight = flightOf(event, state);
        return (
          <g key={i}>
            {(event.kind === 'found' || event.kind === 'bitten') && (
              <g data-piece={VEIL_STONE} style={UNSEEN}>
                <Stone face="down" seed={event.space} />
              </g>
            )}
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
}
