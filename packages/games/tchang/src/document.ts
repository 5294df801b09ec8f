import { BadText } from '@tablee/kernel';
import { COLOUR_LETTERS, mayHold, readSpace, type Space } from './board.ts';
import { BITING, UNSEEN } from './position.ts';
import type { BadPosition } from './refusals.ts';
import { STEPS, type Step } from './state.ts';

export const bad = (key: BadPosition, sentence: string): never => {
  throw new BadText(key, sentence);
};

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

type Fields = { readonly [name: string]: unknown };

const shapeless = (): never =>
  bad(
    'position-shape',
    'A position of T’Chang is a JSON document with statues, stones, unseen, pawns, purses, reserve, exit, turn, step and quiet, and with walls at a table that has them.',
  );

const LONGEST = 4000;

function parse(text: string): unknown {
  if (text.length > LONGEST) return shapeless();
  try {
    return JSON.parse(text);
  } catch (e) {
    if (e instanceof SyntaxError) return shapeless();
    throw e;
  }
}

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;
const isStep = (x: unknown): x is Step => STEPS.some(step => step === x);

const fieldsOf = (x: unknown): Fields => (isFields(x) ? x : shapeless());
const countOf = (x: unknown): number => (isCount(x) ? x : shapeless());
const textOf = (x: unknown): string => (typeof x === 'string' ? x : shapeless());
const listOf = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : shapeless());

export function readDocument(text: string): Document {
  const raw = fieldsOf(parse(text));
  return {
    walls: raw.walls === undefined ? null : listOf(raw.walls).map(textOf),
    statues: readLying(raw.statues, /^(?:\?|[rgyb]|t[1-7])$/, 'position-statues'),
    stones: readLying(raw.stones, new RegExp(`^(?:\\${UNSEEN}|${BITING})$`), 'position-stones'),
    unseen: listOf(raw.unseen).map(countOf),
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
  return Object.entries(fieldsOf(raw)).map(([name, value]) => {
    const space = readSpace(name);
    if (!mayHold(space)) bad(key, `Nothing lies on "${name}": it is no space of the tomb, or the start.`);
    const word = textOf(value);
    return known.test(word) ? [space, word] : bad(key, `"${word}" on ${name} is nothing that lies there.`);
  });
}

function readPawns<T>(raw: unknown, read: (x: unknown) => T): { readonly [letter: string]: T } {
  const entries = Object.entries(fieldsOf(raw));
  if (entries.some(([letter]) => letter.length !== 1 || !COLOUR_LETTERS.includes(letter)))
    bad('position-pawns', 'Pawns are r, g, y and b.');
  return Object.fromEntries(entries.map(([letter, x]) => [letter, read(x)]));
}
