import { isGrey, pawnOn, type Square, type State } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { Language } from '../../../storage/settings.ts';

/** Texts of the drawn board; all other texts are messages of the game. */
const fr = {
  board: (lower: string) => `Plateau de Tchag, ${lower} en bas`,
  slides: 'Glissements possibles',
  ways: (n: number) => (n === 0 ? 'bloqué' : n === 1 ? '1 coup possible' : `${n} coups possibles`),
  takes: 'prend un pion',
  hint: 'conseillé',
  once: 'Touchez encore pour glisser',
  again: 'Rejoue',
  blocked: 'Bloqué',
  wins: (who: string) => `${who} gagne`,
  drawn: 'Égalité',
};
export type Words = typeof fr;

const en: Words = {
  board: lower => `Tchag board, ${lower} at the bottom`,
  slides: 'Possible slides',
  ways: n => (n === 0 ? 'blocked' : n === 1 ? '1 possible move' : `${n} possible moves`),
  takes: 'takes a pawn',
  hint: 'advised',
  once: 'Tap again to slide',
  again: 'Plays again',
  blocked: 'Blocked',
  wins: who => `${who} wins`,
  drawn: 'A draw',
};

export const words: { readonly [L in Language]: Words } = { fr, en };

/** "d3, grey stone, red pawn": the content of a square. */
export function saySquare(state: State, square: Square, text: Messages): string {
  const cell = state.cells[square]!;
  const pawn = pawnOn(cell);
  const stone = cell === 0 ? null : isGrey(cell) ? 'grey' : 'black';
  return text.square(square, stone, pawn < 0 ? null : pawn);
}
