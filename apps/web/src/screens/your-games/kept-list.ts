import { loadJson, save } from '../../storage/store.ts';
import { findTable, removeTable, saveTable } from '../../storage/tables.ts';
import type { ListedTable } from './rows.ts';

/** Tables that were taken off the list on this device, although the server still lists them. */
const KEY = 'hidden';
const MOST_HIDDEN = 200;

export function hiddenTables(): readonly string[] {
  const raw = loadJson(KEY);
  return Array.isArray(raw) ? raw.filter(id => typeof id === 'string') : [];
}

export function hideTable(id: string): void {
  removeTable(id);
  save(KEY, JSON.stringify([...hiddenTables().filter(other => other !== id), id].slice(-MOST_HIDDEN)));
}

/** The next visit shows the same list at once: tables of other devices are stored here too. */
export function storeListed(tables: readonly ListedTable[], gone: readonly string[]): void {
  for (const { bots, turn, served, ...table } of tables) if (served && !findTable(table.id)) saveTable(table);
  for (const id of gone) removeTable(id);
}
