import { COLOURS, type Colour, EXITS, NO_COLOUR, SPACES, type Space, TOMB } from '../board.ts';
import { hasHiddenStatue, hasStone, TANGRAM_PIECES } from '../cell.ts';
import { dragonsShown, piecesShown } from '../reveal.ts';
import { isBitten, type State } from '../state.ts';
import { STATUES } from '../variant.ts';
import type { Weights } from './weights.ts';

/** By dragons shown: the relative likelihood that a colour is complete first (TCHANG-10). */
const LIKELY: readonly number[] = [1, 3, 9, 27];

/** The probability of each exit, by colour. */
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

  /** The expected number of steps to the exit. */
  stepsFrom(s: State, space: Space): number {
    let sum = 0;
    for (let c = 0; c < COLOURS.length; c++) sum += this.odds[c]! * s.maze.stepsBetween(space, EXITS[c]!);
    return sum;
  }
}

/** Greater distances count as this. */
const FAR = 9;
/** The distance if no other pawn is free. */
const NOBODY_NEAR = 12;
/** TCHANG-3: steps from the start to any exit without walls. */
const USUAL_HOME = 6;
const MOST = COLOURS.length * (TOMB.length + COLOURS.length);

/**
 * All departures of a team with a quick value: each free pawn to each space with something face down, or to another pawn.
 * It is the hot loop of playouts: nothing is allocated, and loops are written out.
 */
export class Survey {
  /** Departures: pawn, goal, fireflies carried, and value (about one per firefly). */
  readonly pawns = new Uint8Array(MOST);
  readonly goals = new Uint8Array(MOST);
  readonly carries = new Uint8Array(MOST);
  readonly worths = new Float64Array(MOST);
  size = 0;
  /** The index of the best departure, or -1. */
  best = -1;

  private readonly w: Weights;
  /** Spaces with something face down, their values, and whether they hold a stone. */
  private readonly targets = new Uint8Array(SPACES);
  private readonly places = new Float64Array(SPACES);
  private readonly stony = new Uint8Array(SPACES);
  private count = 0;
  private readonly free = new Uint8Array(COLOURS.length);
  private readonly exits = new ExitOdds();
  private readonly isTarget = new Uint8Array(SPACES);
  /** The values of a statue, a stone and a step towards the exit; the share of stones that are animals. */
  private readonly worth = new Float64Array(4);

  constructor(weights: Weights) {
    this.w = weights;
  }

  fill(s: State): void {
    this.weighFinds(s);
    this.listTargets(s);
    this.size = 0;
    this.best = -1;
    const { colours } = s.variant;
    for (let i = 0; i < colours.length; i++) this.free[colours[i]!] = isBitten(s, colours[i]!) ? 0 : 1;
    for (let i = 0; i < colours.length; i++) if (this.free[colours[i]!]) this.weighPawn(s, colours[i]!);
  }

  /** TCHANG-2: the mean values of a stone and a statue, from those that are left. */
  private weighFinds(s: State): void {
    const { w, worth } = this;
    let stones = 0;
    let fireflies = 0;
    for (let i = 0; i < s.stonesLeft.length; i++) {
      stones += s.stonesLeft[i]!;
      fireflies += i * s.stonesLeft[i]!;
    }
    let hidden = 0;
    for (let face = 0; face < s.statuesLeft.length; face++) hidden += s.statuesLeft[face]!;
    let purses = 0;
    for (let pawn = 0; pawn < s.purses.length; pawn++) purses += s.purses[pawn]!;
    const needed = hidden === 0 ? 0 : (TANGRAM_PIECES - piecesShown(s)) / hidden;
    worth[0] = s.open ? 0 : Math.max(0.1, w.statue + w.need * needed + w.slack * (purses - 24));
    worth[1] = stones === 0 ? 0 : fireflies / stones;
    worth[2] = w.home + w.homeLate * (1 - hidden / STATUES);
    worth[3] = stones === 0 ? 0 : s.stonesLeft[0]! / stones;
    this.exits.fill(s);
  }

