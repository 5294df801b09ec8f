import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../src/store/postgres/link.ts';
import { ReadLinks } from '../../src/store/postgres/read-links.ts';
import { newDatabase } from './database.ts';

it('reads do not wait for a second connection while one is open', async () => {
  // Accepts connections and says nothing, as a machine does whose processor is busy.
  const silent = createServer(socket => onTestFinished(() => void socket.destroy()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const first = await connect({ url: await newDatabase(), name: 'test' });
  const url = `postgres://test:test@127.0.0.1:${(silent.address() as AddressInfo).port}/test`;
  const log = { error: () => undefined, info: () => undefined };
  const links = new ReadLinks({ url, name: 'test', log }, first);
  onTestFinished(() => first.end());
  const statement = { name: 'late', text: 'SELECT pg_sleep(0.05), $1::int AS n' };
  const answers = await Promise.all([1, 2, 3, 4].map(n => links.rows(statement, n)));
  expect(answers.map(rows => rows[0]?.n)).toEqual([1, 2, 3, 4]);
});
