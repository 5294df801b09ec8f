import { COLOUR_LETTERS, GROUND, mayHold, NO_COLOUR, nameSpace, readSpace, type Space } from './board.ts';
import { type Cell, faceOf, hasAnimal, hasStatue, hasStone, isDragon, pieceOf } from './cell.ts';
import { nameCorridor } from './maze.ts';
import { type BadPosition, reader } from './refusals.ts';
import { STEPS, type State, type Step } from './state.ts';

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

/** One line of JSON with fields and lists in a fixed order. Contains the complete state. */
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

const { bad, fields, list, parse, shapeless, text: textOf, whole } = reader;

/** A parsed position: fields have the right types, but are not yet checked against each other. */
export type Document = {
  readonly walls: readonly string[] | null;
  readonly statues: readonly (readonly [Space, string])[];
  readonly stones: readonly (readonly [Space, string])[];
  readonly unseen: readonly number[];
  readonly pawns: { readonly [letter: string]: Space };
  readonly purses: { readonly [letter: string]: number };
  readonly reserve: number;
  readonly exit: string | null;
  readonly turn: number;
  readonly step: Step;
  readonly quiet: number;
};

const LONGEST = 4000;

const isStep = (x: unknown): x is Step => STEPS.some(step => step === x);
const countOf = (x: unknown): number => whole(x, 0, Number.POSITIVE_INFINITY);

export function readDocument(text: string): Document {
  const raw = parse(text, LONGEST);
  return {
    walls: raw.walls === undefined ? null : list(raw.walls).map(textOf),
    statues: readLying(raw.statues, /^(?:\?|[rgyb]|t[1-7])$/, 'position-statues'),
    stones: readLying(raw.stones, new RegExp(`^(?:\\${UNSEEN}|${BITING})$`), 'position-stones'),
    unseen: list(raw.unseen).map(countOf),
    pawns: readPawns(raw.pawns, at => {
      const space = readSpace(textOf(at));
      return space >= 0 ? space : bad('position-pawns', 'A pawn stands on a space from a1 to g7.');
    }),
    purses: readPawns(raw.purses, countOf),
    reserve: countOf(raw.reserve),
    exit: raw.exit === null ? null : textOf(raw.exit),
    turn: countOf(raw.turn),
    step: isStep(raw.step) ? raw.step : shapeless(),
    quiet: countOf(raw.quiet),
  };
}

function readLying(raw: unknown, known: RegExp, key: BadPosition): (readonly [Space, string])[] {
  return Object.entries(fields(raw)).map(([name, value]) => {
    const space = readSpace(name);
    if (!mayHold(space)) bad(key, `Nothing lies on "${name}": it is no space of the tomb, or the start.`);
    const word = textOf(value);
    return known.test(word) ? [space, word] : bad(key, `"${word}" on ${name} is nothing that lies there.`);
  });
}

function readPawns<T>(raw: unknown, read: (x: unknown) => T): { readonly [letter: string]: T } {
  const entries = Object.entries(fields(raw));
  if (entries.some(([letter]) => letter.length !== 1 || !COLOUR_LETTERS.includes(letter)))
    bad('position-pawns', 'Pawns are r, g, y and b.');
  return Object.fromEntries(entries.map(([letter, x]) => [letter, read(x)]));
}
