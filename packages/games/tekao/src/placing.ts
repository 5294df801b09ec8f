import { type Chance, takeNth } from '@tablee/kernel';
import { PIECES } from './armoury.ts';
import { BLUE, halfTurn, SIZE, type Side, SQUARES, YELLOW } from './board.ts';
import type { TekaoEvent } from './events.ts';
import { keyOfAll } from './memory.ts';
import { type Move, shapePlaced, squarePlaced } from './move.ts';
import { canonical, cellOf, EMPTY, FLAG_PIECE, halfTurnShape, type Shape, turnShape } from './piece.ts';
import { NO_KIND, nextTurn, type State, seatToMove, sideToMove } from './state.ts';
import { homeSquares } from './variant.ts';

/** Puts a piece down; its kind must be offered and the square free. */
export function place(s: State, m: Move, chance: Chance, news: TekaoEvent[]): void {
  const side = sideToMove(s);
  const square = squarePlaced(m);
  const shape = shapePlaced(m);
  const cell = cellOf(shape, side);
  const { kinds } = s.variant.supply;
  s.cells[square] = cell;
  s.men[side]!++;
  if (s.drawn === NO_KIND) s.bag[side * kinds.length + kinds.indexOf(canonical(shape))]!--;
  s.drawn = NO_KIND;
  news.push({ kind: 'placed', seat: seatToMove(s), square, cell });
  if (s.men[BLUE] === PIECES && s.men[YELLOW] === PIECES) {
    // TEKAO-12: whoever placed last, the battle starts with the first of the cycle.
    begin(s, news);
    return;
  }
  s.turn = nextTurn(s);
  draw(s, chance, news);
}

function begin(s: State, news: TekaoEvent[]): void {
  s.turn = 0;
  s.key = keyOfAll(s.cells);
  s.phase = 'battle';
  news.push({ kind: 'began', seat: seatToMove(s) });
}

const countUndrawn = (s: State, side: Side): number => {
  const { length } = s.variant.supply.kinds;
  let count = 0;
  for (let kind = 0; kind < length; kind++) count += s.bag[side * length + kind]!;
  return count;
};

/** TEKAO-4: the bag is luck; the piece is drawn when it is one's turn to place it, not before. */
export function draw(s: State, chance: Chance, news: TekaoEvent[]): void {
  if (s.variant.setup !== 'drawn') return;
  const side = sideToMove(s);
  const { kinds } = s.variant.supply;
  const undrawn = countUndrawn(s, side);
  // The last piece in a bag is no luck.
  const n = undrawn === 1 ? 0 : chance.pick(undrawn);
  const kind = takeNth(s.bag, n, side * kinds.length);
  s.drawn = kind;
  news.push({ kind: 'drew', seat: seatToMove(s), piece: kinds[kind]! });
}

/** Does placing lead to a draw that is luck? */
export const drawsNext = (s: State): boolean =>
  s.phase === 'place' && s.variant.setup === 'drawn' && countUndrawn(s, 1 - sideToMove(s)) > 1;

/** TEKAO-5: squares and orientations by lot, the flag on the back row, and the half-turn image for yellow. */
export function mirror(s: State, chance: Chance, news: TekaoEvent[]): void {
  const { supply, home } = s.variant;
  const free = homeSquares(home, BLUE).slice();
  const put = (shape: Shape, i: number): void => {
    const square = free.splice(i, 1)[0]!;
    s.cells[square] = cellOf(shape, BLUE);
    s.cells[halfTurn(square)] = cellOf(halfTurnShape(shape), YELLOW);
  };
  put(FLAG_PIECE, chance.pick(free.filter(square => square < SIZE).length));
  for (const [kind, piece] of supply.kinds.entries()) {
    if (piece === FLAG_PIECE) continue;
    for (let n = 0; n < supply.counts[kind]!; n++) {
      let shape = piece;
      for (let turns = chance.pick(4); turns > 0; turns--) shape = turnShape(shape);
      put(shape, chance.pick(free.length));
    }
  }
  s.men.fill(PIECES);
  s.bag.fill(0);
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  const standing = squares.filter(square => s.cells[square] !== EMPTY);
  news.push({ kind: 'mirrored', pieces: standing.map(square => ({ square, cell: s.cells[square]! })) });
  begin(s, news);
}
