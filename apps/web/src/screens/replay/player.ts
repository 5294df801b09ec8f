import { isMove } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { useEffect, useState } from 'preact/hooks';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS: { readonly [S in Speed]: number } = { slow: 2_000, normal: 1_100, fast: 550 };

export type Player = {
  /** The entry shown. */
  readonly at: number;
  /** Where it is among the entries that are shown, and how many there are. */
  readonly place: number;
  readonly of: number;
  /** The entry at such a place. */
  readonly entryAt: (place: number) => number;
  readonly previous: number;
  readonly next: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Shows an entry, or the last one before it that is shown. */
  readonly go: (n: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
};

/** Moves were taken back: there are entries that are not part of the line. */
export const hasTakenBack = (steps: Timeline): boolean =>
  steps.some(({ entry }) => entry !== null && !isMove(entry) && entry.act === 'back');

/** The entries a replay stops at: without those that were taken back, unless they are wanted. */
export function stopsOf(steps: Timeline, tookBack: boolean): readonly number[] {
  const { line, n, outcome } = steps.at(-1)!.match;
  // A game of memory shows its last entry alone.
  if (tookBack || !hasTakenBack(steps) || steps.length !== n + 1) return steps.map((_, i) => i);
  const played = [0, ...line.toArray().map(move => move.n)];
  return outcome && played.at(-1) !== n ? [...played, n] : played;
}

/**
 * The position and autoplay of a replay. `seen`: the last entry shown by a board with suspense; null for other boards.
 */
export function usePlayer(stops: readonly number[], first: number, seen: number | null): Player {
  const [entry, setEntry] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const place = Math.max(
    0,
    stops.findLastIndex(n => n <= entry),
  );
  const last = stops.length - 1;
  const stopAt = (i: number): number => stops[Math.max(0, Math.min(last, i))]!;
  const at = stopAt(place);
  useEffect(() => {
    if (!playing) return;
    if (place >= last) {
      setPlaying(false);
      return;
    }
    if (seen !== null && seen < at) return;
    const timer = setTimeout(() => setEntry(stopAt(place + 1)), STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, seen]);
  return {
    at,
    place,
    of: last,
    entryAt: stopAt,
    previous: stopAt(place - 1),
    next: stopAt(place + 1),
    playing,
    speed,
    go(n) {
      setPlaying(false);
      setEntry(n);
    },
    toggle() {
      // Playing from the end starts again.
      if (!playing && place >= last) setEntry(0);
      setPlaying(!playing);
    },
    setSpeed,
  };
}
