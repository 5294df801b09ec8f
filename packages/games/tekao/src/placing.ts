import { type Chance, takeNth } from '@tablee/kernel';
import { BLUE, halfTurn, SIZE, type Side, SQUARES, YELLOW } from './board.ts';
import type { TekaoEvent } from './events.ts';
import { keyOfAll } from './memory.ts';
import { type Move, shapePlaced, squarePlaced } from './move.ts';
import { canonical, cellOf, EMPTY, FLAG_PIECE, halfTurnShape, type Shape, turnShape } from './piece.ts';
import { NO_KIND, nextTurn, type State, seatToMove, sideToMove } from './state.ts';
import { homeSquares, PIECES } from './variant.ts';

/** Places a piece; its kind must be offered and the square free. */
export function place(s: State, m: Move, chance: Chance, events: TekaoEvent[]): void {
  const side = sideToMove(s);
  const square = squarePlaced(m);
  const shape = shapePlaced(m);
  const cell = cellOf(shape, side);
  const { kinds } = s.variant.supply;
  s.cells[square] = cell;
  s.men[side]!++;
  if (s.drawn === NO_KIND) s.bag[side * kinds.length + kinds.indexOf(canonical(shape))]!--;
  s.drawn = NO_KIND;
  events.push({ kind: 'placed', seat: seatToMove(s), square, cell });
  if (s.men[BLUE] === PIECES && s.men[YELLOW] === PIECES) {
    // TEKAO-12: the battle starts with the first seat of the cycle.
    begin(s, events);
    return;
  }
  s.turn = nextTurn(s);
  draw(s, chance, events);
}

function begin(s: State, events: TekaoEvent[]): void {
  s.turn = 0;
  s.key = keyOfAll(s.cells);
  s.phase = 'battle';
  events.push({ kind: 'began', seat: seatToMove(s) });
}

const countUndrawn = (s: State, side: Side): number => {
  const { length } = s.variant.supply.kinds;
  let count = 0;
  for (let kind = 0; kind < length; kind++) count += s.bag[side * length + kind]!;
  return count;
};

/** TEKAO-4: draws a piece from the bag, at the start of the turn that places it. */
export function draw(s: State, chance: Chance, events: TekaoEvent[]): void {
  if (s.variant.setup !== 'drawn') return;
  const side = sideToMove(s);
  const { kinds } = s.variant.supply;
  const undrawn = countUndrawn(s, side);
  // The last piece of a bag needs no pick.
  const n = undrawn === 1 ? 0 : chance.pick(undrawn);
  const kind = takeNth(s.bag, n, side * kinds.length);
  s.drawn = kind;
  events.push({ kind: 'drew', seat: seatToMove(s), piece: kinds[kind]! });
}

/** Whether the next placement is followed by a random draw. */
export const drawsNext = (s: State): boolean =>
  s.phase === 'place' && s.variant.setup === 'drawn' && countUndrawn(s, 1 - sideToMove(s)) > 1;

/** TEKAO-5: random squares and orientations, the flag on the back row; yellow gets the half-turn image. */
export function mirror(s: State, chance: Chance, events: TekaoEvent[]): void {
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
  const occupied = squares.filter(square => s.cells[square] !== EMPTY);
  events.push({ kind: 'mirrored', pieces: occupied.map(square => ({ square, cell: s.cells[square]! })) });
  begin(s, events);
}
