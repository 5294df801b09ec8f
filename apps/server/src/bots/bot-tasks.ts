import { reachesOverSecrets, type Seat } from '@tablee/kernel';
import { actorsOf, allPlayed, allSeatsTaken, isBotSeat, type Offer, playedLevelOf } from '@tablee/table';
import type { LiveTable } from '../tables/live-table.ts';

/** The next thing a bot of a table has to do. */
export type BotTask =
  /** Bots accept a rematch, and a take-back unless it would hide what they have shown. */
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly act: 'accept-back' | 'decline-back' | 'offer-rematch';
    }
  /** Accept or decline a draw. */
  | { readonly kind: 'judge-draw'; readonly seat: Seat; readonly decision: number }
  | { readonly kind: 'move'; readonly seat: Seat; readonly decision: number };

export function botTaskOf(table: LiveTable): BotTask | null {
  if (table.status === 'removed') return null;
  const { match, offers, holders } = table.state;
  const bots = holders.flatMap((_, seat) => (isBotSeat(holders, seat) ? [seat] : []));
  /** The first bot that has not answered an offer. */
  const unanswered = (offer: Offer): Seat | undefined =>
    bots.find(seat => seat !== offer.seat && !offer.yes.includes(seat));
  if (match.outcome) {
    const seat = offers.rematch && offers.rematch.table === null ? unanswered(offers.rematch) : undefined;
    return seat === undefined ? null : { kind: 'answer', seat, act: 'offer-rematch' };
  }
  const asked = offers.back ? unanswered(offers.back) : undefined;
  if (offers.back && asked !== undefined) {
    const act = reachesOverSecrets(match, offers.back.to, offers.back.seat) ? 'decline-back' : 'accept-back';
    return { kind: 'answer', seat: asked, act };
  }
  const offered = offers.draw ? unanswered(offers.draw) : undefined;
  if (offered !== undefined) return { kind: 'judge-draw', seat: offered, decision: match.n };
  // A bot that has moved cannot be removed, so bots wait for the last person.
  const waits = !allSeatsTaken(holders) || isUnwatched(table) || match.n >= table.maxEntries;
  if (waits) return null;
  const actors = actorsOf(match);
  // An understudy moves like a bot, and leaves every offer to its person.
  const seat = actors.find(actor => playedLevelOf(holders[actor] ?? null) !== null);
  return seat === undefined ? null : { kind: 'move', seat, decision: match.decisions[seat]! };
}

/** Bots alone, and understudies of people who are all away, play only while someone watches. */
const isUnwatched = ({ audience, state }: LiveTable): boolean =>
  !audience.isWatched && allPlayed(state.holders);

export function isSameTask(a: BotTask, b: BotTask | null): boolean {
  if (b === null || a.seat !== b.seat) return false;
  if (a.kind === 'answer') return b.kind === 'answer' && a.act === b.act;
  return a.kind === b.kind && a.decision === b.decision;
}
