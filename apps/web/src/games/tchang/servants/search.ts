import { signal } from '@preact/signals';
import type { BoardPoint } from '../../../board/piece.ts';
import { loadJson, save } from '../../../storage/store.ts';
import { HIDEOUTS, type Hideout, NAMED, type Named, SERVANTS, type Servant } from '../art/servants.ts';

/** How far from a servant a look still finds it, in drawing units. */
export const NEAR = 26;

/** The nearest servant within `near` of a point. */
export function findAt(at: BoardPoint, near = NEAR): Servant | null {
  const distanceTo = ({ x, y }: Servant): number => Math.hypot(x - at.x, y - at.y);
  const nearest = SERVANTS.reduce((a, b) => (distanceTo(b) < distanceTo(a) ? b : a));
  return distanceTo(nearest) <= near ? nearest : null;
}

/** The right answer among four, in a fixed order, for the search by riddles. */
export function answersFor(id: Hideout): readonly Hideout[] {
  const i = HIDEOUTS.indexOf(id);
  const at = (step: number): Hideout => HIDEOUTS[(i + step) % HIDEOUTS.length]!;
  const others = [at(7), at(3), at(12)];
  const place = (i * 7 + 2) % 4;
  return [...others.slice(0, place), id, ...others.slice(place)];
}

const KEY = 'tchang.servants';
const NAMES_KEY = 'tchang.servants.names';

/** Stored names, without unknown ones. */
export function readFound(raw: unknown): readonly Hideout[] {
  return Array.isArray(raw) ? HIDEOUTS.filter(id => raw.includes(id)) : [];
}

/** Servants found on this device. */
export const found = signal<readonly Hideout[]>(readFound(loadJson(KEY)));

export function markFound(id: Hideout): void {
  if (found.peek().includes(id)) return;
  // Another tab may have stored more since this page was loaded.
  found.value = readFound([...readFound(loadJson(KEY)), ...found.peek(), id]);
  save(KEY, JSON.stringify(found.value));
}

export const readNamed = (raw: unknown): readonly Named[] =>
  Array.isArray(raw) ? NAMED.filter(id => raw.includes(id)) : [];

/** Servants whose name was matched to them on this device. */
export const named = signal<readonly Named[]>(readNamed(loadJson(NAMES_KEY)));

export function markNamed(id: Named): void {
  named.value = readNamed([...readNamed(loadJson(NAMES_KEY)), ...named.peek(), id]);
  save(NAMES_KEY, JSON.stringify(named.value));
}

export function forgetFound(): void {
  found.value = [];
  named.value = [];
  save(KEY, '[]');
  save(NAMES_KEY, '[]');
}
