import { BadText } from '@tablee/kernel';
import type { State } from './board.ts';
import type { Move } from './moves.ts';

/** Every move has one spelling. */
export const writeMove = (m: Move): string => String(m.square);

export function readMove(text: string): Move | null {
  return /^(?:0|[1-9][0-9]?)$/.test(text) ? { square: Number(text) } : null;
}

export const writeState = (s: State): string => String(s.turn);

export function readState(text: string): State {
  if (!/^[01]$/.test(text)) throw new BadText('position-shape', 'This text is not a position of Gameid.');
  return { turn: Number(text) };
}
