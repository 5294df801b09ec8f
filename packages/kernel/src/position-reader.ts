import { BadText } from './contract.ts';

export type Fields = { readonly [name: string]: unknown };

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Reads the position texts of one game. Every function but `items` throws a BadText where the text does not fit. */
export type PositionReader<Key extends string> = {
  /** Throws. Each key has a message in `GameWords.positions`. */
  readonly bad: (key: Key | 'position-shape', sentence: string) => never;
  /** Throws: this is not written as a position. */
  readonly shapeless: () => never;
  readonly match: (text: string, shape: RegExp) => RegExpExecArray;
  /** A list with commas; '' is the empty list. */
  readonly items: (text: string) => readonly string[];

  /** A JSON document of at most `longest` characters. */
  readonly parse: (text: string, longest: number) => Fields;
  readonly fields: (x: unknown) => Fields;
  readonly list: (x: unknown) => readonly unknown[];
  readonly text: (x: unknown) => string;
  /** A whole number from `least` to `most`. */
  readonly whole: (x: unknown, least: number, most: number) => number;
  /** The index of x among these words. */
  readonly among: (words: readonly unknown[], x: unknown) => number;
};

/** `shape` is the sentence that says how a position is written. */
export function positionReader<Key extends string>(shape: string): PositionReader<Key> {
  const bad = (key: string, sentence: string): never => {
    throw new BadText(key, sentence);
  };
  const shapeless = (): never => bad('position-shape', shape);
  const fields = (x: unknown): Fields => (isFields(x) ? x : shapeless());
  return {
    bad,
    shapeless,
    match: (text, pattern) => pattern.exec(text) ?? shapeless(),
    items: text => (text === '' ? [] : text.split(',')),
    parse(text, longest) {
      if (text.length > longest) return shapeless();
      try {
        return fields(JSON.parse(text));
      } catch (e) {
        throw e instanceof SyntaxError ? new BadText('position-shape', shape) : e;
      }
    },
    fields,
    list: x => (Array.isArray(x) ? x : shapeless()),
    text: x => (typeof x === 'string' ? x : shapeless()),
    whole: (x, least, most) =>
      typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most ? x : shapeless(),
    among(words, x) {
      const place = words.indexOf(x);
      return place < 0 ? shapeless() : place;
    },
  };
}
