import { type Direction, NOWHERE, neighbour, type Side, type Square } from './board.ts';
import type { Meeting, TekaoEvent } from './events.ts';
import { keyOf } from './memory.ts';
import { type Cell, EMPTY, isFlag, sideOf, weaponAt, weaponFacing } from './piece.ts';
import { NO_SIDE, type State } from './state.ts';
import { beats } from './weapons.ts';

/** How a piece fares against the enemy in a direction; null if there is none. */
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

/** Removes a piece from the board; `trace` keeps it for `unmake`. */
function remove(s: State, square: Square, trace: number[] | null, events: TekaoEvent[] | null): void {
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
  events?.push({ kind: 'fell', square, cell });
}

/**
 * TEKAO-8 to TEKAO-10: the piece that moved or turned first takes, then may be taken. Returns the number of fallen
 * pieces and sets `s.winner` if a flag was taken.
 */
export function resolve(
  s: State,
  square: Square,
  trace: number[] | null,
  events: TekaoEvent[] | null,
): number {
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
      if (events) pushMeeting(s, square, direction, meeting, events);
      remove(s, other, trace, events);
      fallen++;
    } else if (meeting === 'taken') stronger |= 1 << direction;
    else equals |= 1 << direction;
  }
  if (events && equals !== 0) pushMeetings(s, square, equals, 'equal', events);
  // TEKAO-10: once the flag is taken, nothing strikes back.
  if (stronger === 0 || s.winner !== NO_SIDE) return fallen;
  if (events) pushMeetings(s, square, stronger, 'taken', events);
  if (isFlag(cell)) s.winner = 1 - side;
  remove(s, square, trace, events);
  return fallen + 1;
}

function pushMeeting(
  s: State,
  square: Square,
  direction: Direction,
  meeting: Meeting,
  events: TekaoEvent[],
): void {
  const other = neighbour(square, direction);
  events.push({
    kind: 'met',
    square,
    direction,
    other,
    weapon: weaponAt(s.cells[square]!, direction),
    against: weaponFacing(s.cells[other]!, direction),
    meeting,
  });
}

function pushMeetings(
  s: State,
  square: Square,
  directions: number,
  meeting: Meeting,
  events: TekaoEvent[],
): void {
  for (let direction = 0; direction < 4; direction++) {
    if ((directions >> direction) & 1) pushMeeting(s, square, direction, meeting, events);
  }
}
