import { type Chance, NeedsReferee, type Seat, takeNth } from '@tablee/kernel';
import { COLOUR_COUNT } from './board.ts';
import { COPIES, HIDDEN, NO_CARD, PACK, RANK_COUNT, type Rank } from './cards.ts';
import type { TockEvent } from './events.ts';
import { nextSeat } from './ownership.ts';
import type { State } from './state.ts';
import { handSizes } from './variant.ts';

/** Collects the events; null skips them. */
type Events = TockEvent[] | null;

/** The number of cards neither held nor laid; public. */
export function stockSize(s: State): number {
  let n = PACK;
  for (let i = 0; i < s.held.length; i++) n -= s.held[i]! + (s.culled[i] === NO_CARD ? 0 : 1);
  for (let rank = 0; rank < RANK_COUNT; rank++) n -= s.out[rank]!;
  return n;
}

/** By rank: the cards in no visible hand and not laid. */
export function countUnseen(s: State): number[] {
  const left = COPIES.slice();
  for (let rank = 0; rank < RANK_COUNT; rank++) left[rank]! -= s.out[rank]!;
  for (let i = 0; i < s.hands.length; i++) left[i % RANK_COUNT]! -= s.hands[i]!;
  for (const card of s.culled) if (card >= 0) left[card]!--;
  return left;
}

/** The cards of the stock. A view with hidden hands does not know them. */
function openStock(s: State, size: number): number[] {
  const left = countUnseen(s);
  let sum = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) sum += left[rank]!;
  if (sum !== size) throw new NeedsReferee();
  return left;
}

const hold = (s: State, seat: Seat, card: Rank): void => {
  s.hands[seat * RANK_COUNT + card]!++;
  s.held[seat]!++;
};

/** TOCK-8: the card is chosen now: the stock has no order that could leak. */
export function drawCard(s: State, seat: Seat, chance: Chance, events: Events): void {
  const size = stockSize(s);
  if (size === 0) return;
  const card = takeNth(openStock(s, size), chance.pick(size));
  hold(s, seat, card);
  events?.push({ kind: 'drew', seat, card });
}

function gatherPack(s: State, events: Events): void {
  s.out.fill(0);
  s.culled.fill(NO_CARD);
  s.deal = 1;
  events?.push({ kind: 'shuffled', dealer: s.dealer });
}

/** TOCK-5: deals all hands, beginning after the dealer. */
function dealHands(s: State, chance: Chance, events: Events): void {
  const { seats } = s.variant;
  const size = handSizes(s.variant)[s.deal - 1]!;
  let rest = stockSize(s);
  const left = openStock(s, rest);
  for (let i = 1; i <= seats; i++) {
    const seat = (s.dealer + i) % seats;
    const cards: Rank[] = [];
    for (let k = 0; k < size; k++) {
      const card = takeNth(left, chance.pick(rest--));
      hold(s, seat, card);
      cards.push(card);
    }
    // Sorted, so that the order of dealing does not leak.
    events?.push({ kind: 'dealt', seat, cards: cards.sort((a, b) => a - b) });
  }
}

/** Sets the phase after a deal: swap (TOCK-6), cull (TOCK-9) or play. */
function openHands(s: State): void {
  const { variant } = s;
  s.phase = variant.teams ? 'swap' : variant.deal === 'cull' && s.deal === 1 ? 'cull' : 'play';
  // Under `alternate` the order of the colours continues across deals (TOCK-8).
  if (s.phase !== 'play' || !variant.alternate) s.turn = nextSeat(s, s.dealer);
}

/** Deals the first hands of a game. */
export function dealFirst(s: State, chance: Chance, events: Events): void {
  gatherPack(s, events);
  dealHands(s, chance, events);
  openHands(s);
}

/** Deals again after all hands are played: from this pack, or from a new one by the next dealer. */
export function dealNext(s: State, chance: Chance, events: Events): void {
  const size = handSizes(s.variant)[s.deal];
  if (size !== undefined && size * s.variant.seats <= stockSize(s)) s.deal++;
  else {
    s.dealer = nextSeat(s, s.dealer);
    gatherPack(s, events);
  }
  dealHands(s, chance, events);
  openHands(s);
}

/** TOCK-9: the unused colour is drawn by lot. */
export const drawUnused = (chance: Chance): number => chance.pick(COLOUR_COUNT);

/** In swap and cull: the first seat after the dealer that has not chosen, or -1. */
export function findChooser(s: State): Seat {
  const chosen = s.phase === 'swap' ? s.gives : s.culled;
  const { seats } = s.variant;
  for (let i = 1; i <= seats; i++) {
    const seat = (s.dealer + i) % seats;
    if (chosen[seat] === NO_CARD) return seat;
  }
  return -1;
}

/** TOCK-6: exchanges the cards after all have chosen. */
export function swapCards(s: State, events: Events): void {
  const { gives, hands, variant } = s;
  // A seat's view does not know the cards given by others.
  if (gives.includes(HIDDEN)) throw new NeedsReferee();
  for (let seat = 0; seat < variant.seats; seat++) {
    const card = gives[seat]!;
    const to = (seat + 2) % variant.seats;
    hands[seat * RANK_COUNT + card]!--;
    hands[to * RANK_COUNT + card]!++;
    events?.push({ kind: 'swapped', from: seat, to, card });
  }
  gives.fill(NO_CARD);
}
