import type { Five, Handicap, Level, Musing } from '@tablee/kernel';
import type { Eyesight } from './alphabeta.ts';
import { hashText } from './contract-tree.ts';
import type { Insight } from './worlds.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[];
export type { Level };

/** As games with a tree have them that bring no others. */
export const HANDICAPS: Five<Handicap> = {
  1: { ms: 300, depth: 1, calm: 0, nodes: 2_000, blur: 1_200, attention: 0.3 },
  2: { ms: 400, depth: 1, calm: 1, nodes: 10_000, blur: 250, attention: 0.35 },
  3: { ms: 500, depth: 2, calm: 6, nodes: 50_000, blur: 150, attention: 0.85 },
  4: { ms: 700, depth: 3, calm: 6, nodes: 200_000, blur: 150, attention: 1 },
  5: { ms: 1_000, depth: 99, calm: 6, nodes: Number.MAX_SAFE_INTEGER, blur: 0, attention: 1 },
};

/** The same position is misjudged, the same turn overlooked, for as long as the seed stays. */
export function eyesightOf(handicap: Pick<Handicap, 'blur' | 'attention'>, seed: number): Eyesight | null {
  const { blur, attention } = handicap;
  if (blur === 0 && attention >= 1) return null;
  return {
    blur: key => Math.round(blur * (scatter(key, seed) + scatter(key, seed + 1) - 1)),
    sees: tag => attention >= 1 || scatter(tag, seed + 2) < attention,
  };
}

/** Thoughts, not time, make a level: it is as strong on a slow phone, where the time only keeps it from being late. */
export const MUSINGS: Five<Musing> = {
  1: { ms: 1_000, most: 40, playouts: 0, blur: 150, attention: 0.35 },
  2: { ms: 1_000, most: 40, playouts: 0, blur: 20, attention: 0.75 },
  3: { ms: 1_000, most: 6, playouts: 24, blur: 3, attention: 0.95 },
  4: { ms: 1_000, most: 40, playouts: 100, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 40, playouts: 500, blur: 0, attention: 1 },
};

/** The same move is misjudged or overlooked for as long as the seed stays. */
export function insightOf({ blur, attention }: Musing, seed: number): Insight | null {
  const eyesight = eyesightOf({ blur, attention }, seed);
  return (
    eyesight && {
      blur: move => eyesight.blur(hashText(move)),
      sees: move => eyesight.sees(hashText(move)),
    }
  );
}

/** A number in 0 ‥ 1 that looks random and depends on nothing else. */
function scatter(key: number, seed: number): number {
  let h = Math.imul(((key % 4294967296) | 0) ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ Math.floor(key / 4294967296), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
