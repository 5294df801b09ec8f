import { COLOUR_LETTERS, GROUND, NO_COLOUR, nameSpace, type Space } from './board.ts';
import { type Cell, faceOf, hasAnimal, hasStatue, hasStone, isDragon, pieceOf } from './cell.ts';
import { nameCorridor } from './maze.ts';
import type { State } from './state.ts';

export const UNSEEN = '?';
export const BITING = 'animal';

/** `?` face down, `r` a dragon, `t3` a tangram piece. */
export function nameStatue(cell: Cell): string {
  const face = faceOf(cell);
  if (face < 0) return UNSEEN;
  return isDragon(face) ? COLOUR_LETTERS[face]! : `t${pieceOf(face) + 1}`;
}

const nameStone = (cell: Cell): string => (hasAnimal(cell) ? BITING : UNSEEN);

const listCells = (s: State, is: (cell: Cell) => boolean, name: (cell: Cell) => string): object =>
  Object.fromEntries(
    GROUND.filter(space => is(s.cells[space]!)).map(space => [nameSpace(space), name(s.cells[space]!)]),
  );

const listPawns = <T>(s: State, of: (colour: number) => T): object =>
  Object.fromEntries(s.variant.colours.map(colour => [COLOUR_LETTERS[colour]!, of(colour)]));

/** A JSON document on one line, its fields and all lists in one order. It says everything. */
export function writeState(s: State): string {
  return JSON.stringify({
    ...(s.variant.labyrinth === 'walls' ? { walls: s.maze.closed.map(nameCorridor) } : {}),
    statues: listCells(s, hasStatue, nameStatue),
    stones: listCells(s, cell => hasStone(cell) || hasAnimal(cell), nameStone),
    unseen: s.stonesLeft,
    pawns: listPawns(s, (colour): string => nameSpace(s.pawns[colour] as Space)),
    purses: listPawns(s, colour => s.purses[colour]),
    reserve: s.reserve,
    exit: s.exit === NO_COLOUR ? null : COLOUR_LETTERS[s.exit],
    turn: s.turn,
    step: s.step,
    quiet: s.quiet,
  });
}
