import { type Entry, type GameRecord, RECORD_FORMAT } from '@tablee/kernel';
import { actorsOf, freezeClock, nameOf, runsAlone, type TableState } from '@tablee/table';
import type { Summary, TableHead } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** The summary stored with a state. `sharesTime`: other nodes measure the same time. */
export function summarize({ match, offers, clock }: TableState, now: number, sharesTime: boolean): Summary {
  const { n, outcome } = match;
  const summary = { n, actors: actorsOf(match), outcome, offers };
  if (!clock) return summary;
  const frozen = freezeClock(clock, now);
  return { ...summary, clock: sharesTime || runsAlone(clock.clock) ? { ...frozen, at: now } : frozen };
}

/** The game as a record, with the seeds only when `opened`. */
export function recordOf(head: TableHead, entries: readonly Entry[], opened: boolean): GameRecord {
  const { game, rules, seats, options, clock, lot, setup } = head;
  return {
    tablee: RECORD_FORMAT,
    game,
    rules,
    seats,
    options,
    ...(clock ? { clock } : {}),
    seals: sealsOf(head, opened),
    ...(lot ? { lot } : {}),
    setup,
    entries,
  };
}

type OpenedSeal = { from: number; commitment: string; seed?: string };

/** The commitments alone while the game runs; with the seeds when `opened`. */
export const sealsOf = (head: TableHead, opened: boolean): OpenedSeal[] =>
  head.seals.map(({ from, commitment, seed }) =>
    opened && seed !== undefined ? { from, commitment, seed } : { from, commitment },
  );

/** The record as JSON, with names and, once the game is over, outcome and seeds. `entries`: as stored. */
export function writeRecord(table: LiveTable, entries: readonly string[]): string {
  const { outcome } = table.match;
  const { entries: none, ...record }: GameRecord = {
    ...recordOf(table.head, [], outcome !== null),
    names: table.state.holders.map(holder => nameOf(holder) ?? ''),
    ...(outcome ? { outcome } : {}),
  };
  return `${JSON.stringify(record).slice(0, -1)},"entries":[${entries.join(',')}]}`;
}
