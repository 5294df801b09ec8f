import { type Five, type Head, type Seat, searchChance, type View } from '@tablee/kernel';
import { coverFace, type Face, type Space, UNSEEN } from '../board.ts';
import type { DragonsEvent } from '../events.ts';
import { clone, type State } from '../state.ts';

/**
 * DRAGON-8: how well covered stones are remembered. `noticed` is the probability of noticing a stone; after `halfLife`
 * further stones half of the noticed ones are forgotten.
 */
export type Recall = { readonly noticed: number; readonly halfLife: number };

export const RECALLS: Five<Recall> = {
  1: { noticed: 0.2, halfLife: 5 },
  2: { noticed: 0.42, halfLife: 14 },
  3: { noticed: 0.65, halfLife: 30 },
  4: { noticed: 0.85, halfLife: 80 },
  5: { noticed: 0.98, halfLife: 2_000 },
};

/** A stone that was seen and covered again: the `nth` one of the game; `age` counts stones seen since. */
export type Impression = { readonly face: Face; readonly nth: number; readonly age: number };

/** DRAGON-8: all covered stones with a known face, by space. */
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
      // Turned before the first known event.
      if (face !== undefined) covered.set(e.to, { face, nth: hidden, at: seen });
      hidden++;
    }
  }
  return new Map(
    Array.from(covered, ([space, { face, nth, at }]) => [space, { face, nth, age: seen - at }] as const),
  );
}

/** How many of 1000 impressions of this age are still remembered; decreases with age. */
export const leftOf = ({ noticed, halfLife }: Recall, age: number): number =>
  (1_000 * noticed * halfLife) / (halfLife + age);

/** Fixed strength per impression, so that a forgotten stone stays forgotten. */
const strengthOf = (seed: number, nth: number): number =>
  searchChance(seed + 0x9e3779b1 * (nth + 1)).pick(1_000);

/** The view plus the faces of remembered stones; the bag holds all others. Remembered faces are never wrong. */
export function remember(
  view: View<State>,
  _seat: Seat,
  told: readonly DragonsEvent[],
  { level, seed }: Head,
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
