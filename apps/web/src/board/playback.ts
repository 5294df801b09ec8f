import type { Seat } from '@tablee/kernel';
import type { Shown } from './contract.ts';
import { compare, type Piece } from './piece.ts';

/** One entry as the board draws it. */
export type Frame<S, E> = {
  readonly shown: Shown<S, E>;
  readonly pieces: readonly Piece[];
  /** The seat that moved; null at the start and after a jump. */
  readonly mover: Seat | null;
};

/** Entries waiting to be shown. The frame at `at` is on the screen; the last frame is the current position. */
export type Playback<S, E> = {
  readonly frames: readonly Frame<S, E>[];
  readonly at: number;
};

export const startPlayback = <S, E>(frame: Frame<S, E>): Playback<S, E> => ({ frames: [frame], at: 0 });
export const onScreen = <S, E>(playback: Playback<S, E>): Frame<S, E> => playback.frames[playback.at]!;
export const newest = <S, E>(playback: Playback<S, E>): Frame<S, E> => playback.frames.at(-1)!;
export const isSettled = (playback: Playback<unknown, unknown>): boolean =>
  playback.at === playback.frames.length - 1;

/**
 * Adds a frame. The next entry is queued; the same entry again (a prediction confirmed) replaces the last frame; any
 * other jump restarts the playback.
 */
export function extend<S, E>(playback: Playback<S, E>, frame: Frame<S, E>): Playback<S, E> {
  const last = newest(playback);
  if (frame.shown.n === last.shown.n) {
    const same = compare(last.pieces, frame.pieces).length === 0;
    const kept = { ...frame, mover: last.mover, pieces: same ? last.pieces : frame.pieces };
    return { ...playback, frames: [...playback.frames.slice(0, -1), kept] };
  }
  const follows = frame.shown.n > last.shown.n && frame.shown.events.length > 0;
  return follows
    ? { ...playback, frames: [...playback.frames, frame] }
    : startPlayback({ ...frame, mover: null });
}

export const advance = <S, E>(playback: Playback<S, E>): Playback<S, E> =>
  isSettled(playback) ? playback : { ...playback, at: playback.at + 1 };
export const settle = <S, E>(playback: Playback<S, E>): Playback<S, E> => ({
  ...playback,
  at: playback.frames.length - 1,
});
