import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import type { Postgres } from '../../fleet/postgres.ts';
import type { Peer, PeerTable } from '../peers/peer.ts';
import { LIFTED, openTableAt, startTablee, watchTable } from '../peers/tablee.ts';
import { type ServerProcess, startServer, type Usage } from '../process.ts';

/** Servers with the same games: SQLite, and 1 to 3 nodes on one PostgreSQL. */
export type FleetContender = {
  readonly name: string;
  /** Opens tables whose two players are on different nodes where there are several. */
  readonly peer: Peer;
  /** All nodes as one: what they used together. */
  readonly server: ServerProcess;
  readonly nodes: readonly ServerProcess[];
  /** Of the database; null: SQLite. */
  readonly url: string | null;
};

export async function startSqlite(): Promise<FleetContender> {
  const server = await startTablee();
  return { name: 'SQLite', peer: peerAt('SQLite', [server]), server, nodes: [server], url: null };
}

export async function startNodes(postgres: Postgres, count: number): Promise<FleetContender> {
  const name = count === 1 ? 'PostgreSQL' : `${count} nodes`;
  const url = await postgres.createDatabase();
  const data = await mkdtemp(join(tmpdir(), 'tablee-bench-'));
  const nodes: ServerProcess[] = [];
  // One after the other: the first one creates the tables of the database.
  for (let i = 0; i < count; i++)
    nodes.push(
      await startServer('../apps/server/src/main.ts', {
        ...LIFTED,
        DATABASE_URL: url,
        TABLEE_DATA: data,
      }),
    );
  const server: ServerProcess = {
    port: nodes[0]!.port,
    sample: () => together(nodes, node => node.sample()),
    settle: () => together(nodes, node => node.settle()),
    async stop() {
      await Promise.all(nodes.map(node => node.stop()));
      await rm(data, { recursive: true, force: true });
    },
  };
  return { name, peer: peerAt(name, nodes), server, nodes, url };
}

async function together(
  nodes: readonly ServerProcess[],
  ask: (node: ServerProcess) => Promise<Usage>,
): Promise<Usage> {
  const all = await Promise.all(nodes.map(ask));
  const sum = (field: keyof Usage): number => all.reduce((total, usage) => total + usage[field], 0);
  return { cpuMicros: sum('cpuMicros'), rss: sum('rss'), held: sum('held') };
}

/**
 * The two players of a table are on different nodes. With a number of spectators both are on the first node, and the
 * spectators of each table on the last one.
 */
export function peerAt(
  name: string,
  nodes: readonly ServerProcess[],
  spectators: number | null = null,
): Peer {
  let opened = 0;
  const portOf = (i: number): number => nodes[i % nodes.length]!.port;
  return {
    name,
    keeps: 'on disk',
    start: () => Promise.reject(new Error('started elsewhere')),
    async openTable(): Promise<PeerTable> {
      const first = spectators === null ? opened++ : 0;
      const table = await openTableAt(portOf(first), portOf(spectators === null ? first + 1 : 0));
      const watching: WebSocket[] = [];
      for (let i = 0; i < (spectators ?? 0); i++)
        watching.push(await watchTable(portOf(nodes.length - 1), table.id, undefined, () => undefined));
      const close = table.close;
      table.close = () => {
        for (const socket of watching) socket.terminate();
        return close();
      };
      return table;
    },
  };
}
