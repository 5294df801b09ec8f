import type { Seat } from '@tablee/kernel';
import { type Colour, colourAt, coloursOf, isBlocked, type Place, type State, tock } from '@tablee/tock';

/** One outline per colour, within a radius of 10: ● ■ ▲ ◆. */
const SHAPES: readonly string[] = [
  'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M-8-8h16v16h-16z',
  'M0-10 10 8h-20z',
  'M0-11 10 0 0 11-10 0z',
];
const HUES: readonly string[] = ['vermilion', 'blue', 'gold', 'green'];

export const shapeOf = (colour: Colour): string => SHAPES[colour] ?? '';
/** The CSS class of a colour. */
export const hueOf = (colour: Colour): string => HUES[colour] ?? '';

/** The colour of the pawn on a place, or -1. A reserve has its own colour. */
export const colourOn = (state: State, at: Place): Colour => colourAt(state.pawns, at);

const coloursOfAll = (state: State, seats: readonly Seat[]): readonly Colour[] =>
  seats.flatMap(seat => coloursOf(state, seat));

/** Colours whose players have to act; under the `alternate` option only the colour on turn. */
export function coloursOnTurn(state: State): readonly Colour[] {
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
