import type { Seated } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { cookieOf } from './http.ts';
import { type Attack, inParallel, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const TABLES = 100;
const LONG_TABLES = 1_000;
/** The default of TABLEE_BOT_TABLES. */
const BOT_TABLES = 20;
/** Time limit for a bot of level 1 under attack, including its pause of 700 ms. */
const ANSWER_MS = 3_000;
const TIMEOUT_MS = 30_000;
const LONG_TIMEOUT_MS = 240_000;
const ANSWERS = 3;
const WATCHED_EACH = 16;
const ATTACKER = '127.0.0.66';
const STRONG = 5;
const GAME = randomGame(1);

/** Watched tables with bots of the highest level only; returns those that could be created. */
async function createBotTables(sandbox: Sandbox, target: Target, count: number): Promise<readonly string[]> {
  const tables: string[] = [];
  const body = {
    game: 'tchag',
    seat: 'none',
    bots: [0, 1].map(seat => ({ seat, level: STRONG })),
  };
  let cookie = '';
  await inParallel(count, 8, async () => {
    const answer = await target.post('/api/tables', body, { from: ATTACKER, cookie });
    cookie ||= cookieOf(answer);
    if (answer.status === 201) tables.push((JSON.parse(answer.text) as Seated).table);
  });
  for (let i = 0; i < tables.length; i += WATCHED_EACH) {
    const client = await target.connect(ATTACKER);
    client.listener = () => {};
    sandbox.onEnd(() => client.socket.terminate());
    for (const table of tables.slice(i, i + WATCHED_EACH)) client.send({ t: 'watch', table });
  }
  return tables;
}

/** The time a bot of another guest takes for its first move. */
async function botAnswer(target: Target, timeoutMs: number): Promise<number> {
  const body = { game: 'tchag', name: 'Ann', seat: 0, bots: [{ seat: 1, level: 1 }] };
  const { table, token } = await target.createTable(body);
  const client = await target.connect();
  const told = new Promise<number>(done => {
    let since = 0;
    client.listener = frame => {
      if (frame.t !== 'table') return;
      if (frame.told?.seat === 1) done(performance.now() - since);
      if (frame.decision < 0) {
        since ||= performance.now();
        return;
      }
      const { move } = GAME[frame.n]!;
      client.send({ t: 'play', table, decision: frame.decision, move });
    };
    setTimeout(() => done(Number.POSITIVE_INFINITY), timeoutMs).unref();
  });
  client.send({ t: 'watch', table, token: token! });
  const ms = await told;
  client.socket.terminate();
  return ms;
}

async function slowest(target: Target, timeoutMs: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ANSWERS && !times.includes(Number.POSITIVE_INFINITY); i++)
    times.push(await botAnswer(target, timeoutMs));
  return Math.max(...times);
}

async function run(sandbox: Sandbox): Promise<void> {
  const count = sandbox.options.long ? LONG_TABLES : TABLES;
  const timeoutMs = sandbox.options.long ? LONG_TIMEOUT_MS : TIMEOUT_MS;
  const sent = `${count} watched tables of bots, level ${STRONG}`;
  const limited = await sandbox.server({ TABLEE_NEW_TABLES: '0', TABLEE_REQUESTS: '0' });
  const { length } = await createBotTables(sandbox, limited, count);
  const name = 'tables created with default settings';
  sandbox.add({ sent, name, value: length, unit: 'tables', target: { atMost: BOT_TABLES } });
  await limited.end('SIGKILL');
  // Without the quota, as if from many addresses: turns must still be fair.
  const target = await sandbox.server({
    TABLEE_NEW_TABLES: '0',
    TABLEE_REQUESTS: '0',
    TABLEE_BOT_TABLES: '0',
    TABLEE_TABLES_GUEST: '0',
    TABLEE_TABLES_DAY: '0',
  });
  const before = await slowest(target, timeoutMs);
  await createBotTables(sandbox, target, count);
  await sleep(2_000);
  const under = await slowest(target, timeoutMs);
  const answers = `another guest’s bot, ${ANSWERS} times`;
  sandbox.add(
    { sent: answers, name: 'slowest answer before', value: before, unit: 'ms' },
    {
      sent: answers,
      name: 'slowest answer under attack',
      value: under,
      unit: 'ms',
      target: { atMost: ANSWER_MS },
    },
  );
}

export const botStarving: Attack = {
  name: 'bot-starving',
  description: 'tables of bots use all search time',
  seconds: 120,
  run,
};
