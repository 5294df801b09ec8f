import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Seated, TableAnswer } from '@tablee/wire';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import { endTurns } from './end-turns.ts';
import { Probe } from './probe.ts';
import { idleEntry } from './records.ts';
import type { Attack, Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

/** The default of TABLEE_ENTRIES. */
const CAP = 10_000;
/** Entries tried beyond the limit. */
const BEYOND = 100;
const BACKS = 10;
const WRITTEN_LOGS = [30_000, 100_000];
const OPENED_MB = 256;
const ANSWER_MS = 5_000;
const OTHERS_MS = 500;
const PLAY_MS = 120_000;
const LOOK_MS = 25_000;
const MB = 2 ** 20;
const LOOKS = [
  ['first look', ''],
  ['story', '/story'],
  ['record', '/record'],
] as const;

type Tables = { readonly long: string; readonly other: string };

/** A take-back is an entry, too. */
async function takeBack(target: Target, [asks, agrees]: readonly [Seated, Seated]): Promise<void> {
  const path = `/api/tables/${asks.table}/acts`;
  for (let i = 0; i < BACKS; i++) {
    await target.post(path, { act: 'ask-back' }, { token: asks.token });
    await target.post(path, { act: 'accept-back' }, { token: agrees.token });
  }
}

/** Writes a log longer than play allows, while no server runs. */
function writeLog(data: string, table: string, length: number): void {
  const db = new DatabaseSync(join(data, 'tablee.db'));
  const key = Number(db.prepare('SELECT key FROM tables WHERE id = ?').get(table)!.key);
  const insert = db.prepare(
    'INSERT INTO entries (table_key, n, entry, actors, made_at) VALUES (?, ?, ?, ?, ?)',
  );
  db.exec('BEGIN');
  for (let n = 1; n <= length; n++)
    insert.run(key, n, JSON.stringify(idleEntry(n)), String(n % 2), Date.now());
  db.exec('COMMIT');
  db.close();
}

const peak = (target: Target): number => (target.memory()?.peak ?? Number.POSITIVE_INFINITY) / MB;

/** Reads a table in every way without a token, and measures answers to others meanwhile. */
async function lookAt(sandbox: Sandbox, target: Target, tables: Tables, sent: string): Promise<void> {
  const before = peak(target);
  const others = new Probe(10, async () => {
    const path = `/api/tables/${tables.other}`;
    const answer = await target.get(path, { from: '127.0.0.2', timeoutMs: LOOK_MS });
    return answer.status === 200 ? answer.ms : null;
  });
  for (const [what, path] of LOOKS) {
    if (!target.isAlive) break;
    const answer = await target.get(`/api/tables/${tables.long}${path}`, { keep: false, timeoutMs: LOOK_MS });
    const name = `${what}: status ${answer.status}, ${(answer.bytes / MB).toFixed(1)} MB`;
    const value = answer.status === 0 ? Number.POSITIVE_INFINITY : answer.ms;
    sandbox.add({ sent, name, value, unit: 'ms', target: { atMost: ANSWER_MS } });
  }
  const resumed = await resume(target, tables.long).catch(() => Number.POSITIVE_INFINITY);
  const { slowest } = await others.stop();
  sandbox.add(
    { sent, name: 'resume of a WebSocket', value: resumed, unit: 'ms', target: { atMost: ANSWER_MS } },
    { sent, name: 'slowest answer to others', value: slowest, unit: 'ms', target: { atMost: OTHERS_MS } },
    { sent, name: 'memory grew by', value: peak(target) - before, unit: 'MB', target: { atMost: OPENED_MB } },
    { sent, name: 'server alive', value: target.isAlive ? 1 : 0, unit: '', target: { atLeast: 1 } },
  );
}

/** The time until a returning watcher gets an answer. */
async function resume(target: Target, table: string): Promise<number> {
  const began = performance.now();
  const client = await target.connect();
  const answered = new Promise<boolean>(done => {
    client.listener = frame => {
      if (frame.t === 'table' || frame.t === 'refused') done(true);
    };
    client.socket.once('close', () => done(false));
    setTimeout(() => done(false), LOOK_MS).unref();
  });
  client.send({ t: 'watch', table, seen: 5 });
  const ms = (await answered) ? performance.now() - began : Number.POSITIVE_INFINITY;
  client.socket.terminate();
  return ms;
}

/** Long logs, by play and written into the database. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server(NO_LIMITS);
  const [other] = await target.createFullTable({ game: 'tchag' });
  const seats = await target.createFullTable({ game: 'tchako' });
  const tables = { long: seats[0].table, other: other.table };
  const began = performance.now();
  const length = await endTurns(target, seats, { most: CAP + BEYOND, ms: PLAY_MS });
  const rate = length / ((performance.now() - began) / 1000);
  const sent = `two seats end their turns, ${CAP + BEYOND} times`;
  sandbox.add(
    { sent, name: 'entries until refused', value: length, unit: 'entries', target: { atMost: CAP } },
    { sent, name: 'entries a second', value: rate, unit: '/s' },
  );
  await takeBack(target, seats);
  const { now } = JSON.parse((await target.get(`/api/tables/${tables.long}`)).text) as TableAnswer;
  const backs = { sent: `${BACKS} take-backs after that`, unit: 'entries', target: { atMost: 0 } };
  sandbox.add({ ...backs, name: 'entries more', value: now.n - length });
  await lookAt(sandbox, target, tables, 'looks at that table');
  await target.end('SIGKILL');
  const again = await sandbox.server(NO_LIMITS, { data: target.data });
  await lookAt(sandbox, again, tables, 'the same after a restart');
  await again.end('SIGKILL');
  for (const entries of WRITTEN_LOGS) await openWrittenLog(sandbox, entries);
}

async function openWrittenLog(sandbox: Sandbox, entries: number): Promise<void> {
  const first = await sandbox.server(NO_LIMITS);
  const [other] = await first.createFullTable({ game: 'tchag' });
  const [{ table }] = await first.createFullTable({ game: 'tchako' });
  await first.end('SIGTERM');
  writeLog(first.data, table, entries);
  const target = await sandbox.server(NO_LIMITS, { data: first.data });
  const tables = { long: table, other: other.table };
  await lookAt(sandbox, target, tables, `looks at a log of ${entries.toLocaleString('en')} entries`);
  await target.end('SIGKILL');
}

export const longLog: Attack = {
  name: 'long-log',
  description: 'a growing log exhausts the memory of the process',
  seconds: 240,
  run,
};
