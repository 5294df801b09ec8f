import { isMove, replayEntry } from '@tablee/kernel';
import {
  freezeClock,
  type Holder,
  isBot,
  looksSame,
  moveDurationMs,
  type TableState,
  thawClock,
  waitsForAnimation,
} from '@tablee/table';
import { Message } from '../bus/message.ts';
import type { StoredStep, TableNews } from '../store/fleet-store.ts';
import type { Store, Summary } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { peopleFrame, saidMessage, viewsOf } from './view-encoder.ts';

/**
 * Brings a table to what other nodes have stored, step by step, so that its watchers see every move. In the queue of
 * the table. Returns false when that is not possible and the table has to be read as a whole.
 */
export async function adoptNews(table: LiveTable, news: TableNews, store: Store): Promise<boolean> {
  if (!news.now) throw new Error(`table ${table.id} has left the database`);
  for (const step of news.steps) {
    if (step.summary.n <= table.n) continue;
    if (step.summary.n > table.n + 1 || !adoptStep(table, step)) return false;
  }
  const { summary, seats, line } = news.now;
  // Read before a later write of this process.
  if (summary.n < table.n) return true;
  if (summary.n > table.n) return false;
  if (summary.offers.version > table.state.offers.version) {
    const { state } = table;
    table.replace({ ...state, offers: summary.offers, clock: clockIn(table, summary) });
    // Private changes have a version of their own, and nothing to tell.
    if (!looksSameAs(state, table)) table.announce(viewsOf(table));
  }
  const before = table.state;
  if (seats !== table.seatsVersion) await adoptSeats(table, store);
  else if (line > lastLine(table.state))
    table.replace({ ...table.state, lines: await store.linesOf(table.key) });
  announceOthers(table, before);
  return true;
}

/** Tells watchers of changes that are no part of the position: seats and talk. */
export function announceOthers(table: LiveTable, before: TableState): void {
  const { holders, lines } = table.state;
  if (holders !== before.holders) {
    holders.forEach((holder, seat) => {
      if (!isSameHolder(before.holders[seat] ?? null, holder)) table.audience.dismiss(seat);
    });
    if (holders.some((holder, seat) => !looksSame(before.holders[seat] ?? null, holder)))
      table.send(Message.of(peopleFrame(table)));
  }
  const heard = lastLine(before);
  for (const line of lines) if (line.n > heard) table.send(saidMessage(table, line));
}

/** False when the entry takes back farther than this process remembers. */
function adoptStep(table: LiveTable, { entry, summary }: StoredStep): boolean {
  const { state, match } = table;
  const step = replayEntry(match, entry, n => table.matchAt(n));
  if (!step) return false;
  const lasts = waitsForAnimation(state) && isMove(entry) ? moveDurationMs(match, entry.move) : 0;
  table.replace({
    ...state,
    match: step.match,
    last: step,
    offers: { ...summary.offers, version: state.offers.version },
    clock: clockIn(table, summary),
    restsAt: lasts > 0 ? table.now + lasts : state.restsAt,
  });
  table.announce(viewsOf(table));
  return true;
}

/** Whether offers and clock are as they were. */
function looksSameAs(before: TableState, { state, now }: LiveTable): boolean {
  const shown = ({ offers, clock }: TableState): string =>
    JSON.stringify([{ ...offers, version: 0 }, clock && freezeClock(clock, now)]);
  return shown(before) === shown(state);
}

/** A clock runs on at every node: what is stored says at which moment it stood so. */
function clockIn({ state: { clock }, now }: LiveTable, { clock: frozen }: Summary): TableState['clock'] {
  return clock && frozen ? thawClock(clock.clock, frozen, frozen.at ?? now) : clock;
}

async function adoptSeats(table: LiveTable, store: Store): Promise<void> {
  const stored = await store.load(table.id);
  if (!stored) return;
  const lines = await store.linesOf(table.key);
  table.seatsVersion = stored.seatsVersion;
  table.told = stored.reach ?? null;
  table.replace({ ...table.state, holders: stored.holders, host: stored.host, lines });
}

const lastLine = ({ lines }: TableState): number => lines.at(-1)?.n ?? 0;

/** A person who sat down keeps the connection; a seat that was freed or taken over does not. */
const isSameHolder = (before: Holder | null, after: Holder | null): boolean =>
  before === null ||
  isBot(before) ||
  (after !== null && !isBot(after) && after.tokenHash === before.tokenHash);
