import type { Laid } from '../elastic.ts';
import type { Puck } from '../puck.ts';
import type { State } from '../state.ts';
import { scanFrom, type Window } from './scan.ts';
import type { Sight } from './sight.ts';

const BREADTH = 1 << 16;

/**
 * What pucks see from where they lie, kept for the length of a thought: in one turn most of them stay where they are. What was
 * seen when somebody else still stood there may be wrong by now; whoever tries the shot finds out.
 */
export class Lookout {
  private readonly step: number;
  private readonly known = new Map<Laid, Map<number, readonly Window[]>>();

  /** Every how many 4096ths of a turn it looks. */
  constructor(step: number) {
    this.step = step;
  }

  /** `sight` faces the state. */
  windows(s: State, puck: Puck, sight: Sight): readonly Window[] {
    let here = this.known.get(s.laid);
    if (!here) {
      here = new Map();
      this.known.set(s.laid, here);
    }
    const [x, y] = [s.x[puck]!, s.y[puck]!];
    const place = ((x + BREADTH / 2) * BREADTH + y + BREADTH / 2) * 2 + s.turn;
    let windows = here.get(place);
    if (!windows) {
      windows = scanFrom(sight, x, y, puck, s.turn, this.step);
      here.set(place, windows);
    }
    return windows;
  }
}
