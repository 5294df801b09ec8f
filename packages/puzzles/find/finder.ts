import type { GoalKey, Grade, Puzzle } from '../src/index.ts';

type WithoutId<P> = P extends Puzzle ? Omit<P, 'id'> : never;

/** A proven puzzle before it is chosen. Of puzzles with the same `family` only the first is kept. */
export type Draft = { readonly puzzle: WithoutId<Puzzle>; readonly family: string };

/** Whether more puzzles of a grade are wanted, and with this goal. */
export type Wants = (grade: Grade, goal?: GoalKey) => boolean;

/** How the puzzles of one game are found and proven. */
export interface Finder {
  readonly game: string;
  /** How many puzzles the file of this game holds. */
  readonly count: number;
  /** Tests prove every nth puzzle, `npm run puzzles -- prove` all of them. Default: 1, where proofs take milliseconds. */
  readonly every?: number;
  /** The largest share of a grade that puzzles with this goal may take. Default: 1. */
  readonly shares?: { readonly [K in GoalKey]?: number };
  /**
   * Proven puzzles, in an order that depends on the seed alone: count nodes and trials, never time. Asks `wants` before
   * it spends work on a grade, or a goal within a grade, that is complete.
   */
  drafts(seed: number, wants: Wants): AsyncIterable<Draft>;
  /** Proves a puzzle again, from its position alone. Null: it holds; else what does not. */
  prove(puzzle: Puzzle): Promise<string | null>;
}

/** Each finder is a file of this folder, loaded on demand. */
export const FINDERS: { readonly [game: string]: () => Promise<Finder> } = {
  tchag: async () => (await import('./tchag.ts')).tchag,
  tekao: async () => (await import('./tekao.ts')).tekao,
  tock: async () => (await import('./tock.ts')).tock,
  tchako: async () => (await import('./tchako.ts')).tchako,
  tchang: async () => (await import('./tchang.ts')).tchang,
};
