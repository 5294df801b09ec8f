import type { Chance, Seat } from '@tablee/kernel';
import { HOUSES, NOWHERE, PAWNS, PLACES, type Place } from './board.ts';
import { comesTooLate } from './links.ts';
import type { Part } from './move.ts';
import {
  doorOf,
  isPlayable,
  newSplit,
  openSplit,
  popPart,
  pushPart,
  SEVEN_STEPS,
  type Split,
  trackOf,
} from './split.ts';
import type { State } from './state.ts';

export type Parts = readonly Part[];

/** Called for each split; returns true to stop. */
type Found = (split: Split) => boolean;

/** Scratch boards without state between calls. `ordering` is used while a split is on `scratch`. */
const scratch = newSplit();
const ordering = newSplit();

function descend(split: Split, rest: number, found: Found): boolean {
  if (rest === 0) return found(split);
  const { candidates } = split;
  for (let k = 0; k < candidates.length; k++) {
    const pawn = candidates[k]!;
    if (!isPlayable(split, pawn)) continue;
    for (let steps = 1; steps <= rest; steps++) {
      if (comesTooLate(split, pawn, steps)) continue;
      const door = doorOf(split, pawn, steps);
      if (door !== NOWHERE && stepInto(split, pawn, steps, door, rest, found)) return true;
      const to = trackOf(split, pawn, steps, door);
      if (to !== NOWHERE && stepInto(split, pawn, steps, to, rest, found)) return true;
    }
  }
  return false;
}

function stepInto(split: Split, pawn: number, steps: number, to: Place, rest: number, found: Found): boolean {
  pushPart(split, pawn, steps, to);
  const home = split.size === 1 && isLastHome(split) && steps < SEVEN_STEPS;
  const stop = (home && found(split)) || descend(split, rest - steps, found);
  popPart(split);
  return stop;
}

/** TOCK-23: a single part that brings the last pawn home counts as a whole 7. */
export const isLastHome = (split: Split): boolean =>
  split.size === 1 && split.who[0] === split.last && split.to[0]! >= HOUSES;

export const partsOf = (split: Split): Part[] => {
  const parts: Part[] = [];
  for (let k = 0; k < split.size; k++) parts.push({ from: split.start[split.who[k]!]!, to: split.to[k]! });
  return parts;
};

const codes: number[] = [];

/** Inserts a code into the sorted codes from `first` on. */
function sortIn(first: number, code: number): void {
  let i = codes.length;
  for (; i > first && codes[i - 1]! > code; i--) codes[i] = codes[i - 1]!;
  codes[i] = code;
}

/**
 * A split is identified by its set of parts and its result. Unmoved pawns do not depend on the order and pawns of a colour
 * are equal, so the result is the places of the moved pawns by colour.
 */
function nameOf(split: Split): string {
  codes.length = 0;
  for (let k = 0; k < split.size; k++) sortIn(0, split.who[k]! * PLACES + split.to[k]!);
  for (let k = 0; k < split.size; k++) {
    const pawn = split.who[k]!;
    sortIn(split.size, ((pawn / PAWNS) | 0) * PLACES + split.pawns[pawn]!);
  }
  return String.fromCharCode(...codes);
}

/** Powers of 16, by slot. */
const SLOTS: readonly number[] = Array.from(
  { length: 8 },
  (_, slot) => (1 << (2 * slot)) * (1 << (2 * slot)),
);

/** The set of parts as a number: per candidate its steps, and whether they end in the house. */
function codeOf(split: Split): number {
  let code = 0;
  for (let k = 0; k < split.size; k++) {
    const part = split.steps[k]! + (split.to[k]! >= HOUSES ? 8 : 0);
    code += part * SLOTS[split.slot[split.who[k]!]!]!;
  }
  return code;
}

/** Whether a later part captured a pawn of the split. */
function hasLost(split: Split): boolean {
  for (let k = 0; k < split.size; k++) if (split.pawns[split.who[k]!] !== split.to[k]) return true;
  return false;
}

