import type { Seat } from '@tablee/kernel';
import type { Shown } from './contract.ts';
import { compare, type Piece } from './piece.ts';

/** What has been seen of a game, frame by frame: the newest is the truth, the one at `at` is on the screen. */

export type FilmFrame<S, E> = {
  readonly shown: Shown<S, E>;
  readonly pieces: readonly Piece[];
  /** Who did it; null where nobody did (the start, a jump). */
  readonly mover: Seat | null;
};

export type Film<S, E> = {
  readonly frames: readonly FilmFrame<S, E>[];
  readonly at: number;
};

export const openFilm = <S, E>(frame: FilmFrame<S, E>): Film<S, E> => ({ frames: [frame], at: 0 });
export const onScreen = <S, E>(film: Film<S, E>): FilmFrame<S, E> => film.frames[film.at]!;
export const newest = <S, E>(film: Film<S, E>): FilmFrame<S, E> => film.frames.at(-1)!;
export const isSettled = (film: Film<unknown, unknown>): boolean => film.at === film.frames.length - 1;

/**
 * A next entry waits its turn to be seen; the same one again (the referee confirms what was predicted) changes nothing
 * that was seen; any other jump begins anew.
 */
export function extend<S, E>(film: Film<S, E>, frame: FilmFrame<S, E>): Film<S, E> {
  const last = newest(film);
  if (frame.shown.n === last.shown.n) {
    const same = compare(last.pieces, frame.pieces).length === 0;
    const kept = { ...frame, mover: last.mover, pieces: same ? last.pieces : frame.pieces };
    return { ...film, frames: [...film.frames.slice(0, -1), kept] };
  }
  const follows = frame.shown.n > last.shown.n && frame.shown.events.length > 0;
  return follows ? { ...film, frames: [...film.frames, frame] } : openFilm({ ...frame, mover: null });
}

export const advance = <S, E>(film: Film<S, E>): Film<S, E> =>
  isSettled(film) ? film : { ...film, at: film.at + 1 };
export const settle = <S, E>(film: Film<S, E>): Film<S, E> => ({ ...film, at: film.frames.length - 1 });

type Posed = Pick<Shown, 'n' | 'decisions'>;
const choiceOf = ({ n, decisions }: Posed, seat: Seat): number => decisions?.[seat] ?? n;

/**
 * Of these seats, those who may act on what is seen: they face the same choice there as now. Entries in between are the
 * choices of others who choose at the same time. To withdraw what is offered while they are shown would lose the press
 * of a finger that is already down on it.
 */
export const handsOn = (hands: readonly Seat[], seen: Posed, now: Posed): readonly Seat[] =>
  hands.filter(seat => choiceOf(seen, seat) === choiceOf(now, seat));
