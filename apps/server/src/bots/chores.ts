import { reachesOverSecrets, type Seat } from '@tablee/kernel';
import { isBot } from '../store/store.ts';
import type { LiveTable } from '../tables/table.ts';
import { everySeatTaken } from '../tables/wishes.ts';

/** The next thing a bot of a table has to do. */
export type Chore =
  /** Bots agree to be asked again, unless it would hide what they have shown, and to play again. */
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly act: 'accept-back' | 'decline-back' | 'offer-rematch';
    }
  /** A draw is offered: is it worth going on? */
  | { readonly kind: 'weigh'; readonly seat: Seat; readonly decision: number }
  | { readonly kind: 'move'; readonly seat: Seat; readonly decision: number };

export const hasBots = (table: LiveTable): boolean =>
  table.standing.holders.some(h => h !== null && isBot(h));

/** Bots among themselves play for somebody who looks, not for an empty room. */
const isForNobody = (table: LiveTable): boolean =>
  table.audience.size === 0 && table.standing.holders.every(h => h !== null && isBot(h));

export function choreOf(table: LiveTable): Chore | null {
  if (table.gone) return null;
  const { match, wishes, holders } = table.standing;
  const bots = holders.flatMap((h, seat) => (h !== null && isBot(h) ? [seat] : []));
  const silent = (wish: { readonly seat: Seat; readonly yes: readonly Seat[] }): Seat | undefined =>
    bots.find(seat => seat !== wish.seat && !wish.yes.includes(seat));
  if (match.outcome) {
    const seat = wishes.rematch && wishes.rematch.table === null ? silent(wishes.rematch) : undefined;
    return seat === undefined ? null : { kind: 'answer', seat, act: 'offer-rematch' };
  }
  const asked = wishes.back ? silent(wishes.back) : undefined;
  if (wishes.back && asked !== undefined) {
    const act = reachesOverSecrets(match, wishes.back.to, wishes.back.seat) ? 'decline-back' : 'accept-back';
    return { kind: 'answer', seat: asked, act };
  }
  const offered = wishes.draw ? silent(wishes.draw) : undefined;
  if (offered !== undefined) return { kind: 'weigh', seat: offered, decision: match.n };
  // While somebody is still expected nothing is played that could not be sent away again.
  if (!everySeatTaken(holders) || isForNobody(table) || table.full) return null;
  const actors = match.game.actors(match.state);
  const seat = bots.find(bot => actors.includes(bot));
  return seat === undefined ? null : { kind: 'move', seat, decision: match.decisions[seat]! };
}

export function isSameChore(a: Chore, b: Chore | null): boolean {
  if (b === null || a.seat !== b.seat) return false;
  if (a.kind === 'answer') return b.kind === 'answer' && a.act === b.act;
  return a.kind === b.kind && a.decision === b.decision;
}
