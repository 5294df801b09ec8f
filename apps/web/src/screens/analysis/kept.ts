import { newGameId } from '../../storage/games.ts';
import { isFields, keysUnder, load, loadJson, remove, save } from '../../storage/store.ts';
import { type Analysis, fileOrder, readAnalysis, writeAnalysis } from './file.ts';
import { ROOT } from './tree.ts';

/** An analysis stored on this device. */
export type KeptAnalysis = Analysis & {
  readonly id: string;
  /** The node on the board. */
  readonly at: number;
  /** The game it began with; opening that game's analysis again leads here. */
  readonly source: string | null;
  /** Milliseconds since 1970. */
  readonly touched: number;
};

const under = 'analysis.';
const headOf = (id: string): string => `${under}${id}.head`;
const textOf = (id: string): string => `${under}${id}.text`;

/** The text and the small facts about it are stored apart: going through a line writes only these. */
export function keepHead({ id, at, source, touched, tree }: KeptAnalysis): boolean {
  return save(headOf(id), JSON.stringify({ at: fileOrder(tree).indexOf(at), source, touched }));
}

export const keepAnalysis = (kept: KeptAnalysis): boolean =>
  save(textOf(kept.id), writeAnalysis(kept)) && keepHead(kept);

/** Null if it is not on this device, or was changed by hand and is no analysis any more. */
export function findAnalysis(id: string): KeptAnalysis | null {
  const text = load(textOf(id));
  if (text === null) return null;
  const head = loadJson(headOf(id));
  const { at, source, touched } = isFields(head) ? head : {};
  try {
    const analysis = readAnalysis(text);
    return {
      ...analysis,
      id,
      at: typeof at === 'number' && analysis.tree.nodes.has(at) ? at : ROOT,
      source: typeof source === 'string' ? source : null,
      touched: typeof touched === 'number' ? touched : 0,
    };
  } catch {
    // The text was edited or is incomplete.
    return null;
  }
}

export function removeAnalysis(id: string): void {
  remove(textOf(id));
  remove(headOf(id));
}

/** Newest first. */
export const listAnalyses = (): KeptAnalysis[] =>
  keysUnder(under)
    .filter(key => key.endsWith('.text'))
    .map(key => findAnalysis(key.slice(under.length, -'.text'.length)))
    .filter(kept => kept !== null)
    .sort((a, b) => b.touched - a.touched);

/** Stores a new analysis on this device. */
export function adoptAnalysis(analysis: Analysis, at = ROOT, source: string | null = null): KeptAnalysis {
  const kept = { ...analysis, id: newGameId(), at, source, touched: Date.now() };
  keepAnalysis(kept);
  return kept;
}
