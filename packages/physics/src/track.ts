import { REST_SPEED } from './constants.ts';
import type { Shot, ShotTable } from './shot.ts';
import type { Witness } from './slide.ts';
import type { Point } from './terrain.ts';

/** From `at` on, in ticks, straight on and ever slower, until the next course of the same disc. */
export type Course = {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly speed: number;
};

/** What there is to see and to hear, in order. `given`: how hard. */
export type Sight =
  | {
      readonly kind: 'met';
      readonly at: number;
      readonly a: number;
      readonly b: number;
      readonly given: number;
    }
  | { readonly kind: 'bounced'; readonly at: number; readonly disc: number; readonly what: number }
  | { readonly kind: 'left'; readonly at: number; readonly disc: number };

/** A shot as it can be played back at any speed: no frames are kept, every moment is worked out. */
export type Track = {
  /** By disc; empty for one that never moved. */
  readonly courses: readonly (readonly Course[])[];
  readonly sights: readonly Sight[];
  /** When all is at rest. */
  readonly end: number;
};

/** Shoots, and keeps the way everything went. */
export function track(table: ShotTable, shot: Shot): Track {
  const { bodies } = table;
  const courses: Course[][] = Array.from({ length: bodies.count }, () => []);
  const sights: Sight[] = [];
  let end = 0;
  const witness: Witness = {
    met: (a, b, given, at) => void sights.push({ kind: 'met', at, a, b, given }),
    bounced: (disc, what, at) => void sights.push({ kind: 'bounced', at, disc, what }),
    left: (disc, at) => void sights.push({ kind: 'left', at, disc }),
    turned(disc, at) {
      const { x, y, ux, uy, speed } = bodies;
      end = at;
      courses[disc]!.push({
        at,
        x: x[disc]!,
        y: y[disc]!,
        ux: ux[disc]!,
        uy: uy[disc]!,
        speed: speed[disc]!,
      });
    },
  };
  table.shoot(shot, witness);
  return { courses, sights, end };
}

/** Where a disc is at that moment; null before its first course: where it lay. */
export function placeAt(courses: readonly Course[], at: number): Point | null {
  const course = courses.findLast(c => c.at <= at);
  if (!course) return null;
  const { x, y, ux, uy, speed } = course;
  const time = Math.min(at - course.at, speed);
  const way = speed < REST_SPEED ? 0 : time * (speed - time / 2);
  return { x: x + ux * way, y: y + uy * way };
}
