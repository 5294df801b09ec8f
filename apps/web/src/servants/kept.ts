import { signal } from '@preact/signals';
import { keep, takeJson } from '../storage/store.ts';
import { HIDEOUTS, type Hideout } from './servants.ts';

/** Servants found on this device. */

const KEY = 'tchang.servants';

/** What the drawer says, but for those nobody knows. */
export function readFound(raw: unknown): readonly Hideout[] {
  return Array.isArray(raw) ? HIDEOUTS.filter(id => raw.includes(id)) : [];
}

export const found = signal<readonly Hideout[]>(readFound(takeJson(KEY)));

export function markFound(id: Hideout): void {
  if (found.peek().includes(id)) return;
  // Another tab may have found another one meanwhile.
  found.value = readFound([...readFound(takeJson(KEY)), ...found.peek(), id]);
  keep(KEY, JSON.stringify(found.value));
}

export function hideAgain(): void {
  found.value = [];
  keep(KEY, '[]');
}
