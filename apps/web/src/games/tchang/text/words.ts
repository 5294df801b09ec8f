import {
  amountOf,
  COLOUR_LETTERS,
  giverOf,
  kindOf,
  nameSpace,
  pawnOf,
  receiverOf,
  spaceLaid,
  tchang,
  toOf,
} from '@tablee/tchang';
import { boardWords } from '../../board-words.ts';

export type { Words } from './fr.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

/** Colour marks as characters: the list of moves has no room for drawings. */
const MARKS = '●◆▲■';
const mark = (colour: number): string => MARKS[colour] ?? COLOUR_LETTERS[colour] ?? '';

/** A move as shown in the list of moves. */
export function briefMove(move: string): string {
  const m = tchang.readMove(move);
  if (m === null) return move;
  const { brief } = words();
  const kind = kindOf(m);
  switch (kind) {
    case 'go':
      return brief.go(mark(pawnOf(m)), nameSpace(toOf(m)));
    case 'share':
      return brief.give(mark(giverOf(m)), mark(receiverOf(m)), amountOf(m));
    case 'statue':
    case 'stone':
      return brief[kind](nameSpace(spaceLaid(m)));
    case 'pass':
    case 'end':
    case 'auto':
      return brief[kind];
  }
}
