import type { Candidate, Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import { NOWHERE, neighbour, type Side, SQUARES, type Square } from '../board.ts';
import { type Move, placeMove } from '../move.ts';
import { isOffered } from '../moves.ts';
import { EMPTY, isFlag, isOf, type Shape, turnShape } from '../piece.ts';
import { NO_KIND, type State, sideToMove } from '../state.ts';
import { findFlag } from '../streak.ts';
import { homeSquares } from '../variant.ts';
import { seenFrom, worthOfAim, worthOfFlag, worthOfGuard, worthOfPiece } from './worth.ts';

/** A square beside the flag that is taken keeps enemies off it; the rest of the judgement is by rows and columns. */
const COVER = 25;
/** Under `arranged` one's flag is best kept back until the other's is seen. */
const EARLY_FLAG = 15;
/** How much luck there is in placing decently, so that no two playouts are alike. */
const SPREAD = 30;

/** What both sides have shown so far, looked at once for all placings. */
type Sight = { readonly side: Side; readonly own: Square; readonly its: Square };

function lookAt(s: State): Sight {
  const side = sideToMove(s);
  return { side, own: findFlag(s.cells, side), its: findFlag(s.cells, 1 - side) };
}

const isBeside = (a: Square, b: Square): boolean => {
  for (let direction = 0; direction < 4; direction++) if (neighbour(a, direction) === b) return true;
  return false;
};

function worthOfWeapon(shape: Shape, square: Square, { side, own, its }: Sight): number {
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

/** Every way to put down a piece of one kind, with what it is worth. */
function eachPlacing(
  s: State,
  kind: number,
  visit: (square: Square, shape: Shape, worth: number) => void,
): void {
  const { home, supply } = s.variant;
  const piece = supply.kinds[kind]!;
  const flag = isFlag(piece);
  const sight = lookAt(s);
  for (const square of homeSquares(home, sight.side)) {
    if (s.cells[square] !== EMPTY) continue;
    let shape = piece;
    do {
      visit(square, shape, flag ? worthOfFlagOn(s, square, sight.side) : worthOfWeapon(shape, square, sight));
      shape = turnShape(shape);
    } while (shape !== piece);
  }
}

const kindsOffered = (s: State): number[] =>
  s.variant.supply.kinds.map((_, kind) => kind).filter(kind => isOffered(s, kind));

/** The best placings first. Where the piece may be chosen (TEKAO-5), each against the best of its kind. */
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

/** TEKAO-4, TEKAO-5: one of the better places, by lot; the piece by lot too where it may be chosen. */
export function placeDecently(s: State, chance: Chance): void {
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
