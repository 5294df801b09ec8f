import { BadText } from '@tablee/kernel';
import type { BadPosition } from './refusals.ts';

export const bad = (key: BadPosition, sentence: string): never => {
  throw new BadText(key, sentence);
};

export type Fields = { readonly [name: string]: unknown };

const shapeless = (): never =>
  bad(
    'position-shape',
    'A position of T’Chako is a JSON document with absent, began, captured, creations, elastics, modes, number, points, pucks, set, shot and turn.',
  );

const LONGEST = 6_000;

export function parseFields(text: string): Fields {
  if (text.length > LONGEST) return shapeless();
  try {
    return fieldsOf(JSON.parse(text));
  } catch (e) {
    if (e instanceof SyntaxError) return shapeless();
    throw e;
  }
}

/** Upper bound for counts: a log has at most 100,000 entries. */
export const MOST = 999_999;

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;
const isWhole = (x: unknown): x is number =>
  typeof x === 'number' && Number.isInteger(x) && Math.abs(x) < 100_000;

export const fieldsOf = (x: unknown): Fields => (isFields(x) ? x : shapeless());
export const countOf = (x: unknown): number => (isCount(x) && x <= MOST ? x : shapeless());
export const wholeOf = (x: unknown): number => (isWhole(x) ? x : shapeless());
export const textOf = (x: unknown): string => (typeof x === 'string' ? x : shapeless());
export const listOf = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : shapeless());
/** The index of a word. */
export const placeAmong = (words: readonly unknown[], x: unknown): number => {
  const place = words.indexOf(x);
  return place < 0 ? shapeless() : place;
};
