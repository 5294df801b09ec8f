import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DownFrame, NewTable, Seated, SitDown, TableFrame, UpFrame } from '@tablee/wire';
import WebSocket from 'ws';
import { NO_LIMITS } from '../../apps/server/test/server-child.ts';
import { type ServerProcess, startServer } from '../process.ts';
import type { Peer, PeerTable } from './peer.ts';

/** The server as it is shipped, writing to a real disk; only the limits for one address are lifted. */
export const LIFTED = {
  ...NO_LIMITS,
  HOST: '127.0.0.1',
  TABLEE_LOG: 'warn',
  TABLEE_CONNECTIONS: '15000',
  TABLEE_CONNECTIONS_EACH: '15000',
};

export async function startTablee(): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'tablee-bench-'));
  const server = await startServer('../apps/server/src/main.ts', { ...LIFTED, TABLEE_DATA: data });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(data, { recursive: true });
    },
  };
}

async function post<A>(port: number, path: string, body: NewTable | SitDown): Promise<A> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as A;
}

/** A table with its first seat taken, for others to watch. */
export const layTable = (port: number): Promise<Seated> =>
  post<Seated>(port, '', { game: 'tchag', name: 'Rouge', seat: 0 });

/** Connects and watches a table, with the eyes of a seat or as a spectator; resolves with the first position. */
export async function watchTable(
  port: number,
  table: string,
  token: string | undefined,
  onTable: (frame: TableFrame) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  const watch: UpFrame = token === undefined ? { t: 'watch', table } : { t: 'watch', table, token };
  await new Promise<void>((resolve, reject) => {
    socket.on('message', data => {
      const frame = JSON.parse(String(data)) as DownFrame;
      if (frame.t === 'table') {
        onTable(frame);
        resolve();
      } else if (frame.t === 'refused') {
        const error = new Error(`the server refused: ${frame.sentence}`);
        reject(error);
        socket.terminate();
      }
    });
    socket.once('close', () => reject(new Error('the server hung up')));
    socket.send(JSON.stringify(watch));
  });
  return socket;
}

/** A table whose two players are connected to these ports, of one node or of two. */
export async function openTableAt(redPort: number, yellowPort: number): Promise<PeerTable & { id: string }> {
  const red = await layTable(redPort);
  const yellow = await post<Seated>(yellowPort, `/${red.table}/seats`, { name: 'Jaune' });
  const frames: TableFrame[] = [];
  const table: PeerTable & { id: string } = {
    id: red.table,
    onSeen: () => undefined,
    play(seat, move) {
      const { decision } = frames[seat]!;
      const frame: UpFrame = { t: 'play', table: red.table, decision, move };
      sockets[seat]!.send(JSON.stringify(frame));
    },
    position: seat => frames[seat]!.view,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
  const sockets = await Promise.all(
    [red, yellow].map(({ seat, token }) =>
      watchTable(seat === red.seat ? redPort : yellowPort, red.table, token, frame => {
        frames[seat] = frame;
        table.onSeen(seat, frame.n);
      }),
    ),
  );
  return table;
}

export const tablee: Peer = {
  name: 'Tablée',
  keeps: 'on disk',
  start: startTablee,
  openTable: port => openTableAt(port, port),
};
