import { CARDS, loadPuzzles } from '@tablee/catalogue';
import { type GoalTests, type Puzzle, readPuzzles } from '@tablee/puzzles';

/** The puzzles of one game, easiest first. */
export type Collection = {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly reached: GoalTests;
};

/** Null: there are no puzzles of such a game. */
export async function loadCollection(game: string): Promise<Collection | null> {
  const source = await loadPuzzles(game);
  if (!source) return null;
  const puzzles = [...readPuzzles(source.list)].sort((a, b) => a.grade - b.grade);
  return { game, puzzles, reached: source.reached ?? {} };
}

export const loadCollections = async (): Promise<readonly Collection[]> => {
  const all = await Promise.all(CARDS.map(({ id }) => loadCollection(id)));
  return all.filter(collection => collection !== null);
};

/** An id begins with its game: `tchag-k3f9`. */
export const gameOfPuzzle = (id: string): string => id.slice(0, id.lastIndexOf('-'));

const MS_PER_DAY = 86_400_000;

/** Days since 1970 by the calendar of this device. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY);

/** FNV-1a: spreads grades and similar positions over the days. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** The puzzle of a day, the same on every device. All puzzles come before one comes again. */
export function puzzleOfDay({ puzzles }: Collection, day: number): Puzzle | null {
  const order = [...puzzles].sort((a, b) => spread(a.id) - spread(b.id) || (a.id < b.id ? -1 : 1));
  return order[day % order.length] ?? null;
}

/** What to solve after `id`: the first unsolved one behind it, else from the beginning. Null: all others are solved. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  id: string,
  solved: (id: string) => boolean,
): Puzzle | null {
  const at = puzzles.findIndex(puzzle => puzzle.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find(puzzle => !solved(puzzle.id)) ?? null;
}
