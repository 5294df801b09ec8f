import {
  abandon,
  agreeDraw,
  goBack,
  isRefused,
  type Refused,
  reachesOverSecrets,
  resign,
  type Seat,
  type Step,
  takeBack,
} from '@tablee/kernel';
import { type CommandResult, type Context, type Facts, noChange } from '../command.ts';
import {
  isAgreed,
  nextOffers,
  type OfferKind,
  type Offers,
  offersAfterMove,
  otherSeats,
  rotateSeats,
  withConsent,
  withoutOffers,
} from '../offers.ts';
import { refuse } from '../refusals.ts';
import {
  actorsOf,
  allSeatsTaken,
  type Holder,
  isBot,
  isBotSeat,
  personAt,
  type TableState,
} from '../state.ts';
import { acceptPause } from './pause.ts';
import { takeStep } from './steps.ts';
import { acceptUnderstudy } from './understudy.ts';

/** What a seat does besides moving. */
type ActCommand = (state: TableState, seat: Seat, context: Context, facts?: Facts) => CommandResult;

const offered = (state: TableState, changed: Partial<Omit<Offers, 'version'>>): CommandResult => ({
  kind: 'offers',
  state: { ...state, offers: nextOffers(state.offers, changed) },
});

const ended = (state: TableState, step: Step | Refused, context: Context): CommandResult =>
  isRefused(step) ? step : takeStep(state, step, withoutOffers(state.offers), context);

const giveUp: ActCommand = (state, seat, context) => ended(state, resign(state.match, seat), context);

/** Ends the game as a draw without asking: every seat has agreed elsewhere. */
export const drawByAgreement: ActCommand = (state, seat, context) =>
  ended(state, agreeDraw(state.match, seat), context);

const offerDraw: ActCommand = (state, seat, context) => {
  const { match, offers, holders } = state;
  if (match.outcome) return refuse('over');
  if (match.game.traits.goal === 'shared') return refuse('no-draw');
  if (!allSeatsTaken(holders)) return refuse('no-opponent');
  const draw = withConsent(offers.draw ?? { seat, yes: [] }, seat);
  if (isAgreed(draw, holders)) return drawByAgreement(state, seat, context);
  return draw === offers.draw ? noChange(match.n) : offered(state, { draw });
};

const acceptDraw: ActCommand = (state, seat, context) => {
  const { draw } = state.offers;
  return !draw || draw.seat === seat ? refuse('no-offer') : offerDraw(state, seat, context);
};

const askBack: ActCommand = (state, seat, context, facts) => {
  const { match, offers, holders } = state;
  if (match.outcome) return refuse('over');
  if (match.n >= context.maxEntries) return refuse('log-full');
  const way = takeBack(match.line, seat, actorsOf(match).includes(seat), match.game.traits.moves);
  if (typeof way === 'string') return refuse(way);
  if (!way.consent || otherSeats(seat, holders).length === 0)
    return goBackTo(state, way.to, seat, context, facts);
  if (offers.back?.seat === seat) return noChange(match.n);
  return offered(state, { back: { seat, to: way.to, yes: [] } });
};

const acceptBack: ActCommand = (state, seat, context, facts) => {
  const { match, offers, holders } = state;
  if (!offers.back || offers.back.seat === seat) return refuse('no-offer');
  if (match.n >= context.maxEntries) return refuse('log-full');
  // Checked again here: the request may be another one than the bot was asked about.
  if (isBotSeat(holders, seat) && reachesOverSecrets(match, offers.back.to, offers.back.seat))
    return refuse('bound');
  const back = withConsent(offers.back, seat);
  return isAgreed(back, holders)
    ? goBackTo(state, back.to, back.seat, context, facts)
    : offered(state, { back });
};

/** Returns to the position after entry `to`, which must be on the line, without asking. */
export function goBackTo(
  state: TableState,
  to: number,
  seat: Seat,
  context: Context,
  facts?: Facts,
): CommandResult {
  const target = facts?.match ?? context.matchAt(to);
  if (!target || target.n !== to) return { needs: 'match', n: to };
  return takeStep(state, goBack(state.match, target, seat), offersAfterMove(state.offers, seat), context);
}

const offerRematch: ActCommand = (state, seat, context, facts) => {
  const { match, offers, holders } = state;
  if (!match.outcome) return refuse('not-over');
  if (!allSeatsTaken(holders)) return refuse('no-opponent');
  if (offers.rematch?.table) return noChange(match.n);
  // Only the first offer needs permission: a bot that may not accept would try forever.
  if (!offers.rematch && !facts?.rematch) return { needs: 'rematch' };
  const rematch = withConsent(offers.rematch ?? { seat, yes: [], table: null }, seat);
  if (!isAgreed(rematch, holders))
    return rematch === offers.rematch ? noChange(match.n) : offered(state, { rematch });
  const id = context.newId();
  return {
    kind: 'offers',
    state: { ...state, offers: nextOffers(offers, { rematch: { ...rematch, table: id } }) },
    rematch: { id, holders: rotateSeats(match.game.traits.goal === 'shared', holders.map(fresh)) },
  };
};

/** The person alone comes along: an understudy, a code or planned replies belong to the game that is over. */
function fresh(holder: Holder | null): Holder | null {
  if (holder === null || isBot(holder)) return holder;
  const { understudy, passHash, replies, ...person } = holder;
  return understudy ? { ...person, understudy: { ...understudy, by: null } } : person;
}

/** Withdraws the offer if its own seat declines. */
const decline =
  (kind: OfferKind): ActCommand =>
  state =>
    !state.offers[kind] || state.offers.rematch?.table
      ? refuse('no-offer')
      : offered(state, { [kind]: null });

/**
 * Ends a game that all others have left. `seat`: null for a host without one. `hasLeft`: whether a person who still has
 * a seat was not seen for long.
 */
export function endAbandoned(
  state: TableState,
  seat: Seat | null,
  hasLeft: (seat: Seat) => boolean,
  context: Context,
): CommandResult {
  const { holders, match } = state;
  if (match.outcome) return refuse('over');
  const isThere = (other: Seat): boolean =>
    other !== seat && personAt(holders, other) !== null && !hasLeft(other);
  if (holders.some((_, other) => isThere(other))) return refuse('others-present');
  return ended(state, abandon(match, seat ?? 0), context);
}

const ACTS = {
  resign: giveUp,
  'offer-draw': offerDraw,
  'accept-draw': acceptDraw,
  'decline-draw': decline('draw'),
  'ask-back': askBack,
  'accept-back': acceptBack,
  'decline-back': decline('back'),
  'offer-rematch': offerRematch,
  'decline-rematch': decline('rematch'),
  'accept-understudy': acceptUnderstudy,
  'decline-understudy': decline('understudy'),
  'accept-pause': acceptPause,
  'decline-pause': decline('pause'),
} as const satisfies { readonly [act: string]: ActCommand };

/** Acts by the names they have on the wire. */
export type Act = keyof typeof ACTS;

export const act = (
  state: TableState,
  seat: Seat,
  what: Act,
  context: Context,
  facts?: Facts,
): CommandResult => ACTS[what](state, seat, context, facts);
