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
import { NO_OFFERS } from '@tablee/table';
import { MAX_MOVE_TEXT } from '@tablee/wire';
import { reading, readingLater, trouble } from '../common/problems.ts';
import { newTableId } from '../people/credentials.ts';
import type { TableHead } from '../store/store.ts';
import { type NewTable, newSeal } from '../tables/new-table.ts';
import type { Registry } from '../tables/registry.ts';

/** Entries; checking a longer game would take too long. */
const MAX_CONTINUED = 2_000;
/** Each move from a screen to a link adds one, and every greeting contains all of them. */
const MAX_SEALS = 16;
/** More than any move of any game draws. */
const MAX_PICKS = 500;

export const readContinued = (raw: unknown): GameRecord => {
  const record = reading(() => readRecord(raw));
  if (record.entries.length > MAX_CONTINUED) throw trouble('record-long');
  if (record.seals.length > MAX_SEALS || !record.entries.every(isPlausible)) throw trouble('record-caps');
  return record;
};

/** No longer than an entry played here. */
const isPlausible = (entry: Entry): boolean =>
  !isMove(entry) || (entry.move.length <= MAX_MOVE_TEXT && (entry.picks?.length ?? 0) <= MAX_PICKS);

/**
 * Continues a game from a record: its entries become the log of a new table. Luck gets a new seal, because the sender
 * knows the old seed; a game with secrets is refused, because the sender has seen them. The clock starts full.
 */
export async function continuedTable(
  { seeds, replays }: Pick<Registry, 'seeds' | 'replays'>,
  game: Game,
  record: GameRecord,
  clock: Clock | null,
  address: string,
): Promise<NewTable> {
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
  const summary = { n: record.entries.length, actors, outcome: null, offers: NO_OFFERS };
  const write = { kind: 'create' as const, id: newTableId(), head, summary, entries: record.entries };
  return { write, seed, noBots: game.noBots?.(table) ?? null };
}

/** Options sent with a record must equal those of the record. */
export function isSameTable(table: Table, record: GameRecord): boolean {
  const names = new Set([...Object.keys(table.options), ...Object.keys(record.options)]);
  const same = [...names].every(name => table.options[name] === record.options[name]);
  return same && table.seats === record.seats;
}
