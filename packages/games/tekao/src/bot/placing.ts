import type { Candidate, Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import { NOWHERE, neighbour, type Side, SQUARES, type Square } from '../board.ts';
import { type Move, placeMove } from '../move.ts';
import { isOffered } from '../moves.ts';
import { EMPTY, isFlag, isOf, type Shape, turnShape } from '../piece.ts';
import { NO_KIND, type State, sideToMove } from '../state.ts';
import { findFlag } from '../streak.ts';
import { homeSquares } from '../variant.ts';
import { seenFrom, worthOfAim, worthOfFlag, worthOfGuard, worthOfPiece } from './weights.ts';

/** The value of an occupied square beside the flag. */
const COVER = 25;
/** Under `arranged`: the cost of placing the flag early. */
const EARLY_FLAG = 15;
/** The random part of a placement's value in playouts. */
const SPREAD = 30;

/** The side to place and the flags placed so far. */
type Flags = { readonly side: Side; readonly own: Square; readonly its: Square };

function flagsOf(s: State): Flags {
  const side = sideToMove(s);
  return { side, own: findFlag(s.cells, side), its: findFlag(s.cells, 1 - side) };
}

const isBeside = (a: Square, b: Square): boolean => {
  for (let direction = 0; direction < 4; direction++) if (neighbour(a, direction) === b) return true;
  return false;
};

function worthOfWeapon(shape: Shape, square: Square, { side, own, its }: Flags): number {
  const seen = seenFrom(side, square);
  let worth = worthOfPiece(shape, side, seen);
  if (its !== NOWHERE) worth += worthOfAim(seen, seenFrom(side, its));
  if (own !== NOWHERE) worth += worthOfGuard(seen, seenFrom(side, own)) + (isBeside(square, own) ? COVER : 0);
  return worth;
}

function worthOfFlagOn(s: State, square: Square, side: Side): number {
  const seen = seenFrom(side, square);
  let worth = worthOfFlag(seen);
  for (let other = 0; other < SQUARES; other++) {
    if (isOf(s.cells[other]!, side)) worth += worthOfGuard(seenFrom(side, other), seen);
  }
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(square, direction);
    if (beside === NOWHERE || s.cells[beside] !== EMPTY) worth += COVER;
  }
  return worth;
}

const byPrior = (a: Candidate<Move>, b: Candidate<Move>): number => b.prior - a.prior;

/** Visits every placement of a piece kind with its value. */
function eachPlacing(
  s: State,
  kind: number,
  visit: (square: Square, shape: Shape, worth: number) => void,
): void {
  const { home, supply } = s.variant;
  const piece = supply.kinds[kind]!;
  const flag = isFlag(piece);
  const flags = flagsOf(s);
  for (const square of homeSquares(home, flags.side)) {
    if (s.cells[square] !== EMPTY) continue;
    let shape = piece;
    do {
      visit(square, shape, flag ? worthOfFlagOn(s, square, flags.side) : worthOfWeapon(shape, square, flags));
      shape = turnShape(shape);
    } while (shape !== piece);
  }
}

const kindsOffered = (s: State): number[] =>
  s.variant.supply.kinds.map((_, kind) => kind).filter(kind => isOffered(s, kind));

/** Placements, best first. If the piece may be chosen (TEKAO-5), values are relative to the best of the kind. */
export function listPlacings(s: State, most: number): Candidate<Move>[] {
  const all = kindsOffered(s).flatMap(kind => {
    const ranked: Candidate<Move>[] = [];
    let best = Number.NEGATIVE_INFINITY;
    eachPlacing(s, kind, (square, shape, prior) => {
      ranked.push({ move: placeMove(square, shape), prior });
      best = Math.max(best, prior);
    });
    if (s.drawn !== NO_KIND) return ranked;
    const early = isFlag(s.variant.supply.kinds[kind]!) ? EARLY_FLAG : 0;
    return ranked.map(({ move, prior }) => ({ move, prior: prior - best - early }));
  });
  return all.sort(byPrior).slice(0, most);
}

/** TEKAO-4, TEKAO-5: places a piece on one of the better squares at random; a random piece if it may be chosen. */
export function placeQuickly(s: State, chance: Chance): void {
  let kind = s.drawn;
  if (kind === NO_KIND) {
    const kinds = kindsOffered(s);
    kind = kinds[chance.pick(kinds.length)]!;
  }
  let best: Move = placeMove(0, 0);
  let most = Number.NEGATIVE_INFINITY;
  eachPlacing(s, kind, (square, shape, prior) => {
    const worth = prior + chance.pick(SPREAD);
    if (worth <= most) return;
    most = worth;
    best = placeMove(square, shape);
  });
  play(s, best, chance, []);
}
