import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Chance, searchChance } from '@tablee/kernel';
import { ACTS, downFrame, problem, REACTIONS, type Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { randomGame } from './games.ts';
import { type Live, live } from './live.ts';
import { Sundial } from './sundial.ts';

/** How much is thrown; the number of the issue the server promises to survive. */
const FRAMES = 14_000;
const REQUESTS = 5_400;
const RAW = 600;
const LINES = 8;
/** No such table: the answer to a frame that names it says that all before was read. */
const THE_END = 'endendendend';

type Bad = Chance & { one<T>(of: readonly T[]): T };
const badLuck = (seed: number): Bad => {
  const chance = searchChance(seed);
  return { pick: n => chance.pick(n), one: of => of[chance.pick(of.length)]! };
};

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x',
  '💥',
  '\u0000',
  [],
  {},
  [[[[]]]],
  { t: {} },
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '9'.repeat(400),
  -0,
  2 ** 53,
  'b2b3',
  'NaN',
  'ÿ',
];

/** Nothing anybody could say. */
const UNSPEAKABLE: readonly unknown[] = [
  null,
  7,
  {},
  ['a'],
  '',
  '   ',
  'a\nb',
  '\u0000',
  'a\u202Eb',
  'x'.repeat(201),
];

/**
 * Something like a frame, with a few things wrong. Never a legal move: moves only come with a wrong decision, talk only
 * with what cannot be said.
 */
function badFrame(luck: Bad, tables: readonly string[]): unknown {
  const frame: { [field: string]: unknown } = {
    t: luck.one([
      'watch',
      'leave',
      'play',
      'act',
      'react',
      'say',
      'point',
      'plan',
      'aim',
      'ping',
      'hello',
      'table',
      'said',
      'pointed',
      'planned',
      'aimed',
      7,
      null,
      'PLAY',
    ]),
    table: luck.pick(3) > 0 ? luck.one(tables) : luck.one([...JUNK, 'abcdefghijkl']),
    decision: luck.pick(2) > 0 ? 500 + luck.pick(1_000) : luck.one(JUNK),
    move: luck.pick(2) > 0 ? luck.one(['b2b3', 'c2d3', 'stop', '=b3>']) : luck.one(JUNK),
    act: luck.pick(2) > 0 ? `${luck.one(ACTS)}!` : luck.one(JUNK),
    reaction: luck.pick(2) > 0 ? luck.one(REACTIONS) : luck.one(JUNK),
    text: luck.one(UNSPEAKABLE),
    at: luck.pick(2) > 0 ? luck.one(['e4', 'b-2', 'A1', 'e4 ', 'x'.repeat(13)]) : luck.one(JUNK),
    notes: luck.pick(2) > 0 ? [luck.one(['way-b-d6', 'A1', 'x'.repeat(13)])] : luck.one(JUNK),
    aim: luck.pick(2) > 0 ? luck.one(['s3,1024,640', 'S3', '<b>', 'x'.repeat(41)]) : luck.one(JUNK),
    level: luck.one([0, 6, 1.5, '1', ...JUNK]),
    token: luck.one([...JUNK, 'A'.repeat(43)]),
    seen: luck.one(JUNK),
    heard: luck.one(JUNK),
  };
  for (const field of Object.keys(frame)) if (luck.pick(3) === 0) delete frame[field];
  if (luck.pick(4) === 0) frame[luck.one(['__proto__', 'extra', '', 'toString'])] = luck.one(JUNK);
  return frame;
}

