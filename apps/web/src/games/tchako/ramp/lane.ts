import { layOut, ShotTable, type Track, track, UNITS_PER_MM } from '@tablee/physics';

/** TCHAKO-19: beside the board, a lane of the same wood, with the same physics. No game is asked, none is changed. */

/** In mm: the puck begins at 0, 0; the lane is longer than the longest shot. */
export const LANE = { side: 85, back: 150, length: 1_150 } as const;

const corner = (x: number, y: number) => ({ x: x * UNITS_PER_MM, y: y * UNITS_PER_MM });

const terrain = layOut({
  rail: [
    corner(-LANE.side, -LANE.back),
    corner(LANE.side, -LANE.back),
    corner(LANE.side, LANE.length),
    corner(-LANE.side, LANE.length),
  ],
  posts: [],
  bands: [],
});
const PUCK = 0;

export type Try = {
  readonly id: number;
  /** TCHAKO-20: 0 ‥ 4095, and 1 ‥ 1000. */
  readonly direction: number;
  readonly power: number;
  /** Where it came to rest, in mm from the start: aside, and along the scale. Null: over the rail (TCHAKO-3). */
  readonly rest: { readonly x: number; readonly y: number } | null;
  readonly track: Track;
};

export function tryShot(id: number, direction: number, power: number): Try {
  const table = new ShotTable(terrain, 1);
  table.place(PUCK, 0, 0);
  const seen = track(table, { disc: PUCK, direction, power });
  const { here, x, y } = table.bodies;
  const rest = here[PUCK] ? { x: x[PUCK]! / UNITS_PER_MM, y: y[PUCK]! / UNITS_PER_MM } : null;
  return { id, direction, power, rest, track: seen };
}

/** Tries that stay in sight. */
export const KEPT = 5;
export const keepTry = (before: readonly Try[], next: Try): readonly Try[] => [...before, next].slice(-KEPT);

/** How far, as one reads it on the scale. */
export const slidOf = ({ rest }: Try): number | null => (rest ? Math.round(rest.y) : null);
