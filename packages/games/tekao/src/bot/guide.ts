import type { ByLevel, Guide, Handicap, PlayoutHandicap } from '@tablee/kernel';
import type { Move } from '../move.ts';
import { type State, sideToMove } from '../state.ts';
import { sideOfSeat } from '../variant.ts';
import { judge } from './judge.ts';
import { listPlacings, placeQuickly } from './placing.ts';
import { SearchBoard } from './search-board.ts';

/** Levels in the battle. A piece is worth about 90: level 1 misjudges by more and overlooks two moves in three. */
export const HANDICAPS: ByLevel<Handicap> = {
  1: { ms: 300, depth: 1, quiescence: 0, nodes: 2_000, blur: 250, attention: 0.35 },
  2: { ms: 400, depth: 1, quiescence: 1, nodes: 5_000, blur: 160, attention: 0.5 },
  3: { ms: 500, depth: 2, quiescence: 2, nodes: 20_000, blur: 120, attention: 0.65 },
  4: { ms: 700, depth: 3, quiescence: 4, nodes: 60_000, blur: 70, attention: 0.9 },
  5: { ms: 1_000, depth: 99, quiescence: 6, nodes: Number.MAX_SAFE_INTEGER, blur: 0, attention: 1 },
};

/** Levels when placing pieces: 1 and 2 choose by the prior, the others by playouts. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 300, most: 64, playouts: 0, blur: 60, attention: 0.5 },
  2: { ms: 400, most: 64, playouts: 0, blur: 25, attention: 0.8 },
  3: { ms: 500, most: 12, playouts: 40, blur: 5, attention: 1 },
  4: { ms: 700, most: 24, playouts: 150, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 32, playouts: 500, blur: 0, attention: 1 },
};

/** Before the battle: playouts place the remaining pieces and judge the first position of the battle. */
export const guide: Guide<State, Move> = {
  candidates: (view, _seat, most) => listPlacings(view, most),
  step: (world, _seat, chance) => placeQuickly(world, chance),
  settled: world => world.phase !== 'place',
  judge(world, seat) {
    const value = judge(new SearchBoard(world));
    return sideToMove(world) === sideOfSeat(seat) ? value : -value;
  },
};
