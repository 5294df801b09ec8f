import type { Eyes, Seat } from '@tablee/kernel';
import { type Colour, coloursOf, isBlocked, type State, tock } from '@tablee/tock';

/** Whose hand lies at the lower edge: one's own, or for the referee of a finished game whoever sits there. */
export function holderOf(eyes: Eyes, bottom: Seat): Seat | null {
  if (eyes === 'public') return null;
  return eyes === 'referee' ? bottom : eyes;
}

const coloursOfAll = (state: State, seats: readonly Seat[]): readonly Colour[] =>
  seats.flatMap(seat => coloursOf(state, seat));

/** Colours whose players have to choose now; under `alternate` only the colour on turn. */
export function litColours(state: State): readonly Colour[] {
  return state.colour >= 0 ? [state.colour] : coloursOfAll(state, tock.actors(state));
}

export function blockedColours(state: State): readonly Colour[] {
  const seats = Array.from({ length: state.variant.seats }, (_, seat) => seat);
  return coloursOfAll(
    state,
    seats.filter(seat => isBlocked(state, seat)),
  );
}

export const dealerColour = (state: State): Colour | null => coloursOf(state, state.dealer)[0] ?? null;
