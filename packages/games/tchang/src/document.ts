import { COLOUR_LETTERS, mayHold, readSpace, type Space } from './board.ts';
import { BITING, UNSEEN } from './position.ts';
import { type BadPosition, reader } from './refusals.ts';
import { STEPS, type Step } from './state.ts';

const { bad, fields, list, parse, shapeless, text: textOf, whole } = reader;

/** A position as its text has it: the right fields of the right kinds, not yet whether they fit together. */
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
