import { type Direction, NOWHERE, neighbour, type Side, type Square } from './board.ts';
import type { Meeting, TekaoEvent } from './events.ts';
import { keyOf } from './memory.ts';
import { type Cell, EMPTY, isFlag, sideOf, weaponAt, weaponFacing } from './piece.ts';
import { NO_SIDE, type State } from './state.ts';
import { beats } from './weapons.ts';

/** How the side of a piece that looks in a direction fares against what faces it there; null: no enemy does. */
export function meet(
  cells: readonly Cell[],
  square: Square,
  cell: Cell,
  direction: Direction,
): Meeting | null {
  const other = neighbour(square, direction);
  if (other === NOWHERE) return null;
  const facing = cells[other]!;
  if (facing === EMPTY || sideOf(facing) === sideOf(cell)) return null;
  const mine = weaponAt(cell, direction);
  const theirs = weaponFacing(facing, direction);
  return beats(mine, theirs) ? 'takes' : beats(theirs, mine) ? 'taken' : 'equal';
}

/** Takes a piece off the board; `trace` keeps it for whoever wants to undo. */
function remove(s: State, square: Square, trace: number[] | null, news: TekaoEvent[] | null): void {
  const cell = s.cells[square]!;
  const side = sideOf(cell);
  s.cells[square] = EMPTY;
  s.key ^= keyOf(square, cell);
  s.men[side]!--;
  if (s.streak[side] === square) {
    s.streak[side] = NOWHERE;
    s.runs[side] = 0;
  }
  trace?.push(square, cell);
  news?.push({ kind: 'fell', square, cell });
}

/**
 * What the piece that just moved or turned meets (TEKAO-8 to TEKAO-10): first it takes, then it may be taken. Returns
 * how many pieces fell, and leaves in `s.winner` who took a flag.
 */
export function resolve(s: State, square: Square, trace: number[] | null, news: TekaoEvent[] | null): number {
  const { cells } = s;
  const cell = cells[square]!;
  const side: Side = sideOf(cell);
  let fallen = 0;
  let equals = 0;
  let stronger = 0;
  for (let direction = 0; direction < 4; direction++) {
    const meeting = meet(cells, square, cell, direction);
    if (meeting === null) continue;
    if (meeting === 'takes') {
      const other = neighbour(square, direction);
      if (isFlag(cells[other]!)) s.winner = side;
      if (news) tell(s, square, direction, meeting, news);
      remove(s, other, trace, news);
      fallen++;
    } else if (meeting === 'taken') stronger |= 1 << direction;
    else equals |= 1 << direction;
  }
  if (news && equals !== 0) tellAll(s, square, equals, 'equal', news);
  // TEKAO-10: with the flag taken nothing comes back.
  if (stronger === 0 || s.winner !== NO_SIDE) return fallen;
  if (news) tellAll(s, square, stronger, 'taken', news);
  if (isFlag(cell)) s.winner = 1 - side;
  remove(s, square, trace, news);
  return fallen + 1;
}

function tell(s: State, square: Square, direction: Direction, meeting: Meeting, news: TekaoEvent[]): void {
  const other = neighbour(square, direction);
  news.push({
    kind: 'met',
    square,
    direction,
    other,
    weapon: weaponAt(s.cells[square]!, direction),
    against: weaponFacing(s.cells[other]!, direction),
    meeting,
  });
}

function tellAll(s: State, square: Square, directions: number, meeting: Meeting, news: TekaoEvent[]): void {
  for (let direction = 0; direction < 4; direction++) {
    if ((directions >> direction) & 1) tell(s, square, direction, meeting, news);
  }
}
