import type { Hooks } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { bandPath, orient } from '../art/band.ts';
import { postAt } from '../art/geometry.ts';

/** An elastic on its way: hook by hook, as one does it by hand. */

export const HOOK_MS = 260;

/** One hook goes from a post to another. */
type Step = { readonly hook: number; readonly from: BoardPoint; readonly to: BoardPoint };

export type Rehooking = {
  readonly start: readonly BoardPoint[];
  readonly steps: readonly Step[];
  readonly ms: number;
};

/** Longer than any way over the board. */
const UNHOOKED = 1_000;

const apart = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Every order of three things, or of two. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Whichever hooks stay, stay; the others take the shortest ways. */
export function planHooking(from: Hooks, to: Hooks, turned: boolean): Rehooking {
  const start = from.map(post => postAt(post, turned));
  const goal = to.map(post => postAt(post, turned));
  const orders = ORDERS.filter(order => order.slice(goal.length).every((n, i) => n === goal.length + i)).map(
    order => order.slice(0, goal.length),
  );
  // In line, one far way is as long as two short ones: what need not be touched stays.
  const wayOf = (order: readonly number[]): number =>
    start.reduce((sum, point, i) => {
      const way = apart(point, goal[order[i]!]!);
      return way === 0 ? sum : sum + way + UNHOOKED;
    }, 0);
  const best = orders.toSorted((a, b) => wayOf(a) - wayOf(b))[0] ?? [];
  const steps = start.flatMap((point, hook): Step[] => {
    const end = goal[best[hook]!]!;
    return apart(point, end) === 0 ? [] : [{ hook, from: point, to: end }];
  });
  return { start, steps, ms: steps.length * HOOK_MS };
}

/** Where its hooks are so long after the beginning. */
export function hooksAt({ start, steps }: Rehooking, ms: number): readonly BoardPoint[] {
  const points = [...start];
  for (const [i, { hook, from, to }] of steps.entries()) {
    const t = Math.min(1, Math.max(0, ms / HOOK_MS - i));
    const share = t * t * (3 - 2 * t);
    points[hook] = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
  return points;
}

/** Draws it so. `node`: what `<Elastics/>` drew. */
export function drawHooks(node: Element, points: readonly BoardPoint[]): void {
  const round = orient(points);
  const path = bandPath(round);
  for (const strand of node.querySelectorAll(':scope > path')) strand.setAttribute('d', path);
  const clip = node.querySelector<SVGElement>('.clip');
  const [a, b] = [round[0]!, round[1]!];
  if (clip) clip.style.transform = `translate(${(a.x + b.x) / 2}px,${(a.y + b.y) / 2}px)`;
}
