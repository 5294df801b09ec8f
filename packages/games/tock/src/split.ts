import { defaultOptions, type Seat } from '@tablee/kernel';
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
import { isLinkedToAny, type Split } from './links.ts';

export type { Split } from './links.ts';

import { colourAfter, playedColours } from './ownership.ts';
import type { State } from './state.ts';
import { OPTIONS, settleVariant } from './variant.ts';
import { doorTarget, type Field, trackTarget } from './walk.ts';

export const SEVEN_STEPS = 7;
const ALL = COLOUR_COUNT * PAWNS;
/** The size of the cache of `areLinked`: pawn and steps of two parts. */
const LINKS = 8 * 8 * 8 * 8;

/** Until `openSplit` gives a split the variant of its game. */
const NO_GAME = settleVariant({ seats: 4, options: defaultOptions(OPTIONS) }, 2);

export const newSplit = (): Split => ({
  pawns: new Array<number>(ALL).fill(NOWHERE),
  fresh: new Array<number>(COLOUR_COUNT).fill(0),
  start: new Array<number>(ALL).fill(NOWHERE),
  startFresh: new Array<number>(COLOUR_COUNT).fill(0),
  candidates: [],
  who: [],
  steps: [],
  to: [],
  from: [],
  wasFresh: [],
  taken: [],
  takenAcross: [],
  linked: [false],
  slot: new Array<number>(ALL).fill(0),
  links: new Uint8Array(LINKS),
  size: 0,
  moved: 0,
  colours: [],
  after: -1,
  last: -1,
  variant: NO_GAME,
  chooses: false,
  takesOwn: false,
});

/** Starts a split. */
export function openSplit(split: Split, s: State, seat: Seat): void {
  for (let i = 0; i < ALL; i++) split.pawns[i] = split.start[i] = s.pawns[i]!;
  for (let c = 0; c < COLOUR_COUNT; c++) split.fresh[c] = split.startFresh[c] = s.fresh[c]!;
  split.variant = s.variant;
  split.size = 0;
  split.moved = 0;
  split.colours = playedColours(s, seat);
  split.chooses = s.variant.chooseHouse;
  split.takesOwn = s.variant.selfCapture;
  split.after = split.colours.length > 1 ? -1 : colourAfter(s, split.colours[0]!);
  // A partner whose pawns are home has none left to move.
  if (split.after >= 0 && isColourHome(split, split.after)) split.after = -1;
  findCandidates(split);
}

function findCandidates(split: Split): void {
  let count = 0;
  let abroad = 0;
  let last = -1;
  for (let i = 0; i < ALL; i++) {
    const at = split.start[i]!;
    if (at < 0) continue;
    const colour = (i / PAWNS) | 0;
    const now = split.colours.includes(colour);
    if (now && (at < HOUSES || at >= RESERVES)) {
      abroad++;
      last = i;
    }
    if (at < RESERVES && (now || colour === split.after)) {
      split.slot[i] = count;
      split.candidates[count++] = i;
    }
  }
  split.candidates.length = count;
  split.links.fill(0);
  split.last = abroad === 1 && split.start[last]! < HOUSES ? last : -1;
}

function isColourHome({ pawns }: Field, colour: Colour): boolean {
  for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
    if (pawns[i]! < HOUSES || pawns[i]! >= RESERVES) return false;
  }
  return true;
}

/** TOCK-19: whether a pawn may move in the next part. */
export function isPlayable(split: Split, pawn: number): boolean {
  const at = split.pawns[pawn]!;
  if (at < 0 || at >= RESERVES || (split.moved >> pawn) & 1) return false;
  const colour = (pawn / PAWNS) | 0;
  return split.colours.includes(colour) || (colour === split.after && isColourHome(split, split.colours[0]!));
}

/** The house square a part leads to, or NOWHERE. */
export const doorOf = (split: Split, pawn: number, steps: number): Place =>
  doorTarget(split, (pawn / PAWNS) | 0, split.pawns[pawn]!, steps);

/** The track square a part leads to, or NOWHERE; `door` is its house square. */
export function trackOf(split: Split, pawn: number, steps: number, door: Place): Place {
  const from = split.pawns[pawn]!;
  if (from >= HOUSES || (door !== NOWHERE && !split.chooses)) return NOWHERE;
  return trackTarget(split, (pawn / PAWNS) | 0, from, steps, split.takesOwn);
}

/** Sends the pawn on this square to its reserve and returns its index, or -1. */
function send(split: Split, place: Place): number {
  const { pawns, fresh } = split;
  const pawn = pawns.indexOf(place);
  if (pawn < 0) return -1;
  const colour = (pawn / PAWNS) | 0;
  pawns[pawn] = reserveOf(colour);
  if (place === entryOf(colour)) fresh[colour] = 0;
  return pawn;
}

/** Plays a legal part. */
export function pushPart(split: Split, pawn: number, steps: number, to: Place): void {
  const { pawns, fresh, size } = split;
  const colour = (pawn / PAWNS) | 0;
  const from = pawns[pawn]!;
  split.from[size] = from;
  split.wasFresh[size] = fresh[0]! | (fresh[1]! << 1) | (fresh[2]! << 2) | (fresh[3]! << 3);
  if (from === entryOf(colour)) fresh[colour] = 0;
  split.taken[size] = to < HOUSES ? send(split, to) : -1;
  split.takenAcross[size] = to < HOUSES && isSeven(to) ? send(split, acrossFrom(to)) : -1;
  pawns[pawn] = to;
  split.who[size] = pawn;
  split.steps[size] = steps;
  split.to[size] = to;
  split.linked[size + 1] = split.linked[size]! || isLinkedToAny(split, pawn, steps);
  split.moved |= 1 << pawn;
  split.size = size + 1;
}

export function popPart(split: Split): void {
  const { pawns, fresh } = split;
  const size = --split.size;
  const to = split.to[size]!;
  const wasFresh = split.wasFresh[size]!;
  for (let c = 0; c < COLOUR_COUNT; c++) fresh[c] = (wasFresh >> c) & 1;
  pawns[split.who[size]!] = split.from[size]!;
  if (split.taken[size]! >= 0) pawns[split.taken[size]!] = to;
  if (split.takenAcross[size]! >= 0) pawns[split.takenAcross[size]!] = acrossFrom(to);
  split.moved &= ~(1 << split.who[size]!);
}
