import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomGame } from '../apps/server/test/games.ts';
import { type Answer, type Ask, cookieOf, keyOf } from './http.ts';
import { idleEntry, recordOf } from './records.ts';
import { type Attack, inParallel, type Scene } from './scene.ts';
import type { Target } from './target.ts';

/** What TABLEE_TABLES_DAY and TABLEE_TABLES_GUEST allow unless they are set. */
const TABLES_DAY = 1_000;
const TABLES_GUEST = 300;
/** A day's megabytes in this attack; the default of 100 would take minutes. */
const MEGABYTES = 1;
const BEYOND = 100;
const RECORD_ENTRIES = 2_000;
const MB = 2 ** 20;
/** A day has as many minutes as the limits by the minute need: only quotas are left to refuse. */
const A_DAY_IN_SECONDS = { TABLEE_NEW_TABLES: '0', TABLEE_REQUESTS: '0' };

type Laid = { readonly tables: number; readonly key: string };

/** Lays tables as fast as possible until one is refused, or the count is reached. */
async function layTables(target: Target, most: number, wish: object, by: (i: number) => Ask): Promise<Laid> {
  let tables = 0;
  let key = '';
  await inParallel(most, 16, async i => {
    if (key !== '') return;
    const answer = await target.post('/api/tables', wish, by(i));
    if (answer.status === 201) tables++;
    else key = keyOf(answer) || String(answer.status);
  });
  return { tables, key: key === '' ? 'never refused' : `refused: ${key}` };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const counts = ({ status }: Answer): number => (status === 200 || status === 201 ? 1 : 0);

const PLAIN = { game: 'tchag', name: 'Eve', seat: 0 };

async function byAddress(scene: Scene): Promise<void> {
  const target = await scene.server(A_DAY_IN_SECONDS);
  const sent = 'tables from one address, a new guest each time';
  const laid = await layTables(target, TABLES_DAY + BEYOND, PLAIN, () => ({ from: '127.0.0.66' }));
  const size = sizeOf(target.data) / MB;
  const other = await target.post('/api/tables', PLAIN, { from: '127.0.0.2' });
  scene.add(
    { sent, name: laid.key, value: laid.tables, unit: 'tables', target: { atMost: TABLES_DAY } },
    { sent, name: 'the data folder', value: size, unit: 'MB' },
    { sent, name: 'another address still lays one', value: counts(other), unit: '', target: { atLeast: 1 } },
  );
  await target.end('SIGKILL');
}

/** One customer of an IPv6 network has 2⁶⁴ addresses: the /64 counts. */
async function byNetwork(scene: Scene): Promise<void> {
  const target = await scene.server({ ...A_DAY_IN_SECONDS, TABLEE_PROXIES: '1', TABLEE_TABLES_DAY: '100' });
  const laid = await layTables(target, 200, PLAIN, i => ({
    headers: { 'x-forwarded-for': `2001:db8:0:1::${(i + 1).toString(16)}` },
  }));
  const sent = 'tables from 200 addresses of one IPv6 /64, 100 a day';
  scene.add({ sent, name: laid.key, value: laid.tables, unit: 'tables', target: { atMost: 100 } });
  await target.end('SIGKILL');
}

async function byGuest(scene: Scene): Promise<void> {
  const target = await scene.server({ ...A_DAY_IN_SECONDS, TABLEE_TABLES_DAY: '0' });
  const cookie = cookieOf(await target.post('/api/tables', PLAIN));
  // From many addresses, as a guest on the move or behind many proxies.
  const laid = await layTables(target, TABLES_GUEST + BEYOND, PLAIN, i => ({
    cookie,
    from: `127.0.3.${(i % 250) + 1}`,
  }));
  const sent = 'tables of one guest from many addresses';
  scene.add({
    sent,
    name: laid.key,
    value: laid.tables + 1,
    unit: 'tables',
    target: { atMost: TABLES_GUEST },
  });
  await target.end('SIGKILL');
}

async function byBytes(scene: Scene): Promise<void> {
  const settings = { TABLEE_MEGABYTES_DAY: String(MEGABYTES), TABLEE_WORK: '0' };
  const target = await scene.server({ ...A_DAY_IN_SECONDS, ...settings });
  const entries = Array.from({ length: RECORD_ENTRIES }, (_, i) => idleEntry(i + 1));
  const wish = { game: 'tchako', name: 'Eve', seat: 0, record: recordOf(entries) };
  const each = JSON.stringify(wish.record).length / MB;
  // Half as much again as is allowed, by the size of the files sent.
  const most = Math.ceil((MEGABYTES * 1.5) / each);
  const before = sizeOf(target.data) / MB;
  const laid = await layTables(target, most, wish, () => ({ from: '127.0.0.66' }));
  const sent = `imports, ${MEGABYTES} MB a day allowed`;
  scene.add(
    {
      sent,
      name: laid.key,
      value: laid.tables * each,
      unit: 'MB sent',
      target: { atMost: MEGABYTES + each },
    },
    { sent, name: 'the data folder grew by', value: sizeOf(target.data) / MB - before, unit: 'MB' },
  );
  await target.end('SIGKILL');
}

/** Less free disk than the host wants to keep: nothing new, but running games go on. */
async function belowFloor(scene: Scene): Promise<void> {
  const first = await scene.server();
  const [seat] = await first.seat({ game: 'tchag' });
  await first.end('SIGTERM');
  const target = await scene.server({ TABLEE_DISK_FLOOR: '1000000' }, { data: first.data });
  const laid = await target.post('/api/tables', PLAIN);
  const played = await target.play(seat, 0, randomGame(1)[0]!.move);
  const sent = 'a table and a move with less than 1 TB free, the floor';
  const name = laid.status === 201 ? 'tables laid' : `tables laid (refused: ${keyOf(laid)})`;
  scene.add(
    { sent, name, value: counts(laid), unit: '', target: { atMost: 0 } },
    { sent, name: 'moves played', value: counts(played), unit: '', target: { atLeast: 1 } },
  );
}

export const diskFilling: Attack = {
  name: 'disk-filling',
  about: 'tables and records fill the disk',
  seconds: 120,
  async run(scene) {
    for (const attack of [byAddress, byNetwork, byGuest, byBytes, belowFloor]) await attack(scene);
  },
};
