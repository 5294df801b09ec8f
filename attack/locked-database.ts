import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomGame } from '../apps/server/test/games.ts';
import type { Answer } from './http.ts';
import { Probe } from './probe.ts';
import { type Attack, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const LOCKED_MS = 3_000;
const TABLES = 10;
const MOVE_MS = 1_000;
const READ_MS = 250;
const MOVES = randomGame(1);

/** The first move at all tables at once. */
const playFirst = (target: Target, seats: readonly Parameters<Target['play']>[0][]): Promise<Answer[]> =>
  Promise.all(seats.map(seat => target.play(seat, 0, MOVES[0]!.move)));

/** Another program holds the write lock of the database. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  const pairs = await Promise.all(
    Array.from({ length: TABLES }, () => target.createFullTable({ game: 'tchag' })),
  );
  const seats = pairs.map(([first]) => first);
  const client = await target.connect();
  sandbox.onEnd(() => client.socket.terminate());

  const other = new DatabaseSync(join(target.data, 'tablee.db'));
  sandbox.onEnd(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const reads = new Probe(20, async () => {
    const answer = await target.get(`/api/tables/${seats[0]!.table}`, { from: '127.0.0.2' });
    return answer.status === 200 ? answer.ms : null;
  });
  const pings = new Probe(20, async () => {
    const began = performance.now();
    client.send({ t: 'ping' });
    await client.next('pong');
    return performance.now() - began;
  });
  const released = sleep(LOCKED_MS).then(() => other.exec('ROLLBACK'));
  const answers = await playFirst(target, seats);
  await released;
  const read = await reads.stop();
  const pinged = await pings.stop();
  const slowest = Math.max(...answers.map(a => a.ms));
  const refused = answers.filter(a => a.status === 503).length;
  const again = await playFirst(target, seats);
  const played = again.filter(a => a.status === 200).length;

  const sent = `${TABLES} moves while the lock is held for ${LOCKED_MS / 1000} s`;
  const meanwhile = 'reads and pings meanwhile';
  sandbox.add(
    { sent, name: 'slowest answer to a move', value: slowest, unit: 'ms', target: { atMost: MOVE_MS } },
    { sent, name: 'answered with 503', value: refused, unit: 'moves', target: { atLeast: TABLES } },
    { sent: meanwhile, name: 'slowest read', value: read.slowest, unit: 'ms', target: { atMost: READ_MS } },
    { sent: meanwhile, name: 'reads that failed', value: reads.failed, unit: '', target: { atMost: 0 } },
    { sent: meanwhile, name: 'slowest ping', value: pinged.slowest, unit: 'ms', target: { atMost: READ_MS } },
    {
      sent: 'the same moves after it',
      name: 'played',
      value: played,
      unit: 'moves',
      target: { atLeast: TABLES },
    },
  );
}

export const lockedDatabase: Attack = {
  name: 'locked-database',
  description: 'a lock on the database blocks all players',
  seconds: 90,
  run,
};
