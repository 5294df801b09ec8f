import type { Seated } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { cookieOf } from './http.ts';
import { type Attack, inParallel, type Scene, sleep } from './scene.ts';
import type { Target } from './target.ts';

const TABLES = 100;
const LONG_TABLES = 1_000;
/** What TABLEE_BOT_TABLES allows unless it is set. */
const BOT_TABLES = 20;
/** How long a bot of the lowest level may take under attack, its pause of 700 ms included. */
const ANSWER_MS = 3_000;
const PATIENCE_MS = 30_000;
const LONG_PATIENCE_MS = 240_000;
const ANSWERS = 3;
const WATCHED_EACH = 16;
const ATTACKER = '127.0.0.66';
const STRONG = 5;
const GAME = randomGame(1);

/** Tables where only bots of the highest level sit, all watched; returns how many could be laid. */
async function layBotTables(scene: Scene, target: Target, count: number): Promise<readonly string[]> {
  const tables: string[] = [];
  const wish = {
    game: 'tchag',
    seat: 'none',
    bots: [0, 1].map(seat => ({ seat, level: STRONG })),
  };
  let cookie = '';
  await inParallel(count, 8, async () => {
    const answer = await target.post('/api/tables', wish, { from: ATTACKER, cookie });
    cookie ||= cookieOf(answer);
    if (answer.status === 201) tables.push((JSON.parse(answer.text) as Seated).table);
  });
  for (let i = 0; i < tables.length; i += WATCHED_EACH) {
    const line = await target.line(ATTACKER);
    line.listener = () => {};
    scene.atEnd(() => line.socket.terminate());
    for (const table of tables.slice(i, i + WATCHED_EACH)) line.send({ t: 'watch', table });
  }
  return tables;
}

/** Somebody else plays against a bot: from the end of the own turn to the bot's first move. */
async function botAnswer(target: Target, patienceMs: number): Promise<number> {
  const wish = { game: 'tchag', name: 'Ann', seat: 0, bots: [{ seat: 1, level: 1 }] };
  const { table, token } = await target.lay(wish);
  const line = await target.line();
  const told = new Promise<number>(done => {
    let since = 0;
    line.listener = frame => {
      if (frame.t !== 'table') return;
      if (frame.told?.seat === 1) done(performance.now() - since);
      if (frame.decision < 0) {
        since ||= performance.now();
        return;
      }
      const { move } = GAME[frame.n]!;
      line.send({ t: 'play', table, decision: frame.decision, move });
    };
    setTimeout(() => done(Number.POSITIVE_INFINITY), patienceMs).unref();
  });
  line.send({ t: 'watch', table, token: token! });
  const ms = await told;
  line.socket.terminate();
  return ms;
}

async function slowest(target: Target, patienceMs: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ANSWERS && !times.includes(Number.POSITIVE_INFINITY); i++)
    times.push(await botAnswer(target, patienceMs));
  return Math.max(...times);
}

async function run(scene: Scene): Promise<void> {
  const count = scene.wish.long ? LONG_TABLES : TABLES;
  const patienceMs = scene.wish.long ? LONG_PATIENCE_MS : PATIENCE_MS;
  const sent = `${count} watched tables of bots, level ${STRONG}`;
  const usual = await scene.server({ TABLEE_NEW_TABLES: '0', TABLEE_REQUESTS: '0' });
  const { length } = await layBotTables(scene, usual, count);
  const name = 'tables laid with the usual settings';
  scene.add({ sent, name, value: length, unit: 'tables', target: { atMost: BOT_TABLES } });
  await usual.end('SIGKILL');
  // Without the quota, as many addresses could do it: turns must be fair all the same.
  const target = await scene.server({
    TABLEE_NEW_TABLES: '0',
    TABLEE_REQUESTS: '0',
    TABLEE_BOT_TABLES: '0',
    TABLEE_TABLES_GUEST: '0',
    TABLEE_TABLES_DAY: '0',
  });
  const before = await slowest(target, patienceMs);
  await layBotTables(scene, target, count);
  await sleep(2_000);
  const under = await slowest(target, patienceMs);
  const answers = `another guest’s bot, ${ANSWERS} times`;
  scene.add(
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
  about: 'tables of bots take all turns to think',
  seconds: 120,
  run,
};
