import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomGame } from '../apps/server/test/games.ts';
import { type Answer, type Ask, cookieOf, keyOf } from './http.ts';
import { idleEntry, recordOf } from './records.ts';
import { type Attack, inParallel, type Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

/** The defaults of TABLEE_TABLES_DAY and TABLEE_TABLES_GUEST. */
const TABLES_DAY = 1_000;
const TABLES_GUEST = 300;
/** TABLEE_MEGABYTES_DAY in this attack; the default of 100 would take minutes. */
const MEGABYTES = 1;
const BEYOND = 100;
const RECORD_ENTRIES = 2_000;
const MB = 2 ** 20;
/** Without limits by the minute, so that only quotas refuse. */
const NO_RATE_LIMITS = { TABLEE_NEW_TABLES: '0', TABLEE_REQUESTS: '0' };

type Created = { readonly tables: number; readonly key: string };

/** Creates tables as fast as possible until one is refused or the count is reached. */
async function createTables(
  target: Target,
  most: number,
  body: object,
  by: (i: number) => Ask,
  width = 16,
): Promise<Created> {
  let tables = 0;
  let key = '';
  await inParallel(most, width, async i => {
    if (key !== '') return;
    const answer = await target.post('/api/tables', body, by(i));
    if (answer.status === 201) tables++;
    else key = keyOf(answer) || String(answer.status);
  });
  return { tables, key: key === '' ? 'never refused' : `refused: ${key}` };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const counts = ({ status }: Answer): number => (status === 200 || status === 201 ? 1 : 0);

const PLAIN = { game: 'tchag', name: 'Eve', seat: 0 };

async function byAddress(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server(NO_RATE_LIMITS);
  const sent = 'tables from one address, a new guest each time';
  const created = await createTables(target, TABLES_DAY + BEYOND, PLAIN, () => ({ from: '127.0.0.66' }));
  const size = sizeOf(target.data) / MB;
  const other = await target.post('/api/tables', PLAIN, { from: '127.0.0.2' });
  sandbox.add(
    { sent, name: created.key, value: created.tables, unit: 'tables', target: { atMost: TABLES_DAY } },
    { sent, name: 'the data folder', value: size, unit: 'MB' },
    {
      sent,
      name: 'another address can still create one',
      value: counts(other),
      unit: '',
      target: { atLeast: 1 },
    },
  );
  await target.end('SIGKILL');
}

/** One customer has a whole IPv6 /64, so it counts as one address. */
async function byNetwork(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server({ ...NO_RATE_LIMITS, TABLEE_PROXIES: '1', TABLEE_TABLES_DAY: '100' });
  const created = await createTables(target, 200, PLAIN, i => ({
    headers: { 'x-forwarded-for': `2001:db8:0:1::${(i + 1).toString(16)}` },
  }));
  const sent = 'tables from 200 addresses of one IPv6 /64, 100 a day';
  sandbox.add({ sent, name: created.key, value: created.tables, unit: 'tables', target: { atMost: 100 } });
  await target.end('SIGKILL');
}

async function byGuest(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server({ ...NO_RATE_LIMITS, TABLEE_TABLES_DAY: '0' });
  const cookie = cookieOf(await target.post('/api/tables', PLAIN));
  // From many addresses, like a travelling guest.
  const created = await createTables(target, TABLES_GUEST + BEYOND, PLAIN, i => ({
    cookie,
    from: `127.0.3.${(i % 250) + 1}`,
  }));
  const sent = 'tables of one guest from many addresses';
  sandbox.add({
    sent,
    name: created.key,
    value: created.tables + 1,
    unit: 'tables',
    target: { atMost: TABLES_GUEST },
  });
  await target.end('SIGKILL');
}

async function byBytes(sandbox: Sandbox): Promise<void> {
  const settings = { TABLEE_MEGABYTES_DAY: String(MEGABYTES), TABLEE_WORK: '0' };
  const target = await sandbox.server({ ...NO_RATE_LIMITS, ...settings });
  const entries = Array.from({ length: RECORD_ENTRIES }, (_, i) => idleEntry(i + 1));
  const body = { game: 'tchako', name: 'Eve', seat: 0, record: recordOf(entries) };
  const each = JSON.stringify(body.record).length / MB;
  // 1.5 times the quota, by the size of the files sent.
  const most = Math.ceil((MEGABYTES * 1.5) / each);
  const before = sizeOf(target.data) / MB;
  // Sequential: only the byte quota may refuse, not the limit of concurrent work.
  const created = await createTables(target, most, body, () => ({ from: '127.0.0.66' }), 1);
  const sent = `imports, ${MEGABYTES} MB a day allowed`;
  sandbox.add(
    {
      sent,
      name: created.key,
      value: created.tables * each,
      unit: 'MB sent',
      target: { atMost: MEGABYTES + each },
    },
    { sent, name: 'the data folder grew by', value: sizeOf(target.data) / MB - before, unit: 'MB' },
  );
  await target.end('SIGKILL');
}

/** Below the floor of free disk: no new tables, but running games continue. */
async function belowFloor(sandbox: Sandbox): Promise<void> {
  const first = await sandbox.server();
  const [seat] = await first.createFullTable({ game: 'tchag' });
  await first.end('SIGTERM');
  const target = await sandbox.server({ TABLEE_DISK_FLOOR: '1000000' }, { data: first.data });
  const table = await target.post('/api/tables', PLAIN);
  const played = await target.play(seat, 0, randomGame(1)[0]!.move);
  const sent = 'a table and a move with less than 1 TB free, the floor';
  const name = table.status === 201 ? 'tables created' : `tables created (refused: ${keyOf(table)})`;
  sandbox.add(
    { sent, name, value: counts(table), unit: '', target: { atMost: 0 } },
    { sent, name: 'moves played', value: counts(played), unit: '', target: { atLeast: 1 } },
  );
}

export const diskFilling: Attack = {
  name: 'disk-filling',
  description: 'tables and records fill the disk',
  seconds: 120,
  async run(sandbox) {
    for (const attack of [byAddress, byNetwork, byGuest, byBytes, belowFloor]) await attack(sandbox);
  },
};
