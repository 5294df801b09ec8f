import { median } from '../bench/statistics.ts';

export type Sample = { readonly minute: number; readonly rss: number; readonly heap: number };
export type Growth = { readonly first: number; readonly last: number; readonly flat: boolean };
export type Verdict = { readonly rss: Growth; readonly heap: Growth; readonly flat: boolean };

/** Tables leave memory after five idle minutes: memory always grows until well after that. */
const WARM_MINUTES = 10;
const SHORTEST_MINUTES = 19;
const MOST_GROWTH = 0.1;
/** Variation by garbage collection, in bytes: more than a tenth of a small process. */
const NOISE = 16 * 2 ** 20;

/** Compares the medians of the first and the last third after the warm-up. Null: too short to judge. */
export function judgeMemory(samples: readonly Sample[]): Verdict | null {
  const end = samples.at(-1)?.minute ?? 0;
  if (end < SHORTEST_MINUTES) return null;
  const counted = samples.filter(s => s.minute > WARM_MINUTES);
  const third = Math.floor(counted.length / 3);
  if (third === 0) return null;
  const compare = (of: (sample: Sample) => number): Growth => {
    const first = median(counted.slice(0, third).map(of));
    const last = median(counted.slice(-third).map(of));
    return { first, last, flat: last - first <= Math.max(first * MOST_GROWTH, NOISE) };
  };
  const rss = compare(s => s.rss);
  const heap = compare(s => s.heap);
  return { rss, heap, flat: rss.flat && heap.flat };
}
