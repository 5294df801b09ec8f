import { partnersOf, type Seat } from '@tablee/kernel';
import type { BotLevel } from '../bot-level.ts';
import { type CommandResult, type Context, noChange } from '../command.ts';
import { nextOffers, type UnderstudyVote, withConsent } from '../offers.ts';
import { refuse } from '../refusals.ts';
import {
  type PersonHolder,
  personAt,
  type TableState,
  type Understudy,
  type UnderstudyBy,
  withHolder,
} from '../state.ts';

/** An understudy is a bot that plays for a person who keeps the seat. It moves, and answers no offer. */

/** Minutes of absence that a person can choose; 0: at once. */
export const MAX_UNDERSTUDY_MINUTES = 60;
/** Where none was chosen. */
export const USUAL_UNDERSTUDY_LEVEL: BotLevel = 3;

function withUnderstudy(
  state: TableState,
  seat: Seat,
  person: PersonHolder,
  understudy: Understudy | null,
): CommandResult {
  const { understudy: _, ...same } = person;
  const after = understudy ? { ...same, understudy } : same;
  const holders = withHolder(state.holders, seat, after);
  const { offers } = state;
  const isBack = (person.understudy?.by ?? null) !== null && (understudy?.by ?? null) === null;
  // A vote about this seat is decided, one way or the other.
  const isDecided = offers.understudy?.for === seat && understudy?.by !== null;
  const settled = isDecided
    ? nextOffers(offers, { understudy: null })
    : // Another version: at every node, a move of the understudy that is under way comes too late.
      isBack
      ? nextOffers(offers)
      : offers;
  return { kind: 'seat', state: { ...state, holders, offers: settled }, seat, before: person, after };
}

/** Why no bot may play at this table, or none for this seat. */
function refusalFor({ match, holders }: TableState, seat: Seat): CommandResult | null {
  if (!personAt(holders, seat)) return refuse('not-seated');
  if (match.outcome) return refuse('over');
  const refusal = match.game.noBots?.(match.table);
  return refusal ? { refusal } : null;
}

/** A person chooses in advance who plays in their absence; null: no understudy. `after` 0: from now on. */
export function chooseUnderstudy(
  state: TableState,
  seat: Seat,
  choice: { readonly level: BotLevel; readonly after: number | null } | null,
): CommandResult {
  const refused = refusalFor(state, seat);
  if (refused) return refused;
  const person = personAt(state.holders, seat)!;
  if (!choice) return withUnderstudy(state, seat, person, null);
  const { level, after } = choice;
  return withUnderstudy(state, seat, person, { level, after, by: after === 0 ? 'self' : null });
}

/** The understudy begins to play: the person was absent for as long as chosen, or their time is up. */
export function startUnderstudy(state: TableState, seat: Seat, by: UnderstudyBy): CommandResult {
  const refused = refusalFor(state, seat);
  if (refused) return refused;
  const person = personAt(state.holders, seat)!;
  const { understudy } = person;
  if (understudy && understudy.by !== null) return noChange(state.match.n);
  const level = understudy?.level ?? USUAL_UNDERSTUDY_LEVEL;
  return withUnderstudy(state, seat, person, { level, after: understudy?.after ?? null, by });
}

/** The person plays again, at once. What was chosen in advance stays, except "from now on". */
export function returnToSeat(state: TableState, seat: Seat): CommandResult {
  const person = personAt(state.holders, seat);
  if (!person) return refuse('not-seated');
  const { understudy } = person;
  if (!understudy || understudy.by === null) return noChange(state.match.n);
  const { level, after } = understudy;
  const chosen = after === null || after === 0 ? null : { level, after, by: null };
  return withUnderstudy(state, seat, person, chosen);
}

/** Proposes that an understudy plays for another person. All other people who are present have to agree. */
export function voteUnderstudy(
  state: TableState,
  seat: Seat,
  absent: Seat,
  level: BotLevel,
  context: Context,
): CommandResult {
  if (!personAt(state.holders, seat)) return refuse('not-seated');
  if (absent === seat || !personAt(state.holders, absent)) return refuse('no-such-seat');
  const refused = refusalFor(state, absent);
  if (refused) return refused;
  if (!(context.isAbsent?.(absent) ?? false)) return refuse('not-absent');
  const { understudy } = state.offers;
  const chosen = levelFor(state, seat, absent, level);
  const same = understudy?.for === absent ? understudy : { seat, yes: [], for: absent, level: chosen };
  return agree(state, withConsent(same, seat), context);
}

/** What the person chose in advance holds. A partner, who plays against the others, may not choose (TOCK-29). */
function levelFor({ match, holders }: TableState, seat: Seat, absent: Seat, level: BotLevel): BotLevel {
  const chosen = personAt(holders, absent)?.understudy?.level;
  if (chosen !== undefined) return chosen;
  const { game, table } = match;
  const isPartner = game.traits.goal !== 'shared' && partnersOf(game, table, absent).includes(seat);
  return isPartner ? USUAL_UNDERSTUDY_LEVEL : level;
}

export function acceptUnderstudy(state: TableState, seat: Seat, context: Context): CommandResult {
  const vote = state.offers.understudy;
  if (!vote || vote.for === seat || !personAt(state.holders, seat)) return refuse('no-offer');
  if (!(context.isAbsent?.(vote.for) ?? false)) return refuse('not-absent');
  return agree(state, withConsent(vote, seat), context);
}

/** Those who are away have no vote: they would block the table with the one it is about. */
function agree(state: TableState, vote: UnderstudyVote, context: Context): CommandResult {
  const { holders, match, offers } = state;
  const isOpen = (other: Seat): boolean =>
    other !== vote.for &&
    other !== vote.seat &&
    !vote.yes.includes(other) &&
    personAt(holders, other) !== null &&
    (context.isHere?.(other) ?? true);
  if (holders.some((_, other) => isOpen(other)))
    return vote === offers.understudy
      ? noChange(match.n)
      : { kind: 'offers', state: { ...state, offers: nextOffers(offers, { understudy: vote }) } };
  const person = personAt(holders, vote.for)!;
  if (person.understudy && person.understudy.by !== null) return noChange(match.n);
  const after = person.understudy?.after ?? null;
  return withUnderstudy(state, vote.for, person, { level: vote.level, after, by: 'vote' });
}
