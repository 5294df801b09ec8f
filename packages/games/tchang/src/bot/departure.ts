import type { Colour, Space } from '../board.ts';
import { goMove, type Move, shareMove } from '../move.ts';
import type { State } from '../state.ts';

/**
 * A decision of the team: which pawn goes where with how many fireflies. Sharing is free (TCHANG-9), so pawns on one
 * space have one purse until one leaves; shares are made right before a move.
 */
export type Departure = { readonly pawn: Colour; readonly to: Space; readonly carry: number };

/** The shares, then the move. Only the owner of the pawn can play them. */
export function listMovesOf(s: State, { pawn, to, carry }: Departure): Move[] {
  const space = s.pawns[pawn]!;
  const moves: Move[] = [];
  let missing = carry - s.purses[pawn]!;
  const mates = s.variant.colours
    .filter(mate => mate !== pawn && s.pawns[mate] === space)
    .sort((a, b) => s.purses[a]! - s.purses[b]!);
  if (missing < 0) moves.push(shareMove(pawn, mates[0]!, -missing, space));
  const rich = mates.find(mate => s.purses[mate]! >= missing);
  const givers = rich === undefined ? mates : [rich];
  for (const giver of givers) {
    const amount = Math.min(missing, s.purses[giver]!);
    if (amount <= 0) continue;
    moves.push(shareMove(giver, pawn, amount, space));
    missing -= amount;
  }
  moves.push(goMove(pawn, space, to));
  return moves;
}
