import { CALM, type SimulatedDatabase, type Weather } from './database.ts';
import type { Dice } from './dice.ts';
import type { FleetNode } from './node.ts';
import type { World } from './world.ts';

export type FaultParts = {
  readonly world: World;
  readonly dice: Dice;
  readonly database: SimulatedDatabase;
  /** Nodes that run or are frozen. */
  readonly nodes: () => readonly FleetNode[];
  /** Starts another node after a while, as a supervisor does. */
  readonly restart: (ms: number) => void;
  readonly until: number;
};

/** Each run has its own mixture of bad luck, so that one kind does not always hide another. */
export function weatherOf(dice: Dice): Weather {
  const some = (share: number, most: number): number => (dice.chance(share) ? dice.between(0, most) : 0);
  return {
    latencyMs: dice.one([1, 3, 10, 40]),
    lostQuery: some(0.5, 0.1),
    lostAnswer: some(0.5, 0.1),
    stall: some(0.5, 0.1),
    hang: some(0.3, 0.03),
    lostMessage: some(0.6, 0.5),
    doubledMessage: some(0.3, 0.2),
    lateMessage: some(0.4, 0.3),
  };
}

/** Lets things go wrong until the end of the faults. */
export async function causeFaults(parts: FaultParts): Promise<void> {
  const { world, dice, database, nodes, until } = parts;
  database.weather = weatherOf(dice);
  const kinds = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  const chosen = kinds.filter(() => dice.chance(0.6));
  const pauseMs = dice.one([600, 1_200, 3_000]);
  for (;;) {
    await world.pause(Math.min(dice.between(100, 2 * pauseMs), until - world.now));
    if (world.now >= until) break;
    const running = nodes();
    if (chosen.length === 0 || running.length === 0) continue;
    const kind = dice.one(chosen);
    const node = dice.one(running);
    world.note(`— ${kind} ${kind === 'database-killed' ? '' : node.parts.process.name}`);
    FAULTS[kind](node, parts);
  }
  // Messages are never to be relied upon.
  database.weather = { ...CALM, lostMessage: Math.min(0.2, database.weather.lostMessage) };
  database.isAway = false;
  for (const { parts: node } of nodes()) Object.assign(node.reach, { isCutOff: false, isDeaf: false });
  world.note('— the faults end');
}

/** How long a fault lasts: it ends with the faults. */
const lasting = ({ dice, world, until }: FaultParts, most: number): number =>
  Math.min(dice.between(100, most), Math.max(0, until - world.now));

const FAULTS = {
  killed: ({ parts: { process } }, { dice, restart }) => {
    process.kill();
    restart(dice.between(100, 4_000));
  },
  frozen: ({ parts: { process } }, parts) => process.freeze(lasting(parts, 5_000), false),
  suspended: ({ parts: { process } }, parts) => process.freeze(lasting(parts, 5_000), true),
  'cut-off': ({ parts: { reach } }, parts) => {
    reach.isCutOff = true;
    parts.world.after(lasting(parts, 5_000), () => {
      reach.isCutOff = false;
    });
  },
  deaf: ({ parts: { reach } }, parts) => {
    reach.isDeaf = true;
    parts.world.after(lasting(parts, 6_000), () => {
      reach.isDeaf = false;
    });
  },
  'database-killed': (_node, parts) => {
    const { database, world } = parts;
    if (database.isAway) return;
    database.isAway = true;
    world.after(lasting(parts, 4_000), () => {
      database.isAway = false;
    });
  },
  stopped: (node, { dice, restart, world }) => {
    if (!node.serves) return;
    node.parts.process.enter(() => {
      node.stop().catch((error: unknown) => {
        world.report(`${node.parts.process.name} could not stop: ${String(error)}`);
      });
    });
    restart(dice.between(100, 4_000));
  },
} as const satisfies { readonly [kind: string]: (node: FleetNode, parts: FaultParts) => void };
