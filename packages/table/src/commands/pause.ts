import type { Seat } from '@tablee/kernel';
import { pauseClock, takesPauses } from '../clocks/clock.ts';
import { type CommandResult, type Context, noChange } from '../command.ts';
import { isAgreed, nextOffers, type PauseOffer, withConsent } from '../offers.ts';
import { refuse } from '../refusals.ts';
import { allSeatsTaken, isBotSeat, personAt, type TableState } from '../state.ts';

/** The longest pause that can be agreed, in milliseconds. */
export const MAX_PAUSE_MS = 60 * 86_400_000;

/** Proposes that no time is deducted until a moment. */
export function offerPause(state: TableState, seat: Seat, until: number, context: Context): CommandResult {
  const { match, holders, clock, offers } = state;
  if (!personAt(holders, seat)) return refuse('not-seated');
  if (match.outcome) return refuse('over');
  if (!clock || !takesPauses(clock.clock)) return refuse('no-pause');
  if (!allSeatsTaken(holders)) return refuse('no-opponent');
  if (until <= context.now || until > context.now + MAX_PAUSE_MS) return refuse('no-pause');
  if (offers.pause?.seat === seat && offers.pause.until === until) return noChange(match.n);
  return agree(state, { seat, yes: [], until }, context);
}

export function acceptPause(state: TableState, seat: Seat, context: Context): CommandResult {
  const { pause } = state.offers;
  if (!pause || pause.seat === seat || !personAt(state.holders, seat)) return refuse('no-offer');
  return agree(state, withConsent(pause, seat), context);
}

/** Bots are always content. */
function agree(state: TableState, pause: PauseOffer, context: Context): CommandResult {
  const { holders, offers, clock } = state;
  const people = holders.map((holder, seat) => (isBotSeat(holders, seat) ? null : holder));
  if (!clock || !isAgreed(pause, people))
    return { kind: 'offers', state: { ...state, offers: nextOffers(offers, { pause }) } };
  return {
    kind: 'offers',
    state: {
      ...state,
      clock: pauseClock(clock, pause.until, context.now),
      offers: nextOffers(offers, { pause: null }),
    },
  };
}
