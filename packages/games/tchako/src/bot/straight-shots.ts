import type { Chance } from '@tablee/kernel';
import { FULL_POWER, FULL_SLIDE, PUCK_RADIUS, UNIT_X, UNIT_Y } from '@tablee/physics';
import { directionTo } from '../aiming.ts';
import { lowest } from '../board.ts';
import type { ShootMove } from '../move.ts';
import { type Puck, SIDE } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { other, type State } from '../state.ts';
import { mayLoad } from '../variant.ts';
import { powerFor, turnBy } from './aim.ts';
import { RayCaster } from './ray-caster.ts';
import { widthAt } from './shot-candidates.ts';

/** Where the target is hit: in the middle, and halfway to either edge. */
const OFFSETS = [0, -0.5, 0.5] as const;
const FIRM = 250;
/** Aims a little farther than the target. */
const ENOUGH = 1.1;

const rays = new RayCaster();

/** Shots straight at enemies with a free line, hard enough to reach them. Casting a ray is much cheaper than a trial. */
export function* straightShots(s: State, shooters: readonly Puck[], chance: Chance): Generator<ShootMove> {
  rays.load(s);
  for (const puck of shooters) {
    const [x, y] = [s.x[puck]!, s.y[puck]!];
    const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points;
    for (let left = s.here & SIDE[other(s.turn)]!; left !== 0; left &= left - 1) {
      const target = lowest(left);
      const [dx, dy] = [s.x[target]! - x, s.y[target]! - y];
      const middle = directionTo(dx, dy);
      const width = widthAt(Math.sqrt(dx * dx + dy * dy), 2 * PUCK_RADIUS);
      for (const offset of OFFSETS) {
        const direction = turnBy(middle, Math.round(offset * width));
        if (rays.cast(x, y, UNIT_X[direction]!, UNIT_Y[direction]!, FULL_SLIDE, puck) !== target) continue;
        const least = Math.max(FIRM, powerFor(ENOUGH * rays.distance));
        const power = least + chance.pick(FULL_POWER - least + 1);
        yield { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
      }
    }
  }
}
