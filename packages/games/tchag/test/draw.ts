import { driveGame } from '@tablee/conform/testkit';
import type { Seat } from '@tablee/kernel';
import { listMoves, type State, tchag } from '../src/index.ts';

const driver = driveGame(tchag);
export const { after, play, positionKey } = driver;

/** Rule and key. The seat on turn is asked even after the end. */
export const refusal = (s: State, text: string, seat: Seat = s.side): string | null =>
  driver.refusal(s, text, seat);

/**
 * A position from a picture, row 6 on top, spaces as you like. Captures follow from the pawns: a missing pawn
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
