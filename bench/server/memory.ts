import type { Peer, PeerTable } from '../peers/peer.ts';

/** The first tables fill what a server reserves anyway; what counts is how it grows from there. */
const FIRST = 300;
const MORE = 600;
const AT_ONCE = 25;

/** What a server holds on to for a table whose two players are connected, in KB of resident memory. */
export async function measureTables(peer: Peer): Promise<number> {
  const server = await peer.start();
  try {
    const tables = await openTables(peer, server.port, FIRST);
    const before = await server.settle();
    tables.push(...(await openTables(peer, server.port, MORE)));
    const after = await server.settle();
    await Promise.all(tables.map(table => table.close()));
    return (after.rss - before.rss) / 1024 / MORE;
  } finally {
    await server.stop();
  }
}

async function openTables(peer: Peer, port: number, count: number): Promise<PeerTable[]> {
  const tables: PeerTable[] = [];
  while (tables.length < count) {
    tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => peer.openTable(port)))));
  }
  return tables;
}
