import type { Seat } from '@tablee/kernel';
import {
  acrossFrom,
  COLOUR_COUNT,
  type Colour,
  entryOf,
  HOUSES,
  isSeven,
  NOWHERE,
  PAWNS,
  type Place,
  RESERVES,
  reserveOf,
} from './board.ts';
import { colourAfter, playedColours } from './ownership.ts';
import type { State } from './state.ts';
import { distance, doorTarget, type Field, ringTarget, toGate, trackTarget } from './walk.ts';

export const SEVEN_STEPS = 7;
const ALL = COLOUR_COUNT * PAWNS;

/**
 * A 7 being laid out: the board with the parts so far on it. Pawns keep their index here and are not sorted, so that
 * each can be known to have moved (TOCK-23).
 */
export type Split = Field & {
  /** Where everything stood before the card. */
  readonly start: Place[];
  readonly startFresh: number[];
  /** The pawns that might take part, in position order. */
  readonly candidates: number[];
  /** The parts so far: pawn, steps, where it came to rest. */
  readonly who: number[];
  readonly steps: number[];
  readonly to: Place[];
  /** What stood before each part, to take it back. */
  readonly before: number[][];
  size: number;
  moved: number;
  /** The colours played when the card is laid. */
  colours: readonly Colour[];
  /** What may be played once `colours` is home, or -1 (TOCK-19). */
  after: Colour;
  /** TOCK-23: the only pawn not yet home, or -1. */
  last: number;
  chooses: boolean;
  takesOwn: boolean;
};

export const newSplit = (): Split => ({
  pawns: new Array<number>(ALL).fill(NOWHERE),
  fresh: new Array<number>(COLOUR_COUNT).fill(0),
  start: new Array<number>(ALL).fill(NOWHERE),
  startFresh: new Array<number>(COLOUR_COUNT).fill(0),
  candidates: [],
  who: [],
  steps: [],
  to: [],
  before: Array.from({ length: SEVEN_STEPS + 1 }, () => new Array<number>(ALL + COLOUR_COUNT).fill(0)),
  size: 0,
  moved: 0,
  colours: [],
  after: -1,
  last: -1,
  chooses: false,
  takesOwn: false,
});

/** Before the first part. */
export function openSplit(split: Split, s: State, seat: Seat): void {
  for (let i = 0; i < ALL; i++) split.pawns[i] = split.start[i] = s.pawns[i]!;
  for (let c = 0; c < COLOUR_COUNT; c++) split.fresh[c] = split.startFresh[c] = s.fresh[c]!;
  split.size = 0;
  split.moved = 0;
  split.colours = playedColours(s, seat);
  split.chooses = s.variant.chooseHouse;
  split.takesOwn = s.variant.selfCapture;
  split.after = split.colours.length > 1 ? -1 : colourAfter(s, split.colours[0]!);
  // The partner's pawns are no further help to a player who plays them already.
  if (split.after >= 0 && isColourHome(split, split.after)) split.after = -1;
  findCandidates(split);
}

function findCandidates(split: Split): void {
  let [count, abroad, last] = [0, 0, -1];
  for (let i = 0; i < ALL; i++) {
    const at = split.start[i]!;
    if (at < 0) continue;
    const colour = (i / PAWNS) | 0;
    const now = split.colours.includes(colour);
    if (now && (at < HOUSES || at >= RESERVES)) {
      abroad++;
      last = i;
    }
    if (at < RESERVES && (now || colour === split.after)) split.candidates[count++] = i;
  }
  split.candidates.length = count;
  split.last = abroad === 1 && split.start[last]! < HOUSES ? last : -1;
}

function isColourHome({ pawns }: Field, colour: Colour): boolean {
  for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
    if (pawns[i]! < HOUSES || pawns[i]! >= RESERVES) return false;
  }
  return true;
}

/** TOCK-19: from one part to the next. */
export function isPlayable(split: Split, pawn: number): boolean {
  const at = split.pawns[pawn]!;
  if (at < 0 || at >= RESERVES || (split.moved >> pawn) & 1) return false;
  const colour = (pawn / PAWNS) | 0;
  return split.colours.includes(colour) || (colour === split.after && isColourHome(split, split.colours[0]!));
}

/** The house square such a part leads to, or NOWHERE. */
export const doorOf = (split: Split, pawn: number, steps: number): Place =>
  doorTarget(split, (pawn / PAWNS) | 0, split.pawns[pawn]!, steps);

/** The place on the track such a part leads to beside its `door`, or NOWHERE. */
export function trackOf(split: Split, pawn: number, steps: number, door: Place): Place {
  const from = split.pawns[pawn]!;
  if (from >= HOUSES || (door !== NOWHERE && !split.chooses)) return NOWHERE;
  return trackTarget(split, (pawn / PAWNS) | 0, from, steps, split.takesOwn);
}

