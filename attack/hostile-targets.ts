import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attack, inParallel, type Sandbox, until } from './sandbox.ts';
import type { Target } from './target.ts';

const WEBHOOKS = 90;
const WAIT_MS = 20_000;
const HONEST_SECONDS = 15;
/** Ten a minute, and the burst before. */
const MOST_TO_ONE_SITE = 25;

/** Addresses of a private network, in many spellings, and what is no target at all. */
const PRIVATE = [
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://0.0.0.0/x',
  'https://10.1.2.3/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.0.1/x',
  'https://192.168.1.1/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://[2002:a00:1::]/x',
  'https://[fe80::1]/x',
  'https://[fd12::1]/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://router/x',
  'https://user:secret@example.org/x',
  'http://example.org/x',
  'file:///etc/passwd',
  'gopher://example.org/x',
];

type Receiver = { readonly port: number; hits: number };

/** `location`: answers with a redirect; null: never answers; absent: answers. */
async function receive(sandbox: Sandbox, host: string, location?: string | null): Promise<Receiver> {
  const server: Server = createServer((request, response) => {
    receiver.hits++;
    request.resume();
    if (location === undefined) response.writeHead(204).end();
    else if (location !== null) response.writeHead(307, { location }).end();
  });
  await new Promise<void>(done => server.listen(0, host, done));
  const receiver: Receiver = { port: (server.address() as AddressInfo).port, hits: 0 };
  sandbox.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

async function askFor(target: Target, url: string, from: string): Promise<boolean> {
  const [host] = await target.createFullTable({ game: 'tchag' }, { from });
  const by = { token: host.token, from };
  return (await target.post(`/api/tables/${host.table}/reach`, { way: 'webhook', url }, by)).status === 201;
}

/** Webhooks to targets that never answer, that redirect, and that are in the host's own network. */
async function run(sandbox: Sandbox): Promise<void> {
  const strict = await sandbox.server({ TABLEE_NEW_TABLES: '0' });
  let accepted = 0;
  for (const [i, url] of PRIVATE.entries()) if (await askFor(strict, url, `127.0.5.${1 + i}`)) accepted++;
  await strict.end('SIGKILL');

  const settings = { TABLEE_REACH_LOOPBACK: 'yes', TABLEE_NOTICE_SECONDS: '0', TABLEE_NEW_TABLES: '0' };
  const target = await sandbox.server(settings);
  const slow = await receive(sandbox, '127.0.0.1', null);
  const inner = await receive(sandbox, '127.0.0.1');
  const redirects = await receive(sandbox, '127.0.0.1', `http://127.0.0.1:${inner.port}/admin`);
  await askFor(target, `http://127.0.0.2:${redirects.port}/x`, '127.0.5.1');
  await askFor(target, `http://127.0.0.1:${redirects.port}/x`, '127.0.5.1');
  await until(WAIT_MS, () => redirects.hits > 0);
  await inParallel(WEBHOOKS, 8, i =>
    askFor(target, `http://127.0.0.1:${slow.port}/${i}`, `127.0.5.${2 + (i % 9)}`),
  );
  const honest = await receive(sandbox, 'localhost');
  const began = performance.now();
  await askFor(target, `http://localhost:${honest.port}/x`, '127.0.5.100');
  const arrived = await until(WAIT_MS, () => honest.hits > 0);
  const seconds = arrived ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY;
  const sent = `${WEBHOOKS} webhooks to a target that never answers`;
  sandbox.add(
    {
      ...{ sent: `${PRIVATE.length} private and odd addresses`, name: 'accepted', value: accepted, unit: '' },
      target: { atMost: 0 },
    },
    {
      sent: 'a target that redirects',
      name: 'redirects followed',
      value: inner.hits,
      unit: '',
      target: { atMost: 0 },
    },
    { sent, name: 'messages to it', value: slow.hits, unit: '', target: { atMost: MOST_TO_ONE_SITE } },
    { sent, name: 'a message to another', value: seconds, unit: 's', target: { atMost: HONEST_SECONDS } },
  );
}

export const hostileTargets: Attack = {
  name: 'hostile-targets',
  description: 'webhooks to targets that never answer, redirect, or are private',
  seconds: 90,
  run,
};
