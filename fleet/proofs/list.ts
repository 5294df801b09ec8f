import type { Chance } from '@tablee/kernel';
import { sleep, until } from '../../attack/sandbox.ts';
import type { FleetNode } from '../node.ts';
import type { Judgement, Stage, StageOptions } from './stage.ts';

export type ProofSize = {
  /** SIGKILLs of nodes; other faults are done in proportion. */
  readonly kills: number;
  readonly tables: number;
};

export type Proof = {
  readonly name: string;
  /** One line for `--list`. */
  readonly description: string;
  readonly stage?: Pick<StageOptions, 'proxied' | 'apartMs'>;
  readonly judge: (size: ProofSize) => Judgement;
  /** Does something to a fleet under play. */
  run(stage: Stage, size: ProofSize, chance: Chance): Promise<void>;
};

const DEATH_MS = 1_000;
const FREEZE_MS = 5_000;
const BETWEEN_MS = 500;
/** So long tables may take to go on; longer is told as never. */
const GOES_ON_MS = 30_000;
const NODE_LIMIT_MS = 2_000;
const DATABASE_LIMIT_MS = 5_000;
const APART_MS = 10_000;

/** A share of the kills, at least one. */
const times = ({ kills }: ProofSize, share: number): number => Math.max(1, Math.round(kills * share));
const anyNode = (stage: Stage, chance: Chance): FleetNode =>
  stage.fleet.nodes[chance.pick(stage.fleet.nodes.length)]!;
const pause = (chance: Chance): Promise<void> => sleep(BETWEEN_MS + chance.pick(2 * BETWEEN_MS));

/** Waits for the node to be in use again, and for every table to go on. */
export async function recover(stage: Stage): Promise<void> {
  await until(GOES_ON_MS, () => stage.fleet.balancer.healthy.length === stage.fleet.nodes.length);
  await stage.crowd.goesOn(GOES_ON_MS);
}

/**
 * The death and the new start are two faults. Here all nodes share a few cores: a start takes processor time that the
 * others would have on machines of their own, so it waits until the tables go on.
 */
export async function killNode(stage: Stage, node: FleetNode): Promise<void> {
  stage.crowd.fault();
  await node.kill();
  await sleep(DEATH_MS);
  await stage.crowd.goesOn(GOES_ON_MS);
  stage.crowd.fault();
  await node.start();
  await recover(stage);
}

const kill: Proof = {
  name: 'kill',
  description: 'SIGKILL of random nodes, started again when all tables have gone on',
  judge: size => ({
    sent: `${size.kills} × SIGKILL of a node, ${size.tables} tables`,
    stallMs: NODE_LIMIT_MS,
    requestsMayFail: true,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < size.kills; i++) {
      await pause(chance);
      await killNode(stage, anyNode(stage, chance));
    }
  },
};

const stop: Proof = {
  name: 'stop',
  description: 'SIGSTOP of random nodes for five seconds',
  judge: size => ({
    sent: `${times(size, 0.2)} × SIGSTOP of a node for ${FREEZE_MS / 1000} s`,
    stallMs: null,
    requestsMayFail: true,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < times(size, 0.2); i++) {
      await pause(chance);
      const node = anyNode(stage, chance);
      stage.crowd.fault();
      node.freeze();
      await sleep(FREEZE_MS);
      node.thaw();
      await recover(stage);
    }
  },
};

const postgres: Proof = {
  name: 'postgres',
  description: 'SIGKILL of PostgreSQL itself, started again at once',
  judge: size => ({
    sent: `${times(size, 0.2)} × SIGKILL of PostgreSQL`,
    stallMs: DATABASE_LIMIT_MS,
    requestsMayFail: true,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < times(size, 0.2); i++) {
      await pause(chance);
      stage.crowd.fault();
      await stage.postgres.kill();
      await stage.postgres.start();
      await recover(stage);
    }
  },
};

const cut: Proof = {
  name: 'cut',
  description:
    'connections between a node and the database are cut, delayed by 200 ms, held for five seconds',
  stage: { proxied: true },
  judge: size => ({
    sent: `${times(size, 0.1)} × connections to the database cut, delayed, held`,
    stallMs: null,
    requestsMayFail: true,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < times(size, 0.1); i++) {
      const proxy = stage.proxies[chance.pick(stage.proxies.length)]!;
      await pause(chance);
      stage.crowd.fault();
      proxy.cut();
      await recover(stage);
      stage.crowd.fault();
      proxy.delayMs = 200;
      await sleep(FREEZE_MS);
      proxy.delayMs = 0;
      await recover(stage);
      stage.crowd.fault();
      proxy.blackHole = true;
      await sleep(FREEZE_MS);
      proxy.blackHole = false;
      await recover(stage);
    }
  },
};

const listener: Proof = {
  name: 'listener',
  description: 'the connection that listens dies silently: nothing comes, nothing is closed',
  stage: { proxied: true },
  judge: size => ({
    sent: `${times(size, 0.1)} × listener of every node dies silently`,
    stallMs: NODE_LIMIT_MS,
    seenMs: DATABASE_LIMIT_MS,
    requestsMayFail: false,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < times(size, 0.1); i++)
      for (const [at, proxy] of stage.proxies.entries()) {
        await pause(chance);
        const before = proxy.listeners;
        stage.crowd.fault();
        if (proxy.muteListeners() === 0) stage.problems.push(`node-${at + 1} has no connection that listens`);
        if (!(await until(GOES_ON_MS, () => proxy.listeners > before)))
          stage.problems.push(`node-${at + 1} did not listen again within ${GOES_ON_MS / 1000} s`);
        await recover(stage);
      }
  },
};

const clocks: Proof = {
  name: 'clocks',
  description: 'dates of nodes ten seconds apart, with SIGKILL of random nodes',
  stage: { apartMs: APART_MS },
  judge: size => ({
    sent: `dates ${APART_MS / 1000} s apart, ${times(size, 0.1)} × SIGKILL of a node`,
    stallMs: NODE_LIMIT_MS,
    requestsMayFail: true,
  }),
  async run(stage, size, chance) {
    const rung = (): boolean => stage.crowd.tables.some(table => table.ledger.clockMoves.size > 0);
    for (let i = 0; i < times(size, 0.1); i++) {
      await pause(chance);
      await killNode(stage, anyNode(stage, chance));
    }
    const hasClocks = stage.crowd.tables.some(table => table.kind.sleeper !== undefined);
    if (hasClocks && !(await until(2 * GOES_ON_MS, rung))) stage.problems.push('no clock played a move');
  },
};

const rolling: Proof = {
  name: 'rolling',
  description: 'all nodes are restarted one after the other by SIGTERM',
  judge: size => ({
    sent: `${times(size, 0.05)} × SIGTERM of every node in turn`,
    stallMs: NODE_LIMIT_MS,
    requestsMayFail: false,
  }),
  async run(stage, size, chance) {
    for (let i = 0; i < times(size, 0.05); i++)
      for (const node of stage.fleet.nodes) {
        await pause(chance);
        stage.crowd.fault();
        const ended = await node.stop();
        if (ended?.code !== 0)
          stage.problems.push(`${node.name} ended with ${ended?.code ?? ended?.signal} on SIGTERM`);
        await node.start();
        await recover(stage);
      }
  },
};

/** All proofs, in this order. */
export const PROOFS: readonly Proof[] = [kill, stop, postgres, cut, listener, clocks, rolling];
