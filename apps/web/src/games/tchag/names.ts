import { isGrey, pawnOn, type Square, type State } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { slidesAt } from './choices.ts';
import { type Desk, targetsOf } from './press.ts';
import type { Words } from './words.ts';

/** What a square is to whoever hears the board, and whether pressing it does something. */
export type SquareRole = {
  readonly name: string;
  /** Something happens when it is pressed; all others only say what they are. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

function nameSquareOf(state: State, square: Square, text: Messages): string {
  const cell = state.cells[square]!;
  const pawn = pawnOn(cell);
  const stone = cell === 0 ? null : isGrey(cell) ? 'grey' : 'black';
  return text.square(square, stone, pawn < 0 ? null : pawn);
}

export function roleOf(desk: Desk, square: Square, text: Messages, word: Words): SquareRole {
  const { state, hand, choices } = desk;
  if (targetsOf(desk).includes(square)) {
    const takes = pawnOn(state.cells[square]!) >= 0 ? `, ${word.takes}` : '';
    return { name: `${text.moves.step(hand.selected!, square)}${takes}`, acts: true, drags: false };
  }
  const name = nameSquareOf(state, square, text);
  const ways = choices.steps.get(square);
  if (ways) {
    const pressed = square === hand.selected;
    return { name: `${name}, ${word.ways(ways.length)}`, acts: true, pressed, drags: true };
  }
  const drags = state.cells[square] !== 0 && slidesAt(choices.slides, state, square).length > 0;
  return { name, acts: false, drags };
}
