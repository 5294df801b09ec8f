export type Interval = { readonly share: number; readonly low: number; readonly high: number };

/** Wilson's score interval at 95 %: honest near 0 and 1, where the usual one is not. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const share = successes / trials;
  const middle = (share + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  const half =
    (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) /
    (1 + (z * z) / trials);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
