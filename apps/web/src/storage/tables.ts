import { keptPerson } from './person.ts';
import { removeScore } from './scores.ts';
import { isFields, keysUnder, load, loadJson, remove, save } from './store.ts';

/** Tables by link that this device knows. A table with an own seat has the seat's token. */
export type KnownTable = {
  readonly id: string;
  readonly game: string;
  readonly touched: number;
  readonly seat?: number;
  readonly token?: string;
  readonly names: readonly (string | null)[];
  readonly over: boolean;
};

const under = 'table.';
const dismissed = 'dismissed.';
export const keyOfTable = (id: string): string => under + id;
const isNames = (x: unknown): x is (string | null)[] =>
  Array.isArray(x) && x.every(v => v === null || typeof v === 'string');

export function findTable(id: string): KnownTable | null {
  const raw = loadJson(keyOfTable(id));
  if (!isFields(raw) || typeof raw.game !== 'string' || typeof raw.touched !== 'number') return null;
  const known = {
    id,
    game: raw.game,
    touched: raw.touched,
    names: isNames(raw.names) ? raw.names : [],
    over: raw.over === true,
  };
  return {
    ...known,
    ...(typeof raw.seat === 'number' ? { seat: raw.seat } : {}),
    ...(typeof raw.token === 'string' ? { token: raw.token } : {}),
  };
}

export function saveTable(table: KnownTable): boolean {
  return save(keyOfTable(table.id), JSON.stringify(table));
}

export function removeTable(id: string): void {
  remove(keyOfTable(id));
  removeScore(id);
}

/** Forgets a table on request. The server would list it again for a person, so the wish is stored. */
export function dismissTable(id: string): void {
  removeTable(id);
  if (keptPerson() !== null) save(dismissed + id, '');
}
export const isDismissed = (id: string): boolean => load(dismissed + id) !== null;

/** Of another person, or of none: nothing of these tables stays on this device. */
export function removeAllTables(): void {
  for (const key of keysUnder(under)) removeTable(key.slice(under.length));
  for (const key of keysUnder(dismissed)) remove(key);
}

export function listTables(): KnownTable[] {
  return keysUnder(under)
    .map(key => findTable(key.slice(under.length)))
    .filter(table => table !== null)
    .sort((a, b) => b.touched - a.touched);
}
