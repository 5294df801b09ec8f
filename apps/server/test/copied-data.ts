import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Game } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { Seated, TableAnswer } from '@tablee/wire';
import { expect } from 'vitest';
import { BATCH_SIZE } from '../src/copy/batches.ts';
import type { Location } from '../src/copy/copy.ts';
import type { PeopleWrite } from '../src/store/people.ts';
import { anyMove } from './bot-tables.ts';
import { randomGame } from './games.ts';
import { type Live, live, newFolder, type Wanted } from './live.ts';
import { archiveAll, unloadAll } from './old-tables.ts';
import { Device } from './receivers.ts';

/** Data to copy, and what a copy has to show, for the tests of both databases. */

/** The ten tables of version 0.1 in a new folder. */
export function oldFolder(): string {
  const data = newFolder();
  const packed = readFileSync(new URL('./fixtures/database-0.1/tablee.db.gz', import.meta.url));
  writeFileSync(join(data, 'tablee.db'), gunzipSync(packed));
  return data;
}

const MOVES = randomGame(11);

export type PlayedData = {
  readonly data: string;
  /** A running game with both seats, after six moves. */
  readonly seats: readonly [Seated, Seated];
  readonly archived: string;
};

async function playMoves(app: Live, seats: readonly Seated[], count: number): Promise<void> {
  for (const [n, { seat, move }] of MOVES.slice(0, count).entries())
    expect((await app.play(seats[seat]!, n, move)).status).toBe(200);
}

/** A game of days with everything people may leave at it: planned replies, an understudy, a code, a device. */
async function leaveThings(app: Live): Promise<void> {
  const [ann, bob] = await app.table({ clock: { kind: 'days', days: 3, zero: 'understudy' } });
  const path = `/api/tables/${ann.table}`;
  const seen = async () => (await app.get<TableAnswer>(path)).body.now;
  await expect.poll(async () => (await seen()).clock?.pouring).toEqual([0]);
  const turn = MOVES.slice(0, MOVES.findIndex(({ seat }) => seat === 1) + 1).map(({ move }) => move);
  const put = (what: string, body: object, by: Seated) => app.ask('PUT', `${path}/${what}`, body, by);
  expect((await put('replies', { lines: [turn] }, bob)).status).toBe(200);
  expect((await put('understudy', { level: 2, after: 30 }, bob)).status).toBe(200);
  expect((await app.post(`${path}/pass`, {}, ann)).status).toBe(201);
  const subscription = new Device().subscription('https://push.example.org/x');
  expect((await app.post(`${path}/reach`, { way: 'push', subscription }, bob)).status).toBe(201);
  expect((await app.act(ann, 'offer-draw')).status).toBe(200);
}

/** A person with everything that signs in. */
const PERSON: readonly PeopleWrite[] = [
  { kind: 'make-person', id: 'lea', profile: { name: 'Léa', avatar: null, colour: 2 } },
  { kind: 'join-person', id: 'lea', guestHash: 'her phone', device: 'Firefox' },
  { kind: 'join-person', id: 'lea', guestHash: 'her desk', device: '' },
  { kind: 'end-guest', id: 'lea', guestHash: 'her desk' },
  { kind: 'set-password', id: 'lea', signIn: 'lea-1', signInKey: '|ea-|', passwordHash: 'argon2id$' },
  { kind: 'set-recovery', id: 'lea', recoveryHash: 'recovery' },
  { kind: 'issue-code', codeHash: 'code', person: 'lea', ttlMs: 3_600_000 },
  { kind: 'spend-challenge', codeHash: 'challenge', ttlMs: 3_600_000 },
  {
    kind: 'add-passkey',
    passkey: {
      ...{ id: 'key', person: 'lea', publicKey: 'AAAA', counter: 2 ** 32 - 1 },
      ...{ transports: ['internal', 'hybrid'], device: 'Chrome' },
    },
  },
];

/**
 * Something of everything that is stored: archive, talk, bots, clocks, an offer, people, notices, an erasure request, an
 * audit.
 */
export async function playData(wanted: Wanted = {}): Promise<PlayedData> {
  // Nothing is sent: notices are copied as they wait.
  const reach = { soonMs: 3_600_000, ways: ['push' as const] };
  const app = await live({ thinker: anyMove(tchag as unknown as Game), reach, ...wanted });
  const old = await app.table();
  await playMoves(app, old, MOVES.length);
  unloadAll(app);
  expect(await archiveAll(app)).toBe(1);
  const seats = await app.table();
  await playMoves(app, seats, 6);
  const text = 'Bonjour « Ann » \\ "ça" 👋 {}, NULL';
  expect((await app.post(`/api/tables/${seats[0].table}/talk`, { text }, seats[1])).status).toBe(200);
  expect((await app.act(seats[0], 'offer-draw')).status).toBe(200);
  const timed = await app.table({ clock: { kind: 'hourglass', seconds: 600 } });
  await playMoves(app, timed, 2);
  const over = await app.table({ avatar: 3 });
  await playMoves(app, over, 3);
  expect((await app.act(over[1], 'resign')).status).toBe(200);
  const bots = [
    { seat: 0, level: 1 },
    { seat: 1, level: 2 },
  ];
  const alone = await app.post<{ table: string }>('/api/tables', { game: 'tchag', seat: 'none', bots });
  expect(alone.status).toBe(201);
  const line = await app.watch(alone.body.table);
  await line.next('table', ({ n }) => n > 3);
  const { store } = app.server.context;
  await leaveThings(app);
  await store.write(...PERSON);
  const asked = { do: 'asked', address: 'lea@example.org', guestHash: 'her phone' } as const;
  await store.write({ kind: 'outbox', change: asked });
  await store.write({ kind: 'erasure-request', guestHash: 'a guest', done: false });
  await store.write({ kind: 'audited', audit: { program: '0.1', games: 3, differing: 1 } });
  await app.server.stop();
  return { data: app.data, seats, archived: old[0].table };
}

/** Every row of a folder as text, without the keys that only SQLite sees. */
export function rowsIn(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, 'tablee.db'), { readOnly: true });
  try {
    const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    return names.flatMap(({ name }) =>
      db
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .map(({ key, ...row }) =>
          JSON.stringify([name, name === 'tables' || name === 'audits' ? key : null, row]),
        )
        .sort(),
    );
  } finally {
    db.close();
  }
}

const CHILD = fileURLToPath(new URL('copy-child.ts', import.meta.url));

/** Copies table by table in processes that kill themselves after some batches; returns how many were killed. */
export async function copyWithKills(from: Location, to: Location, batches: number): Promise<number> {
  for (let killed = 0; ; killed++) {
    const task = JSON.stringify({ from, to, size: { ...BATCH_SIZE, places: 1 }, batches });
    const child = spawn(process.execPath, [CHILD, task], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (signal !== 'SIGKILL') {
      expect([code, signal]).toEqual([0, null]);
      return killed;
    }
  }
}
