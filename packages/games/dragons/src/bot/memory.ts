import { type MemoryOwner, type Seat, searchChance, type View } from '@tablee/kernel';
import type { Space } from '../board.ts';
import { coverFace, type Face, UNSEEN } from '../cell.ts';
import type { DragonsEvent } from '../events.ts';
import { clone, type State } from '../state.ts';
import { RECALLS, type Recall } from './levels.ts';

/** A stone that was seen, then covered on a space: the how-manieth of the game, and how many stones were seen since. */
export type Impression = { readonly face: Face; readonly nth: number; readonly age: number };

/** By the space it lies on now: everything anybody could know who forgets nothing (DRAGON-8). */
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
      // Turned before the news began: nobody here saw it.
      if (face !== undefined) covered.set(e.to, { face, nth: hidden, at: seen });
      hidden++;
    }
  }
  return new Map(
    Array.from(covered, ([space, { face, nth, at }]) => [space, { face, nth, age: seen - at }] as const),
  );
}

/** Of a thousand impressions of this age so many are left: fast at first, then slowly, and never more again. */
export const leftOf = ({ grasp, span }: Recall, age: number): number => (1_000 * grasp * span) / (span + age);

/** Each impression has its own strength for good, so what is forgotten stays forgotten, and nothing flickers. */
const strengthOf = (seed: number, nth: number): number =>
  searchChance(seed + 0x9e3779b1 * (nth + 1)).pick(1_000);

/**
 * The view with the stones this head remembers: covered, with their faces; the bag holds the others. As good as true:
 * who remembers a stone remembers it right.
 */
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
