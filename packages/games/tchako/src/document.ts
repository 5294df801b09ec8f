import type { Fields } from '@tablee/kernel';
import { reader } from './refusals.ts';

/** Reads the JSON document of a position; every wrong value is a BadText. */
export const { bad, fields, list, text: textOf, among } = reader;

const LONGEST = 6_000;
/** A log has 100,000 entries at most, and each may be a turn. */
export const MOST = 999_999;
const FARTHEST = 99_999;

export const parseFields = (text: string): Fields => reader.parse(text, LONGEST);
export const countOf = (x: unknown): number => reader.whole(x, 0, MOST);
export const coordinateOf = (x: unknown): number => reader.whole(x, -FARTHEST, FARTHEST);
