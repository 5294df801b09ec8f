import { type Chance, type Seat, searchChance } from '@tablee/kernel';
import { ANIMAL, FACES, type Face, faceOf, isCovered, isUp } from '../board.ts';
import type { State } from '../state.ts';

/** A simplified game: nothing is forgotten, and spaces do not matter. */
export type Outlook = {
  /** By face: the number of unknown stones. */
  readonly unknown: readonly number[];
  /** Fireflies under known stones: the next player takes them without risk. */
  readonly safe: number;
  /** Fireflies turned up in this round and not kept yet. */
  readonly up: number;
  readonly kept: readonly number[];
};

/** The simplified game by what a seat remembers. */
export function lookAhead(mind: State): Outlook {
  let [safe, up] = [0, 0];
  for (const cell of mind.cells) {
    if (isCovered(cell)) safe += faceOf(cell);
    else if (isUp(cell)) up += faceOf(cell);
  }
  return { unknown: mind.bag, safe, up, kept: mind.kept };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const fireflies = (unknown: readonly number[]): number => unknown.reduce((all, n, face) => all + n * face, 0);

/**
 * DRAGON-5: with n unknown stones, f fireflies and a animals, one more stone wins f/n on average and loses `up` in a of n
 * cases, so it pays while a · up < f. As `up` grows and f shrinks with every stone, looking further ahead changes nothing.
 * Maximizes the mean number of fireflies, not the win probability.
 */
export const isWorthIt = (unknown: readonly number[], up: number): boolean =>
  unknown[ANIMAL]! * up < fireflies(unknown);

/** Playouts per judgement. Cheap: a playout is about thirty draws. */
const PLAYOUTS = 300;

/** Plays the simplified game to its end many times. Sums are updated incrementally: this is the hot loop. */
class Playout {
  private readonly outlook: Outlook;
  private readonly dice: Chance;
  private readonly unknown: number[];
  private readonly kept: number[];
  /** The unknown stones, and the fireflies under them. */
  private stones = 0;
  private light = 0;
  private safe = 0;
  private up = 0;

  constructor(outlook: Outlook, dice: Chance) {
    this.outlook = outlook;
    this.dice = dice;
    this.unknown = outlook.unknown.slice();
    this.kept = outlook.kept.slice();
  }

  private begin(): void {
    const { unknown, kept, safe, up } = this.outlook;
    this.stones = 0;
    this.light = 0;
    for (let face = 0; face < FACES; face++) {
      const count = unknown[face]!;
      this.unknown[face] = count;
      this.stones += count;
      this.light += count * face;
    }
    for (let seat = 0; seat < kept.length; seat++) this.kept[seat] = kept[seat]!;
    this.safe = safe;
    this.up = up;
  }

  /** The seat goes on turning, or not; then rounds follow to the end. Returns its payoff (DRAGON-7). */
  play(seat: Seat, turning: boolean): number {
    this.begin();
    if (turning) this.turnOn(seat);
    while (this.safe + this.light > 0) this.turnOn(this.dice.pick(this.kept.length));
    const mine = this.kept[seat]!;
    let shared = 0;
    for (const theirs of this.kept) {
      if (theirs > mine) return 0;
      if (theirs === mine) shared++;
    }
    return shared === 1 ? 1 : 0.5;
  }

  /** Takes known fireflies first, then turns stones while it pays (as isWorthIt). */
  private turnOn(seat: Seat): void {
    this.up += this.safe;
    this.safe = 0;
    while (this.light > 0 && (this.up === 0 || this.unknown[ANIMAL]! * this.up < this.light)) {
      const face = this.draw();
      if (face === ANIMAL) {
        // DRAGON-6: all players saw where the lost fireflies were hidden.
        this.safe = this.up;
        this.up = 0;
        return;
      }
      this.up += face;
    }
    this.kept[seat]! += this.up;
    this.up = 0;
  }

  private draw(): Face {
    let skip = this.dice.pick(this.stones);
    let face = 0;
    while (skip >= this.unknown[face]!) skip -= this.unknown[face++]!;
    this.unknown[face]!--;
    this.stones--;
    this.light -= face;
    return face;
  }
}

function chanceAfter(outlook: Outlook, seat: Seat, turning: boolean): number {
  // The same luck for all alternatives.
  const playout = new Playout(outlook, searchChance(1));
  let total = 0;
  for (let i = 0; i < PLAYOUTS; i++) total += playout.play(seat, turning);
  return total / PLAYOUTS;
}

/** The win probability of a seat between two rounds. */
export const chanceOf = (outlook: Outlook, seat: Seat): number => chanceAfter(outlook, seat, false);

/** DRAGON-5: the win probability if the seat stops now. */
export function chanceByKeeping(outlook: Outlook, seat: Seat): number {
  const kept = outlook.kept.map((n, other) => (other === seat ? n + outlook.up : n));
  return chanceAfter({ ...outlook, kept, up: 0 }, seat, false);
}

/** DRAGON-4, DRAGON-6: the win probability if the seat turns an unknown stone; the mean over all faces. */
export function chanceByTurning(outlook: Outlook, seat: Seat): number {
  const { unknown, safe, up } = outlook;
  let total = 0;
  for (let face = 0; face < FACES; face++) {
    const count = unknown[face]!;
    if (count === 0) continue;
    const rest = unknown.map((n, other) => (other === face ? n - 1 : n));
    const next =
      face === ANIMAL
        ? { ...outlook, unknown: rest, safe: safe + up, up: 0 }
        : { ...outlook, unknown: rest, up: up + face };
    total += count * chanceAfter(next, seat, face !== ANIMAL);
  }
  return total / sum(unknown);
}

const SURE = 400;

/** An approximation without a logarithm, which rules code may not use; exact enough for blur. */
export function toLogOdds(chance: number): number {
  const x = 2 * chance - 1;
  const odds = (200 * x * (15 - 4 * x * x)) / (15 - 9 * x * x);
  return Math.max(-SURE, Math.min(SURE, odds));
}
