import { StoreError } from '../../apps/server/src/store/errors.ts';
import type { Fence } from '../../apps/server/src/store/fleet-store.ts';
import type { Dice } from './dice.ts';
import { DutyTables, type Statement } from './duty-tables.ts';
import { GameTables, type TableEvents, type TableFaults } from './game-tables.ts';
import type { World } from './world.ts';

/** How badly connections behave, as probabilities and milliseconds. */
export type Weather = {
  readonly latencyMs: number;
  /** A connection breaks before a statement arrives, or before its answer does. */
  readonly lostQuery: number;
  readonly lostAnswer: number;
  /** A statement stalls between its snapshot and its writes. */
  readonly stall: number;
  /** A statement waits for seconds. */
  readonly hang: number;
  readonly lostMessage: number;
  readonly doubledMessage: number;
  readonly lateMessage: number;
};

export const CALM: Weather = {
  latencyMs: 2,
  lostQuery: 0,
  lostAnswer: 0,
  stall: 0,
  hang: 0,
  lostMessage: 0,
  doubledMessage: 0,
  lateMessage: 0,
};

/** The clock of the database shows this when a run begins. */
const BEGAN = 1_700_000_000_000;

/** Periods for which the chore of the fleet was done. */
type ChoreDone = { readonly period: number; readonly fence: Fence };

/** The one database of a run. What is committed stays, whatever happens to nodes and connections. */
export class SimulatedDatabase {
  readonly duties: DutyTables;
  readonly tables: GameTables;
  readonly chores: ChoreDone[] = [];
  weather = CALM;
  /** It does not answer: it was killed. */
  isAway = false;
  readonly #world: World;
  readonly #faults: TableFaults;
  readonly #events: TableEvents;

  constructor(
    world: World,
    faults: TableFaults,
    events: TableEvents & { readonly granted: ConstructorParameters<typeof DutyTables>[1] },
  ) {
    this.#world = world;
    this.#faults = faults;
    this.#events = events;
    this.duties = new DutyTables(this.now, events.granted);
    this.tables = new GameTables(this.duties, faults, events);
  }

  readonly now = (): number => BEGAN + Math.floor(this.#world.now);

  /** Work that only the holder of a duty may do. Nothing but the fence keeps it from being done twice. */
  doChore(period: number, fence: Fence): Statement<void> {
    return () => {
      const row = this.duties.rowOf(fence.name);
      return () => {
        if (!this.#faults.unfenced && !this.duties.passes(fence, row))
          throw new StoreError('conflict', 'another node does the chores');
        this.#events.fenced(fence);
        this.chores.push({ period, fence });
      };
    };
  }
}

/** A latency with a long tail. */
export const latency = (dice: Dice, { latencyMs }: Weather): number =>
  dice.chance(0.02) ? dice.between(latencyMs, 20 * latencyMs) : dice.between(latencyMs / 4, latencyMs);