/** Cut, doubled, or with a byte changed. */
function damage(luck: Bad, text: string): string | Buffer {
  const at = luck.pick(text.length + 1);
  switch (luck.pick(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text;
    case 2:
      return text.slice(0, at) + String.fromCharCode(luck.pick(0xffff)) + text.slice(at + 1);
    case 3:
      return Buffer.from(Array.from({ length: luck.pick(200) }, () => luck.pick(256)));
    case 4:
      return `${'['.repeat(luck.pick(3_000))}`;
    default:
      return text;
  }
}

async function throwFrames(house: Live, luck: Bad, seats: readonly Seated[], count: number): Promise<number> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`);
  let answers = 0;
  const finished = new Promise<void>(done => {
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      answers++;
      if (frame.t === 'refused' && frame.table === THE_END) done();
    });
    socket.on('close', () => done());
  });
  socket.on('error', () => {});
  await new Promise(done => socket.once('open', done));
  // A player's own line: what it says wrong must not count either.
  for (const { table, token } of seats.slice(0, 8)) socket.send(JSON.stringify({ t: 'watch', table, token }));
  const tables = seats.map(s => s.table);
  for (let i = 0; i < count && socket.readyState === WebSocket.OPEN; i++) {
    const frame = badFrame(luck, tables);
    const text = luck.pick(2) > 0 ? JSON.stringify(frame) : damage(luck, JSON.stringify(frame));
    await new Promise(done => socket.send(text, done));
  }
  socket.send(JSON.stringify({ t: 'watch', table: THE_END }));
  await finished;
  socket.terminate();
  return answers;
}

async function throwRequest(house: Live, luck: Bad, seats: readonly Seated[]): Promise<void> {
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
  const response = await fetch(house.url + path, {
    method,
    headers: {
      'content-type': type,
      authorization: luck.one([`Bearer ${token}`, 'Bearer', 'Basic x', `Bearer ${token}x`]),
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) {
    expect(problem.parse(JSON.parse(text)).status).toBe(response.status);
    expect(response.status, text).toBeLessThan(500);
  } else expect(method).toBe('GET');
}

/** Bytes on the bare line: half a request, a broken handshake, a frame without its mask. */
function throwBytes(house: Live, luck: Bad): Promise<void> {
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
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1', () => {
      socket.write(bytes);
      setTimeout(() => socket.destroy(), 20);
    });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => done());
  });
}

/** A hash of everything in the database. */
function contentOf(data: string): string {
  const db = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
  const hash = createHash('sha256');
  // Not tables.bytes, which is brought up to date once a minute.
  const tables = '(SELECT key, id, head, made_at, host_hash, owner FROM tables)';
  for (const table of [tables, 'summaries', 'entries', 'seats', 'lines'])
    hash.update(JSON.stringify(db.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()));
  db.close();
  return hash.digest('hex');
}

describe('a live server', () => {
  it(`neither falls nor changes a table under ${FRAMES + REQUESTS + RAW} malformed frames and requests`, async () => {
    expect(FRAMES + REQUESTS + RAW).toBeGreaterThanOrEqual(20_000);
    // Time stands still: what changes, somebody has changed.
    const house = await live({ log: 'error', ticker: new Sundial() });
    const tables: (readonly [Seated, Seated])[] = [];
    for (let i = 0; i < 6; i++) {
      const seats = await house.table(i % 2 > 0 ? { clock: { kind: 'hourglass', seconds: 60 } } : {});
      for (const [n, { seat, move }] of randomGame(i + 1)
        .slice(0, 5 + i)
        .entries())
        await house.play(seats[seat]!, n, move);
      tables.push(seats);
    }
    const seats = tables.flat();
    const before = contentOf(house.data);

    const frames = Array.from({ length: LINES }, (_, i) =>
      throwFrames(house, badLuck(100 + i), seats, FRAMES / LINES),
    );
    const requests = Array.from({ length: LINES }, async (_, i) => {
      const luck = badLuck(200 + i);
      for (let k = 0; k < REQUESTS / LINES; k++) await throwRequest(house, luck, seats);
    });
    const bytes = Array.from({ length: LINES }, async (_, i) => {
      const luck = badLuck(300 + i);
      for (let k = 0; k < RAW / LINES; k++) await throwBytes(house, luck);
    });
    const answers = await Promise.all(frames);
    await Promise.all([...requests, ...bytes]);
    expect(Math.min(...answers)).toBeGreaterThan(FRAMES / LINES / 4);

    expect(contentOf(house.data)).toBe(before);
    expect(house.logs).toEqual([]);
    for (const [i, pair] of tables.entries()) {
      const n = 5 + i;
      const { seat, move } = randomGame(i + 1)[n]!;
      expect((await house.play(pair[seat]!, n, move)).body).toEqual({ n: n + 1 });
    }
    expect(contentOf(house.data)).not.toBe(before);
  }, 240_000);
});
