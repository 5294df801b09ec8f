import type { Eyes } from '@tablee/kernel';
import type { Head, HelloFrame, Offers, PeopleFrame, TableFrame } from '@tablee/wire';
import type { Wishes } from '../store/store.ts';
import type { News, OutsideEyes } from '../watch/audience.ts';
import { Message } from '../watch/message.ts';
import { isOpen, type LiveTable, sealsOf, toldOf } from './table.ts';

/** The only way out of a table: everything below passes through `redact` and `tell`. */

export const eventsFor = (table: LiveTable, events: readonly unknown[], eyes: Eyes): unknown[] =>
  events.map(e => table.game.tell(e, eyes)).filter(e => e !== null);

export const offersOf = ({ draw, back, rematch }: Wishes): Offers => ({
  draw: draw?.seat ?? null,
  back: back && { seat: back.seat, to: back.to },
  rematch: rematch && { seat: rematch.seat, table: rematch.table },
});

export function headOf(table: LiveTable): Head {
  const { game, rules, seats, options, lot, rematchOf } = table.head;
  return {
    game,
    rules,
    seats,
    options,
    seals: sealsOf(table.head, table.over),
    ...(lot ? { lot } : {}),
    ...(rematchOf ? { rematchOf } : {}),
  };
}

/** `guestHash`: who is greeted, as far as a cookie tells. */
export const helloFor = (table: LiveTable, eyes: OutsideEyes, guestHash: string | null): HelloFrame => ({
  t: 'hello',
  table: table.id,
  head: headOf(table),
  eyes,
  host: guestHash !== null && guestHash === table.host,
});

const decisionOf = (table: LiveTable, eyes: OutsideEyes): number =>
  eyes === 'public' ? -1 : (table.match.decisions[eyes] ?? -1);

/** `lately`: with the entry that led here, for who saw the one before. */
export const frameFor = (table: LiveTable, eyes: OutsideEyes, lately: boolean): TableFrame => ({
  ...bodyFor(table, eyes, lately),
  decision: decisionOf(table, eyes),
});

function bodyFor(table: LiveTable, eyes: OutsideEyes, lately: boolean): Omit<TableFrame, 'decision'> {
  const { match, last, wishes } = table.standing;
  const { game, state, outcome, n } = match;
  const tells = lately && last !== null;
  return {
    t: 'table',
    table: table.id,
    n,
    view: game.writeState(game.redact(state, eyes)),
    told: tells ? toldOf(last.entry, n, isOpen(match), eyes) : null,
    events: tells ? eventsFor(table, last.events, eyes) : [],
    actors: outcome ? [] : [...game.actors(state)],
    people: table.people(),
    watching: table.audience.watching,
    offers: offersOf(wishes),
    outcome: outcome && {
      payoff: [...outcome.payoff],
      ...(outcome.score ? { score: [...outcome.score] } : {}),
      reason: outcome.reason,
    },
    ...(outcome ? { seals: sealsOf(table.head, true) } : {}),
  };
}

export const peopleOf = (table: LiveTable): PeopleFrame => ({
  t: 'people',
  table: table.id,
  people: table.people(),
  watching: table.audience.watching,
});

/**
 * Frames of this moment, each made once however many share the eyes. Where a game has no secrets the public's view is
 * everybody's, and frames differ in nothing but the decision.
 */
export function newsOf(table: LiveTable): News {
  const { secrets, together } = table.game.traits;
  const maker = secrets || together ? apart : shared;
  return { told: maker(table, true), plain: maker(table, false) };
}

type Maker = (eyes: OutsideEyes) => Message;

function apart(table: LiveTable, lately: boolean): Maker {
  const made = new Map<OutsideEyes, Message>();
  return eyes => {
    const message = made.get(eyes) ?? Message.of(frameFor(table, eyes, lately));
    made.set(eyes, message);
    return message;
  };
}

function shared(table: LiveTable, lately: boolean): Maker {
  const made = new Map<number, Message>();
  let common: string | null = null;
  return eyes => {
    const decision = decisionOf(table, eyes);
    const ready = made.get(decision);
    if (ready) return ready;
    common ??= JSON.stringify(bodyFor(table, 'public', lately)).slice(0, -1);
    const message = new Message(`${common},"decision":${decision}}`, table.match.n);
    made.set(decision, message);
    return message;
  };
}
