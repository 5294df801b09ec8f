import type { Seat } from '@tablee/kernel';
import { isPersonSeat, type TableState } from '@tablee/table';
import { ALL_SEATS, type Delays, type Tell } from '../store/reach-store.ts';
import type { Write } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** When people who asked for it are told that it is their turn. */
export type NoticeTimes = Delays & {
  /** When to remind a seat that its clock runs out, in milliseconds since 1970; null: never. */
  readonly remindAt: (state: TableState, seat: Seat) => number | null;
};

export const DEFAULT_NOTICES: NoticeTimes = { soonMs: 10_000, mailMs: 1_800_000, remindAt: () => null };

/** Which seats face a new decision in `state`. At a table where nobody asked, which is nearly every one: none. */
export function tellWrites(table: LiveTable, state: TableState, times: NoticeTimes): readonly Write[] {
  const { told } = table;
  if (told === null || state.match.outcome) return [];
  const before = table.state.match.decisions;
  // The last seat was taken: whoever waits for that has waited longest.
  const begins = state.holders !== table.state.holders && state.holders.every(holder => holder !== null);
  const all = told.includes(ALL_SEATS);
  const tells = state.match.decisions.flatMap((decision, seat): Tell[] => {
    const isNew = decision >= 0 && (begins || decision !== before[seat]);
    if (!isNew || !(all || told.includes(seat)) || !isPersonSeat(state.holders, seat)) return [];
    return [{ seat, decision, remindAt: times.remindAt(state, seat) }];
  });
  if (tells.length === 0) return [];
  const { soonMs, mailMs } = times;
  return [{ kind: 'reach', key: table.key, change: { do: 'tell', tells, delays: { soonMs, mailMs } } }];
}
