import { type Seat, seatsFacingSame } from '@tablee/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prefersStill } from '../storage/settings.ts';
import type { BoardProps, Shown } from './contract.ts';
import { type Motion, planMotions, show } from './motion.ts';
import { paceMotions, paceOf } from './pace.ts';
import { compare, type Piece, type PlaceOf, type Root } from './piece.ts';
import {
  advance,
  extend,
  isSettled,
  newest,
  onScreen,
  type Playback,
  settle,
  startPlayback,
} from './playback.ts';

/** Pauses between two entries, and before the first entry after a jump. */
const PAUSE_MS = 110;
const JUMP_PAUSE_MS = 350;
/** A jump that changes more pieces than this is not animated. */
const MOST_CHANGES = 8;

/** What a game provides to animate its board. */
export type BoardAnimator<S, E> = {
  /** The pieces of a position, with the identities they had before. */
  readonly follow: (before: readonly Piece[] | null, shown: Shown<S, E>) => readonly Piece[];
  readonly moverOf: (shown: Shown<S, E>) => Seat | null;
  /** The motions of an entry, if pieces do not simply go from place to place. */
  readonly travel?: (before: readonly Piece[], shown: Shown<S, E>, place: PlaceOf) => readonly Motion[];
  /** Plays the sounds of an entry. `pace`: the factor of its times. */
  readonly hear: (events: readonly E[], pace: number) => void;
  /** The least ms an entry stays on the screen, even if nothing moves. */
  readonly hold?: (events: readonly E[]) => number;
  /** The length of one step, in units of the drawing. */
  readonly unit: number;
};

export type Stage<S, E> = {
  readonly shown: Shown<S, E>;
  readonly pieces: readonly Piece[];
  /** The current position is on the screen. */
  readonly settled: boolean;
  /** Seats this person moves whose decision is on the screen. */
  readonly hands: readonly Seat[];
  /** The factor of the times of the entry on the screen, for what a board times itself. */
  readonly pace: number;
  /** Skips to the current position. */
  readonly hurry: () => void;
};

/** Shows entries one after the other and animates the pieces between them. */
export function useStage<S, E>(
  animator: BoardAnimator<S, E>,
  root: Root,
  { shown, hands, bots, showing }: Pick<BoardProps<S, E>, 'shown' | 'hands' | 'bots' | 'showing'>,
  place: PlaceOf,
): Stage<S, E> {
  const [, redraw] = useState(0);
  const playback = useRef<Playback<S, E> | null>(null);
  const drawn = useRef<{ pieces: readonly Piece[]; place: PlaceOf; at: number } | null>(null);
  const readyAt = useRef(performance.now() + JUMP_PAUSE_MS);

  const take = (before: readonly Piece[] | null) => ({
    shown,
    pieces: animator.follow(before, shown),
    mover: animator.moverOf(shown),
  });
  if (playback.current === null) playback.current = startPlayback(take(null));
  else {
    const last = newest(playback.current);
    if (last.shown.n !== shown.n || last.shown.state !== shown.state)
      playback.current = extend(playback.current, take(last.pieces));
  }
  const frame = onScreen(playback.current);
  const pace = paceOf(frame.mover, bots);

  useLayoutEffect(() => showing?.(frame.shown.n), [frame.shown.n]);

  const go = (next: Playback<S, E>): void => {
    playback.current = next;
    redraw(n => n + 1);
  };

  useLayoutEffect(() => {
    const before = drawn.current;
    const at = playback.current!.at;
    drawn.current = { pieces: frame.pieces, place, at };
    if (!before || !root.current || before.pieces === frame.pieces || before.place !== place) return;
    const jump = frame.mover === null || at < before.at;
    const changes = compare(before.pieces, frame.pieces);
    const far = jump && changes.length > MOST_CHANGES;
    const still = prefersStill();
    const motions =
      animator.travel && !jump && !still
        ? animator.travel(before.pieces, frame.shown, place)
        : planMotions(changes, place, animator.unit, still);
    const ms = far ? 0 : show(root.current, still ? motions : paceMotions(motions, pace));
    const held = jump ? 0 : (animator.hold?.(frame.shown.events) ?? 0) * pace;
    readyAt.current = performance.now() + Math.max(ms, held) + (jump ? JUMP_PAUSE_MS : PAUSE_MS * pace);
    if (!jump) animator.hear(frame.shown.events, pace);
  }, [frame, place]);

  useLayoutEffect(() => {
    const now = playback.current!;
    if (isSettled(now)) return;
    const wait = readyAt.current - performance.now();
    if (wait <= 0) return go(advance(now));
    const timer = setTimeout(() => go(advance(playback.current!)), wait);
    return () => clearTimeout(timer);
  });

  return {
    shown: frame.shown,
    pieces: frame.pieces,
    settled: isSettled(playback.current),
    hands: seatsFacingSame(hands, frame.shown, newest(playback.current).shown),
    pace,
    hurry: () => {
      readyAt.current = 0;
      if (!isSettled(playback.current!)) go(settle(playback.current!));
    },
  };
}
