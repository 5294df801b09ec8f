import type { GameRecord } from '@tablee/kernel';
import type { HelloFrame, Laid } from '@tablee/wire';
import { HonestLoad } from './honest-load.ts';
import { keyOf } from './http.ts';
import { summarize } from './probe.ts';
import { idleEntry, recordOf, sealsFor, tchakoRecord } from './records.ts';
import type { Finding } from './report.ts';
import { type Attack, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const TABLES = 20;
const MOVES_A_SECOND = 100;
const ALONE_MS = 5_000;
const ATTACK_MS = 12_000;
const MOVE_MS = 50;
/** The longest record a server accepts. */
const ENTRIES = 2_000;
const SEALS = 1_990;
const HELLO_KB = 8;
/** Concurrent requests of each kind. */
const AT_ONCE = 4;
const ATTACKER = '127.0.0.66';

type Counts = { passed: number; refused: number; megabytes: number };

/** Repeats a request as fast as possible. */
async function flood(end: number, count: Counts, ask: () => ReturnType<Target['get']>): Promise<void> {
  while (performance.now() < end) {
    const answer = await ask();
    count.megabytes += answer.bytes / 2 ** 20;
    if (answer.status === 200 || answer.status === 201) count.passed++;
    else count.refused++;
    // Refusals are cheap for the server and not part of this attack.
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

/** A record with a seal for every entry would make every greeting large. */
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
  const client = await target.connect();
  client.send({ t: 'watch', table });
  const hello: HelloFrame = await client.next('hello');
  client.socket.terminate();
  const kilobytes = JSON.stringify(hello).length / 1024;
  return [
    accepted,
    { sent, name: 'greeting of a watcher', value: kilobytes, unit: 'KB', target: { atMost: HELLO_KB } },
  ];
}

/** One address requests imports and histories while others play. */
async function run(sandbox: Sandbox): Promise<void> {
  // Before any measurement: it takes this process a second.
  const record = tchakoRecord(ENTRIES);
  const target = await sandbox.server();
  const load = await HonestLoad.open(target, {
    tables: TABLES,
    rate: MOVES_A_SECOND,
    tableOptions: number => ({ game: 'tchag', seed: number + 1 }),
  });
  sandbox.onEnd(() => load.close());
  await sleep(2_000);
  load.take();
  await sleep(ALONE_MS);
  const alone = summarize(load.take());
  const { imports, stories } = await attack(target, record);
  const under = summarize(load.take());
  await load.close();
  const honest = `${TABLES} honest tables, ${MOVES_A_SECOND} moves/s`;
  const sent = `imports of ${ENTRIES} entries and their stories`;
  sandbox.add(
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
  description: 'imports and histories delay the moves of others',
  seconds: 90,
  run,
};
