import { LAYOUT_WORDS, remember } from '../memory.ts';
import type { State } from '../state.ts';

/** TCHAG-9: tells whether the running turn has seen a layout; null while it has seen none but the present one. */
export function recall(s: State): ((cells: readonly number[]) => boolean) | null {
  if (s.memory.length <= LAYOUT_WORDS) return null;
  const spell = (words: readonly number[]): string => words.join();
  const seen = new Set<string>();
  for (let i = 0; i < s.memory.length; i += LAYOUT_WORDS) {
    seen.add(spell(s.memory.slice(i, i + LAYOUT_WORDS)));
  }
  return cells => {
    const memory: number[] = [];
    remember({ ...s, cells: [...cells], memory });
    return seen.has(spell(memory));
  };
}
