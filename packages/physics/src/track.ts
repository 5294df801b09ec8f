import { REST_SPEED } from './constants.ts';
import type { Shot, ShotTable } from './shot.ts';
import type { ShotObserver } from './simulation.ts';
import type { Point } from './terrain.ts';

/** A straight, decelerated movement from time `at` (ticks) until the disc's next course. */
export type Course = {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly speed: number;
};

/** A contact, or a disc that leaves the board. */
export type TrackEvent =
  | {
      readonly kind: 'met';
      readonly at: number;
      readonly a: number;
      readonly b: number;
      readonly impulse: number;
    }
  | { readonly kind: 'bounced'; readonly at: number; readonly disc: number; readonly what: number }
  | { readonly kind: 'left'; readonly at: number; readonly disc: number };

/** A shot for playback: the places at any time can be computed from the courses. */
export type Track = {
  /** By disc; empty if it never moved. */
  readonly courses: readonly (readonly Course[])[];
  /** In order of time. */
  readonly events: readonly TrackEvent[];
  /** Time at which all discs rest. */
  readonly end: number;
};

/** Makes a shot and records it. */
export function track(table: ShotTable, shot: Shot): Track {
  const { bodies } = table;
  const courses: Course[][] = Array.from({ length: bodies.count }, () => []);
  const events: TrackEvent[] = [];
  let end = 0;
  const observer: ShotObserver = {
    met: (a, b, impulse, at) => void events.push({ kind: 'met', at, a, b, impulse }),
    bounced: (disc, what, at) => void events.push({ kind: 'bounced', at, disc, what }),
    left: (disc, at) => void events.push({ kind: 'left', at, disc }),
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
  table.shoot(shot, observer);
  return { courses, events, end };
}

/** The place of a disc at a time. Null before its first course, when it lies where it was placed. */
export function placeAt(courses: readonly Course[], at: number): Point | null {
  const course = courses.findLast(c => c.at <= at);
  if (!course) return null;
  const { x, y, ux, uy, speed } = course;
  const time = Math.min(at - course.at, speed);
  const way = speed < REST_SPEED ? 0 : time * (speed - time / 2);
  return { x: x + ux * way, y: y + uy * way };
}
