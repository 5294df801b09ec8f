import type { Eyes } from '@tablee/kernel';
import type { Head, HelloFrame, PeopleFrame, TableFrame } from '@tablee/wire';
import { sandTold } from '../clocks/glass.ts';
import type { News, OutsideEyes } from '../watch/audience.ts';
import { Message, writeAscii } from '../watch/message.ts';
import { surroundingsOf } from './surroundings.ts';
import { type LiveTable, sealsOf } from './table.ts';
import { isOpen, toldOf } from './visibility.ts';

/** The only way out of a table: everything below passes through `redact` and `tell`. */

export const eventsFor = (table: LiveTable, events: readonly unknown[], eyes: Eyes): unknown[] =>
  events.map(e => table.game.tell(e, eyes)).filter(e => e !== null);

export function headOf(table: LiveTable): Head {
  const { game, rules, seats, options, clock, lot, rematchOf } = table.head;
  return {
    game,
    rules,
    seats,
    options,
    ...(clock ? { clock } : {}),
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

const clockOf = (table: LiveTable): Pick<TableFrame, 'clock'> =>
  table.standing.sand ? { clock: sandTold(table) } : {};

/** The position as these eyes see it. */
const viewFor = ({ match }: LiveTable, eyes: OutsideEyes): string =>
  match.game.writeState(match.game.redact(match.state, eyes));

/** What a frame says besides the view and those around the table. `lately`: with the entry that led here. */
function momentFor(table: LiveTable, eyes: OutsideEyes, lately: boolean) {
  const { match, last } = table.standing;
  const { game, state, outcome, n } = match;
  const tells = lately && last !== null;
  return {
    t: 'table' as const,
    table: table.id,
    n,
    told: tells ? toldOf(last.entry, n, isOpen(match), eyes) : null,
    events: tells ? eventsFor(table, last.events, eyes) : [],
    actors: outcome ? [] : [...game.actors(state)],
    outcome: outcome && {
      payoff: [...outcome.payoff],
      ...(outcome.score ? { score: [...outcome.score] } : {}),
      reason: outcome.reason,
    },
    ...(outcome ? { seals: sealsOf(table.head, true) } : {}),
  };
}

/** `lately`: with the entry that led here, for who saw the one before. */
export const frameFor = (table: LiveTable, eyes: OutsideEyes, lately: boolean): TableFrame => ({
  ...momentFor(table, eyes, lately),
  view: viewFor(table, eyes),
  ...surroundingsOf(table),
  ...clockOf(table),
  decision: decisionOf(table, eyes),
});

/**
 * The same as text, up to the decision. In pieces, half the time of the whole: who is around the table is kept written,
 * and the view, a string joined of others, would lead the whole object past the fast way of JSON.stringify.
 */
function writeFrame(table: LiveTable, eyes: OutsideEyes, lately: boolean): string {
  const moment = JSON.stringify(momentFor(table, eyes, lately)).slice(0, -1);
  const view = JSON.stringify(viewFor(table, eyes));
  const clock = table.standing.sand ? `,"clock":${JSON.stringify(sandTold(table))}` : '';
  return `${writeAscii(`${moment},"view":${view}`)}${clock},${table.surroundings.text(table)},"decision":`;
}

export const peopleOf = (table: LiveTable): PeopleFrame => ({
  t: 'people',
  table: table.id,
  people: table.people(),
  watching: table.audience.watching,
});

export const goneMessage = (table: LiveTable): Message => Message.of({ t: 'gone', table: table.id });

/** Frames of this moment, each made once however many share the eyes, and only when somebody reads it. */
export function newsOf(table: LiveTable): News {
  if (table.gone) {
    // For those who read too slowly to be told when it happened.
    const gone = (): Message => goneMessage(table);
    return { told: gone, plain: gone };
  }
  let told: Maker | null = null;
  let plain: Maker | null = null;
  return {
    told(eyes) {
      told ??= makerFor(table, true);
      return told(eyes);
    },
    plain(eyes) {
      plain ??= makerFor(table, false);
      return plain(eyes);
    },
  };
}

type Maker = (eyes: OutsideEyes) => Message;

/** Where a game has no secrets the public's view is everybody's, and frames differ in nothing but the decision. */
function makerFor(table: LiveTable, lately: boolean): Maker {
  const { secrets, together } = table.game.traits;
  const alike = !(secrets || together);
  const made = new Map<OutsideEyes, Message>();
  let common: string | null = null;
  return eyes => {
    const decision = decisionOf(table, eyes);
    const key = alike ? decision : eyes;
    const ready = made.get(key);
    if (ready) return ready;
    if (alike) common ??= writeFrame(table, 'public', lately);
    const message = new Message(`${common ?? writeFrame(table, eyes, lately)}${decision}}`, table.match.n);
    made.set(key, message);
    return message;
  };
}
