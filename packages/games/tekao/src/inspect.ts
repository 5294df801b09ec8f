import { DIRECTIONS, type Direction, NOWHERE, neighbour, type Side, SQUARES, type Square } from './board.ts';
import { meet } from './contact.ts';
import type { Meeting } from './events.ts';
import { fromOf, goMove, isClockwise, isTurn, type Move, PASS, toOf, turnMove } from './move.ts';
import { type Cell, EMPTY, isFlag, sideOf, turnCell, weaponAt, weaponFacing } from './piece.ts';
import type { State } from './state.ts';
import { restingSquare } from './streak.ts';
import { REACH, type Weapon } from './weapons.ts';

/** TEKAO-6: the free squares a piece can reach, by direction, nearest first; regardless of the turn. */
export function reachOf(s: State, square: Square): readonly (readonly Square[])[] {
  const cell = s.cells[square]!;
  return DIRECTIONS.map((_, direction) => {
    const squares: Square[] = [];
    if (cell === EMPTY) return squares;
    const reach = REACH[weaponAt(cell, direction)]!;
    for (let to = neighbour(square, direction); squares.length < reach; to = neighbour(to, direction)) {
      if (to === NOWHERE || s.cells[to] !== EMPTY) break;
      squares.push(to);
    }
    return squares;
  });
}

/** An edge the acting piece would share with an enemy. */
export type Edge = {
  readonly direction: Direction;
  readonly other: Square;
  readonly weapon: Weapon;
  readonly against: Weapon;
  readonly meeting: Meeting;
};

/** The outcome of a move of the battle, edge by edge (TEKAO-8 to TEKAO-10). */
export type Foresight = {
  readonly to: Square;
  /** The acting piece in its new orientation. */
  readonly cell: Cell;
  readonly edges: readonly Edge[];
  /** Squares of the pieces it takes. */
  readonly takes: readonly Square[];
  /** Squares of the pieces that then take it; none if it takes the flag. */
  readonly takenBy: readonly Square[];
  /** It takes the flag; it is a flag and is taken. */
  readonly wins: boolean;
  readonly loses: boolean;
};

const NOTHING = { edges: [], takes: [], takenBy: [], wins: false, loses: false } as const;

/** `m` must be a pass or act with an existing piece; legality is not checked. */
export function foresee(s: State, m: Move): Foresight {
  if (m === PASS) return { to: NOWHERE, cell: EMPTY, ...NOTHING };
  const from = fromOf(m);
  const cell = isTurn(m) ? turnCell(s.cells[from]!, isClockwise(m)) : s.cells[from]!;
  return foreseeAt(s, from, toOf(m), cell);
}

/** The same for a piece moved from `from` to `to` in the orientation of `cell`. */
function foreseeAt(s: State, from: Square, to: Square, cell: Cell): Foresight {
  const edges: Edge[] = [];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const other = neighbour(to, direction);
    // The square it left is empty by then.
    const meeting = other === from ? null : meet(s.cells, to, cell, direction);
    if (meeting === null) continue;
    const against = weaponFacing(s.cells[other]!, direction);
    edges.push({ direction, other, weapon: weaponAt(cell, direction), against, meeting });
  }
  const takes = edges.filter(edge => edge.meeting === 'takes').map(edge => edge.other);
  const wins = takes.some(square => isFlag(s.cells[square]!));
  const takenBy = wins ? [] : edges.filter(edge => edge.meeting === 'taken').map(edge => edge.other);
  return { to, cell, edges, takes, takenBy, wins, loses: takenBy.length > 0 && isFlag(cell) };
}

/** The free squares where a piece, in its orientation, would be taken after moving there. */
export function deadlySquares(s: State, from: Square): readonly Square[] {
  const cell = s.cells[from]!;
  if (cell === EMPTY) return [];
  const squares: Square[] = [];
  for (let to = 0; to < SQUARES; to++) {
    if (s.cells[to] !== EMPTY) continue;
    if (foreseeAt(s, from, to, cell).takenBy.length > 0) squares.push(to);
  }
  return squares;
}

/** All actions of a piece if its side were on turn, even if it rests; in move order. */
export function actionsOf(s: State, square: Square): readonly Move[] {
  const cell = s.cells[square]!;
  if (cell === EMPTY) return [];
  const moves = reachOf(s, square).flatMap((squares, direction) =>
    squares.map((_, i) => goMove(square, direction, i + 1)),
  );
  return isFlag(cell) ? moves : [...moves, turnMove(square, true), turnMove(square, false)];
}

/** For each piece of a side that the other side could take in one action, those actions. */
export function threatsTo(s: State, side: Side): ReadonlyMap<Square, readonly Move[]> {
  const threats = new Map<Square, Move[]>();
  const resting = restingSquare(s, 1 - side);
  for (let square = 0; square < SQUARES; square++) {
    const cell = s.cells[square]!;
    if (cell === EMPTY || sideOf(cell) === side || square === resting) continue;
    for (const m of actionsOf(s, square)) {
      for (const taken of foresee(s, m).takes) threats.set(taken, [...(threats.get(taken) ?? []), m]);
    }
  }
  return threats;
}
