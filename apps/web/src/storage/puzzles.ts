import { isFields, loadJson, save } from './store.ts';

/** Puzzles solved on this device: by oneself, or after a shown move. */
export type Solved = 'alone' | 'helped';
export type SolvedPuzzles = { readonly [id: string]: Solved };

const KEY = 'puzzles';

export function loadSolved(): SolvedPuzzles {
  const raw = loadJson(KEY);
  if (!isFields(raw)) return {};
  const known = Object.entries(raw).filter(
    (entry): entry is [string, Solved] => entry[1] === 'alone' || entry[1] === 'helped',
  );
  return Object.fromEntries(known);
}

/** A puzzle that was once solved alone stays so. */
export function storeSolved(id: string, how: Solved): SolvedPuzzles {
  const before = loadSolved();
  if (before[id] === 'alone' || before[id] === how) return before;
  const after = { ...before, [id]: how };
  save(KEY, JSON.stringify(after));
  return after;
}
