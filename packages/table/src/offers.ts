import type { Match, Seat } from '@tablee/kernel';
import type { BotLevel } from './bot-level.ts';

/** A proposal that the other seats must accept. */
export type Offer = {
  /** Who offers. */
  readonly seat: Seat;
  /** Who has accepted so far. */
  readonly yes: readonly Seat[];
};

/** A vote that an understudy plays for an absent person. */
export type UnderstudyVote = Offer & { readonly for: Seat; readonly level: BotLevel };
/** A pause of the clock until an absolute time, in milliseconds. */
export type PauseOffer = Offer & { readonly until: number };

export type Offers = {
  readonly draw: Offer | null;
  /** To take back, to the position after entry `to`. */
  readonly back: (Offer & { readonly to: number }) | null;
  /** `table`: the new table, once all have agreed. */
  readonly rematch: (Offer & { readonly table: string | null }) | null;
  readonly understudy: UnderstudyVote | null;
  readonly pause: PauseOffer | null;
  /**
   * Counts changes that are stored without an entry (offers, clock). A write names the version it was computed from,
   * so that of two concurrent writers the second fails.
   */
  readonly version: number;
};
export type OfferKind = 'draw' | 'back' | 'rematch' | 'understudy' | 'pause';

/** Every offer withdrawn. */
export const NOTHING_OFFERED = { draw: null, back: null, rematch: null, understudy: null, pause: null };
export const NO_OFFERS: Offers = { ...NOTHING_OFFERED, version: 0 };

export const hasOffers = ({ draw, back, rematch, understudy, pause }: Offers): boolean =>
  draw !== null || back !== null || rematch !== null || understudy !== null || pause !== null;

/** Whether the same is offered; the versions may differ. */
export const areSameOffers = (a: Offers, b: Offers): boolean =>
  a.draw === b.draw &&
  a.back === b.back &&
  a.rematch === b.rematch &&
  a.understudy === b.understudy &&
  a.pause === b.pause;

/** Offers with some replaced, as the next version. */
export const nextOffers = (offers: Offers, changed: Partial<Omit<Offers, 'version'>> = {}): Offers => ({
  ...offers,
  ...changed,
  version: offers.version + 1,
});

/** All offers lapse; the version stays, because an entry is stored with it. */
export const withoutOffers = (offers: Offers): Offers =>
  hasOffers(offers) ? { ...NOTHING_OFFERED, version: offers.version } : offers;

/**
 * Offers that survive a move. A draw offer survives the moves of the seat that made it. A request to take back lapses,
 * because the position it was about is gone. A vote lapses when the absent person moves; a pause has no position.
 */
export function offersAfterMove(offers: Offers, mover: Seat): Offers {
  if (!hasOffers(offers)) return offers;
  const draw = offers.draw?.seat === mover ? offers.draw : null;
  const understudy = offers.understudy?.for === mover ? null : offers.understudy;
  return { ...NOTHING_OFFERED, draw, understudy, pause: offers.pause, version: offers.version };
}

/** Seats that are taken, except one. */
export const otherSeats = (seat: Seat, holders: readonly (object | null)[]): Seat[] =>
  holders.flatMap((holder, other) => (holder && other !== seat ? [other] : []));

export const withConsent = <O extends Offer>(offer: O, seat: Seat): O =>
  offer.seat === seat || offer.yes.includes(seat) ? offer : { ...offer, yes: [...offer.yes, seat] };

export const isAgreed = (offer: Offer, holders: readonly (object | null)[]): boolean =>
  otherSeats(offer.seat, holders).every(seat => offer.yes.includes(seat));

/** Which kind of offer waits for the answer of a seat; `begun`: the others have agreed to its rematch. */
export function awaitedOffer(offers: Offers, seat: Seat): OfferKind | 'begun' | null {
  const { rematch, understudy } = offers;
  if (rematch?.table) return rematch.yes.at(-1) === seat ? null : 'begun';
  const isOpen = (offer: Offer | null): boolean =>
    offer !== null && offer.seat !== seat && !offer.yes.includes(seat);
  if (isOpen(understudy) && understudy?.for !== seat) return 'understudy';
  return (['draw', 'back', 'rematch', 'pause'] as const).find(kind => isOpen(offers[kind])) ?? null;
}

/** A bot accepts a draw unless it believes to stand better than this. */
const DRAW_THRESHOLD = 0.5;

/** `hope`: how the bot judges its position, 0 lost to 1 won. */
export const acceptsDraw = (hope: number): boolean => hope <= DRAW_THRESHOLD;

/** Bots decline a draw until about two moves a seat have been played: most openings are even. */
const DRAW_MOVES = 2;

export const isDrawTooEarly = ({ line, table }: Pick<Match, 'line' | 'table'>): boolean =>
  line.length < DRAW_MOVES * table.seats;

/** Who sits where in a rematch: everyone moves one seat on, unless all play together. */
export const rotateSeats = <T>(shared: boolean, seats: readonly T[]): readonly T[] =>
  shared ? seats : seats.map((_, seat) => seats.at(seat - 1)!);
