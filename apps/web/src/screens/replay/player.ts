import { useEffect, useState } from 'preact/hooks';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS: { readonly [S in Speed]: number } = { slow: 2_000, normal: 1_100, fast: 550 };

export type Player = {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (n: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
};

/**
 * The position and autoplay of a replay. `seen`: the last entry shown by a board with suspense; null for other boards.
 */
export function usePlayer(last: number, first: number, seen: number | null): Player {
  const [at, setAt] = useState(Math.min(first, last));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    if (seen !== null && seen < at) return;
    const timer = setTimeout(() => setAt(at + 1), STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, seen]);
  return {
    at,
    playing,
    speed,
    go(n) {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, n)));
    },
    toggle() {
      // Playing from the end starts again.
      if (!playing && at >= last) setAt(0);
      setPlaying(!playing);
    },
    setSpeed,
  };
}
