import { type ByLevel, type MemoryOwner, type Seat, searchChance, type View } from '@tablee/kernel';
import type { Space } from '../board.ts';
import { coverFace, type Face, UNSEEN } from '../board.ts';
import type { DragonsEvent } from '../events.ts';
import { clone, type State } from '../state.ts';

/**
 * How well a level remembers covered stones (DRAGON-8). `grasp` is the probability that a stone is noticed at all; after
 * `span` other stones, half of the noticed ones are forgotten.
 */
export type Recall = { readonly grasp: number; readonly span: number };

export const RECALLS: ByLevel<Recall> = {
  1: { grasp: 0.2, span: 5 },
  2: { grasp: 0.42, span: 14 },
  3: { grasp: 0.65, span: 30 },
  4: { grasp: 0.85, span: 80 },
  5: { grasp: 0.98, span: 2_000 },
};

/** A stone that was seen and covered: its number in the game, and how many stones were seen since. */
export type Impression = { readonly face: Face; readonly nth: number; readonly age: number };

/** By space: everything a player without forgetting would know (DRAGON-8). */
export function impressionsOf(told: readonly DragonsEvent[]): ReadonlyMap<Space, Impression> {
  const up = new Map<Space, Face>();
  const covered = new Map<Space, { face: Face; nth: number; at: number }>();
  let hidden = 0;
  let seen = 0;
  for (const e of told) {
    if (e.kind === 'turned') {
      seen++;
      up.set(e.space, e.face);
      covered.delete(e.space);
    } else if (e.kind === 'hid') {
      const face = up.get(e.from);
      up.delete(e.from);
      // Unknown if it was turned before the first event told.
      if (face !== undefined) covered.set(e.to, { face, nth: hidden, at: seen });
      hidden++;
    }
  }
  return new Map(
    Array.from(covered, ([space, { face, nth, at }]) => [space, { face, nth, age: seen - at }] as const),
  );
}

/** How many of 1,000 impressions of this age are left. */
export const leftOf = ({ grasp, span }: Recall, age: number): number => (1_000 * grasp * span) / (span + age);

/** The strength of an impression is constant, so that a forgotten stone stays forgotten. */
const strengthOf = (seed: number, nth: number): number =>
  searchChance(seed + 0x9e3779b1 * (nth + 1)).pick(1_000);

/** Puts the remembered faces on the view's covered stones and takes them out of the bag. They are always right. */
export function remember(
  view: View<State>,
  _seat: Seat,
  told: readonly DragonsEvent[],
  { level, seed }: MemoryOwner,
): View<State> {
  const mind = clone(view);
  mind.remembers = true;
  for (const [space, { face, nth, age }] of impressionsOf(told)) {
    if (mind.cells[space] !== UNSEEN || strengthOf(seed, nth) >= leftOf(RECALLS[level], age)) continue;
    mind.cells[space] = coverFace(face);
    mind.bag[face]!--;
  }
  return mind as View<State>;
}
