import { mayPlan, partnersOf, type Seat, silenceOf, turnOf } from '@tablee/kernel';
import { say as sayLine } from '@tablee/table';
import type { DownFrame, PlannedFrame, Problem, Reaction, TalkFrame } from '@tablee/wire';
import { problemOf } from '../common/problems.ts';
import type { TalkKind } from '../tables/ephemera.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Answer, Referee } from '../tables/referee.ts';
import { spokenOf } from '../tables/view-encoder.ts';

/** Why a seat may not talk freely; null: it may. */
export function silenceAt({ match }: LiveTable, seat: Seat): Problem | null {
  const silence = silenceOf(match, seat);
  if (silence === null) return null;
  return silence === 'partners'
    ? problemOf('quiet')
    : problemOf('quiet', 'This game has no chat: there are reactions instead.');
}

/** The chat lines after line `heard`; null when there are none. */
export function talkSince({ id, state }: LiveTable, heard: number): TalkFrame | null {
  const lines = state.lines.filter(line => line.n > heard).map(spokenOf);
  return lines.length === 0 ? null : { t: 'talk', table: id, lines };
}

/** Only players talk: spectators could advise them. */
export function say(referee: Referee, table: LiveTable, seat: Seat, text: string): Promise<Answer> {
  // Counted once, however often the line is numbered again because another one came first.
  let counted = false;
  return referee.run(
    table,
    (state, context) => {
      const silence = silenceAt(table, seat);
      if (silence) return silence;
      if (!counted && !table.ephemera.talkLimits.spend('line', seat, context.now))
        return problemOf('too-often');
      counted = true;
      return sayLine(state, seat, text, Date.now());
    },
    { unsaved: 'line-not-saved' },
  );
}

// Hints: reactions, points, plans and aims. They are shown to everyone at the table and never stored.

const maySend = (table: LiveTable, kind: TalkKind, seat: Seat): boolean =>
  table.ephemera.talkLimits.spend(kind, seat, table.now);

function show(table: LiveTable, frame: DownFrame): null {
  table.hint(frame);
  return null;
}

export function react(table: LiveTable, seat: Seat, reaction: Reaction): Problem | null {
  if (!maySend(table, 'reaction', seat)) return problemOf('too-often');
  return show(table, { t: 'reacted', table: table.id, seat, reaction });
}

/** Points at a place on the board, for partners (TEKAO-12). */
export function point(table: LiveTable, seat: Seat, at: string): Problem | null {
  const { game, table: agreed, outcome } = table.match;
  if (outcome !== null) return problemOf('over');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  if (partnersOf(game, agreed, seat).length === 0) return problemOf('no-partner');
  if (!maySend(table, 'point', seat)) return problemOf('too-often');
  return show(table, { t: 'pointed', table: table.id, seat, at });
}

/** Aims are sent while they change. One that comes too fast is dropped: the next one replaces it. */
export function aim(table: LiveTable, seat: Seat, text: string): Problem | null {
  const { game, state, outcome } = table.match;
  if (outcome !== null) return problemOf('over');
  if (!game.actors(state).includes(seat)) return problemOf('not-your-turn');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  return maySend(table, 'aim', seat) ? show(table, { t: 'aimed', table: table.id, seat, aim: text }) : null;
}

/** Replaces the seat's plan; it holds until the turn ends. */
export function plan(table: LiveTable, seat: Seat, notes: readonly string[]): Problem | null {
  const { match } = table;
  if (match.outcome !== null) return problemOf('over');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  if (!mayPlan(match.game, match.table, seat))
    return problemOf('no-partner', 'No other seat plays on your side: there is no partner to plan with.');
  if (!maySend(table, 'plan', seat)) return problemOf('too-often');
  const turn = turnOf(match);
  table.ephemera.plans.set(seat, notes, turn);
  return show(table, plannedFrame(table, seat, notes, turn));
}

const plannedFrame = (
  table: LiveTable,
  seat: Seat,
  notes: readonly string[],
  turn: number,
): PlannedFrame => ({ t: 'planned', table: table.id, seat, notes: [...notes], turn });

/** The plans of the present turn, for a new watcher. */
export function plansOf(table: LiveTable): PlannedFrame[] {
  const turn = turnOf(table.match);
  return Array.from(table.ephemera.plans.of(turn), ([seat, notes]) =>
    plannedFrame(table, seat, notes, turn),
  ).filter(frame => frame.notes.length > 0);
}
