import type { GameRecord } from '@tablee/kernel';
import { nameOf } from '../store/store.ts';
import { type LiveTable, recordOf } from './table.ts';

/** The game as a file, as JSON, with names and, once it is over, outcome and opened seeds. `entries`: as they are stored. */
export function writeRecord(table: LiveTable, entries: readonly string[]): string {
  const { outcome } = table.match;
  const { entries: none, ...record }: GameRecord = {
    ...recordOf(table.head, [], outcome !== null),
    names: table.standing.holders.map(h => nameOf(h) ?? ''),
    ...(outcome ? { outcome } : {}),
  };
  return `${JSON.stringify(record).slice(0, -1)},"entries":[${entries.join(',')}]}`;
}