function send(split: Split, pawn: number, place: Place): void {
  const { pawns, fresh } = split;
  for (let i = 0; i < ALL; i++) {
    if (pawns[i] !== place || i === pawn) continue;
    const colour = (i / PAWNS) | 0;
    pawns[i] = reserveOf(colour);
    if (place === entryOf(colour)) fresh[colour] = 0;
  }
}

/** Lays a part that can be played. */
export function pushPart(split: Split, pawn: number, steps: number, to: Place): void {
  const { pawns, fresh } = split;
  const before = split.before[split.size]!;
  for (let i = 0; i < ALL; i++) before[i] = pawns[i]!;
  for (let c = 0; c < COLOUR_COUNT; c++) before[ALL + c] = fresh[c]!;
  const colour = (pawn / PAWNS) | 0;
  const from = pawns[pawn]!;
  if (from === entryOf(colour)) fresh[colour] = 0;
  if (to < HOUSES) {
    send(split, pawn, to);
    if (isSeven(to)) send(split, pawn, acrossFrom(to));
  }
  pawns[pawn] = to;
  split.who[split.size] = pawn;
  split.steps[split.size] = steps;
  split.to[split.size++] = to;
  split.moved |= 1 << pawn;
}

export function popPart(split: Split): void {
  const before = split.before[--split.size]!;
  for (let i = 0; i < ALL; i++) split.pawns[i] = before[i]!;
  for (let c = 0; c < COLOUR_COUNT; c++) split.fresh[c] = before[ALL + c]!;
  split.moved &= ~(1 << split.who[split.size]!);
}

/** May go into or within the house. */
function touchesHouse(split: Split, pawn: number, steps: number): boolean {
  const from = split.start[pawn]!;
  if (from >= HOUSES) return true;
  const inside = steps - toGate((pawn / PAWNS) | 0, from);
  return inside >= 1 && inside <= PAWNS;
}

/** Lands on this place, or leaps from or to it. */
const lands = (near: Place, place: Place): boolean =>
  near === place || (isSeven(near) && acrossFrom(near) === place);

/** Pawn `i` on its way goes over the fresh pawn of another colour that part `j` moves or takes. */
function frees(split: Split, i: number, steps: number, j: number, nearJ: Place): boolean {
  const colour = (j / PAWNS) | 0;
  if (split.startFresh[colour] !== 1 || ((i / PAWNS) | 0) === colour) return false;
  const entry = entryOf(colour);
  return (split.start[j] === entry || nearJ === entry) && distance(split.start[i]!, entry) <= steps;
}

/**
 * Whether the order of two parts can matter. When it says no, they can be played either way with the same result;
 * when in doubt it says yes, and results are compared.
 */
export function areLinked(split: Split, i: number, stepsI: number, j: number, stepsJ: number): boolean {
  const [colourI, colourJ] = [(i / PAWNS) | 0, (j / PAWNS) | 0];
  // TOCK-19: the partner's pawns only once one's own are home.
  if (colourI !== colourJ && split.after >= 0) return true;
  if (colourI === colourJ && touchesHouse(split, i, stepsI) && touchesHouse(split, j, stepsJ)) return true;
  const [fromI, fromJ] = [split.start[i]!, split.start[j]!];
  if (fromI >= HOUSES || fromJ >= HOUSES) return false;
  const [nearI, nearJ] = [ringTarget(fromI, stepsI), ringTarget(fromJ, stepsJ)];
  return (
    lands(nearI, nearJ) ||
    lands(nearI, fromJ) ||
    lands(nearJ, fromI) ||
    frees(split, i, stepsI, j, nearJ) ||
    frees(split, j, stepsJ, i, nearI)
  );
}

/**
 * Spelling of a split: could this part have come before a later pawn's without any difference? Then the parts so far,
 * followed by it, are not in first order, and the list has them already.
 */
export function comesTooLate(split: Split, pawn: number, steps: number): boolean {
  for (let k = split.size - 1; k >= 0; k--) {
    const other = split.who[k]!;
    if (areLinked(split, pawn, steps, other, split.steps[k]!)) return false;
    if (other > pawn) return true;
  }
  return false;
}

/** Some order among the parts so far matters. */
export function hasLinks(split: Split): boolean {
  const { who, steps, size } = split;
  for (let k = 1; k < size; k++) {
    for (let l = 0; l < k; l++) {
      if (areLinked(split, who[k]!, steps[k]!, who[l]!, steps[l]!)) return true;
    }
  }
  return false;
}
