import type { Hooks } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Bend, bandPath, orient, strandOf } from '../draw/elastics.tsx';
import { postAt } from '../draw/geometry.ts';
import type { Contact } from './contacts.ts';

/** Duration of the move of one hook. */
export const HOOK_MS = 260;

type Step = { readonly hook: number; readonly from: BoardPoint; readonly to: BoardPoint };

export type Rehooking = {
  readonly start: readonly BoardPoint[];
  readonly steps: readonly Step[];
  readonly ms: number;
};

/** Penalty for each hook that moves, longer than any distance on the board. */
const UNHOOKED = 1_000;

const apart = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** All permutations of three; the first and third are those of two. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Moves as few hooks as possible, over the shortest distance. */
export function planHooking(from: Hooks, to: Hooks, turned: boolean): Rehooking {
  const start = from.map(post => postAt(post, turned));
  const goal = to.map(post => postAt(post, turned));
  const orders = ORDERS.filter(order => order.slice(goal.length).every((n, i) => n === goal.length + i)).map(
    order => order.slice(0, goal.length),
  );
  // On a line, one long move is as long as two short ones: the penalty decides for one.
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

/** The hooks at a time. */
export function hooksAt({ start, steps }: Rehooking, ms: number): readonly BoardPoint[] {
  const points = [...start];
  for (const [i, { hook, from, to }] of steps.entries()) {
    const t = Math.min(1, Math.max(0, ms / HOOK_MS - i));
    const share = t * t * (3 - 2 * t);
    points[hook] = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
  return points;
}

/** Redraws an elastic. `node`: the node that `<Elastics/>` drew. */
export function drawHooks(node: Element, points: readonly BoardPoint[]): void {
  const round = orient(points);
  const path = bandPath(round);
  for (const strand of node.querySelectorAll(':scope > path')) strand.setAttribute('d', path);
  const clip = node.querySelector<SVGElement>('.clip');
  const [a, b] = [round[0]!, round[1]!];
  if (clip) clip.style.transform = `translate(${(a.x + b.x) / 2}px,${(a.y + b.y) / 2}px)`;
}

export type BandContact = Extract<Contact, { readonly kind: 'band' }>;

/** A struck band swings for this long. */
export const SWING_MS = 750;
const MOST_MM = 8;
const FADE_MS = 170;
/** Swings per second of a band of 1 mm; longer bands swing more slowly. */
const PITCH = 900;

/** How far a strand is displaced along the push, in mm, `ms` after the contact. `mm`: length of the band. */
export function swing({ force }: Contact, mm: number, ms: number): number {
  if (ms <= 0 || ms >= SWING_MS) return 0;
  const reach = Math.min(MOST_MM, 1.2 + 13 * force);
  const turns = Math.min(14, Math.max(7, PITCH / mm));
  return reach * Math.sin((ms / 1000) * turns * 2 * Math.PI) * Math.exp(-ms / FADE_MS);
}

/** The path of a struck band. The strand that was hit swings fully, the opposite strand less. */
export function swingPath(contact: BandContact, hooks: Hooks, turned: boolean, ms: number): string {
  const points = orient(hooks.map(post => postAt(post, turned)));
  const [from, to] = [postAt(contact.from, turned), postAt(contact.to, turned)];
  const by = swing(contact, Math.hypot(to.x - from.x, to.y - from.y), ms);
  if (by === 0) return bandPath(points);
  const side = turned ? -1 : 1;
  const push = { x: contact.push.x * side, y: -contact.push.y * side };
  const bends = points.flatMap((a, edge): Bend[] => {
    const b = points[(edge + 1) % points.length]!;
    const along = isSame(a, from) && isSame(b, to);
    if (!along && !(isSame(a, to) && isSame(b, from))) return [];
    const { out } = strandOf(a, b);
    const towards = push.x * out.x + push.y * out.y;
    const share = along ? contact.share : 1 - contact.share;
    return [{ edge, share, by: by * towards * (towards < 0 ? 1 : 0.6) }];
  });
  return bandPath(points, bends);
}

/** The displacement of the clip in the middle of a struck band. */
export function clipSwing(contact: BandContact, turned: boolean, ms: number): BoardPoint {
  const [from, to] = [postAt(contact.from), postAt(contact.to)];
  const by = 0.8 * swing(contact, Math.hypot(to.x - from.x, to.y - from.y), ms) * (turned ? -1 : 1);
  return { x: contact.push.x * by, y: -contact.push.y * by };
}

const isSame = (a: BoardPoint, b: BoardPoint): boolean => a.x === b.x && a.y === b.y;
