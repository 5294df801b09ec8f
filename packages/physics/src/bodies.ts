import { REST_SPEED } from './constants.ts';
import { Roll } from './roll.ts';
import { type Row, rowOf, wholeRowOf } from './row.ts';

/** Nothing happens to this disc any more. */
export const NEVER = Number.POSITIVE_INFINITY;

/** What a disc meets next. Discs and statics are numbered from these on. */
export const STOPS = -1;
export const DISC = 0;
export const POST = 100;
export const RAIL = 200;
export const BAND = 300;

/** From speed v, the way done after so long. */
export const wayIn = (v: number, time: number): number => (time < v ? time * (v - time / 2) : (v * v) / 2);

/**
 * The discs of one shot, by number, in rows: the inner loop makes no objects. A disc is written down where its course last
 * changed and nowhere else: what lies ahead of it depends on its course alone, not on when somebody looks or in which order,
 * and so not on how the discs are numbered.
 */
export class Bodies {
  readonly count: number;
  /** Where and when, in ticks since the shot, its course began; for one at rest, where it lies and since when. */
  readonly x: Row;
  readonly y: Row;
  readonly since: Row;
  /** Which way, of length one, and how fast at that moment. */
  readonly ux: Row;
  readonly uy: Row;
  readonly speed: Row;
  /** 1: on the board. */
  readonly here: Row;
  /** When it meets something that is at rest, or stops, and what it meets. */
  readonly halt: Row;
  readonly halts: Row;
  /** How much way it does until then. */
  readonly near: Row;
  /** The same with discs that move. */
  readonly due: Row;
  readonly meets: Row;
  /** The middle of its course until it halts, and half its length. */
  readonly midX: Row;
  readonly midY: Row;
  readonly half: Row;
  /** What is to be added to a place, between rounds of parting. */
  readonly shiftX: Row;
  readonly shiftY: Row;
  /** By pair: not to meet softly before. */
  readonly awake: Row;
  /** Those that move, those on the board at rest, and those that are no longer where they lay before the shot. */
  readonly movers: Roll;
  readonly resting: Roll;
  readonly moved: Roll;
  /** Those whose future was just found to be another. */
  readonly stirred: Roll;
  /**
   * Room for a first choice, before a closer look is taken: the few that matter, in a loop without a branch. Each is written
   * down, and stays if `found` goes on; a processor that had to guess which they are would guess wrong about every one.
   */
  readonly picked: Row;
  /** Pairs that are to be awake at some time, as `awake` numbers them. */
  readonly paused: Roll;
  now = 0;

  constructor(count: number) {
    this.count = count;
    this.x = rowOf(count);
    this.y = rowOf(count);
    this.since = rowOf(count);
    this.ux = rowOf(count);
    this.uy = rowOf(count);
    this.speed = rowOf(count);
    this.halt = rowOf(count);
    this.near = rowOf(count);
    this.due = rowOf(count);
    this.shiftX = rowOf(count);
    this.shiftY = rowOf(count);
    this.midX = rowOf(count);
    this.midY = rowOf(count);
    this.half = rowOf(count);
    this.here = wholeRowOf(count);
    this.halts = wholeRowOf(count);
    this.meets = wholeRowOf(count);
    this.awake = rowOf(count * count);
    this.movers = new Roll(count);
    this.resting = new Roll(count);
    this.moved = new Roll(count);
    this.stirred = new Roll(count);
    this.picked = wholeRowOf(count);
    this.paused = new Roll(count * count);
  }

  /** Everybody at rest, at the beginning of time. */
  settle(): void {
    const { here, speed, since, resting, awake, paused } = this;
    this.now = 0;
    this.movers.clear();
    this.moved.clear();
    resting.clear();
    for (let i = 0; i < this.count; i++) {
      speed[i] = 0;
      since[i] = 0;
      if (here[i] === 1) resting.add(i);
    }
    for (let k = 0; k < paused.size; k++) awake[paused.list[k]!] = 0;
    paused.clear();
  }

  /** Writes down where a disc is now: a course begins here. */
  carry(disc: number): void {
    const v = this.speed[disc]!;
    if (v > 0) {
      const time = this.now - this.since[disc]!;
      const way = wayIn(v, time);
      this.x[disc]! += this.ux[disc]! * way;
      this.y[disc]! += this.uy[disc]! * way;
      this.speed[disc] = time < v ? v - time : 0;
    }
    this.since[disc] = this.now;
  }

  /** Only after `carry`. */
  push(disc: number, vx: number, vy: number): void {
    const speed = Math.sqrt(vx * vx + vy * vy);
    if (speed < REST_SPEED) this.speed[disc] = 0;
    else {
      this.speed[disc] = speed;
      this.ux[disc] = vx / speed;
      this.uy[disc] = vy / speed;
    }
  }

  /** Two that leaned on each other: not to meet softly for a while. */
  pause(i: number, j: number, until: number): void {
    const one = i * this.count + j;
    const other = j * this.count + i;
    this.awake[one] = until;
    this.awake[other] = until;
    this.paused.add(one);
    this.paused.add(other);
  }

  remove(disc: number): void {
    this.here[disc] = 0;
    this.speed[disc] = 0;
  }

  /** Into the list it belongs to, after its speed has changed. True: it lay still before. */
  enrol(disc: number): boolean {
    if (this.speed[disc]! > 0) {
      if (this.movers.has(disc)) return false;
      this.resting.drop(disc);
      this.movers.add(disc);
      this.moved.add(disc);
      return true;
    }
    this.movers.drop(disc);
    if (this.here[disc] === 1) this.resting.add(disc);
    return false;
  }

  /**
   * Which of two comes first at the very same moment: the faster, then the one further south, then further west. Never by
   * number; and by what a mirror would not change, as long as that decides.
   */
  isBefore(i: number, j: number): boolean {
    const faster = this.speed[j]! - this.speed[i]!;
    if (faster !== 0) return faster < 0;
    const across = this.y[i]! - this.y[j]!;
    return across !== 0 ? across < 0 : this.x[i]! < this.x[j]!;
  }
}
