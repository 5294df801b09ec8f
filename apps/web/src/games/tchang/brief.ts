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
import { words } from './words.ts';

/** The four marks as characters: the list of moves has no room for drawings. */
const MARKS = '●◆▲■';
const mark = (colour: number): string => MARKS[colour] ?? COLOUR_LETTERS[colour] ?? '';

/** A move in the list of moves: who, where to. */
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
