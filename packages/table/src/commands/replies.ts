import { isRefused, type Match, NeedsReferee, playMove, refereeOnly, type Seat } from '@tablee/kernel';
import { type CommandResult, noChange } from '../command.ts';
import { nextOffers } from '../offers.ts';
import { isClockOnly, refuse } from '../refusals.ts';
import { linesLeft } from '../reply-lines.ts';
import { personAt, type TableState, withHolder } from '../state.ts';
import { takesReplies } from '../visibility.ts';

/** Replies that a person plans while waiting: "if the other plays this, I play that". */

/** Replaces the plans of a seat; no lines: they are removed. */
export function planReplies(
  state: TableState,
  seat: Seat,
  lines: readonly (readonly string[])[],
): CommandResult {
  const { match, holders } = state;
  const person = personAt(holders, seat);
  if (!person) return refuse('not-seated');
  const { replies: before, ...same } = person;
  if (lines.length === 0 && !before) return noChange(match.n);
  if (lines.length > 0) {
    if (match.outcome) return refuse('over');
    if (!takesReplies(match)) return refuse('no-replies');
    if (match.decisions[seat] !== -1 || !areReplies(match, seat, lines)) return refuse('bad-replies');
  }
  const after = lines.length === 0 ? same : { ...same, replies: { from: match.line.n, lines } };
  return {
    kind: 'seat',
    // Another version: no node plays what was planned before.
    state: { ...state, holders: withHolder(holders, seat, after), offers: nextOffers(state.offers) },
    seat,
    before: person,
    after,
  };
}

/** Legal, each ending with a move of the seat, and without two answers to the same moves. */
function areReplies(match: Match, seat: Seat, lines: readonly (readonly string[])[]): boolean {
  const answers = new Map<string, string>();
  return lines.every(line => {
    let now = match;
    let last: Seat | null = null;
    const past: string[] = [];
    for (const move of line) {
      const next = now.outcome ? null : playOn(now, move);
      if (!next) return false;
      [last = null] = now.game.actors(now.state);
      if (last === seat) {
        const key = past.join('\n');
        if ((answers.get(key) ?? move) !== move) return false;
        answers.set(key, move);
      }
      past.push(move);
      now = next;
    }
    return last === seat;
  });
}

function playOn(match: Match, move: string): Match | null {
  const [actor] = match.game.actors(match.state);
  if (actor === undefined || isClockOnly(match.game, move)) return null;
  try {
    const step = playMove(match, actor, move, refereeOnly);
    return isRefused(step) ? null : step.match;
  } catch (error) {
    if (error instanceof NeedsReferee) return null;
    throw error;
  }
}

export type PlannedMove =
  /** The seat has to move, and this is what it planned. */
  | { readonly seat: Seat; readonly decision: number; readonly move: string }
  /** The game went another way: the plan is thrown away. */
  | { readonly seat: Seat; readonly move: null };

/** What has to be done about the plans of some seat now; null: nothing. */
export function plannedMove({ match, holders }: TableState): PlannedMove | null {
  for (let seat = 0; seat < holders.length; seat++) {
    const replies = personAt(holders, seat)?.replies;
    if (!replies) continue;
    const [line] = match.outcome ? [] : linesLeft(match, replies);
    const [move] = line ?? [];
    if (move === undefined) return { seat, move: null };
    const decision = match.decisions[seat] ?? -1;
    if (decision >= 0) return { seat, decision, move };
  }
  return null;
}
