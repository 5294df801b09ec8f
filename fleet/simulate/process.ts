import type { Scheduler } from '../../apps/server/src/tables/scheduler.ts';
import type { World } from './world.ts';

export type ProcessClock = {
  /** Added to the time of the world. */
  readonly offset: number;
  /** Milliseconds of this clock in one of the world. */
  readonly rate: number;
};

/**
 * A process of the simulated operating system. Everything that reaches a node (timers, answers, messages, requests)
 * enters through here, so a frozen process does nothing, and a killed one never does anything again.
 */
export class SimulatedProcess {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly #world: World;
  readonly #clock: ProcessClock;
  /** Jobs that came while it was frozen. */
  #backlog: (() => void)[] = [];
  #frozen = false;
  /** Milliseconds by which its clock was moved, or stood still. */
  #moved = 0;
  #killed = false;
  #suspendedUntil = Number.NEGATIVE_INFINITY;
  readonly #onKill: (() => void)[] = [];

  constructor(name: string, world: World, clock: ProcessClock) {
    this.name = name;
    this.#world = world;
    this.#clock = clock;
    this.scheduler = {
      now: () => Math.floor(this.#now()),
      schedule: (ms, job) => this.#world.quietly(ms / clock.rate, () => this.enter(job)),
    };
  }

  get isKilled(): boolean {
    return this.#killed;
  }

  get isFrozen(): boolean {
    return this.#frozen;
  }

  get runs(): boolean {
    return !this.#killed && !this.#frozen;
  }

  /** Milliseconds since its clock last stood still. */
  get clockRanFor(): number {
    return this.#world.now - this.#suspendedUntil;
  }

  /** Runs a job in this process: now, or when it is no longer frozen. */
  enter(job: () => void): void {
    if (this.#killed) return;
    if (this.#frozen) {
      this.#backlog.push(job);
      return;
    }
    this.#world.touch();
    job();
  }

  /** `clockStands`: its clock does not count the time, like that of a suspended virtual machine. */
  freeze(ms: number, clockStands: boolean): void {
    if (!this.runs) return;
    this.#frozen = true;
    const before = this.#now();
    this.#world.after(ms, () => {
      if (this.#killed) return;
      this.#frozen = false;
      if (clockStands) {
        this.moveClock(before - this.#now());
        this.#suspendedUntil = this.#world.now;
      }
      const backlog = this.#backlog;
      this.#backlog = [];
      for (const job of backlog) this.#world.quietly(0, () => this.enter(job));
    });
  }

  moveClock(ms: number): void {
    this.#moved += ms;
  }

  kill(): void {
    this.#killed = true;
    this.#backlog = [];
    for (const job of this.#onKill) job();
  }

  /** Calls `job` when the process is killed; not inside the process. */
  onKill(job: () => void): void {
    this.#onKill.push(job);
  }

  #now(): number {
    return this.#world.now * this.#clock.rate + this.#clock.offset + this.#moved;
  }
}
