import { useCallback, useEffect, useState } from 'preact/hooks';

/** After an animation the board rests for so long. */
const BREATH_MS = 350;

type Entry = {
  /** The number of the entry on the board. */
  readonly n: number;
  /** Duration of its animation. */
  readonly lastsMs: number;
  /** The board says itself when it has shown the entry. */
  readonly suspense: boolean;
};

export type Pace = {
  /** The entry has been shown. */
  readonly settled: boolean;
  /** An entry has been shown, or is drawn without animation. */
  readonly see: (n: number) => void;
};

/** Whether the newest entry has been shown. */
export function usePace({ n, lastsMs, suspense }: Entry): Pace {
  const [seen, setSeen] = useState(0);
  const see = useCallback((entry: number) => setSeen(before => Math.max(before, entry)), []);
  useTimer(suspense || seen >= n ? null : lastsMs + BREATH_MS, () => see(n), [n]);
  return { settled: seen >= n, see };
}

/** Runs `act` after a pause that begins when one of `since` changes. Null: not at all. */
export function useTimer(ms: number | null, act: () => void, since: readonly unknown[]): void {
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }, since);
}
