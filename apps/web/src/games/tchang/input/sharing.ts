import { type Colour, type Move, mayShare, pawnsOn, type Space, type State, shareMove } from '@tablee/tchang';

/** TCHANG-9: two pawns on one space, the selected one first. */
export type Pair = { readonly space: Space; readonly one: Colour; readonly other: Colour };

/** Fireflies to be given; `amount` is positive. */
export type Gift = { readonly giver: Colour; readonly receiver: Colour; readonly amount: number };

/** Groups of pawns on one space, some with fireflies, in which the seat on turn may share. */
export function meetings(state: State): readonly (readonly Colour[])[] {
  const spaces = [...new Set(state.variant.colours.map(pawn => state.pawns[pawn]!))];
  return spaces
    .map(space => pawnsOn(state, space))
    .filter(pawns => pawns.length > 1 && pawns.some(pawn => mayLead(state, pawn)))
    .filter(pawns => pawns.some(pawn => state.purses[pawn]! > 0));
}

/** TCHANG-9: a pawn that may share with every other: an own one, and under rules 1 any. */
const mayLead = (state: State, pawn: Colour): boolean => mayShare(state, pawn, pawn);

/** Pairs offered for sharing: the chosen pawn with each it may share with; in a group without it, the richest own pawn leads. */
export function pairsAround(state: State, chosen: Colour | null): readonly Pair[] {
  return meetings(state).flatMap(pawns => {
    const own = pawns.filter(pawn => mayLead(state, pawn));
    const richest = own.reduce((a, b) => (state.purses[b]! > state.purses[a]! ? b : a));
    const one = chosen !== null && pawns.includes(chosen) ? chosen : richest;
    const space = state.pawns[one]!;
    return pawns
      .filter(other => other !== one && mayShare(state, one, other))
      .map(other => ({ space, one, other }))
      .filter(pair => state.purses[pair.one]! + state.purses[pair.other]! > 0);
  });
}

/** Fireflies given by the first of the pair to the other; negative in the other direction. */
export const shiftOf = ({ one, other }: Pair, gift: Gift | null): number =>
  gift?.giver === one && gift.receiver === other
    ? gift.amount
    : gift?.giver === other && gift.receiver === one
      ? -gift.amount
      : 0;

/** Moves one firefly towards the second (+1) or the first (-1), limited by the purses. Another pair starts at 0. */
export function shift(state: State, pair: Pair, gift: Gift | null, by: 1 | -1): Gift | null {
  const { one, other } = pair;
  const now = shiftOf(pair, gift) + by;
  const most = Math.min(state.purses[one]!, now);
  const to = Math.max(-state.purses[other]!, most);
  if (to === 0) return null;
  return to > 0 ? { giver: one, receiver: other, amount: to } : { giver: other, receiver: one, amount: -to };
}

export const canShift = (state: State, pair: Pair, gift: Gift | null, by: 1 | -1): boolean =>
  shiftOf(pair, shift(state, pair, gift, by)) !== shiftOf(pair, gift);

export const giftMove = (state: State, { giver, receiver, amount }: Gift): Move =>
  shareMove(giver, receiver, amount, state.pawns[giver]!);

/** Content of a purse after the gift. */
export const purseAfter = (state: State, pawn: Colour, gift: Gift | null): number =>
  state.purses[pawn]! + (gift?.receiver === pawn ? gift.amount : gift?.giver === pawn ? -gift.amount : 0);
