import { type Chance, NeedsReferee, type Seat, takeNth } from '@tablee/kernel';
import { COLOUR_COUNT } from './board.ts';
import { COPIES, HIDDEN, NO_CARD, PACK, RANK_COUNT, type Rank } from './cards.ts';
import type { TockEvent } from './events.ts';
import { nextSeat } from './ownership.ts';
import type { State } from './state.ts';
import { handSizes } from './variant.ts';

type News = TockEvent[] | null;

/** Cards neither held nor laid: anybody can count them. */
export function stockSize(s: State): number {
  let n = PACK;
  for (let i = 0; i < s.held.length; i++) n -= s.held[i]! + (s.culled[i] === NO_CARD ? 0 : 1);
  for (let rank = 0; rank < RANK_COUNT; rank++) n -= s.out[rank]!;
  return n;
}

/** How many of each rank are in no hand and not laid, as far as these eyes see. */
export function countUnseen(s: State): number[] {
  const left = COPIES.slice();
  for (let rank = 0; rank < RANK_COUNT; rank++) left[rank]! -= s.out[rank]!;
  for (let i = 0; i < s.hands.length; i++) left[i % RANK_COUNT]! -= s.hands[i]!;
  for (const card of s.culled) if (card >= 0) left[card]!--;
  return left;
}

/** The stock in truth: a view that hides a hand cannot tell what is left in it. */
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

/** TOCK-8: drawn only now, so there is no order of the stock to be known. */
export function drawCard(s: State, seat: Seat, chance: Chance, news: News): void {
  const size = stockSize(s);
  if (size === 0) return;
  const card = takeNth(openStock(s, size), chance.pick(size));
  hold(s, seat, card);
  news?.push({ kind: 'drew', seat, card });
}

function gatherPack(s: State, news: News): void {
  s.out.fill(0);
  s.culled.fill(NO_CARD);
  s.deal = 1;
  news?.push({ kind: 'shuffled', dealer: s.dealer });
}

/** TOCK-5: a whole hand for everybody, from the seat after the dealer on; each card picked among those left. */
function dealHands(s: State, chance: Chance, news: News): void {
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
    // Sorted: in which order they came is nobody's business.
    news?.push({ kind: 'dealt', seat, cards: cards.sort((a, b) => a - b) });
  }
}

/** What comes after a deal: TOCK-6, TOCK-9, or the first card. */
function openHands(s: State): void {
  const { variant } = s;
  s.phase = variant.teams ? 'swap' : variant.deal === 'cull' && s.deal === 1 ? 'cull' : 'play';
  // Under `alternate` the colours go on in their order, whoever dealt (TOCK-8).
  if (s.phase !== 'play' || !variant.alternate) s.turn = nextSeat(s, s.dealer);
}

/** The first pack of a game. */
export function dealFirst(s: State, chance: Chance, news: News): void {
  gatherPack(s, news);
  dealHands(s, chance, news);
  openHands(s);
}

/** All hands are played out: the next deal of this pack, or the next pack by the next dealer. */
export function dealNext(s: State, chance: Chance, news: News): void {
  const size = handSizes(s.variant)[s.deal];
  if (size !== undefined && size * s.variant.seats <= stockSize(s)) s.deal++;
  else {
    s.dealer = nextSeat(s, s.dealer);
    gatherPack(s, news);
  }
  dealHands(s, chance, news);
  openHands(s);
}

/** TOCK-9: drawn by lot. */
export const drawUnused = (chance: Chance): number => chance.pick(COLOUR_COUNT);

/** In swap and cull: the first seat after the dealer still to choose, or -1. */
export function findChooser(s: State): Seat {
  const chosen = s.phase === 'swap' ? s.gives : s.culled;
  const { seats } = s.variant;
  for (let i = 1; i <= seats; i++) {
    const seat = (s.dealer + i) % seats;
    if (chosen[seat] === NO_CARD) return seat;
  }
  return -1;
}

/** TOCK-6: all have chosen. */
export function swapCards(s: State, news: News): void {
  const { gives, hands, variant } = s;
  // The mover's own screen does not know what the others gave.
  if (gives.includes(HIDDEN)) throw new NeedsReferee();
  for (let seat = 0; seat < variant.seats; seat++) {
    const card = gives[seat]!;
    const to = (seat + 2) % variant.seats;
    hands[seat * RANK_COUNT + card]!--;
    hands[to * RANK_COUNT + card]!++;
    news?.push({ kind: 'swapped', from: seat, to, card });
  }
  gives.fill(NO_CARD);
}
