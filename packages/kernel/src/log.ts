import { type Clock, readClock } from './clock.ts';
import { BadText, type Outcome, type Seat } from './contract.ts';
import { isFields } from './position-reader.ts';

/** A move in the log, with the picks it drew. Entry n is `entries[n - 1]`; entry 0 is the set-up. */
export type MoveEntry = {
  readonly seat: Seat;
  readonly move: string;
  readonly picks?: readonly number[];
  /** Played by the clock when time was up. */
  readonly clock?: true;
  /** Played by the understudy of an absent person. */
  readonly by?: 'understudy';
};
/** A table act. The log only grows: taking back is an entry too. */
export type ActEntry =
  /** `clock`: the time of the seat was up, and the clock was agreed to end the game then. */
  | { readonly act: 'resign'; readonly seat: Seat; readonly clock?: true }
  | { readonly act: 'draw'; readonly seat: Seat }
  /** The others have left: `seat` ended the game without a winner. */
  | { readonly act: 'abandon'; readonly seat: Seat }
  | { readonly act: 'back'; readonly seat: Seat; readonly to: number };
export type Entry = MoveEntry | ActEntry;

/** Covers the luck from entry `from` on: first the hash of the seed, after the game also the seed. */
export type Seal = { readonly from: number; readonly commitment: string; readonly seed?: string };

export const RECORD_FORMAT = 1;

/** A game as a file. It can be replayed without a seed. */
export type GameRecord = {
  readonly tablee: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly clock?: Clock;
  readonly seals: readonly Seal[];
  /** Which of `of` seats the host drew, when seats were drawn by lot (stream entry 'lot'). */
  readonly lot?: { readonly of: number; readonly pick: number };
  /** The picks of the set-up. */
  readonly setup: readonly number[];
  readonly entries: readonly Entry[];
  readonly names?: readonly string[];
  readonly outcome?: Outcome;
};

export const isMove = (e: Entry): e is MoveEntry => 'move' in e;

const MAX_ENTRIES = 100_000;
const MAX_TEXT = 2_000;
const MAX_SEATS = 64;

const bad = (sentence: string): never => {
  throw new BadText('record', sentence);
};
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= MAX_TEXT;
const isHash = (x: string): boolean => /^[0-9a-f]{64}$/.test(x);
const isFigures = (x: unknown): x is number[] =>
  Array.isArray(x) && x.length <= MAX_SEATS && x.every(v => typeof v === 'number' && Number.isFinite(v));
const isPicks = (x: unknown): x is number[] => Array.isArray(x) && x.length <= 10_000 && x.every(isCount);

function readEntry(raw: unknown, n: number): Entry {
  if (!isFields(raw) || !isCount(raw.seat)) return bad(`Entry ${n} of the record is broken.`);
  const { seat } = raw;
  if (isText(raw.move) && (raw.clock === undefined || raw.clock === true)) {
    const by = {
      ...(raw.clock === true ? { clock: true as const } : {}),
      ...(raw.by === 'understudy' ? { by: 'understudy' as const } : {}),
    };
    if (raw.picks === undefined) return { seat, move: raw.move, ...by };
    if (isPicks(raw.picks)) return { seat, move: raw.move, picks: raw.picks, ...by };
  }
  if (raw.act === 'resign' && raw.clock === true) return { act: 'resign', seat, clock: true };
  if (raw.act === 'resign' || raw.act === 'draw' || raw.act === 'abandon') return { act: raw.act, seat };
  if (raw.act === 'back' && isCount(raw.to) && raw.to < n) return { act: 'back', seat, to: raw.to };
  return bad(`Entry ${n} of the record is broken.`);
}

function readSeal(raw: unknown): Seal {
  if (!isFields(raw) || !isCount(raw.from) || !isText(raw.commitment) || !isHash(raw.commitment))
    return bad('A seal of the record is broken.');
  const seal = { from: raw.from, commitment: raw.commitment };
  if (raw.seed === undefined) return seal;
  return isText(raw.seed) ? { ...seal, seed: raw.seed } : bad('A seal of the record is broken.');
}

/** Seals must be in ascending order, so that every reader agrees on which seal covers an entry. */
function readSeals(raw: readonly unknown[]): Seal[] {
  if (raw.length > MAX_ENTRIES) return bad('The record is too long.');
  const seals = raw.map(readSeal);
  const ordered = seals.every((s, i) => i === 0 || seals[i - 1]!.from < s.from);
  return ordered ? seals : bad('The seals of the record are out of order.');
}

function readLot(raw: unknown): NonNullable<GameRecord['lot']> {
  if (!isFields(raw) || !isCount(raw.of) || !isCount(raw.pick) || raw.of > MAX_SEATS || raw.pick >= raw.of)
    return bad('The lot of the record is broken.');
  return { of: raw.of, pick: raw.pick };
}

function readNames(raw: unknown): string[] {
  const fine = Array.isArray(raw) && raw.length <= MAX_SEATS && raw.every(isText);
  return fine ? [...raw] : bad('The names in the record are broken.');
}

function readOutcome(raw: unknown): Outcome {
  if (!isFields(raw) || !isFigures(raw.payoff) || !isText(raw.reason))
    return bad('The outcome of the record is broken.');
  const outcome = { payoff: raw.payoff, reason: raw.reason };
  if (raw.score === undefined) return outcome;
  return isFigures(raw.score)
    ? { ...outcome, score: raw.score }
    : bad('The outcome of the record is broken.');
}

function readOptionValues(raw: unknown): GameRecord['options'] {
  if (!isFields(raw)) return bad('The options of the record are missing.');
  const fine = Object.values(raw).every(v => typeof v === 'boolean' || typeof v === 'number' || isText(v));
  return fine ? ({ ...raw } as GameRecord['options']) : bad('The options of the record are broken.');
}

/** Reads a parsed record from outside; throws a BadText. */
export function readRecord(raw: unknown): GameRecord {
  if (!isFields(raw) || !('tablee' in raw)) return bad('This is not a Tablée record.');
  if (raw.tablee !== RECORD_FORMAT) {
    const newer = isCount(raw.tablee) && raw.tablee > RECORD_FORMAT;
    return bad(newer ? 'This record was written by a newer Tablée.' : 'This is not a Tablée record.');
  }
  if (!isText(raw.game) || !isCount(raw.rules) || !isCount(raw.seats))
    return bad('The head of the record is broken.');
  if (!Array.isArray(raw.seals) || !isPicks(raw.setup) || !Array.isArray(raw.entries)) {
    return bad('The record is cut short.');
  }
  if (raw.entries.length > MAX_ENTRIES) return bad('The record is too long.');
  const { clock, lot, names, outcome } = raw;
  return {
    tablee: RECORD_FORMAT,
    game: raw.game,
    rules: raw.rules,
    seats: raw.seats,
    options: readOptionValues(raw.options),
    ...(clock === undefined ? {} : { clock: readClock(clock, raw.seats) }),
    seals: readSeals(raw.seals),
    ...(lot === undefined ? {} : { lot: readLot(lot) }),
    setup: raw.setup,
    entries: raw.entries.map((e, i) => readEntry(e, i + 1)),
    ...(names === undefined ? {} : { names: readNames(names) }),
    ...(outcome === undefined ? {} : { outcome: readOutcome(outcome) }),
  };
}

/** Reads a record from text; throws a BadText. */
export function parseRecord(text: string): GameRecord {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad('This is not a Tablée record, or it is cut short.');
  }
  return readRecord(raw);
}
