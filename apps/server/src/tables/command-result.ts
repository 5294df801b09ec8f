import type { Change, CommandResult, Context, Facts, TableState } from '@tablee/table';
import { clockDueAt, onlyBots, runsAlone } from '@tablee/table';
import type { Problem } from '@tablee/wire';
import type { Fence } from '../store/fleet-store.ts';
import type { Write } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { rematchTable, type Seeds } from './new-table.ts';
import { summarize } from './records.ts';

/** The number of the stored entry or line, or the problem. `again`: nothing has changed. */
export type Answer = { readonly n: number; readonly again?: boolean } | Problem;
export const isProblem = (answer: Answer): answer is Problem => 'status' in answer;

/** A change of the server itself, such as erasing a guest. */
export type ServerChange = {
  readonly kind: 'server';
  readonly state: TableState;
  readonly writes: readonly Write[];
  /** Called after the state is adopted and before it is announced. */
  readonly adopted?: () => void;
};

export type StoredChange = Change | ServerChange;

/**
 * Computes a change in the queue of a table. A promise is for work that ends the table, such as deleting it, and stores
 * by itself.
 */
export type TableCommand = (
  state: TableState,
  context: Context,
  facts: Facts,
) => CommandResult | ServerChange | Problem | Promise<Answer>;

/** What a change has to store. */
export function writesOf(
  table: LiveTable,
  change: StoredChange,
  seeds: Seeds,
  fence?: Fence,
): readonly Write[] {
  switch (change.kind) {
    case 'entry':
      return append(table, change.state, fence);
    case 'offers':
      return change.rematch
        ? [...append(table, change.state, fence), rematchTable(table, change.rematch, seeds)]
        : append(table, change.state, fence);
    case 'seat':
      return change.state.offers === table.state.offers
        ? [seatWrite(table, change)]
        : [...append(table, change.state, fence), seatWrite(table, change)];
    case 'line':
      return [{ kind: 'say', key: table.key, line: change.line }];
    case 'server':
      return change.writes;
  }
}

/** A clock that runs without a server is found by its deadline. */
function append(table: LiveTable, state: TableState, fence?: Fence): readonly Write[] {
  const { clock } = state;
  const write = appendOf(table, state, fence);
  return clock && runsAlone(clock.clock)
    ? [write, { kind: 'deadline', key: table.key, at: clockDueAt(clock) }]
    : [write];
}

/** Names the state it was computed from, so that of two concurrent writers the second fails. */
export function appendOf(table: LiveTable, state: TableState, fence?: Fence): Write {
  const { match, offers } = table.state;
  return {
    kind: 'append',
    key: table.key,
    after: match.n,
    version: offers.version,
    entry: state.match === match ? null : (state.last?.entry ?? null),
    summary: summarize(state, table.now, table.sharesTime),
    ...(fence ? { fence } : {}),
  };
}

function seatWrite({ key }: LiveTable, { seat, before, after, state }: Change & { kind: 'seat' }): Write {
  const alone = onlyBots(state.holders);
  if (after && before) return { kind: 'reseat', key, seat, before, after, onlyBots: alone };
  if (after) return { kind: 'sit', key, seat, holder: after, onlyBots: alone };
  if (!before) throw new Error(`seat ${seat} was free already`);
  return { kind: 'rise', key, seat, holder: before };
}
