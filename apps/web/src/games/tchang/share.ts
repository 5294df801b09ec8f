import { type Colour, type Move, pawnsOn, type Space, type State, shareMove } from '@tablee/tchang';

/** TCHANG-9: two pawns on one space, the one in hand first. */
export type Pair = { readonly space: Space; readonly one: Colour; readonly other: Colour };

/** Fireflies about to change hands; never none. */
export type Gift = { readonly giver: Colour; readonly receiver: Colour; readonly amount: number };

/** The spaces on which several pawns stand with fireflies among them, in order. */
export function meetings(state: State): readonly (readonly Colour[])[] {
  const spaces = [...new Set(state.variant.colours.map(pawn => state.pawns[pawn]!))];
  return spaces
    .map(space => pawnsOn(state, space))
    .filter(pawns => pawns.length > 1 && pawns.some(pawn => state.purses[pawn]! > 0));
}

/**
 * Who can give to whom, as few pairs as say it all with one pawn in hand: that one with each of the others. Where it
 * stands elsewhere, the richest leads: whoever gives, gives from there.
 */
export function pairsAround(state: State, chosen: Colour | null): readonly Pair[] {
  return meetings(state).flatMap(pawns => {
    const richest = pawns.reduce((a, b) => (state.purses[b]! > state.purses[a]! ? b : a));
    const one = chosen !== null && pawns.includes(chosen) ? chosen : richest;
    const space = state.pawns[one]!;
    return pawns.filter(other => other !== one).map(other => ({ space, one, other }));
  });
}

/** How many go from the first of the pair to the other; less than nought: the other way. */
export const shiftOf = ({ one, other }: Pair, gift: Gift | null): number =>
  gift?.giver === one && gift.receiver === other
    ? gift.amount
    : gift?.giver === other && gift.receiver === one
      ? -gift.amount
      : 0;

/** One more towards the second (+1) or the first (-1), as far as the purses go. Another pair begins anew. */
export function shift(state: State, pair: Pair, gift: Gift | null, by: 1 | -1): Gift | null {
  const { one, other } = pair;
  const now = shiftOf(pair, gift) + by;
  const most = Math.min(state.purses[one]!, now);
  const to = Math.max(-state.purses[other]!, most);
  if (to === 0) return null;
  return to > 0 ? { giver: one, receiver: other, amount: to } : { giver: other, receiver: one, amount: -to };
}

/** Whether a purse still has one to give that way. */
export const canShift = (state: State, pair: Pair, gift: Gift | null, by: 1 | -1): boolean =>
  shiftOf(pair, shift(state, pair, gift, by)) !== shiftOf(pair, gift);

export const giftMove = (state: State, { giver, receiver, amount }: Gift): Move =>
  shareMove(giver, receiver, amount, state.pawns[giver]!);

/** What a purse would hold. */
export const purseAfter = (state: State, pawn: Colour, gift: Gift | null): number =>
  state.purses[pawn]! + (gift?.receiver === pawn ? gift.amount : gift?.giver === pawn ? -gift.amount : 0);