  private listTargets(s: State): void {
    const { targets, places, stony, isTarget, w } = this;
    const statue = this.worth[0]!;
    const stone = w.stone * this.worth[1]!;
    const homeward = this.worth[2]!;
    this.count = 0;
    for (let i = 0; i < TOMB.length; i++) {
      const space = TOMB[i]!;
      const cell = s.cells[space]!;
      const hides = hasStone(cell);
      const worth = (hides ? stone : 0) + (hasHiddenStatue(cell) ? statue : 0);
      isTarget[space] = worth > 0 ? 1 : 0;
      if (worth <= 0) continue;
      stony[this.count] = hides ? 1 : 0;
      places[this.count] = worth;
      targets[this.count++] = space;
    }
    for (let k = 0; k < this.count; k++) {
      const space = targets[k]!;
      places[k]! -= w.next * this.gapAround(s, space) + homeward * this.exits.stepsFrom(s, space);
    }
  }

  /** Steps to the next target. */
  private gapAround(s: State, space: Space): number {
    for (let i = 0; i < TOMB.length - 1; i++) {
      const other = s.maze.near(space, i);
      if (this.isTarget[other]) return Math.min(FAR, s.maze.stepsBetween(space, other));
    }
    return FAR;
  }

  private weighPawn(s: State, pawn: Colour): void {
    const { w, free, targets, places, stony } = this;
    const { colours } = s.variant;
    const { maze } = s;
    const statue = this.worth[0]!;
    const mean = this.worth[1]!;
    const homeward = this.worth[2]!;
    const animals = this.worth[3]!;
    const from = s.pawns[pawn]!;
    let pool = 0;
    let mates = -1;
    for (let i = 0; i < colours.length; i++) {
      if (s.pawns[colours[i]!] !== from) continue;
      pool += s.purses[colours[i]!]!;
      mates++;
    }
    if (pool === 0) return;
    const home = this.exits.stepsFrom(s, from);
    const kept = (mates * w.keep * home) / USUAL_HOME;
    const spare = Math.floor(Math.max(pool - kept, Math.ceil(pool / (mates + 1))));
    const leaving = w.rich * pool + homeward * home;
    for (let k = 0; k < this.count; k++) {
      const to = targets[k]!;
      const steps = maze.stepsBetween(from, to);
      if (steps === 0 || steps > pool) continue;
      const carry = Math.max(steps, spare);
      let rival = NOBODY_NEAR;
      for (let i = 0; i < colours.length; i++) {
        const other = colours[i]!;
        if (other === pawn || !free[other]) continue;
        const far = maze.stepsBetween(s.pawns[other]!, to);
        if (far < rival) rival = far;
      }
      let worth = leaving + places[k]! - w.step * steps + w.rival * (rival - steps);
      let purse = carry - steps;
      if (stony[k]) {
        worth -= animals * (w.bite + w.biteFar * rival);
        purse += mean;
      }
      if (purse < w.lowAt) worth -= w.low * (w.lowAt - purse);
      this.add(pawn, to, carry);
      this.worths[this.size - 1] = worth;
    }
    for (let i = 0; i < colours.length; i++) {
      const other = colours[i]!;
      const to = s.pawns[other]!;
      const steps = maze.stepsBetween(from, to);
      if (steps === 0 || steps > pool) continue;
      const carry = Math.max(steps, spare);
      let worth =
        leaving - homeward * this.exits.stepsFrom(s, to) - w.step * steps - w.next * this.gapAround(s, to);
      if (free[other]) worth += w.meet;
      else worth += w.rescue + (hasHiddenStatue(s.cells[to]!) ? statue : 0);
      const purse = carry - steps + s.purses[other]!;
      if (purse < w.lowAt) worth -= w.low * (w.lowAt - purse);
      this.add(pawn, to, carry);
      this.worths[this.size - 1] = worth;
    }
    for (let i = 0; i < this.size; i++) {
      if (this.best < 0 || this.worths[i]! > this.worths[this.best]!) this.best = i;
    }
  }

  private add(pawn: Colour, to: Space, carry: number): void {
    this.pawns[this.size] = pawn;
    this.goals[this.size] = to;
    this.carries[this.size++] = carry;
  }
}
