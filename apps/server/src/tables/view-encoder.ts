import {
  actorsOf,
  type ClientEyes,
  eventsFor,
  freezeClock,
  isOpen,
  isStopped,
  type TalkLine,
  toldOf,
} from '@tablee/table';
import type { ClockTold, Head, HelloFrame, PeopleFrame, Spoken, TableFrame } from '@tablee/wire';
import type { TableViews } from '../bus/audience.ts';
import { Message, writeAscii } from '../bus/message.ts';
import type { LiveTable } from './live-table.ts';
import { sealsOf } from './records.ts';
import { peopleAt, sharedFieldsOf } from './shared-fields.ts';

/** The only way out of a table: everything here passes through `redact` and `tell`. */

export function headOf(table: LiveTable): Head {
  const { game, rules, seats, options, clock, lot, rematchOf } = table.head;
  return {
    game,
    rules,
    seats,
    options,
    ...(clock ? { clock } : {}),
    seals: sealsOf(table.head, table.match.outcome !== null),
    ...(lot ? { lot } : {}),
    ...(rematchOf ? { rematchOf } : {}),
  };
}

/** `guests`: all guests of the reader, when known. */
export const helloFor = (table: LiveTable, eyes: ClientEyes, guests: readonly string[]): HelloFrame => ({
  t: 'hello',
  table: table.id,
  head: headOf(table),
  eyes,
  host: table.state.host !== null && guests.includes(table.state.host),
});

const decisionOf = (table: LiveTable, eyes: ClientEyes): number =>
  eyes === 'public' ? -1 : (table.match.decisions[eyes] ?? -1);

export function clockTold({ state: { clock }, now, idle }: LiveTable): ClockTold | null {
  if (!clock) return null;
  const { left, pouring, holdMs, respiteMs } = freezeClock(clock, now);
  const told = { left: [...left], pouring: [...pouring], holdMs, respiteMs };
  return idle && isStopped(clock) ? { ...told, idle: true } : told;
}

/** The position as these eyes see it. */
const viewFor = ({ match }: LiveTable, eyes: ClientEyes): string =>
  match.game.writeState(match.game.redact(match.state, eyes));

/** The fields of a frame that change with an entry. */
function entryFields(table: LiveTable, eyes: ClientEyes, withStep: boolean) {
  const { match, last } = table.state;
  const { game, outcome, n } = match;
  const step = withStep ? last : null;
  return {
    t: 'table' as const,
    table: table.id,
    n,
    told: step && toldOf(step.entry, n, isOpen(match), eyes),
    events: step ? eventsFor(game, step.events, eyes) : [],
    actors: [...actorsOf(match)],
    outcome: outcome && {
      payoff: [...outcome.payoff],
      ...(outcome.score ? { score: [...outcome.score] } : {}),
      reason: outcome.reason,
    },
    ...(outcome ? { seals: sealsOf(table.head, true) } : {}),
  };
}

/** `withStep`: with the step that led here. */
export const frameFor = (table: LiveTable, eyes: ClientEyes, withStep: boolean): TableFrame => ({
  ...entryFields(table, eyes, withStep),
  view: viewFor(table, eyes),
  ...sharedFieldsOf(table),
  ...(table.state.clock ? { clock: clockTold(table) } : {}),
  decision: decisionOf(table, eyes),
});

/**
 * The same as text, up to the decision. Written in parts, which takes half the time: the shared fields are cached, and
 * the view, a concatenated string, would push the whole object off the fast path of JSON.stringify.
 */
function writeFrame(table: LiveTable, eyes: ClientEyes, withStep: boolean): string {
  const entry = JSON.stringify(entryFields(table, eyes, withStep)).slice(0, -1);
  const view = JSON.stringify(viewFor(table, eyes));
  const clock = table.state.clock ? `,"clock":${JSON.stringify(clockTold(table))}` : '';
  const shared = table.ephemera.sharedFields.text(table);
  return `${writeAscii(`${entry},"view":${view}`)}${clock},${shared},"decision":`;
}

export const peopleFrame = (table: LiveTable): PeopleFrame => ({
  t: 'people',
  table: table.id,
  people: peopleAt(table),
  watching: table.audience.watching,
});

export const spokenOf = ({ n, seat, text, at }: TalkLine): Spoken => ({
  n,
  seat,
  text,
  at: new Date(at).toISOString(),
});

export const saidMessage = (table: LiveTable, line: TalkLine): Message =>
  Message.of({ t: 'said', table: table.id, line: spokenOf(line) });

export const goneMessage = (table: LiveTable): Message => Message.of({ t: 'gone', table: table.id });

/** Frames about the present position, each encoded once per pair of eyes and only when read. */
export function viewsOf(table: LiveTable): TableViews {
  if (table.status === 'removed') {
    // For slow readers, who missed the frame when it happened.
    const gone = (): Message => goneMessage(table);
    return { withStep: gone, alone: gone };
  }
  let withStep: Encoder | null = null;
  let alone: Encoder | null = null;
  return {
    withStep(eyes) {
      withStep ??= encoderFor(table, true);
      return withStep(eyes);
    },
    alone(eyes) {
      alone ??= encoderFor(table, false);
      return alone(eyes);
    },
  };
}

type Encoder = (eyes: ClientEyes) => Message;

/** In a game without secrets all eyes see the public view, and frames differ in the decision only. */
function encoderFor(table: LiveTable, withStep: boolean): Encoder {
  const { secrets, together } = table.game.traits;
  const alike = !(secrets || together);
  const made = new Map<ClientEyes, Message>();
  let common: string | null = null;
  return eyes => {
    const decision = decisionOf(table, eyes);
    const key = alike ? decision : eyes;
    const ready = made.get(key);
    if (ready) return ready;
    if (alike) common ??= writeFrame(table, 'public', withStep);
    const message = new Message(`${common ?? writeFrame(table, eyes, withStep)}${decision}}`, table.match.n);
    made.set(key, message);
    return message;
  };
}
