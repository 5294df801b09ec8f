import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Dice } from '../../../../fleet/simulate/dice.ts';
import { DutyTables } from '../../../../fleet/simulate/duty-tables.ts';
import type { Duty, DutyRows } from '../../src/store/fleet-store.ts';
import { PostgresDutyRows } from '../../src/store/postgres/duty-rows.ts';
import { connect, Link } from '../../src/store/postgres/link.ts';
import { newDatabase } from './database.ts';

/** The simulation proves something about PostgreSQL only if its tables answer like those of PostgreSQL. */

const NODES = ['a', 'b', 'c'] as const;
const NAMES = ['maintenance', 'table/1', 'table/2', 'table/3'] as const;
const LIMIT = 100;

/** On a connection that may take its time: a lease would have lapsed, but here none is timed. */
async function realRows(): Promise<DutyRows> {
  const log = { error: () => {}, info: () => {} };
  const options = { url: await newDatabase(), name: 'tablee duties', log };
  const link = new Link(options, await connect(options));
  onTestFinished(() => link.close());
  return new PostgresDutyRows(link);
}

function simulatedRows(): DutyRows {
  const tables = new DutyTables(Date.now, () => {});
  return {
    beat: async (node, ttlMs, first, knows) => tables.beat(node, ttlMs, first, knows)()(),
    claim: async (node, names) => tables.claim(node, names)()(),
    takeOver: async (node, limit) => {
      const duties = tables.takeOver(node, limit)()();
      if (duties.length < limit) tables.forget()()();
      return duties;
    },
    held: async node => tables.held(node)()(),
    release: async duties => tables.release(duties)()(),
    leave: async node => tables.leave(node)()(),
  };
}

/** Epochs are numbers of the database: they are compared by the order in which they were given. */
class Epochs {
  readonly #known: number[] = [];

  plain(duties: readonly Duty[]): unknown[] {
    const sorted = [...duties].sort((a, b) => (a.name < b.name ? -1 : 1));
    // Several duties given by one statement have no order among them.
    for (const { epoch } of sorted) if (!this.#known.includes(epoch)) this.#known.push(epoch);
    return sorted.map(({ name, node, epoch }) => ({ name, node, epoch: this.#known.indexOf(epoch) }));
  }

  /** The number that was given to a plain one. */
  of(plain: number): number {
    return this.#known[plain] ?? 0;
  }

  get count(): number {
    return this.#known.length;
  }
}

type Step = (rows: DutyRows, epochs: Epochs) => Promise<unknown>;

function anyStep(dice: Dice): Step {
  const node = dice.one(NODES);
  const names = NAMES.filter(() => dice.chance(0.5));
  const name = dice.one(NAMES);
  const late = dice.below(3);
  const lapses = dice.chance(0.3);
  const first = dice.chance(0.2);
  const knows = `rules ${names.length}`;
  const steps: readonly Step[] = [
    async rows => {
      const { now, kept, others, othersKnow, lapsesIn, orphans, startedAt } = await rows.beat(
        node,
        lapses ? -1_000 : 600_000,
        first,
        knows,
      );
      const minutes = lapsesIn === null ? null : Math.ceil(lapsesIn / 60_000);
      return {
        kept,
        others: [...others].sort(),
        know: [...othersKnow].sort(),
        minutes,
        orphans,
        starts: startedAt === now,
      };
    },
    async (rows, epochs) => epochs.plain(await rows.claim(node, names)),
    async (rows, epochs) => epochs.plain(await rows.claim(node, names)),
    async (rows, epochs) => epochs.plain(await rows.takeOver(node, LIMIT)),
    async (rows, epochs) => epochs.plain(await rows.held(node)),
    // The present epoch or an earlier one.
    (rows, epochs) => rows.release([{ name, node, epoch: epochs.of(epochs.count - 1 - late) }]),
    async (rows, epochs) => {
      const held = await rows.held(node);
      await rows.release(held.filter(duty => duty.name === name));
      return epochs.plain(held);
    },
    rows => rows.leave(node),
  ];
  return dice.one(steps);
}

/** Both tell time in ms: without it, two beats of a node could fall into one and look like a start. */
async function passMilliseconds(): Promise<void> {
  const until = Date.now() + 2;
  while (Date.now() < until) await setImmediate();
}

describe('the simulated duties', () => {
  it('answer like PostgreSQL, statement by statement', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const dice = new Dice(seed);
      const real = await realRows();
      const simulated = simulatedRows();
      const [realEpochs, simulatedEpochs] = [new Epochs(), new Epochs()];
      for (let i = 0; i < 120; i++) {
        const step = anyStep(dice);
        await passMilliseconds();
        const expected = await step(real, realEpochs);
        expect(await step(simulated, simulatedEpochs), `seed ${seed}, step ${i}`).toEqual(expected);
      }
      expect(realEpochs.count).toBeGreaterThan(5);
    }
  });
});
