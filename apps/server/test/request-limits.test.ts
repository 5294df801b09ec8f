import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { type Live, live, newFolder } from './live.ts';
import { rawRequest } from './raw.ts';

const create = { game: 'tchag', name: 'Ann' };

/** Spellings of one URL that are equal for the router, but not as text. */
const SPELLINGS = [
  '/api/tables',
  '/%61pi/tables',
  '/%61%70%69/%74ables',
  '/api/tables?x=/',
  '/api/tables#x',
  'http://x/api/tables',
  'HTTP://elsewhere.example/api/tables',
  'http://x/%61pi/tables?y',
];

const times = <T>(n: number, ask: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: n }).reduce<Promise<T[]>>(
    async (before, _) => [...(await before), await ask()],
    Promise.resolve([]),
  );

function builtPages(): string {
  const folder = join(newFolder(), 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tablée</title>');
  writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'plain');
  return folder;
}

describe('the limit of new tables', () => {
  it.each(SPELLINGS)('applies to every spelling of the URL: %s', async target => {
    const app = await live({ limits: { newTables: 2 } });
    const statuses = (await times(4, () => rawRequest(app, 'POST', target, { body: create }))).map(
      a => a.status,
    );
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('is one limit for all spellings', async () => {
    const app = await live({ limits: { newTables: 3 } });
    const answers = [];
    for (const target of SPELLINGS) answers.push(await rawRequest(app, 'POST', target, { body: create }));
    expect(answers.filter(a => a.status === 201)).toHaveLength(3);
    expect(answers.filter(a => a.status === 429)).toHaveLength(SPELLINGS.length - 3);
  });

  it('counts a whole IPv6 network of one customer as one address', async () => {
    const app = await live({ proxies: 1, limits: { newTables: 2 } });
    const from = (address: string) =>
      app.post('/api/tables', create, { headers: { 'x-forwarded-for': address } });
    expect((await from('2001:db8::1')).status).toBe(201);
    expect((await from('2001:db8::2')).status).toBe(201);
    expect((await from('2001:db8::ffff:3')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(201);
  });
});

describe('the limit of requests', () => {
  const refusedAfter = async (app: Live, target: string, free: number): Promise<void> => {
    const answers = await times(free + 2, () => rawRequest(app, 'GET', target));
    expect(
      answers.map(a => a.status === 429),
      target,
    ).toEqual([...Array.from({ length: free }, () => false), true, true]);
    const refused = answers.at(-1)!;
    expect(problem.parse(JSON.parse(refused.body))).toMatchObject({ key: 'too-often', rule: 'TABLE' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
  };

  it.each([
    '/api/games',
    '/%61pi/games',
    'http://x/api/games',
    '/api/nothing',
    '/%61pi/nothing',
    '//api/nothing',
    '/API/nothing',
    '/api',
    '/api/openapi.json',
    '/metrics',
    '/nothing.js',
    '/%',
    '/api/tables/abcdefghijkl/events',
  ])('holds at %s', async target => {
    const app = await live({ limits: { requests: 3 }, dist: builtPages() });
    await refusedAfter(app, target, 3);
  });

  it('does not count pages, files and the health probe', async () => {
    const app = await live({ limits: { requests: 1 }, dist: builtPages() });
    for (const target of ['/', '/t/abcdefghijkl', '/assets/app-abc123.js', '/healthz', '/%68ealthz']) {
      const statuses = (await times(4, () => rawRequest(app, 'GET', target))).map(a => a.status);
      expect([target, ...statuses]).toEqual([target, 200, 200, 200, 200]);
    }
    expect((await app.post('/t/abcdefghijkl', {})).status).toBe(404);
    expect((await app.post('/t/abcdefghijkl', {})).status).toBe(429);
  });

  it('counts WebSocket upgrades', async () => {
    const app = await live({ limits: { requests: 2 } });
    await app.line();
    await expect(app.line({ origin: 'https://evil.example' })).rejects.toThrow(/^403/);
    await expect(app.line()).rejects.toThrow(/^429 .*too-often/);
  });
});

describe('an answer of the API', () => {
  it('is not cached, for every spelling of the URL and every status', async () => {
    const app = await live({ dist: builtPages() });
    const [red] = await app.table();
    const table = `/api/tables/${red.table}`;
    const cases = [
      ['GET', '/api/games', 200],
      ['GET', '/%61pi/games', 200],
      ['GET', 'http://x/api/games', 200],
      ['GET', `/%61pi/tables/${red.table}`, 200],
      ['GET', '/api/nothing', 404],
      ['GET', '/%61pi/nothing', 404],
      ['GET', 'http://x/api/nothing', 404],
      ['GET', '//api/nothing', 404],
      ['GET', '/API/games', 404],
      ['GET', '/api%2fgames', 404],
      ['GET', '/api/%', 404],
      ['GET', `${table}x`, 400],
      ['POST', '/api/tables', 400],
      ['DELETE', table, 403],
      ['HEAD', '/api/games', 200],
    ] as const;
    for (const [method, target, status] of cases) {
      const answer = await rawRequest(app, method, target);
      expect([method, target, answer.status, answer.headers['cache-control']]).toEqual([
        method,
        target,
        status,
        'no-store',
      ]);
    }
  });

  it('is never the page', async () => {
    const app = await live({ dist: builtPages() });
    for (const target of ['/%61pi/nothing', '//api/nothing', '/API/nothing', '/%77s', '/%61ssets/gone']) {
      const answer = await rawRequest(app, 'GET', target);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(problem.parse(JSON.parse(answer.body)).key).toBe('no-route');
    }
  });
});
