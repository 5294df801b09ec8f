import type { ByLevel, Handicap, Level, PlayoutHandicap } from '@tablee/kernel';
import type { Perception } from './alphabeta.ts';
import { hashText } from './contract-support.ts';
import type { MovePerception } from './world-search.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[];
export type { Level };

/** Default levels of tree searches. */
export const HANDICAPS: ByLevel<Handicap> = {
  1: { ms: 300, depth: 1, quiescence: 0, nodes: 2_000, blur: 1_200, attention: 0.3 },
  2: { ms: 400, depth: 1, quiescence: 1, nodes: 10_000, blur: 250, attention: 0.35 },
  3: { ms: 500, depth: 2, quiescence: 6, nodes: 50_000, blur: 150, attention: 0.85 },
  4: { ms: 700, depth: 3, quiescence: 6, nodes: 200_000, blur: 150, attention: 1 },
  5: { ms: 1_000, depth: 99, quiescence: 6, nodes: Number.MAX_SAFE_INTEGER, blur: 0, attention: 1 },
};

/** The greatest counts of a search without a clock: about what the top level does in half a second to two seconds. */
export const COUNTED = { nodes: 100_000, thoughts: 60_000 } as const;

/** With the same seed, the same positions are misjudged and the same turns overlooked. */
export function perceptionOf(
  handicap: Pick<Handicap, 'blur' | 'attention'>,
  seed: number,
): Perception | null {
  const { blur, attention } = handicap;
  if (blur === 0 && attention >= 1) return null;
  return {
    blur: key => Math.round(blur * (scatter(key, seed) + scatter(key, seed + 1) - 1)),
    sees: tag => attention >= 1 || scatter(tag, seed + 2) < attention,
  };
}

/** Default levels of playout searches. The number of playouts limits a level, so that it is as strong on a slow phone. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 1_000, most: 40, playouts: 0, blur: 150, attention: 0.35 },
  2: { ms: 1_000, most: 40, playouts: 0, blur: 20, attention: 0.75 },
  3: { ms: 1_000, most: 6, playouts: 24, blur: 3, attention: 0.95 },
  4: { ms: 1_000, most: 40, playouts: 100, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 40, playouts: 500, blur: 0, attention: 1 },
};

/** With the same seed, the same moves are misjudged or overlooked. */
export function movePerceptionOf({ blur, attention }: PlayoutHandicap, seed: number): MovePerception | null {
  const perception = perceptionOf({ blur, attention }, seed);
  return (
    perception && {
      blur: move => perception.blur(hashText(move)),
      sees: move => perception.sees(hashText(move)),
    }
  );
}

/** A pseudo-random number in 0 ‥ 1, determined by key and seed. */
function scatter(key: number, seed: number): number {
  let h = Math.imul(((key % 4294967296) | 0) ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ Math.floor(key / 4294967296), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
