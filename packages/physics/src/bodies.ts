import { doubles, integers, type Numbers, SparseSet } from './arrays.ts';
import { REST_SPEED } from './constants.ts';

/** The time of an event that does not happen. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Targets of a disc: it stops, or it meets disc, post, rail or band number `target - DISC`, `target - POST`, … */
export const STOPS = -1;
export const DISC = 0;
export const POST = 100;
export const RAIL = 200;
export const BAND = 300;

/** Distance after `time`, from speed v. */
export const distanceAfter = (v: number, time: number): number =>
  time < v ? time * (v - time / 2) : (v * v) / 2;

/**
 * The discs of a shot as arrays of numbers, so that the inner loop allocates nothing. A disc is stored at the point where its
 * course last changed. Predictions depend on courses only, so the result does not depend on the numbering of the discs.
 */
export class Bodies {
  readonly count: number;
  /** Place and time (ticks since the shot) of the start of the course, or of the rest. */
  readonly x: Numbers;
  readonly y: Numbers;
  readonly startTime: Numbers;
  /** Direction of length 1, and speed at that time. */
  readonly ux: Numbers;
  readonly uy: Numbers;
  readonly speed: Numbers;
  /** 1: on the board. */
  readonly here: Numbers;
  /** Time and target of the next contact with something at rest, or of the stop. */
  readonly stopTime: Numbers;
  readonly stopTarget: Numbers;
  /** Distance until then. */
  readonly stopDistance: Numbers;
  /** Time and target of the next event, moving discs included. */
  readonly nextTime: Numbers;
  readonly nextTarget: Numbers;
  /** Middle and half length of the course until `stopTime`. */
  readonly midX: Numbers;
  readonly midY: Numbers;
  readonly half: Numbers;
  /** Correction of a place in a round of separation. */
  readonly shiftX: Numbers;
  readonly shiftY: Numbers;
  /** By pair: no soft contact before this time. */
  readonly pausedUntil: Numbers;
  /** Discs that move; discs on the board at rest; discs that have left their place of before the shot. */
  readonly moving: SparseSet;
  readonly resting: SparseSet;
  readonly moved: SparseSet;
  /** Discs whose prediction has just changed. */
  readonly changed: SparseSet;
  /**
   * Scratch space for candidates that are examined more closely. They are selected without branches: each is written, and
   * kept if `found` is incremented. Branch prediction would fail for most of them.
   */
  readonly candidates: Numbers;
  /** Indexes in `pausedUntil` that are set. */
  readonly pausedPairs: SparseSet;
  now = 0;

  constructor(count: number) {
    this.count = count;
    this.x = doubles(count);
    this.y = doubles(count);
    this.startTime = doubles(count);
    this.ux = doubles(count);
    this.uy = doubles(count);
    this.speed = doubles(count);
    this.stopTime = doubles(count);
    this.stopDistance = doubles(count);
    this.nextTime = doubles(count);
    this.shiftX = doubles(count);
    this.shiftY = doubles(count);
    this.midX = doubles(count);
    this.midY = doubles(count);
    this.half = doubles(count);
    this.here = integers(count);
    this.stopTarget = integers(count);
    this.nextTarget = integers(count);
    this.pausedUntil = doubles(count * count);
    this.moving = new SparseSet(count);
    this.resting = new SparseSet(count);
    this.moved = new SparseSet(count);
    this.changed = new SparseSet(count);
    this.candidates = integers(count);
    this.pausedPairs = new SparseSet(count * count);
  }

  /** All discs at rest, at time 0. */
  reset(): void {
    const { here, speed, startTime, resting, pausedUntil, pausedPairs } = this;
    this.now = 0;
    this.moving.clear();
    this.moved.clear();
    resting.clear();
    for (let i = 0; i < this.count; i++) {
      speed[i] = 0;
      startTime[i] = 0;
      if (here[i] === 1) resting.add(i);
    }
    for (let k = 0; k < pausedPairs.size; k++) pausedUntil[pausedPairs.list[k]!] = 0;
    pausedPairs.clear();
  }

  /** Moves a disc to where it is at `now`; a new course begins there. */
  advance(disc: number): void {
    const v = this.speed[disc]!;
    if (v > 0) {
      const time = this.now - this.startTime[disc]!;
      const way = distanceAfter(v, time);
      this.x[disc]! += this.ux[disc]! * way;
      this.y[disc]! += this.uy[disc]! * way;
      this.speed[disc] = time < v ? v - time : 0;
    }
    this.startTime[disc] = this.now;
  }

  /** Only after `advance`. */
  setVelocity(disc: number, vx: number, vy: number): void {
    const speed = Math.sqrt(vx * vx + vy * vy);
    if (speed < REST_SPEED) this.speed[disc] = 0;
    else {
      this.speed[disc] = speed;
      this.ux[disc] = vx / speed;
      this.uy[disc] = vy / speed;
    }
  }

  /** No soft contact of this pair until then. */
  pausePair(i: number, j: number, until: number): void {
    const one = i * this.count + j;
    const other = j * this.count + i;
    this.pausedUntil[one] = until;
    this.pausedUntil[other] = until;
    this.pausedPairs.add(one);
    this.pausedPairs.add(other);
  }

  remove(disc: number): void {
    this.here[disc] = 0;
    this.speed[disc] = 0;
  }

  /** Updates the sets after a change of speed. True: the disc was at rest before. */
  classify(disc: number): boolean {
    if (this.speed[disc]! > 0) {
      if (this.moving.has(disc)) return false;
      this.resting.drop(disc);
      this.moving.add(disc);
      this.moved.add(disc);
      return true;
    }
    this.moving.drop(disc);
    if (this.here[disc] === 1) this.resting.add(disc);
    return false;
  }

  /** Order of two events at the same time: the faster disc, then the more southern, then the more western. Never by number. */
  isBefore(i: number, j: number): boolean {
    const faster = this.speed[j]! - this.speed[i]!;
    if (faster !== 0) return faster < 0;
    const across = this.y[i]! - this.y[j]!;
    return across !== 0 ? across < 0 : this.x[i]! < this.x[j]!;
  }
}
