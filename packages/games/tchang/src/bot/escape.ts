import { COLOURS, type Colour, EXITS, NOWHERE, SPACES, type Space, TOMB } from '../board.ts';
import { hasStone } from '../cell.ts';
import { type Maze, OPEN_MAZE } from '../maze.ts';
import { isBitten, type State } from '../state.ts';
import type { Departure } from './departure.ts';

/** The greatest number of meetings searched. */
const DEEPEST = 4;
/** The greatest number of positions searched. */
const MOST_POSITIONS = 1_500;

const PAWNS = COLOURS.length;

/**
 * TCHANG-12: once the exit is open and no stone is turned, bringing all pawns out needs no luck. A pawn without enough
 * fireflies must meet one that can spare some, where one of them stands or half-way.
 */
export class Escape {
  private readonly at = new Int32Array(PAWNS);
  private readonly purse = new Int32Array(PAWNS);
  private readonly bitten = new Uint8Array(PAWNS);
  /** Purses and bites before each step of the current attempt. */
  private readonly saved = new Int32Array(PAWNS * 2 * (2 * DEEPEST + 2));
  /** Those steps: from, to, fireflies carried. */
  private readonly trail = new Int32Array(3 * (2 * DEEPEST + 2));
  private depth = 0;
  private pawns: readonly Colour[] = [];
  private exit: Space = NOWHERE;
  private maze: Maze = OPEN_MAZE;
  private budget = 0;
  /** The first step of the solution. */
  private readonly first = { pawn: 0, to: 0, carry: 0 };
  /** Spaces without a stone, where two pawns may meet. */
  private readonly quiet = new Uint8Array(SPACES);
  private quietCount = 0;

  /** Whether there is a certain way out. */
  exists(s: State, budget = MOST_POSITIONS): boolean {
    this.open(s, budget);
    return this.solve(DEEPEST, this.slack());
  }

  /** The next step of a certain way out, or null. `prefers` chooses the pawn if the order does not matter. */
  plan(s: State, prefers: (pawn: Colour) => boolean): Departure | null {
    this.open(s, MOST_POSITIONS);
    this.first.pawn = NOWHERE;
    if (!this.solve(DEEPEST, this.slack())) return null;
    return this.first.pawn === NOWHERE ? this.walkOut(prefers) : { ...this.first };
  }

  private open(s: State, budget: number): void {
    this.exit = EXITS[s.exit]!;
    this.maze = s.maze;
    this.pawns = s.variant.colours;
    this.at.fill(NOWHERE);
    for (const pawn of this.pawns) {
      this.at[pawn] = s.pawns[pawn]!;
      this.purse[pawn] = s.purses[pawn]!;
      this.bitten[pawn] = isBitten(s, pawn) ? 1 : 0;
    }
    this.budget = budget;
    this.depth = 0;
    this.quietCount = 0;
    for (const space of TOMB) if (!hasStone(s.cells[space]!)) this.quiet[this.quietCount++] = space;
    this.quiet[this.quietCount++] = this.exit;
  }

  private steps(from: Space, to: Space): number {
    return this.maze.stepsBetween(from, to);
  }

  private home(pawn: Colour): number {
    return this.steps(this.at[pawn]!, this.exit);
  }

  /** The team's fireflies beyond the direct ways of all pawns. */
  private slack(): number {
    let sum = 0;
    for (const pawn of this.pawns) sum += this.purse[pawn]! - this.home(pawn);
    return sum;
  }

  /** The fireflies on a pawn's space beyond the direct ways of all pawns there. */
  private spare(pawn: Colour): number {
    const home = this.home(pawn);
    let sum = 0;
    for (const mate of this.pawns) if (this.at[mate] === this.at[pawn]) sum += this.purse[mate]! - home;
    return sum;
  }

  /** Whether a pawn needs another one: it is bitten, or lacks fireflies. */
  private needs(pawn: Colour): boolean {
    return this.bitten[pawn] !== 0 || this.spare(pawn) < 0;
  }

  private solve(deepest: number, slack: number): boolean {
    if (slack < 0 || this.budget-- <= 0) return false;
    let needy = 0;
    for (const pawn of this.pawns) if (this.needs(pawn)) needy++;
    if (needy === 0) return true;
    return deepest > 0 && (this.visit(deepest, slack) || this.meet(deepest, slack));
  }

