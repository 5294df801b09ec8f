import { removeScore } from './scores.ts';
import { isFields, keysUnder, loadJson, remove, save } from './store.ts';

/** Tables by link that this device knows. A table with an own seat has the seat's token. */
export type KnownTable = {
  readonly id: string;
  readonly game: string;
  readonly touched: number;
  readonly seat?: number;
  readonly token?: string;
  readonly names: readonly (string | null)[];
  readonly over: boolean;
  /** The last entry this device has shown. */
  readonly seen?: number;
};

const under = 'table.';
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
    ...(typeof raw.seen === 'number' ? { seen: raw.seen } : {}),
  };
}

export function saveTable(table: KnownTable): boolean {
  return save(keyOfTable(table.id), JSON.stringify(table));
}

/** Set by the server beside the cookie of a guest, which no script can read. Must agree with its credentials.ts. */
const HINT = /(?:^|; )tablee_here=/;

/** Whether the server may know tables of this device. All others ask it nothing. */
export const mayHaveTables = (): boolean => keysUnder(under).length > 0 || HINT.test(document.cookie);

export function removeTable(id: string): void {
  remove(keyOfTable(id));
  removeScore(id);
}

const DISMISSED = 'dismissed';
const MOST_DISMISSED = 200;

/** Tables that were taken off the list on this device, although the server still lists them. */
export function dismissedTables(): readonly string[] {
  const raw = loadJson(DISMISSED);
  return Array.isArray(raw) ? raw.filter(id => typeof id === 'string') : [];
}

export function dismissTable(id: string): void {
  removeTable(id);
  const others = dismissedTables().filter(other => other !== id);
  save(DISMISSED, JSON.stringify([...others, id].slice(-MOST_DISMISSED)));
}

/** Of another person, or of none: nothing of these tables stays on this device. */
export function removeAllTables(): void {
  for (const key of keysUnder(under)) removeTable(key.slice(under.length));
  remove(DISMISSED);
}

export function listTables(): KnownTable[] {
  return keysUnder(under)
    .map(key => findTable(key.slice(under.length)))
    .filter(table => table !== null)
    .sort((a, b) => b.touched - a.touched);
}
