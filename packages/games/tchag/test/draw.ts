import type { Seat } from '@tablee/kernel';
import { refereeOnly } from '@tablee/kernel';
import { listMoves, type State, type TchagEvent, tchag } from '../src/index.ts';

/**
 * A position from a picture, row 6 on top, spaces as you like. Captures follow from the pawns: whoever is missing
 * was taken.
 */
export function at(picture: string, side: 'r' | 'y' = 'r', mark: '' | '*' = ''): State {
  const rows = picture
    .trim()
    .split('\n')
    .map(row => row.replaceAll(' ', ''));
  const drawn = rows.join('/');
  const missing = (letters: RegExp): number => 4 - (drawn.match(letters)?.length ?? 0);
  const text = `${drawn} ${side} ${missing(/y/gi)}-${missing(/r/gi)}${mark && ` ${mark}`}`;
  return tchag.readState(text);
}

/** The field of a state as six rows, to compare with a picture. */
export const fieldOf = (s: State): string[] => tchag.writeState(s).split(' ')[0]!.split('/');
export const picture = (drawn: string): string[] =>
  drawn
    .trim()
    .split('\n')
    .map(row => row.replaceAll(' ', ''));

export const texts = (s: State): string[] => listMoves(s).map(m => tchag.writeMove(m));

/** Plays moves one after the other, each of which must be legal; the state given stays as it is. */
export function after(s: State, ...moves: string[]): State {
  const next = tchag.clone(s);
  for (const text of moves) newsOf(next, text);
  return next;
}

/** Plays a move in place and returns what happened. */
export function newsOf(s: State, text: string): TchagEvent[] {
  const m = tchag.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  const refusal = tchag.refuse(s, s.side, m);
  if (refusal) throw new Error(`${text} is refused: ${refusal.rule} ${refusal.key}`);
  return tchag.apply(s, s.side, m, refereeOnly);
}

/** "TCHAG-4 own-pawn-there", or null for a legal move. */
export function refusal(s: State, text: string, seat: Seat = s.side): string | null {
  const m = tchag.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  const refused = tchag.refuse(s, seat, m);
  return refused && `${refused.rule} ${refused.key}`;
}
