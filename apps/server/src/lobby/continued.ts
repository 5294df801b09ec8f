import {
  type Clock,
  type Game,
  type GameRecord,
  readRecord,
  replay,
  type Table,
  verify,
} from '@tablee/kernel';
import { newTableId } from '../guests/secrets.ts';
import { reading, trouble } from '../problems.ts';
import { NO_WISHES, type TableHead } from '../store/store.ts';
import { summarize } from '../tables/table.ts';
import type { FreshTable } from './fresh.ts';
import { newSeal, type Seeds } from './seal.ts';

/** A longer game would take too long to check while others wait. */
const MAX_CONTINUED = 2_000;

export const readContinued = (raw: unknown): GameRecord => {
  const record = reading(() => readRecord(raw));
  if (record.entries.length > MAX_CONTINUED) throw trouble('record-long');
  return record;
};

/**
 * A game begun on one screen goes on here: its entries become the table's log, and luck gets a new seal from the
 * next entry on, since whoever brought the record knew the old seed. Where there are secrets that is too late: they
 * have been seen. A record does not say how the sand stood: it is split evenly anew.
 */
export function continuedTable(
  game: Game,
  record: GameRecord,
  clock: Clock | null,
  seeds: Seeds,
): FreshTable {
  if (game.traits.secrets) throw trouble('record-secrets');
  const match = reading(() => {
    verify(game, record);
    return replay(game, record);
  });
  if (match.outcome) throw trouble('record-over');
  const next = record.entries.length + 1;
  const { seal, seed } = newSeal(next, seeds);
  const head: TableHead = {
    game: game.id,
    rules: game.rules,
    seats: match.table.seats,
    options: match.table.options,
    ...(clock ? { clock } : {}),
    seals: [...record.seals.filter(s => s.from < next), seal],
    ...(record.lot ? { lot: record.lot } : {}),
    setup: record.setup,
  };
  const summary = summarize(match, NO_WISHES);
  const write = { kind: 'create' as const, id: newTableId(), head, summary, entries: record.entries };
  return { write, seed, noBots: game.noBots?.(match.table) ?? null };
}

/** Options given beside a record must be the record's own. */
export function isSameTable(table: Table, record: GameRecord): boolean {
  const names = new Set([...Object.keys(table.options), ...Object.keys(record.options)]);
  const same = [...names].every(name => table.options[name] === record.options[name]);
  return same && table.seats === record.seats;
}
