import { HonestLoad } from './honest-load.ts';
import { summarize } from './probe.ts';
import { type Attack, inParallel, type Sandbox, sleep } from './sandbox.ts';

const TABLES = 25;
const REQUESTS = 1_000;
const AT_ONCE = 16;
const ALONE_MS = 4_000;
const MOVE_MS = 100;
const MEGABYTES = 400;
const ATTACKER = '127.0.0.77';

/** One address asks for a thousand pictures and pages of links while others play. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  const games = ['tchag', 'tock', 'tchang', 'tchako', 'dragons'];
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const game = games[i % games.length]!;
    tables.push((await target.createTable({ game, name: `Ann ${i}`, seat: 0 }, { from: ATTACKER })).table);
  }
  const load = await HonestLoad.open(target, {
    tables: 10,
    rate: 50,
    tableOptions: number => ({ game: 'tchag', seed: number + 1 }),
  });
  sandbox.onEnd(() => load.close());
  await sleep(2_000);
  load.take();
  await sleep(ALONE_MS);
  const alone = summarize(load.take());
  const before = target.memory()?.rss ?? 0;
  const counts = { pictures: 0, refused: 0, missing: 0, pages: 0 };
  await inParallel(REQUESTS, AT_ONCE, async i => {
    const table = tables[i % TABLES]!;
    const lang = i % 2 === 0 ? 'fr' : 'en';
    const by = { from: ATTACKER, keep: false };
    const picture = await target.get(`/api/tables/${table}/picture.png?lang=${lang}&n=${i}`, by);
    if (picture.status === 200) counts.pictures++;
    else if (picture.status === 429) counts.refused++;
    else counts.missing++;
    if ((await target.get(`/t/${table}?x=${i}`, by)).status === 200) counts.pages++;
  });
  const under = summarize(load.take());
  const peak = ((target.memory()?.peak ?? Number.POSITIVE_INFINITY) - before) / 2 ** 20;
  await load.close();
  const metrics = await target.get('/metrics');
  const drawn = Number(/^tablee_previews_total (\d+)$/m.exec(metrics.text)?.[1] ?? Number.NaN);
  const sent = `${REQUESTS} pictures of ${TABLES} tables, and their pages`;
  sandbox.add(
    { sent, name: 'pictures sent', value: counts.pictures, unit: '' },
    { sent, name: 'refused', value: counts.refused, unit: '' },
    { sent, name: 'other answers', value: counts.missing, unit: '', target: { atMost: 0 } },
    { sent, name: 'pages sent', value: counts.pages, unit: '' },
    { sent, name: 'pictures drawn', value: drawn, unit: '', target: { atMost: 2 * TABLES } },
    { sent: 'nothing', name: 'a move of others, p99', value: alone.p99, unit: 'ms' },
    { sent, name: 'a move of others, p99', value: under.p99, unit: 'ms', target: { atMost: MOVE_MS } },
    { sent, name: 'memory at its peak', value: peak, unit: 'MB', target: { atMost: MEGABYTES } },
  );
}

export const previewFlood: Attack = {
  name: 'preview-flood',
  description: 'a thousand link previews are asked for while others play',
  seconds: 90,
  run,
};
