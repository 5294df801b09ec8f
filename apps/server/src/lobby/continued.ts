import {
  type Clock,
  type Entry,
  type Game,
  type GameRecord,
  isMove,
  readRecord,
  readTable,
  type Table,
} from '@tablee/kernel';
import { MAX_MOVE_TEXT } from '@tablee/wire';
import { newTableId } from '../people/credentials.ts';
import { reading, readingLater, trouble } from '../problems.ts';
import { NO_WISHES, type TableHead } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import type { FreshTable } from './fresh.ts';
import { newSeal } from './seal.ts';

/** A longer game would take too long to check while others wait. */
const MAX_CONTINUED = 2_000;
/** A game gets one more each time it moves from a screen to a link. Seals travel in every greeting. */
const MAX_SEALS = 16;
/** More luck than any move of any game draws. */
const MAX_PICKS = 500;

export const readContinued = (raw: unknown): GameRecord => {
  const record = reading(() => readRecord(raw));
  if (record.entries.length > MAX_CONTINUED) throw trouble('record-long');
  if (record.seals.length > MAX_SEALS || !record.entries.every(isPlausible)) throw trouble('record-caps');
  return record;
};

/** No longer than what could have been played here. */
const isPlausible = (entry: Entry): boolean =>
  !isMove(entry) || (entry.move.length <= MAX_MOVE_TEXT && (entry.picks?.length ?? 0) <= MAX_PICKS);

/**
 * A game begun on one screen goes on here: its entries become the table's log, and luck gets a new seal from the
 * next entry on, since whoever brought the record knew the old seed. Where there are secrets that is too late: they
 * have been seen. A record does not say how the sand stood: it is split evenly anew.
 */
export async function continuedTable(
  { seeds, replays }: Pick<Registry, 'seeds' | 'replays'>,
  game: Game,
  record: GameRecord,
  clock: Clock | null,
  address: string,
): Promise<FreshTable> {
  if (game.traits.secrets) throw trouble('record-secrets');
  const table = reading(() => readTable(game, record.seats, record.options));
  const { actors, outcome } = await readingLater(replays.check(game, record, address));
  if (outcome) throw trouble('record-over');
  const next = record.entries.length + 1;
  const { seal, seed } = newSeal(next, seeds);
  const head: TableHead = {
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    ...(clock ? { clock } : {}),
    seals: [...record.seals.filter(s => s.from < next), seal],
    ...(record.lot ? { lot: record.lot } : {}),
    setup: record.setup,
  };
  const summary = { n: record.entries.length, actors, outcome: null, wishes: NO_WISHES };
  const write = { kind: 'create' as const, id: newTableId(), head, summary, entries: record.entries };
  return { write, seed, noBots: game.noBots?.(table) ?? null };
}

/** Options given beside a record must be the record's own. */
export function isSameTable(table: Table, record: GameRecord): boolean {
  const names = new Set([...Object.keys(table.options), ...Object.keys(record.options)]);
  const same = [...names].every(name => table.options[name] === record.options[name]);
  return same && table.seats === record.seats;
}
