import { fixedSeeds } from '../../apps/server/src/tables/new-table.ts';
import type { Broken } from './broken.ts';
import { Checks } from './checks.ts';
import { SimulatedDatabase } from './database.ts';
import { Dice } from './dice.ts';
import { causeFaults } from './faults.ts';
import { GAMES, LAYOUTS, layTable } from './layouts.ts';
import { Network } from './network.ts';
import { FleetNode } from './node.ts';
import { SimulatedProcess } from './process.ts';
import { Finding, World } from './world.ts';

export type RunResult = {
  readonly seed: number;
  readonly finding: Finding | null;
  /** Events and moves acknowledged; equal for equal runs. */
  readonly events: number;
  readonly moves: number;
  /** The last events. */
  readonly trace: readonly string[];
};

/** Things go wrong until then; afterwards everything must come right. */
const FAULTS_MS = 10_000;
/** People decide until then; bots and clocks go on. */
const PLAY_MS = 17_000;
const END_MS = 30_000;
/** What waits at the end is done after this long. */
const DRAIN_MS = 5_000;

/** One run: a fleet, its people and its bad luck, all from one seed. */
export async function simulate(seed: number, broken: Broken | null = null): Promise<RunResult> {
  const run = new Run(seed, broken);
  let finding: Finding | null = null;
  try {
    await run.play();
  } catch (error) {
    if (!(error instanceof Finding)) throw error;
    finding = error;
  }
  const { world, checks } = run;
  return { seed, finding, events: world.events, moves: checks.moves, trace: world.trace };
}

class Run {
  readonly world = new World();
  readonly checks: Checks;
  readonly #seed: number;
  readonly #broken: Broken | null;
  readonly #dice: Dice;
  readonly #database: SimulatedDatabase;
  readonly #network = new Network();
  readonly #nodes = new Set<FleetNode>();
  #started = 0;

  constructor(seed: number, broken: Broken | null) {
    this.#seed = seed;
    this.#broken = broken;
    this.#dice = new Dice(seed);
    const database = (): SimulatedDatabase => this.#database;
    this.checks = new Checks({ world: this.world, games: GAMES, database, nodes: () => [...this.#nodes] });
    const faults = { unfenced: broken === 'no-epoch', overwrites: broken === 'no-unique-key' };
    this.#database = new SimulatedDatabase(this.world, faults, this.checks);
  }

  /** Throws the first finding. */
  async play(): Promise<void> {
    const { world, checks } = this;
    const dice = this.#dice;
    for (let i = 3 + dice.below(3); i > 0; i--) world.after(dice.between(0, 300), () => this.#startNode());
    const people = this.#layTables();
    void world.pause(1_000).then(() =>
      causeFaults({
        world,
        dice,
        database: this.#database,
        nodes: () => [...this.#nodes],
        restart: ms => void world.after(ms, () => this.#startNode()),
        until: FAULTS_MS,
      }),
    );
    await world.run(END_MS);
    checks.checkEnd(people);
    await this.#drain();
  }

  #startNode(): void {
    const { world } = this;
    const dice = this.#dice;
    const clock = { offset: 20_000 + dice.between(-10_000, 10_000), rate: dice.between(0.99, 1.01) };
    const process = new SimulatedProcess(`node${++this.#started}`, world, clock);
    const node = new FleetNode({
      world,
      dice,
      database: this.#database,
      process,
      reach: { isCutOff: false, isDeaf: false },
      network: this.#network,
      games: GAMES,
      broken: this.#broken,
    });
    this.#nodes.add(node);
    process.onKill(() => this.#nodes.delete(node));
    node.start().catch((error: unknown) => {
      world.note(`${process.name} could not start (${String(error)})`);
      process.kill();
      world.after(500, () => this.#startNode());
    });
    if (this.#broken === 'node-clock') this.#setBack(process);
  }

  /** Sets the clock of a node back from time to time. */
  #setBack(process: SimulatedProcess): void {
    const dice = this.#dice;
    this.world.after(dice.between(500, 3_000), () => {
      if (this.world.now > FAULTS_MS) return;
      process.moveClock(-dice.between(0, 10_000));
      this.#setBack(process);
    });
  }

  #layTables() {
    const { world, checks } = this;
    const dice = this.#dice;
    const parts = {
      world,
      dice,
      nodes: () => [...this.#nodes].filter(node => node.serves),
      told: checks.told,
      active: () => world.now < PLAY_MS,
    };
    const seeds = fixedSeeds(`simulation ${this.#seed}`);
    return Array.from({ length: 2 + dice.below(4) }, (_, i) => {
      const { write, people } = layTable(dice.one(LAYOUTS), `t${i}`, seeds, parts);
      this.#database.tables.create(write);
      for (const person of people) void person.live();
      return people;
    }).flat();
  }

  /** Nothing waits for ever: the queues of all tables become empty. */
  async #drain(): Promise<void> {
    const waiting = new Set(this.#nodes);
    for (const node of this.#nodes) void node.registry.drained().then(() => waiting.delete(node));
    await this.world.run(END_MS + DRAIN_MS);
    for (const { parts } of waiting) this.world.report(`changes wait at ${parts.process.name} for ever`);
    await this.world.run(END_MS + DRAIN_MS);
  }
}
