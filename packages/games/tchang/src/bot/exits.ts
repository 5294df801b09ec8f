import { COLOURS, EXITS, NO_COLOUR, type Space } from '../board.ts';
import { dragonsShown } from '../reveal.ts';
import type { State } from '../state.ts';

/** By dragons shown: each one more makes a colour so much likelier to be the first complete one (TCHANG-10). */
const LIKELY: readonly number[] = [1, 3, 9, 27];

/** Which exit it will be, as far as can be told: shares of 1, by colour. */
export class ExitOdds {
  private readonly odds = new Float64Array(COLOURS.length);

  fill(s: State): void {
    let sum = 0;
    for (let c = 0; c < COLOURS.length; c++) {
      this.odds[c] = s.exit === NO_COLOUR ? LIKELY[dragonsShown(s, c)]! : c === s.exit ? 1 : 0;
      sum += this.odds[c]!;
    }
    for (let c = 0; c < COLOURS.length; c++) this.odds[c]! /= sum;
  }

  /** Steps to the exit, whichever it may become. */
  stepsFrom(s: State, space: Space): number {
    let sum = 0;
    for (let c = 0; c < COLOURS.length; c++) sum += this.odds[c]! * s.maze.stepsBetween(space, EXITS[c]!);
    return sum;
  }
}
