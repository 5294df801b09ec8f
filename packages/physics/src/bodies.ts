import { REST_SPEED } from './constants.ts';

/** Nothing happens to this disc any more. */
export const NEVER = Number.POSITIVE_INFINITY;

/** What a disc meets next. Discs and statics are numbered from these on. */
export const STOPS = -1;
export const DISC = 0;
export const POST = 100;
export const RAIL = 200;
export const BAND = 300;

/** The discs of one shot, by number, in rows: the inner loop makes no objects. */
export class Bodies {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Which way, of length one, and how fast. */
  readonly ux: Float64Array;
  readonly uy: Float64Array;
  readonly speed: Float64Array;
  /** 1: on the board. */
  readonly here: Uint8Array;
  /** When, in ticks since the shot, it meets or stops, and whom it meets. */
  readonly due: Float64Array;
  readonly meets: Int16Array;
  /** How far it comes until then, at most. */
  readonly span: Float64Array;
  /** By pair: not to meet softly before. */
  readonly awake: Float64Array;
  now = 0;

  constructor(count: number) {
    const row = () => new Float64Array(count);
    this.count = count;
    this.x = row();
    this.y = row();
    this.ux = row();
    this.uy = row();
    this.speed = row();
    this.due = row();
    this.span = row();
    this.here = new Uint8Array(count);
    this.meets = new Int16Array(count);
    this.awake = new Float64Array(count * count);
  }

  /** Everybody at rest. */
  settle(): void {
    this.now = 0;
    this.speed.fill(0);
    this.due.fill(NEVER);
    this.meets.fill(STOPS);
    this.awake.fill(0);
  }

  push(disc: number, vx: number, vy: number): void {
    const speed = Math.sqrt(vx * vx + vy * vy);
    if (speed < REST_SPEED) this.speed[disc] = 0;
    else {
      this.speed[disc] = speed;
      this.ux[disc] = vx / speed;
      this.uy[disc] = vy / speed;
    }
  }

  remove(disc: number): void {
    this.here[disc] = 0;
    this.speed[disc] = 0;
    this.due[disc] = NEVER;
  }

  /** Lets everything slide until then. */
  advance(until: number): void {
    const dt = until - this.now;
    this.now = until;
    if (dt <= 0) return;
    const { x, y, ux, uy, speed } = this;
    for (let i = 0; i < this.count; i++) {
      const v = speed[i]!;
      if (v === 0) continue;
      const way = dt < v ? dt * (v - dt / 2) : (v * v) / 2;
      x[i]! += ux[i]! * way;
      y[i]! += uy[i]! * way;
      speed[i] = dt < v ? v - dt : 0;
    }
  }
}
