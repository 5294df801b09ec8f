import { acrossFrom, COLOUR_COUNT, isSeven, NOWHERE, PAWNS, type Part, type Place } from '@tablee/tock';
import { stepsOf } from '../draw/ways.ts';

/** A 7 divided among pawns (TOCK-23). While the player chooses, parts are added until they form a legal split. */
export type Split = readonly Part[];
const SEVEN_STEPS = 7;

const keyOf = ({ from, to }: Part): number => from * 128 + to;
export const samePart = (a: Part, b: Part): boolean => keyOf(a) === keyOf(b);

const spent = (parts: Split): number => parts.reduce((sum, { from, to }) => sum + stepsOf(from, to), 0);
export const leftOf = (parts: Split): number => Math.max(0, SEVEN_STEPS - spent(parts));

const holds = (split: Split, keys: readonly number[]): boolean =>
  keys.every(key => split.some(part => keyOf(part) === key));

/** The parts that may still be added to those chosen, without duplicates, nearest first. */
export function openParts(splits: readonly Split[], chosen: Split): readonly Part[] {
  const keys = chosen.map(keyOf);
  const open = new Map<number, Part>();
  for (const split of splits) {
    if (split.length <= chosen.length || !holds(split, keys)) continue;
    for (const part of split) open.set(keyOf(part), part);
  }
  for (const key of keys) open.delete(key);
  return [...open.values()].sort(
    (a, b) => a.from - b.from || stepsOf(a.from, a.to) - stepsOf(b.from, b.to) || a.to - b.to,
  );
}

/** Replaces the part of the pawn on `from`; null removes it. */
export function withPart(chosen: Split, from: Place, part: Part | null): Split {
  const others = chosen.filter(p => p.from !== from);
  return part === null ? others : [...others, part];
}

/** The parts a pawn may choose given the parts of the other pawns, nearest first. */
export const partsFor = (splits: readonly Split[], chosen: Split, from: Place): readonly Part[] =>
  openParts(splits, withPart(chosen, from, null)).filter(part => part.from === from);

/**
 * Selects what is forced after these parts: the only pawn that can go on, and its part if it has only one. A split that is
 * already legal is left for the player to confirm.
 */
export function forceParts(
  splits: readonly Split[],
  chosen: Split,
  pawns: readonly Place[],
): { readonly pawn: Place | null; readonly parts: Split } {
  let parts = chosen;
  while (matchSplit(splits, parts, pawns) === null) {
    const open = openParts(splits, parts).filter(part => parts.every(({ from }) => from !== part.from));
    const [first, ...others] = open;
    if (!first || others.some(part => part.from !== first.from)) break;
    if (others.length > 0) return { pawn: first.from, parts };
    parts = [...parts, first];
  }
  return { pawn: null, parts };
}

/** The number of pairs of parts that `split` and `chosen` order differently. */
function disorder(split: Split, chosen: Split): number {
  const rank = chosen.map(part => split.findIndex(p => samePart(p, part)));
  let count = 0;
  for (let i = 0; i < rank.length; i++) {
    for (let j = i + 1; j < rank.length; j++) if (rank[i]! > rank[j]!) count++;
  }
  return count;
}

/** The places of all pawns after these parts in this order, as a comparable string. */
function standAfter(pawns: readonly Place[], parts: Split): string {
  const stand = [...pawns];
  for (const { from, to } of parts) {
    const mover = stand.indexOf(from);
    const struck = isSeven(to) ? [to, acrossFrom(to)] : [to];
    for (const [i, at] of stand.entries()) if (i !== mover && struck.includes(at)) stand[i] = NOWHERE;
    if (mover >= 0) stand[mover] = to;
  }
  return Array.from({ length: COLOUR_COUNT }, (_, c) =>
    stand.slice(c * PAWNS, (c + 1) * PAWNS).sort((a, b) => a - b),
  ).join('/');
}

/**
 * The legal split made of exactly these parts. If several orders are legal, prefers the one that gives the same position
 * as the chosen order, then the one closest to it.
 */
export function matchSplit<S extends Split>(
  splits: readonly S[],
  chosen: Split,
  pawns: readonly Place[],
): S | null {
  if (chosen.length === 0) return null;
  const keys = chosen.map(keyOf);
  const made = splits.filter(split => split.length === chosen.length && holds(split, keys));
  if (made.length < 2) return made[0] ?? null;
  const wanted = standAfter(pawns, chosen);
  const cost = (split: S): number =>
    disorder(split, chosen) + (standAfter(pawns, split) === wanted ? 0 : 100);
  return made.reduce((best, split) => (cost(split) < cost(best) ? split : best));
}
