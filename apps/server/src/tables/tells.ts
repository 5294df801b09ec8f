import { isMove, type Seat } from '@tablee/kernel';
import {
  awaitedOffer,
  clockDueAt,
  isPersonSeat,
  openClock,
  playedLevelOf,
  runsAlone,
  type TableState,
} from '@tablee/table';
import { ALL_SEATS, type Delays, type ReachChange, type Reminder, type Tell } from '../store/reach-store.ts';
import type { Write } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** When people who asked for it are told that it is their turn, that an offer awaits them, or that time runs out. */

export const DEFAULT_DELAYS: Delays = { soonMs: 10_000, mailMs: 1_800_000 };

/** A reminder comes this long before the end, or when a quarter of the time is left if that is later. */
const REMIND_MS = 12 * 3_600_000;
const REMIND_PART = 1 / 4;

/** What a change from the state of a table to `state` has to tell. Without a reach at the table: nothing. */
export function tellWrites(table: LiveTable, state: TableState, delays: Delays): readonly Write[] {
  const { told, key } = table;
  if (told === null || state === table.state) return [];
  const mover = moverIn(table.state, state);
  const changes: ReachChange[] = mover !== null && isTold(told, mover) ? [{ do: 'moved', seat: mover }] : [];
  const tells = newTurns(table.state, state, told).filter(({ seat }) => seat !== mover);
  if (tells.length > 0) changes.push({ do: 'tell', tells, delays });
  const offered = newOffers(table.state, state, told);
  if (offered.length > 0)
    changes.push({ do: 'offer', seats: offered, version: state.offers.version, delays });
  const reminders = newReminders(table.state, state, told);
  if (reminders.length > 0) changes.push({ do: 'remind', reminders });
  return changes.map(change => ({ kind: 'reach', key, change }));
}

const isTold = (told: readonly number[], seat: Seat): boolean =>
  told.includes(ALL_SEATS) || told.includes(seat);

/** A seat whose person has to move: an understudy needs no notice. */
const isWaitedFor = ({ holders }: TableState, seat: Seat): boolean =>
  isPersonSeat(holders, seat) && playedLevelOf(holders[seat] ?? null) === null;

/** The person who has moved by this change. A move that does not end their turn is no news to them. */
function moverIn(before: TableState, { match, last }: TableState): Seat | null {
  if (match === before.match || last === null || !isMove(last.entry)) return null;
  const { seat, clock, by } = last.entry;
  return clock || by ? null : seat;
}

function newTurns(before: TableState, state: TableState, told: readonly number[]): readonly Tell[] {
  if (state.match.outcome) return [];
  // The last seat was taken: people who wait for that have waited longest.
  const begins = state.holders !== before.holders && state.holders.every(holder => holder !== null);
  return state.match.decisions.flatMap((decision, seat): Tell[] => {
    const isNew = decision >= 0 && (begins || decision !== before.match.decisions[seat]);
    return isNew && isTold(told, seat) && isWaitedFor(state, seat) ? [{ seat, decision }] : [];
  });
}

/** Channels are not told of offers: they concern single people. */
const newOffers = (before: TableState, state: TableState, told: readonly number[]): readonly Seat[] =>
  state.offers === before.offers
    ? []
    : told.filter(seat => {
        if (seat === ALL_SEATS || !isPersonSeat(state.holders, seat)) return false;
        const offer = awaitedOffer(state.offers, seat);
        return offer !== null && offer !== awaitedOffer(before.offers, seat);
      });

function newReminders(before: TableState, state: TableState, told: readonly number[]): readonly Reminder[] {
  const { clock, match } = state;
  if (!clock || !runsAlone(clock.clock) || (clock === before.clock && match === before.match)) return [];
  return remindersOf(state, told).filter(
    ({ seat, decision, at }) => decision !== before.match.decisions[seat] || at !== reminderAt(before, seat),
  );
}

/** For the seats that have to move; `at` is null where no time runs. */
export const remindersOf = (state: TableState, told: readonly number[]): readonly Reminder[] =>
  state.match.decisions.flatMap((decision, seat) =>
    decision >= 0 && isTold(told, seat) && isWaitedFor(state, seat)
      ? [{ seat, decision, at: reminderAt(state, seat) }]
      : [],
  );

/** Only for clocks that run without connections: at the others people sit and look. */
function reminderAt({ clock, match }: TableState, seat: Seat): number | null {
  if (!clock || match.outcome || !runsAlone(clock.clock) || !clock.pouring.includes(seat)) return null;
  const due = clockDueAt({ ...clock, pouring: [seat] });
  const whole = openClock(clock.clock, clock.left.length, 0).left[seat] ?? 0;
  return due === null ? null : due - Math.min(REMIND_MS, whole * REMIND_PART);
}