  /** One pawn goes to another, and one of the two needs it. */
  private visit(deepest: number, slack: number): boolean {
    for (const pawn of this.pawns) {
      if (this.bitten[pawn]) continue;
      const poor = this.needs(pawn);
      for (const other of this.pawns) {
        const to = this.at[other]!;
        if (to === this.at[pawn] || !(poor || this.needs(other))) continue;
        const cost = this.steps(this.at[pawn]!, to) + this.home(other) - this.home(pawn);
        if (cost > slack) continue;
        for (let share = 0; this.go(pawn, to, share); share++) {
          const done = this.solve(deepest - 1, slack - cost);
          this.undo(pawn, done);
          if (done) return true;
        }
      }
    }
    return false;
  }

  /** A pawn that lacks fireflies and another one meet on a third space. */
  private meet(deepest: number, slack: number): boolean {
    for (const pawn of this.pawns) {
      if (this.bitten[pawn] || this.spare(pawn) >= 0) continue;
      for (const other of this.pawns) {
        if (this.bitten[other] || this.at[other] === this.at[pawn]) continue;
        const straight = this.home(pawn) + this.home(other);
        for (let i = 0; i < this.quietCount; i++) {
          const space = this.quiet[i]!;
          const ways = this.steps(this.at[pawn]!, space) + this.steps(this.at[other]!, space);
          const cost = ways + 2 * this.steps(space, this.exit) - straight;
          if (cost > slack || space === this.at[pawn] || space === this.at[other]) continue;
          if (this.meetAt(space, pawn, other, deepest, slack - cost)) return true;
        }
      }
    }
    return false;
  }

  private meetAt(space: Space, pawn: Colour, other: Colour, deepest: number, slack: number): boolean {
    for (let a = 0; this.go(pawn, space, a); a++) {
      let done = false;
      for (let b = 0; !done && this.go(other, space, b); b++) {
        done = this.solve(deepest - 1, slack);
        this.undo(other, done);
      }
      this.undo(pawn, done);
      if (done) return true;
    }
    return false;
  }

  /**
   * Moves a pawn. If there is enough, it leaves the others what their ways cost; else it leaves everything it can (share 0)
   * or nothing (share 1). False if there is no such choice.
   */
  private go(pawn: Colour, to: Space, share: number): boolean {
    const from = this.at[pawn]!;
    const cost = this.steps(from, to);
    let [pool, kept] = [0, 0];
    for (const mate of this.pawns) {
      if (this.at[mate] !== from) continue;
      pool += this.purse[mate]!;
      if (mate !== pawn) kept += this.home(mate);
    }
    const ample = pool - kept >= cost;
    if (pool < cost || share > (ample ? 0 : 1)) return false;
    this.walk(pawn, from, to, ample ? pool - kept : share === 0 ? cost : pool);
    return true;
  }

  /** Takes `carry` fireflies from the pawns on the space; bitten pawns at the goal are freed. */
  private walk(pawn: Colour, from: Space, to: Space, carry: number): void {
    const base = this.depth * 2 * PAWNS;
    for (const mate of this.pawns) {
      this.saved[base + mate] = this.purse[mate]!;
      this.saved[base + PAWNS + mate] = this.bitten[mate]!;
    }
    const step = 3 * this.depth++;
    this.trail[step] = from;
    this.trail[step + 1] = to;
    this.trail[step + 2] = carry;
    let missing = carry - this.purse[pawn]!;
    for (const mate of this.pawns) {
      if (mate === pawn || this.at[mate] !== from || missing === 0) continue;
      const given = Math.min(missing, this.purse[mate]!);
      this.purse[mate]! -= given;
      missing -= given;
    }
    this.purse[pawn] = carry - this.steps(from, to);
    this.at[pawn] = to;
    for (const mate of this.pawns) if (this.at[mate] === to) this.bitten[mate] = 0;
  }

  private undo(pawn: Colour, done: boolean): void {
    const base = --this.depth * 2 * PAWNS;
    for (const mate of this.pawns) {
      this.purse[mate] = this.saved[base + mate]!;
      this.bitten[mate] = this.saved[base + PAWNS + mate]!;
    }
    this.at[pawn] = this.trail[this.depth * 3]!;
    if (!done) return;
    this.first.pawn = pawn;
    this.first.to = this.trail[this.depth * 3 + 1]!;
    this.first.carry = this.trail[this.depth * 3 + 2]!;
  }

  /** All pawns have enough: they leave one after the other. */
  private walkOut(prefers: (pawn: Colour) => boolean): Departure | null {
    const inside = this.pawns.filter(pawn => this.at[pawn] !== this.exit);
    const pawn = inside.find(prefers) ?? inside[0];
    if (pawn === undefined) return null;
    return { pawn, to: this.exit, carry: this.spare(pawn) + this.home(pawn) };
  }
}
