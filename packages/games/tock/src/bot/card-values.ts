import type { Seat } from '@tablee/kernel';
import { type Colour, entryOf, HOUSES, PAWNS, RESERVES, RING } from '../board.ts';
import {
  ACE,
  ENTERS,
  FIVE,
  FOUR,
  JACK,
  JOKER,
  KING,
  RANK_COUNT,
  type Rank,
  SEVEN,
  STEPS,
  TEN,
} from '../cards.ts';
import { holds } from '../moves.ts';
import { coloursOf, isHome, playedColours } from '../ownership.ts';
import type { State } from '../state.ts';
import { distance } from '../walk.ts';

/** What a colour needs, by its own pawns. Card values are in hundredths of log-odds. */
type Needs = { waiting: number; walking: number; atEntry: boolean; backHome: boolean; near: number };

function needsOf(s: State, colour: Colour): Needs {
  const needs: Needs = { waiting: 0, walking: 0, atEntry: false, backHome: false, near: 0 };
  for (let i = colour * PAWNS; i < (colour + 1) * PAWNS; i++) {
    const place = s.pawns[i]!;
    if (place >= RESERVES) needs.waiting++;
    else if (place < HOUSES) {
      needs.walking++;
      const steps = distance(entryOf(colour), place);
      if (steps === 0) needs.atEntry = true;
      // A 4 leads from here to just before the own house (TOCK-21).
      if (steps <= 2 || steps === RING - 1) needs.backHome = true;
      else if (steps >= RING - 14) needs.near++;
    }
  }
  return needs;
}

const FIRST_ENTRY = 90;
const NEXT_ENTRY = 35;
const FOUR_HOME = 70;

/** `others`: the number of other entering cards held. */
function worthOf(card: Rank, needs: Needs, others: number): number {
  let worth = 0;
  if (ENTERS[card] && needs.waiting > 0) {
    worth = needs.walking === 0 && others === 0 ? FIRST_ENTRY : others < needs.waiting ? NEXT_ENTRY : 10;
    if (needs.atEntry) worth -= 15;
  }
  if (card === FOUR) {
    const soon = needs.waiting > 0 && others > 0;
    return needs.backHome ? FOUR_HOME : soon ? FOUR_HOME / 2 : 0;
  }
  if (card === SEVEN) return needs.walking > 0 ? 20 + 12 * needs.near : 5;
  if (card === JACK) return needs.walking > 0 ? 25 : 0;
  if (card === TEN) return 20;
  if (card === FIVE) return 10;
  if (needs.walking === 0) return worth;
  if (card === JOKER) return Math.max(worth, 30) + 5;
  if (card === KING) return Math.max(worth, 15);
  if (card === ACE) return Math.max(worth, needs.near > 0 ? 10 : 4);
  return Math.max(worth, needs.near > 0 && STEPS[card]! <= 6 ? 14 : STEPS[card]! + 2);
}

const enteringIn = (s: State, seat: Seat): number =>
  s.hands[seat * RANK_COUNT + ACE]! +
  s.hands[seat * RANK_COUNT + KING]! +
  s.hands[seat * RANK_COUNT + JOKER]!;

/** The value of keeping a card, given the rest of the hand. */
export function keepWorth(s: State, seat: Seat, card: Rank): number {
  const others = enteringIn(s, seat) - (ENTERS[card] ? 1 : 0);
  let most = 0;
  for (const colour of playedColours(s, seat)) {
    most = Math.max(most, worthOf(card, needsOf(s, colour), others));
  }
  return most;
}

/** The value of a card for the partner, assuming that the partner holds no entering card. */
function giftWorth(s: State, partner: Seat, card: Rank): number {
  const colour = coloursOf(s, partner)[0]!;
  const needs = needsOf(s, isHome(s, colour) ? coloursOf(s, (partner + 2) % 4)[0]! : colour);
  return worthOf(card, needs, 0);
}

/** TOCK-6: the value for the partner minus the value of keeping the card. */
export const giftPrior = (s: State, seat: Seat, card: Rank): number =>
  giftWorth(s, (seat + 2) % 4, card) - keepWorth(s, seat, card);

export const chooseGift = (s: State, seat: Seat): Rank =>
  chooseCard(s, seat, card => giftPrior(s, seat, card));

/** TOCK-9, 10: the least valuable card. */
export const chooseDiscard = (s: State, seat: Seat): Rank =>
  chooseCard(s, seat, card => -keepWorth(s, seat, card));

function chooseCard(s: State, seat: Seat, worth: (card: Rank) => number): Rank {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < RANK_COUNT; card++) {
    if (!holds(s, seat, card)) continue;
    const value = worth(card);
    if (value > most) {
      most = value;
      best = card;
    }
  }
  return best;
}
