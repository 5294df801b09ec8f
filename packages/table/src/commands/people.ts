import { type Refused, type Seat, silenceOf } from '@tablee/kernel';
import type { BotLevel } from '../bot-level.ts';
import { type CommandResult, noChange } from '../command.ts';
import { hasOffers, NOTHING_OFFERED, nextOffers } from '../offers.ts';
import { refuse } from '../refusals.ts';
import { looksAlike } from '../similar-names.ts';
import {
  type Holder,
  type Holders,
  isBot,
  KEPT_LINES,
  type PersonHolder,
  personAt,
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
  guests: readonly string[] = guestsOf(person),
): CommandResult {
  const { holders } = state;
  const seat = chooseSeat(holders, wanted, guests);
  if (typeof seat !== 'number') return seat;
  return isNameTaken(holders, person.name, guests) ? refuse('name-taken') : seated(state, seat, person);
}

const guestsOf = ({ guestHash }: PersonHolder): readonly string[] => (guestHash === null ? [] : [guestHash]);

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

/** A person gives up a seat for good: it is free for another, or left to a bot of this level. */
export function leave(state: TableState, seat: Seat, level: BotLevel | null = null): CommandResult {
  const { match, holders } = state;
  if (!personAt(holders, seat)) return refuse('not-seated');
  if (match.outcome) return refuse('over');
  const refusal = level === null ? null : match.game.noBots?.(match.table);
  if (refusal) return { refusal };
  return seated(withoutOffersAt(state), seat, level === null ? null : { bot: level });
}

/** The next holder of a seat must not inherit its offers, nor its votes. */
const withoutOffersAt = (state: TableState): TableState =>
  hasOffers(state.offers) ? { ...state, offers: nextOffers(state.offers, NOTHING_OFFERED) } : state;

/** A person makes a code with which another may take this seat; null: no longer. */
export function passSeat(state: TableState, seat: Seat, passHash: string | null): CommandResult {
  const person = personAt(state.holders, seat);
  if (!person) return refuse('not-seated');
  if (state.match.outcome) return refuse('over');
  const { passHash: before, ...same } = person;
  if (passHash === null && before === undefined) return noChange(state.match.n);
  return seated(state, seat, passHash === null ? same : { ...same, passHash });
}

/** The seat that this code was made for; null: it is used up, or never was one. */
export function seatOfPass({ holders }: TableState, passHash: string): Seat | null {
  const seat = holders.findIndex(holder => holder !== null && !isBot(holder) && holder.passHash === passHash);
  return seat < 0 ? null : seat;
}

/** Another person takes the seat that this code was made for. The code is used up, and the token before it ends. */
export function takePassed(
  state: TableState,
  passHash: string,
  person: PersonHolder,
  guests: readonly string[] = guestsOf(person),
): CommandResult {
  const { holders, match } = state;
  const seat = seatOfPass(state, passHash);
  if (seat === null) return refuse('bad-pass');
  if (match.outcome) return refuse('over');
  const others = withHolder(holders, seat, null);
  if (others.some(holder => isOneOf(holder, guests))) return refuse('already-seated');
  return isNameTaken(others, person.name, guests)
    ? refuse('name-taken')
    : seated(withoutOffersAt(state), seat, person);
}

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
