import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Laid } from '@tablee/wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NO_LIMITS } from '../../apps/server/test/server-child.ts';
import { WsClient } from '../../apps/server/test/ws-client.ts';
import { HttpClient } from '../../attack/http.ts';
import { until } from '../../attack/sandbox.ts';
import { Fleet } from '../fleet.ts';
import type { FleetNode } from '../node.ts';

/** Of one address a minute. */
const REQUESTS = 40;

/** Nodes with a database each: what they answer tells which one it was. */
let run: Fleet;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablée fleet '));
  const settings = { ...NO_LIMITS, TABLEE_REQUESTS: String(REQUESTS) };
  run = await Fleet.start({ count: 2, folder, settings: () => settings, balancer: { silentMs: 5_000 } });
}, 120_000);

afterAll(async () => {
  await run?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const allHealthy = (): Promise<boolean> => until(60_000, () => run.balancer.healthy.length === 2);

const client = ({ url }: { readonly url: string }): HttpClient => {
  const http = new HttpClient(url);
  onTestFinished(() => http.close());
  return http;
};

async function createTable(node: FleetNode): Promise<string> {
  const answer = await client(node).ask('POST', '/api/tables', { body: { game: 'tchag', name: 'Ann' } });
  expect(answer.status, answer.text).toBe(201);
  return (JSON.parse(answer.text) as Laid).table;
}

async function connect(): Promise<WsClient> {
  const socket = await WsClient.open(`${run.url.replace('http', 'ws')}/ws`);
  onTestFinished(() => socket.socket.terminate());
  return socket;
}

describe('the balancer', () => {
  it('names the address of the client, whatever the client claims', async () => {
    const http = client(run);
    const ask = async (from: string, forged: string): Promise<number> =>
      (await http.ask('GET', '/api/games', { from, headers: { 'x-forwarded-for': forged } })).status;
    // All at once: the limit grows again with time. Both nodes count on their own.
    const forged = Array.from({ length: 4 * REQUESTS }, (_, i) => `192.0.2.${i % 250}`);
    const statuses = await Promise.all([...forged, '127.0.0.4'].map(name => ask('127.0.0.3', name)));
    expect(statuses).toContain(429);
    expect(await ask('127.0.0.4', '127.0.0.3')).toBe(200);
  });

  it('takes nodes in turn, leaves out a dead one at once and takes it back', async () => {
    const [first, second] = run.nodes as [FleetNode, FleetNode];
    const table = await createTable(first);
    const http = client(run);
    const ask = async (): Promise<number> => (await http.ask('GET', `/api/tables/${table}`)).status;
    expect(await allHealthy()).toBe(true);
    expect([await ask(), await ask()].toSorted()).toEqual([200, 404]);
    await second.kill();
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    await second.start();
    expect(await allHealthy()).toBe(true);
    expect([await ask(), await ask()].toSorted()).toEqual([200, 404]);
  });

  it('passes WebSockets, and ends those of a frozen or dead node', async () => {
    const [first, second] = run.nodes as [FleetNode, FleetNode];
    expect(await allHealthy()).toBe(true);
    const [one, other] = [await connect(), await connect()];
    expect([await one.quiet(), await other.quiet()]).toEqual([[], []]);
    first.freeze();
    onTestFinished(() => first.thaw());
    // By the balancer: the frozen process still holds its end.
    await Promise.race([one.closed, other.closed]);
    const again = await connect();
    expect(await again.quiet()).toEqual([]);
    await second.kill();
    await again.closed;
  });

  it('answers 503 with a sentence while no node runs', async () => {
    await Promise.all(run.nodes.map(node => node.kill()));
    const answer = await client(run).ask('GET', '/api/games');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(answer.text)).toMatchObject({ key: 'unhealthy' });
  });
});
