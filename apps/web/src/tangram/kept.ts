import { signal } from '@preact/signals';
import { type FigureName, RIDDLES } from '@tablee/tchang/tangram';
import { keep, takeJson } from '../storage/store.ts';

/** Figures solved on this device. */

const KEY = 'tangram.solved';

/** What the drawer says, but for names nobody knows. */
export function readSolved(raw: unknown): readonly FigureName[] {
  return Array.isArray(raw) ? RIDDLES.map(r => r.name).filter(name => raw.includes(name)) : [];
}

export const solved = signal<readonly FigureName[]>(readSolved(takeJson(KEY)));

export function markSolved(name: FigureName): void {
  if (solved.peek().includes(name)) return;
  // Another tab may have solved another one meanwhile.
  solved.value = readSolved([...readSolved(takeJson(KEY)), ...solved.peek(), name]);
  keep(KEY, JSON.stringify(solved.value));
}
