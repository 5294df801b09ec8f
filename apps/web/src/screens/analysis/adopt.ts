import { BadText, commitTo, type GameRecord } from '@tablee/kernel';
import { paths } from '../../page/routes.ts';
import type { Analysis } from './file.ts';
import { adoptAnalysis, keepAnalysis, listAnalyses } from './kept.ts';
import { analysisOf } from './steps.ts';
import { addMove, nodeAt, pathTo, ROOT, type Tree } from './tree.ts';

/** Names a finished game, wherever its record came from. */
const sourceOf = ({ game, rules, setup, entries }: GameRecord): string =>
  commitTo(new TextEncoder().encode(JSON.stringify([game, rules, setup, entries])));

/** The node of `tree` that the same moves lead to as to `id` in `from`; moves that were deleted are added again. */
function followInto(tree: Tree, from: Tree, id: number): { readonly tree: Tree; readonly at: number } {
  let reached = { tree, at: ROOT };
  for (const step of pathTo(from, id).slice(1))
    reached = addMove(reached.tree, reached.at, nodeAt(from, step)) ?? reached;
  return reached;
}

/** Stores the analysis of a game, or finds the stored one, at this entry. Returns its path. */
export function adoptGame(record: GameRecord, n: number): string {
  const { entries, ...analysis } = analysisOf(record);
  const node = entries[Math.min(n, entries.length - 1)] ?? ROOT;
  const source = sourceOf(record);
  const kept = listAnalyses().find(known => known.source === source);
  if (!kept) return paths.analysis(adoptAnalysis(analysis, node, source).id);
  keepAnalysis({ ...kept, ...followInto(kept.tree, analysis.tree, node), touched: Date.now() });
  return paths.analysis(kept.id);
}

/** A game between people may not be analysed before its end: its page has no graph either. */
export const running = (): never => {
  throw new BadText('analysis-running', 'This game is not over: it can be analysed afterwards.');
};

/** A record of a game that goes on elsewhere: its luck is still sealed. */
export const isSealed = ({ seals }: GameRecord): boolean =>
  seals.length > 0 && seals.at(-1)!.seed === undefined;

/** Stores an analysis from a file. Returns its path. */
export const adoptFile = (analysis: Analysis): string => paths.analysis(adoptAnalysis(analysis).id);
