import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Seated, TableAnswer } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { Child } from '../apps/server/test/server-child.ts';
import type { Finding } from './report.ts';
import { type Attack, type Sandbox, sleep, until } from './sandbox.ts';
import type { Target } from './target.ts';

const GAME = randomGame(11);
const BEFORE = 4;
const AFTER = 10;
/** Time limit for /healthz to report it. */
const HEALTH_MS = 6_000;
const TOO_LATE_MS = 15_000;
const CANNOT_START = 2;
/** The warning about a truncated log. */
const CUT_SHORT = /cut short|truncated|incomplete|lost/i;

type Seats = readonly [Seated, Seated];

async function play(target: Target, seats: Seats, from: number, count: number): Promise<number> {
  let acknowledged = 0;
  for (let i = from; i < from + count; i++) {
    const { seat, move } = GAME[i]!;
    const answer = await target.play(seats[seat]!, from + acknowledged, move);
    if (answer.status === 200) acknowledged++;
    else await sleep(50);
  }
  return acknowledged;
}

async function unhealthyAfter(target: Target): Promise<number> {
  const began = performance.now();
  const unhealthy = await until(TOO_LATE_MS, async () => (await target.get('/healthz')).status === 503);
  return unhealthy ? performance.now() - began : Number.POSITIVE_INFINITY;
}

const health = (sent: string, value: number): Finding => ({
  sent,
  name: '/healthz says 503 after',
  value,
  unit: 'ms',
  target: { atMost: HEALTH_MS },
});

/** Writes to a deleted file are lost with the process. */
async function deletedFolder(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  const seats = await target.createFullTable({ game: 'tchag' });
  await play(target, seats, 0, BEFORE);
  rmSync(target.data, { recursive: true });
  const value = await play(target, seats, BEFORE, AFTER);
  const sent = `${AFTER} moves after the data folder was deleted`;
  sandbox.add({ sent, name: 'moves acknowledged', value, unit: 'moves', target: { atMost: 0 } });
  sandbox.add(health(sent, await unhealthyAfter(target)));
  await target.end('SIGKILL');
}

async function fullDisk(sandbox: Sandbox): Promise<void> {
  // Limits file sizes in blocks of 512 bytes, which behaves like a full disk.
  const target = await sandbox.server({ TABLEE_NEW_TABLES: '0' }, { shell: 'ulimit -f 800' });
  let created = 0;
  while (created < 1_000) {
    const answer = await target.post('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    if (answer.status !== 201) break;
    created++;
  }
  const sent = 'tables until the disk is full';
  sandbox.add({ sent, name: 'tables created', value: created, unit: 'tables' });
  sandbox.add(health(sent, await unhealthyAfter(target)));
  await target.end('SIGKILL');
}

async function twoServers(sandbox: Sandbox): Promise<void> {
  const first = await sandbox.server();
  const second = new Child({ TABLEE_DATA: first.data, TABLEE_LOG: 'error' });
  sandbox.onEnd(() => second.process.kill('SIGKILL'));
  const ended = await Promise.race([second.ended, sleep(10_000)]);
  const sent = 'a second server on the same folder';
  const name = ended ? `exit code ${ended.code}: ${second.err.trim().split('\n')[0]}` : 'it runs';
  const value = ended?.code === CANNOT_START ? 1 : 0;
  sandbox.add({ sent, name, value, unit: '', target: { atLeast: 1 } });
  second.process.kill('SIGKILL');
  // The lock must not outlive a crash.
  await first.end('SIGKILL');
  const again = await sandbox.server({}, { data: first.data }).catch(() => null);
  sandbox.add({
    sent: 'a start after the first was killed',
    name: 'servers started',
    value: again ? 1 : 0,
    unit: '',
    target: { atLeast: 1 },
  });
  await again?.end('SIGKILL');
}

/** A crash of the machine may truncate the log: the server must report the lost moves. */
async function truncatedLog(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  const seats = await target.createFullTable({ game: 'tchag' });
  const played = await play(target, seats, 0, GAME.length - 1);
  await target.end('SIGKILL');
  const log = join(target.data, 'tablee.db-wal');
  truncateSync(log, Math.floor(statSync(log).size * 0.7));
  const sent = 'a start after the log lost its last third';
  const again = await sandbox.server({ TABLEE_LOG: 'warn' }, { data: target.data }).catch(() => null);
  const answer = await again?.get(`/api/tables/${seats[0].table}`);
  const n = answer?.status === 200 ? (JSON.parse(answer.text) as TableAnswer).now.n : 0;
  const warned = again ? CUT_SHORT.test(again.output) : true;
  sandbox.add(
    { sent, name: 'moves lost', value: played - n, unit: 'moves' },
    { sent, name: 'warning at the start', value: warned ? 1 : 0, unit: '', target: { atLeast: 1 } },
  );
  await again?.end('SIGKILL');
}

export const lostFile: Attack = {
  name: 'lost-file',
  description: 'the data folder is deleted, full, shared or truncated',
  seconds: 120,
  async run(sandbox) {
    for (const attack of [deletedFolder, fullDisk, twoServers, truncatedLog]) await attack(sandbox);
  },
};
