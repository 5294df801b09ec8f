import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Seated, TableAnswer } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { Child } from '../apps/server/test/server-child.ts';
import type { Finding } from './report.ts';
import { type Attack, type Scene, sleep, until } from './scene.ts';
import type { Target } from './target.ts';

const GAME = randomGame(11);
const BEFORE = 4;
const AFTER = 10;
/** How soon /healthz must know. */
const HEALTH_MS = 6_000;
const TOO_LATE_MS = 15_000;
const CANNOT_START = 2;
/** What a host is told about a journal that lost its end. */
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

/** What is written into a file without a name is gone with the process. */
async function deletedFolder(scene: Scene): Promise<void> {
  const target = await scene.server();
  const seats = await target.seat({ game: 'tchag' });
  await play(target, seats, 0, BEFORE);
  rmSync(target.data, { recursive: true });
  const value = await play(target, seats, BEFORE, AFTER);
  const sent = `${AFTER} moves after the data folder was deleted`;
  scene.add({ sent, name: 'moves acknowledged', value, unit: 'moves', target: { atMost: 0 } });
  scene.add(health(sent, await unhealthyAfter(target)));
  await target.end('SIGKILL');
}

async function fullDisk(scene: Scene): Promise<void> {
  // Files may grow to so many blocks of 512 bytes and no further: what a full disk answers.
  const target = await scene.server({ TABLEE_NEW_TABLES: '0' }, { shell: 'ulimit -f 400' });
  let laid = 0;
  while (laid < 1_000) {
    const answer = await target.post('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    if (answer.status !== 201) break;
    laid++;
  }
  const sent = 'tables until the disk is full';
  scene.add({ sent, name: 'tables laid', value: laid, unit: 'tables' });
  scene.add(health(sent, await unhealthyAfter(target)));
  await target.end('SIGKILL');
}

async function twoServers(scene: Scene): Promise<void> {
  const first = await scene.server();
  const second = new Child({ TABLEE_DATA: first.data, TABLEE_LOG: 'error' });
  scene.atEnd(() => second.process.kill('SIGKILL'));
  const ended = await Promise.race([second.ended, sleep(10_000)]);
  const sent = 'a second server on the same folder';
  const name = ended ? `exit code ${ended.code}: ${second.err.trim().split('\n')[0]}` : 'it runs';
  const value = ended?.code === CANNOT_START ? 1 : 0;
  scene.add({ sent, name, value, unit: '', target: { atLeast: 1 } });
  second.process.kill('SIGKILL');
  // The lock must not outlive a crash.
  await first.end('SIGKILL');
  const again = await scene.server({}, { data: first.data }).catch(() => null);
  scene.add({
    sent: 'a start after the first was killed',
    name: 'servers started',
    value: again ? 1 : 0,
    unit: '',
    target: { atLeast: 1 },
  });
  await again?.end('SIGKILL');
}

/** A crash of the machine may lose the end of the journal: then acknowledged moves are gone, and it has to be said. */
async function cutJournal(scene: Scene): Promise<void> {
  const target = await scene.server();
  const seats = await target.seat({ game: 'tchag' });
  const played = await play(target, seats, 0, GAME.length - 1);
  await target.end('SIGKILL');
  const journal = join(target.data, 'tablee.db-wal');
  truncateSync(journal, Math.floor(statSync(journal).size * 0.7));
  const sent = 'a start after the journal lost its last third';
  const again = await scene.server({ TABLEE_LOG: 'warn' }, { data: target.data }).catch(() => null);
  const answer = await again?.get(`/api/tables/${seats[0].table}`);
  const n = answer?.status === 200 ? (JSON.parse(answer.text) as TableAnswer).now.n : 0;
  const said = again ? CUT_SHORT.test(again.said) : true;
  scene.add(
    { sent, name: 'moves lost', value: played - n, unit: 'moves' },
    { sent, name: 'it is said at the start', value: said ? 1 : 0, unit: '', target: { atLeast: 1 } },
  );
  await again?.end('SIGKILL');
}

export const lostFile: Attack = {
  name: 'lost-file',
  about: 'the data folder is deleted, full, shared or cut short',
  seconds: 120,
  async run(scene) {
    for (const attack of [deletedFolder, fullDisk, twoServers, cutJournal]) await attack(scene);
  },
};
