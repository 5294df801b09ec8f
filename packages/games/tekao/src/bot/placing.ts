import type { Candidate, Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import { NOWHERE, neighbour, type Side, SQUARES, type Square } from '../board.ts';
import { type Move, placeMove } from '../move.ts';
import { isOffered } from '../moves.ts';
import { EMPTY, isFlag, isOf, orientations, type Shape } from '../piece.ts';
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
function rankKind(s: State, kind: number): Candidate<Move>[] {
  const { home, supply } = s.variant;
  const piece = supply.kinds[kind]!;
  const flag = isFlag(piece);
  const sight = lookAt(s);
  const ranked: Candidate<Move>[] = [];
  for (const square of homeSquares(home, sight.side)) {
    if (s.cells[square] !== EMPTY) continue;
    for (const shape of orientations(piece)) {
      const prior = flag ? worthOfFlagOn(s, square, sight.side) : worthOfWeapon(shape, square, sight);
      ranked.push({ move: placeMove(square, shape), prior });
    }
  }
  return ranked;
}

const kindsOffered = (s: State): number[] =>
  s.variant.supply.kinds.map((_, kind) => kind).filter(kind => isOffered(s, kind));

/** The best placings first. Where the piece may be chosen (TEKAO-5), each against the best of its kind. */
export function listPlacings(s: State, most: number): Candidate<Move>[] {
  const all = kindsOffered(s).flatMap(kind => {
    const ranked = rankKind(s, kind);
    if (s.drawn !== NO_KIND) return ranked;
    const best = ranked.reduce((highest, { prior }) => Math.max(highest, prior), Number.NEGATIVE_INFINITY);
    const early = isFlag(s.variant.supply.kinds[kind]!) ? EARLY_FLAG : 0;
    return ranked.map(({ move, prior }) => ({ move, prior: prior - best - early }));
  });
  return all.sort(byPrior).slice(0, most);
}

/** TEKAO-4, TEKAO-5: one of the better places, by lot; the piece by lot too. */
export function placeDecently(s: State, chance: Chance): void {
  const kinds = kindsOffered(s);
  const ranked = rankKind(s, kinds[chance.pick(kinds.length)]!);
  let best = ranked[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const placing of ranked) {
    const worth = placing.prior + chance.pick(SPREAD);
    if (worth <= most) continue;
    most = worth;
    best = placing;
  }
  play(s, best.move, chance, []);
}
