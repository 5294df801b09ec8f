import type { GameRecord } from '@tablee/kernel';
import type { HelloFrame, Laid } from '@tablee/wire';
import { HonestRoom } from './honest-room.ts';
import { keyOf } from './http.ts';
import { summarize } from './probe.ts';
import { idleEntry, recordOf, sealsFor, tchakoRecord } from './records.ts';
import type { Finding } from './report.ts';
import { type Attack, type Scene, sleep } from './scene.ts';
import type { Target } from './target.ts';

const TABLES = 20;
const MOVES_A_SECOND = 100;
const ALONE_MS = 5_000;
const ATTACK_MS = 12_000;
const MOVE_MS = 50;
/** The longest record a server takes. */
const ENTRIES = 2_000;
const SEALS = 1_990;
const HELLO_KB = 8;
/** So many requests of each kind are under way at a time. */
const AT_ONCE = 4;
const ATTACKER = '127.0.0.66';

type Counts = { passed: number; refused: number; megabytes: number };

/** Repeats a request as fast as it is answered. */
async function flood(end: number, count: Counts, ask: () => ReturnType<Target['get']>): Promise<void> {
  while (performance.now() < end) {
    const answer = await ask();
    count.megabytes += answer.bytes / 2 ** 20;
    if (answer.status === 200 || answer.status === 201) count.passed++;
    else count.refused++;
    // A refusal costs the server nothing worth measuring: not the attack that is meant.
    if (answer.status === 429 || answer.status === 0) await sleep(10);
  }
}

async function attack(target: Target, record: GameRecord): Promise<{ imports: Counts; stories: Counts }> {
  const body = Buffer.from(JSON.stringify({ game: 'tchako', name: 'Eve', seat: 0, record }));
  const by = { from: ATTACKER, timeoutMs: ATTACK_MS * 2 };
  const imports: Counts = { passed: 0, refused: 0, megabytes: 0 };
  const stories: Counts = { passed: 0, refused: 0, megabytes: 0 };
  const first = await target.post('/api/tables', body, by);
  const { table } = first.status === 201 ? (JSON.parse(first.text) as Laid) : { table: 'none' };
  const end = performance.now() + ATTACK_MS;
  const story = () => target.get(`/api/tables/${table}/story`, { ...by, keep: false });
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, () => flood(end, imports, () => target.post('/api/tables', body, by))),
    ...Array.from({ length: AT_ONCE }, () => flood(end, stories, story)),
  ]);
  return { imports, stories };
}

/** A record with a seal for every entry: refused, or else how large every greeting becomes. */
async function sendSeals(target: Target): Promise<Finding[]> {
  const entries = Array.from({ length: SEALS + 5 }, (_, i) => idleEntry(i + 1));
  const record = recordOf(entries, sealsFor(SEALS));
  const sent = `a record with ${SEALS} seals`;
  const answer = await target.post(
    '/api/tables',
    { game: 'tchako', name: 'Eve', seat: 0, record },
    { from: '127.0.0.67' },
  );
  const name = answer.status === 201 ? 'accepted' : `refused: ${answer.status} ${keyOf(answer)}`;
  const accepted = { sent, name, value: answer.status === 201 ? 1 : 0, unit: '', target: { atMost: 0 } };
  if (answer.status !== 201) return [accepted];
  const { table } = JSON.parse(answer.text) as Laid;
  const line = await target.line();
  line.send({ t: 'watch', table });
  const hello: HelloFrame = await line.next('hello');
  line.socket.terminate();
  const kilobytes = JSON.stringify(hello).length / 1024;
  return [
    accepted,
    { sent, name: 'greeting of a watcher', value: kilobytes, unit: 'KB', target: { atMost: HELLO_KB } },
  ];
}

/** Imports and stories ordered by one address while others play. */
async function run(scene: Scene): Promise<void> {
  // Before anything is measured: it takes this process a second.
  const record = tchakoRecord(ENTRIES);
  const target = await scene.server();
  const room = await HonestRoom.open(target, {
    tables: TABLES,
    rate: MOVES_A_SECOND,
    wish: number => ({ game: 'tchag', seed: number + 1 }),
  });
  scene.atEnd(() => room.close());
  await sleep(2_000);
  room.take();
  await sleep(ALONE_MS);
  const alone = summarize(room.take());
  const { imports, stories } = await attack(target, record);
  const under = summarize(room.take());
  await room.close();
  const honest = `${TABLES} honest tables, ${MOVES_A_SECOND} moves/s`;
  const sent = `imports of ${ENTRIES} entries and their stories`;
  scene.add(
    { sent: honest, name: 'a move alone, p50', value: alone.p50, unit: 'ms' },
    { sent: honest, name: 'a move alone, p99', value: alone.p99, unit: 'ms' },
    { sent, name: 'imports passed', value: imports.passed, unit: '' },
    { sent, name: 'imports refused', value: imports.refused, unit: '' },
    { sent, name: `stories passed (${stories.megabytes.toFixed(0)} MB)`, value: stories.passed, unit: '' },
    { sent, name: 'stories refused', value: stories.refused, unit: '' },
    { sent, name: 'a move under attack, p50', value: under.p50, unit: 'ms' },
    { sent, name: 'a move under attack, p99', value: under.p99, unit: 'ms', target: { atMost: MOVE_MS } },
    ...(await sendSeals(target)),
  );
}

export const heavyWork: Attack = {
  name: 'heavy-work',
  about: 'imports and stories keep the server from other people’s moves',
  seconds: 90,
  run,
};
