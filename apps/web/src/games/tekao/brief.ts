import {
  fromOf,
  isClockwise,
  isFlag,
  kindOf,
  nameSquare,
  shapePlaced,
  squarePlaced,
  tekao,
  toOf,
} from '@tablee/tekao';
import { words } from './words.ts';

/** A move in the list of moves: a square's name or two and what happened there. */
export function briefMove(move: string): string {
  const m = tekao.readMove(move);
  if (m === null) return move;
  const { brief } = words();
  switch (kindOf(m)) {
    case 'go':
      return `${nameSquare(fromOf(m))} → ${nameSquare(toOf(m))}`;
    case 'turn':
      return `${nameSquare(fromOf(m))} ${isClockwise(m) ? '↻' : '↺'}`;
    case 'place':
      return (isFlag(shapePlaced(m)) ? brief.flag : brief.piece)(nameSquare(squarePlaced(m)));
    case 'pass':
      return brief.pass;
  }
}
