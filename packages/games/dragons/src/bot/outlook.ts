import { type Chance, type Seat, searchChance } from '@tablee/kernel';
import { ANIMAL, FACES, type Face, faceOf, isCovered, isUp } from '../cell.ts';
import type { State } from '../state.ts';

/** The game in rough strokes: nobody forgets any more, and the spaces do not matter. */
export type Outlook = {
  /** By face: the stones nobody knows. */
  readonly unknown: readonly number[];
  /** Fireflies under stones that are known: safe for whoever comes first. */
  readonly safe: number;
  /** Fireflies turned up in this round. */
  readonly up: number;
  readonly kept: readonly number[];
};

/** What a seat makes of a game: the state as it remembers it. */
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
 * DRAGON-5: one more stone wins f/n on average and loses `up` in a of n cases, so it is worth it while a · up < f. With
 * every stone `up` grows and f shrinks: who would stop now would stop later too, and looking farther changes nothing.
 * What is lost goes to any of the players alike. Good for the most fireflies, whoever is ahead.
 */
export const isWorthIt = (unknown: readonly number[], up: number): boolean =>
  unknown[ANIMAL]! * up < fireflies(unknown);

/** Games played to their end for one judgement. Cheap: a game is some thirty draws. */
const REHEARSALS = 300;

/** The rest of a game, to be played to its end many times over. Counts are kept, not added up anew: this is the hot loop. */
class Rehearsal {
  private readonly outlook: Outlook;
  private readonly dice: Chance;
  private readonly unknown: number[];
  private readonly kept: number[];
  /** Stones nobody knows, and the fireflies under them. */
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

  /** The seat goes on turning, or not; then rounds follow until nothing is left. Its payoff (DRAGON-7). */
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

  /** Known fireflies first, then as long as it is worth it: isWorthIt, by the counts that are kept. */
  private turnOn(seat: Seat): void {
    this.up += this.safe;
    this.safe = 0;
    while (this.light > 0 && (this.up === 0 || this.unknown[ANIMAL]! * this.up < this.light)) {
      const face = this.draw();
      if (face === ANIMAL) {
        // DRAGON-6: everybody saw what was lost, and where it went.
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
  // The same luck for everything that is compared.
  const rehearsal = new Rehearsal(outlook, searchChance(1));
  let total = 0;
  for (let i = 0; i < REHEARSALS; i++) total += rehearsal.play(seat, turning);
  return total / REHEARSALS;
}

/** The chance of winning of a seat between two rounds. */
export const chanceOf = (outlook: Outlook, seat: Seat): number => chanceAfter(outlook, seat, false);

/** DRAGON-5: … that stops now. */
export function chanceByKeeping(outlook: Outlook, seat: Seat): number {
  const kept = outlook.kept.map((n, other) => (other === seat ? n + outlook.up : n));
  return chanceAfter({ ...outlook, kept, up: 0 }, seat, false);
}

/** DRAGON-4, DRAGON-6: … that turns a stone it does not know; every face counts as often as it is there. */
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
