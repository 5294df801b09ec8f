import { GRADES, type Grade, idOf, type Puzzle } from '../src/index.ts';
import type { Draft, Finder, Wants } from './finder.ts';

export type PuzzleRequest = { readonly count: number; readonly seed: number };

/** Told whenever a puzzle is kept. */
export type Progress = (puzzle: Puzzle, kept: number) => void;

/** As many of each grade, the lower grades first where it does not come out even. */
function shareOut(count: number): Map<Grade, number> {
  const each = Math.floor(count / GRADES.length);
  return new Map(GRADES.map((grade, i) => [grade, each + (i < count % GRADES.length ? 1 : 0)]));
}

/** Chooses puzzles until every grade is complete or the finder has no more. Sorted by grade and id. */
export async function makePuzzles(
  finder: Finder,
  request: PuzzleRequest,
  progress?: Progress,
): Promise<Puzzle[]> {
  const quota = shareOut(request.count);
  const families = new Set<string>();
  const kept = new Map<string, Puzzle>();
  const wants: Wants = (grade, goal) => {
    const chosen = [...kept.values()].filter(puzzle => puzzle.grade === grade);
    const most = quota.get(grade)!;
    if (chosen.length >= most) return false;
    const share = goal === undefined ? 1 : (finder.shares?.[goal] ?? 1);
    return chosen.filter(puzzle => puzzle.goal.key === goal).length < Math.ceil(most * share);
  };
  for await (const { puzzle: draft, family } of finder.drafts(request.seed, wants)) {
    const puzzle = named(draft);
    if (!wants(puzzle.grade, puzzle.goal.key) || families.has(family) || kept.has(puzzle.id)) continue;
    families.add(family);
    kept.set(puzzle.id, puzzle);
    progress?.(puzzle, kept.size);
    if (!GRADES.some(grade => wants(grade))) break;
  }
  return [...kept.values()].sort((a, b) => a.grade - b.grade || (a.id < b.id ? -1 : 1));
}

const named = (draft: Draft['puzzle']): Puzzle => ({ id: idOf(draft), ...draft });

/** Fields in the order in which finders make them. */
export const writeOne = (puzzle: Puzzle): string => JSON.stringify(puzzle);

/** One puzzle a line, so that a change is readable. */
export const writePuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map(writeOne).join(',\n')}\n]\n`;
