import { type Refused, type Seat, silenceOf } from '@tablee/kernel';
import type { CommandResult } from '../command.ts';
import { hasOffers, nextOffers } from '../offers.ts';
import { refuse } from '../refusals.ts';
import { looksAlike } from '../similar-names.ts';
import {
  type BotLevel,
  type Holder,
  type Holders,
  isBot,
  KEPT_LINES,
  type PersonHolder,
  type TableState,
  withHolder,
} from '../state.ts';

const seated = (state: TableState, seat: Seat, after: Holder | null): CommandResult => ({
  kind: 'seat',
  state: { ...state, holders: withHolder(state.holders, seat, after) },
  seat,
  before: state.holders[seat] ?? null,
  after,
});

/** A person takes a seat: the one asked for, or the first free one. `guests`: all guests of this person. */
export function sit(
  state: TableState,
  wanted: Seat | undefined,
  person: PersonHolder,
  guests: readonly string[] = person.guestHash === null ? [] : [person.guestHash],
): CommandResult {
  const { holders } = state;
  const seat = chooseSeat(holders, wanted, guests);
  if (typeof seat !== 'number') return seat;
  return isNameTaken(holders, person.name, guests) ? refuse('name-taken') : seated(state, seat, person);
}

const isOneOf = (holder: Holder | null, guests: readonly string[]): boolean =>
  holder !== null && !isBot(holder) && holder.guestHash !== null && guests.includes(holder.guestHash);

function chooseSeat(holders: Holders, wanted: Seat | undefined, guests: readonly string[]): Seat | Refused {
  if (wanted === undefined) {
    // A guest who wants several seats has to name each.
    if (holders.some(holder => isOneOf(holder, guests))) return refuse('already-seated');
    const free = holders.indexOf(null);
    return free < 0 ? refuse('no-free-seat') : free;
  }
  const holder = holders[wanted];
  if (holder === undefined) return refuse('no-such-seat');
  if (holder === null) return wanted;
  return refuse(isOneOf(holder, guests) ? 'already-seated' : 'seat-taken');
}

/** A guest on several seats may use one name for all. */
const isNameTaken = (holders: Holders, name: string, guests: readonly string[]): boolean =>
  holders.some(
    holder => holder !== null && !isBot(holder) && !isOneOf(holder, guests) && looksAlike(holder.name, name),
  );

/** A person gives up a seat before the first entry. */
export function leave(state: TableState, seat: Seat): CommandResult {
  const { match, holders, offers } = state;
  const holder = holders[seat];
  if (!holder || isBot(holder)) return refuse('not-seated');
  if (match.outcome) return refuse('over');
  if (match.n > 0) return refuse('others-playing');
  // The next holder of the seat must not inherit its offers.
  return seated(hasOffers(offers) ? { ...state, offers: nextOffers(offers, NOTHING) } : state, seat, null);
}

const NOTHING = { draw: null, back: null, rematch: null };

/** A bot takes a free seat: the one asked for, or the first. */
export function seatBot(state: TableState, wanted: Seat | undefined, level: BotLevel): CommandResult {
  const { holders, match } = state;
  const refusal = match.game.noBots?.(match.table);
  if (refusal) return { refusal };
  const seat = wanted ?? holders.indexOf(null);
  if (seat < 0) return refuse('no-free-seat');
  if (seat >= holders.length) return refuse('no-such-seat');
  return holders[seat] ? refuse('seat-taken') : seated(state, seat, { bot: level });
}

/** Removes a bot that has not moved yet. */
export function removeBot(state: TableState, seat: Seat): CommandResult {
  const { holders, match } = state;
  const holder = holders[seat];
  if (!holder || !isBot(holder)) return refuse('no-bot');
  return match.line.findLast(played => played.seat === seat)
    ? refuse('bot-moved')
    : seated(state, seat, null);
}

/** Adds a line of chat. `at`: the date, in milliseconds. */
export function say(state: TableState, seat: Seat, text: string, at: number): CommandResult {
  const { lines, match } = state;
  if (silenceOf(match, seat) !== null) return refuse('quiet');
  const line = { n: (lines.at(-1)?.n ?? 0) + 1, seat, text, at };
  return { kind: 'line', state: { ...state, lines: [...lines, line].slice(-KEPT_LINES) }, line };
}