/** TOCK-23: all splits, each once, in order. */
export function listSplits(s: State, seat: Seat): Parts[] {
  const list: Parts[] = [];
  // By number if the parts determine the result, by name if their order decided a capture.
  const seen = new Set<number | string>();
  openSplit(scratch, s, seat);
  descend(scratch, SEVEN_STEPS, split => {
    // Orders are visited in canonical order: the first one found is the notation.
    if (split.linked[split.size]) {
      const name = hasLost(split) ? nameOf(split) : codeOf(split);
      if (seen.has(name)) return false;
      seen.add(name);
    }
    list.push(partsOf(split));
    return false;
  });
  return list;
}

export function hasSplit(s: State, seat: Seat): boolean {
  openSplit(scratch, s, seat);
  return descend(scratch, SEVEN_STEPS, () => true);
}

/** The canonical order of the parts in `split`: the first legal one with the same result. */
export function firstOrder(s: State, seat: Seat, split: Split): Parts {
  if (split.size === 1) return partsOf(split);
  const end = nameOf(split);
  const wanted = new Map<number, { readonly steps: number; readonly to: Place }>();
  for (let k = 0; k < split.size; k++) {
    wanted.set(split.who[k]!, { steps: split.steps[k]!, to: split.to[k]! });
  }
  const { size } = split;
  openSplit(ordering, s, seat);
  const tryAll = (): Parts | null => {
    if (ordering.size === size) return nameOf(ordering) === end ? partsOf(ordering) : null;
    for (const pawn of ordering.candidates) {
      const part = wanted.get(pawn);
      if (!part || !isPlayable(ordering, pawn) || comesTooLate(ordering, pawn, part.steps)) continue;
      const door = doorOf(ordering, pawn, part.steps);
      if (door !== part.to && trackOf(ordering, pawn, part.steps, door) !== part.to) continue;
      pushPart(ordering, pawn, part.steps, part.to);
      const parts = tryAll();
      popPart(ordering);
      if (parts) return parts;
    }
    return null;
  };
  return tryAll() ?? partsOf(split);
}

const TRIES = 4;

/**
 * A random split, or null. Pawns are drawn at random; with probability ½ a part takes all steps left, else a random
 * number. Splits with few parts are more likely. After a few dead ends it draws from the list.
 */
export function sampleSplit(s: State, seat: Seat, chance: Chance): Parts | null {
  openSplit(scratch, s, seat);
  if (scratch.last < 0) {
    for (let i = 0; i < TRIES; i++) {
      if (tryRandom(scratch, chance)) return firstOrder(s, seat, scratch);
      openSplit(scratch, s, seat);
    }
  }
  const list = listSplits(s, seat);
  return list.length === 0 ? null : list[chance.pick(list.length)]!;
}

function tryRandom(split: Split, chance: Chance): boolean {
  const { candidates } = split;
  let rest = SEVEN_STEPS;
  for (let misses = 0; rest > 0 && misses < TRIES; ) {
    if (candidates.length === 0) return false;
    const pawn = candidates[chance.pick(candidates.length)]!;
    const alone = candidates.length - split.size <= 1;
    const steps = alone || chance.pick(2) === 0 ? rest : 1 + chance.pick(rest);
    if (!isPlayable(split, pawn) || !playEither(split, pawn, steps, chance)) misses++;
    else rest -= steps;
  }
  return rest === 0;
}

function playEither(split: Split, pawn: number, steps: number, chance: Chance): boolean {
  const door = doorOf(split, pawn, steps);
  const track = trackOf(split, pawn, steps, door);
  const both = door !== NOWHERE && track !== NOWHERE;
  const to = both ? (chance.pick(2) === 0 ? door : track) : door !== NOWHERE ? door : track;
  if (to === NOWHERE) return false;
  pushPart(split, pawn, steps, to);
  return true;
}
