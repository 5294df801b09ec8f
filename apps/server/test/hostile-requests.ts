import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { problem, type Seated } from '@tablee/wire';
import { type Bad, badFrame, damage, JUNK } from './hostile-frames.ts';

/** Almost valid requests and bytes, and a check that they changed nothing. */

/** Throws when the answer is no valid problem, or an error of the server. */
export async function sendHostileRequest(url: string, luck: Bad, seats: readonly Seated[]): Promise<void> {
  const { table, token } = luck.one(seats);
  const id = luck.pick(3) > 0 ? table : encodeURIComponent(String(luck.one(JUNK))) || 'x';
  const path = luck.one([
    '/api/tables',
    `/api/tables/${id}/moves`,
    `/api/tables/${id}/acts`,
    `/api/tables/${id}/seats`,
    `/api/tables/${id}/bots`,
    `/api/tables/${id}/bots/${luck.pick(4)}`,
    `/api/tables/${id}/talk`,
    `/api/tables/${id}/reactions`,
    `/api/tables/${id}/points`,
    `/api/tables/${id}/plans`,
    `/api/tables/${id}`,
    `/api/tables/${id}/story`,
    `/api/${id}`,
    `/${id}`,
    `/t/${id}`,
    `/api/tables/${id}/record/x`,
  ]);
  const body = damage(
    luck,
    JSON.stringify({
      ...(badFrame(luck, [table]) as object),
      name: luck.one(JUNK),
      game: luck.one(JUNK),
      record: luck.one(JUNK),
      clock: luck.pick(2) > 0 ? { kind: 'hourglass', seconds: luck.one(JUNK) } : luck.one(JUNK),
    }),
  );
  const method = luck.one(['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH']);
  const type = luck.one([
    'application/json',
    'application/json',
    'text/plain',
    'application/json; charset=latin1',
    'multipart/form-data',
    'x',
  ]);
  const response = await fetch(url + path, {
    method,
    headers: {
      'content-type': type,
      authorization: luck.one([`Bearer ${token}`, 'Bearer', 'Basic x', `Bearer ${token}x`]),
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) {
    if (problem.parse(JSON.parse(text)).status !== response.status)
      throw new Error(`${method} ${path}: status ${response.status}, but ${text}`);
    if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  } else if (method !== 'GET') throw new Error(`${method} ${path}: ${response.status} for nonsense`);
}

/** Raw bytes: half a request, a broken handshake, an unmasked frame. */
export function sendHostileBytes(url: string, luck: Bad): Promise<void> {
  const handshake =
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const noise = Buffer.from(Array.from({ length: 1 + luck.pick(300) }, () => luck.pick(256)));
  const bytes = luck.one([
    noise,
    Buffer.concat([Buffer.from(handshake), noise]),
    Buffer.from(handshake.slice(0, luck.pick(handshake.length))),
    Buffer.from(
      `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game"`,
    ),
    Buffer.from('GET /%zz HTTP/1.1\r\n\r\n'),
    Buffer.from('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
  ]);
  return new Promise(done => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(bytes);
      setTimeout(() => socket.destroy(), 20);
    });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => done());
  });
}

/** A hash of everything in the database. */
export function databaseHash(data: string): string {
  const db = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
  const hash = createHash('sha256');
  // Without tables.bytes, which is updated once a minute.
  const tables = '(SELECT key, id, head, made_at, host_hash, owner FROM tables)';
  for (const table of [tables, 'summaries', 'entries', 'seats', 'lines'])
    hash.update(JSON.stringify(db.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()));
  db.close();
  return hash.digest('hex');
}
