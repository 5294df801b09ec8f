import type { Game } from '@tablee/kernel';
import { botTaskOf } from '../../apps/server/src/bots/bot-tasks.ts';
import { ClockRunner } from '../../apps/server/src/clocks/clock-runner.ts';
import { Fleet } from '../../apps/server/src/fleet/fleet.ts';
import { ASK_MS } from '../../apps/server/src/fleet/follower.ts';
import { TimeSlices } from '../../apps/server/src/replays/time-slices.ts';
import type { LiveTable } from '../../apps/server/src/tables/live-table.ts';
import { Referee } from '../../apps/server/src/tables/referee.ts';
import { Registry } from '../../apps/server/src/tables/registry.ts';
import { Replays } from '../../apps/server/src/tables/replays.ts';
import type { Scheduler } from '../../apps/server/src/tables/scheduler.ts';
import { SimulatedBots } from './bots.ts';
import type { Broken } from './broken.ts';
import type { LinkParts } from './link.ts';
import type { Network } from './network.ts';
import { SimulatedStore } from './store.ts';

export type NodeParts = LinkParts & {
  readonly network: Network;
  readonly games: readonly Game[];
  readonly broken: Broken | null;
};

/** The chore is due once a period, by the time of the database. */
export const PERIOD_MS = 1_000;
const LOOK_MS = 250;
/** Unused tables leave memory. */
const SWEEP_MS = 2_000;
const IDLE_MS = 3_000;

/** A server of the fleet: the parts of `apps/server` that play games, put together as there, without HTTP. */
export class FleetNode {
  readonly parts: NodeParts;
  readonly fleet: Fleet;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly clocks: ClockRunner;
  readonly #store: SimulatedStore;
  readonly #bots: SimulatedBots;
  #choring = false;
  #stopping = false;
  #started = false;

  constructor(parts: NodeParts) {
    this.parts = parts;
    const { process, network, world, games, dice, broken } = parts;
    this.#store = new SimulatedStore(parts, network.channelOf(parts), broken === 'told-before-stored');
    const scheduler = broken === 'notify-trusted' ? withoutAsking(process.scheduler) : process.scheduler;
    const rules = Object.fromEntries(games.map(game => [game.id, [game.rules]]));
    const failed = (details: object, sentence: string): void =>
      world.note(`${process.name}: ${sentence}${'err' in details ? ` (${String(details.err)})` : ''}`);
    this.fleet = new Fleet(this.#store.fleet, { error: failed }, rules, { node: process.name, scheduler });
    const { fleet } = this;
    this.registry = new Registry({
      store: this.#store,
      games: {
        ids: games.map(({ id }) => id),
        rules,
        load: async id => games.find(game => game.id === id) ?? null,
      },
      replays: new Replays({ store: this.#store, slices: new TimeSlices(() => 0) }),
      scheduler: fleet.scheduler,
      now: process.scheduler.now,
      idleMs: IDLE_MS,
      bus: fleet.bus,
      clocksRunSince: () => fleet.startedAt,
      onDrop: () => {},
      onOpened: table => {
        fleet.opened(table);
        this.notice(table);
      },
      onClosed: table => fleet.release(table),
      onAdopted: table => this.notice(table),
      onBroken: (table, error) =>
        world.report(`${process.name} cannot replay table ${table}: ${String(error)}`),
    });
    this.referee = new Referee(this.registry, {
      played: () => {},
      changed: table => this.notice(table),
      refused: () => {},
      failed: (table, error) =>
        world.note(`${process.name}: a change of table ${table.id} failed (${String(error)})`),
    });
    const { referee } = this;
    this.#bots = new SimulatedBots({
      referee,
      duties: fleet,
      scheduler: process.scheduler,
      thinkMs: () => dice.between(50, 600),
    });
    this.clocks = new ClockRunner({ referee, scheduler: fleet.scheduler, duties: fleet, seeded: true });
  }

  /** Accepts people. */
  get serves(): boolean {
    return this.#started && !this.#stopping && !this.parts.process.isKilled;
  }

  /** Rejects when the database does not answer. */
  async start(): Promise<void> {
    await this.fleet.start();
    this.fleet.follow({
      registry: this.registry,
      notice: table => this.notice(table),
      notePlayer: table => this.clocks.notePlayer(table),
      presenceChanged: table => this.notice(table),
      peopleChanged: () => {},
    });
    this.#started = true;
    this.#every(LOOK_MS, () => void this.#chore());
    this.#every(SWEEP_MS, () => this.registry.sweep());
  }

  /** As a server ends that is asked to. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#bots.stop();
    await this.clocks.stop();
    await this.referee.stop();
    await this.fleet.stop();
    this.parts.process.kill();
  }

  notice(table: LiveTable): void {
    this.#bots.notice(table);
    this.clocks.notice(table);
    if (table.match.outcome && botTaskOf(table) === null) this.fleet.release(table);
  }

  #every(ms: number, job: () => void): void {
    this.parts.process.scheduler.schedule(ms, () => {
      if (this.#stopping) return;
      job();
      this.#every(ms, job);
    });
  }

  async #chore(): Promise<void> {
    const fence = this.fleet.maintenanceFence();
    if (!fence || this.#choring) return;
    this.#choring = true;
    try {
      const period = Math.floor(this.fleet.scheduler.now() / PERIOD_MS);
      if ((await this.#store.lastChore()) < period) await this.#store.doChore(period, fence);
    } catch (error) {
      this.parts.world.note(`${this.parts.process.name}: the chore was not done (${String(error)})`);
    }
    this.#choring = false;
  }
}

/** The follower never asks the database by itself. */
const withoutAsking = (scheduler: Scheduler): Scheduler => ({
  now: scheduler.now,
  schedule: (ms, job) => (ms >= ASK_MS ? () => {} : scheduler.schedule(ms, job)),
});
