import { type Chance, type Seat, searchChance } from '@tablee/kernel';
import { ANIMAL, FACES, type Face, faceOf, isCovered, isUp } from '../board.ts';
import type { State } from '../state.ts';

/** Simplified game: no player forgets a stone, and spaces do not matter. */
export type Outlook = {
  /** Unknown stones, by face. */
  readonly unknown: readonly number[];
  /** Fireflies under known stones: the next winner takes them. */
  readonly safe: number;
  /** Fireflies turned up in this round. */
  readonly up: number;
  readonly kept: readonly number[];
};

/** Outlook from the state as a seat remembers it. */
export function lookAhead(mind: State): Outlook {
  let [safe, up] = [0, 0];
  for (const cell of mind.cells) {
    if (isCovered(cell)) safe += faceOf(cell);
    else if (isUp(cell)) up += faceOf(cell);
  }
  return { unknown: mind.bag, safe, up, kept: mind.kept };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const countFireflies = (unknown: readonly number[]): number =>
  unknown.reduce((all, n, face) => all + n * face, 0);

/**
 * DRAGON-5: with n unknown stones, f fireflies and a animals, one more stone gains f/n on average and loses `up` with
 * probability a/n, so it pays while a · up < f. Looking further ahead changes nothing: `up` grows and f shrinks.
 * Maximises fireflies, regardless of the score.
 */
export const isWorthIt = (unknown: readonly number[], up: number): boolean =>
  unknown[ANIMAL]! * up < countFireflies(unknown);

/** Playouts per evaluation. Each takes about thirty draws. */
const PLAYOUTS = 300;

/** Plays the rest of a game many times. Hot loop: totals are updated incrementally. */
class Playout {
  private readonly outlook: Outlook;
  private readonly chance: Chance;
  private readonly unknown: number[];
  private readonly kept: number[];
  /** Unknown stones, and the fireflies under them. */
  private stones = 0;
  private fireflies = 0;
  private safe = 0;
  private up = 0;

  constructor(outlook: Outlook, chance: Chance) {
    this.outlook = outlook;
    this.chance = chance;
    this.unknown = outlook.unknown.slice();
    this.kept = outlook.kept.slice();
  }

  private begin(): void {
    const { unknown, kept, safe, up } = this.outlook;
    this.stones = 0;
    this.fireflies = 0;
    for (let face = 0; face < FACES; face++) {
      const count = unknown[face]!;
      this.unknown[face] = count;
      this.stones += count;
      this.fireflies += count * face;
    }
    for (let seat = 0; seat < kept.length; seat++) this.kept[seat] = kept[seat]!;
    this.safe = safe;
    this.up = up;
  }

  /** Plays to the end; `turning`: the seat first goes on turning. Returns its payoff (DRAGON-7). */
  play(seat: Seat, turning: boolean): number {
    this.begin();
    if (turning) this.turnOn(seat);
    while (this.safe + this.fireflies > 0) this.turnOn(this.chance.pick(this.kept.length));
    const mine = this.kept[seat]!;
    let shared = 0;
    for (const theirs of this.kept) {
      if (theirs > mine) return 0;
      if (theirs === mine) shared++;
    }
    return shared === 1 ? 1 : 0.5;
  }

  /** Known fireflies first, then unknown stones while it pays (as isWorthIt). */
  private turnOn(seat: Seat): void {
    this.up += this.safe;
    this.safe = 0;
    while (this.fireflies > 0 && (this.up === 0 || this.unknown[ANIMAL]! * this.up < this.fireflies)) {
      const face = this.draw();
      if (face === ANIMAL) {
        // DRAGON-6: all players saw where the lost stones went.
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
    let skip = this.chance.pick(this.stones);
    let face = 0;
    while (skip >= this.unknown[face]!) skip -= this.unknown[face++]!;
    this.unknown[face]!--;
    this.stones--;
    this.fireflies -= face;
    return face;
  }
}

function chanceAfter(outlook: Outlook, seat: Seat, turning: boolean): number {
  // A fixed seed: candidates are compared with the same luck.
  const playout = new Playout(outlook, searchChance(1));
  let total = 0;
  for (let i = 0; i < PLAYOUTS; i++) total += playout.play(seat, turning);
  return total / PLAYOUTS;
}

/** Win probability of a seat between two rounds. */
export const chanceOf = (outlook: Outlook, seat: Seat): number => chanceAfter(outlook, seat, false);

/** DRAGON-5: win probability of a seat that keeps now. */
export function chanceByKeeping(outlook: Outlook, seat: Seat): number {
  const kept = outlook.kept.map((n, other) => (other === seat ? n + outlook.up : n));
  return chanceAfter({ ...outlook, kept, up: 0 }, seat, false);
}

/** DRAGON-4, DRAGON-6: win probability of a seat that turns an unknown stone, averaged over the faces. */
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

/** Approximates log-odds in hundredths by a rational function: rules code may not use logarithms. */
export function toLogOdds(chance: number): number {
  const x = 2 * chance - 1;
  const odds = (200 * x * (15 - 4 * x * x)) / (15 - 9 * x * x);
  return Math.max(-SURE, Math.min(SURE, odds));
}
