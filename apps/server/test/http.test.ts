import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { MAX_FRAME_BYTES, MAX_RECORD_BYTES, type Problem, problem } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { PROBLEM_KEYS } from '../src/common/problems.ts';
import { live, newFolder } from './live.ts';
import { raw } from './raw.ts';

const create = { game: 'tchag', name: 'Ann' };

describe('every problem', () => {
  it('has the same shape and the right status for every error', async () => {
    const app = await live();
    const [red] = await app.table();
    const big = JSON.stringify({ decision: 0, move: 'b2b3', pad: 'x'.repeat(MAX_FRAME_BYTES) });
    const tables = '/api/tables';
    const moves = `${tables}/${red.table}/moves`;
    const cases = [
      [await app.get('/api/nothing'), 404, 'no-route'],
      [await app.get('/nothing.js'), 404, 'no-route'],
      [await app.get('/%'), 404, 'no-route'],
      [await app.get(`${tables}/${'x'.repeat(300)}`), 404, 'no-route'],
      [await app.get(`${tables}/SHOUTING`), 400, 'malformed'],
      [await app.ask('PUT', `${tables}/${red.table}`), 404, 'no-route'],
      [await app.post(moves, '{"decision":', { token: red.token }), 400, 'malformed'],
      [await app.post(moves, '', { token: red.token }), 400, 'malformed'],
      [await app.post(moves, { decision: '0', move: 'b2b3' }, { token: red.token }), 400, 'malformed'],
      [await app.post(moves, { decision: 0, move: 'b2b3', x: 1 }, { token: red.token }), 400, 'malformed'],
      [await app.post(moves, '{"__proto__":{"decision":0}}', { token: red.token }), 400, 'malformed'],
      [await app.post(moves, big, { token: red.token }), 413, 'too-large'],
      [await app.post(tables, `"${'x'.repeat(MAX_RECORD_BYTES + MAX_FRAME_BYTES)}"`), 413, 'too-large'],
      [
        await app.post(moves, 'a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
        415,
        'content-type',
      ],
      [await app.post(moves, '{}', { headers: { 'content-type': 'text/plain' } }), 415, 'content-type'],
      [await app.post(tables, create, { headers: { origin: 'https://evil.example' } }), 403, 'origin'],
    ] as const;
    for (const [answer, status, key] of cases) {
      expect([answer.status, problem.parse(answer.body).key]).toEqual([status, key]);
      expect(Object.keys(answer.body as object).sort()).toEqual(['key', 'rule', 'sentence', 'status']);
      expect((answer.body as Problem).sentence).toMatch(/\.$/);
    }
    expect((await app.play(red, 0, 'b2b3')).status).toBe(200);
  });

  it('answers input that is not HTTP, too', async () => {
    const app = await live();
    const answer = await raw(app, 'HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).key).toBe('malformed');
    const long = await raw(app, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1.1 431 /);
  });

  it('has a key that pages can translate', () => {
    expect(new Set(PROBLEM_KEYS).size).toBe(PROBLEM_KEYS.length);
  });
});

describe('limits', () => {
  it('answer 429 to too many requests, without affecting other addresses', async () => {
    const app = await live({ proxies: 1, limits: { requests: 5, newTables: 2 } });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await app.get('/api/games', from('198.51.100.1'))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await app.get<Problem>('/api/games', from('198.51.100.1'));
    expect(refused.body).toMatchObject({ status: 429, key: 'too-often', rule: 'TABLE' });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await app.get('/api/games', from('198.51.100.2'))).status).toBe(200);
    expect((await app.get('/healthz', from('198.51.100.1'))).status).toBe(200);
    const made: number[] = [];
    for (let i = 0; i < 3; i++)
      made.push((await app.post('/api/tables', create, from('198.51.100.3'))).status);
    expect(made).toEqual([201, 201, 429]);
  });
});

describe('headers', () => {
  it('let a page run scripts of this server only', async () => {
    const app = await live();
    const { headers } = await app.get('/api/games');
    const { host } = new URL(app.url);
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split(';')
        .map(d => [d.split(' ')[0], d.split(' ').slice(1)]),
    );
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'", `ws://${host}`]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('contain no directive from an invalid Host', async () => {
    const app = await live();
    const { port } = new URL(app.url);
    const policy = await new Promise<string>((done, failed) => {
      const asked = request(
        { port, path: '/api/games', headers: { host: "x; script-src 'unsafe-inline'" } },
        answer => {
          answer.resume();
          done(String(answer.headers['content-security-policy']));
        },
      );
      asked.on('error', failed).end();
    });
    expect(policy).not.toContain('unsafe-inline');
  });

  it('never allow inline scripts, not even on the page of the API documentation', async () => {
    const app = await live();
    for (const path of ['/api', '/api/']) {
      const page = await app.get<string>(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      const policy = page.headers.get('content-security-policy')!;
      expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe-inline');
      expect(page.body).not.toMatch(/<script>/);
    }
  });
});

describe('the web app', () => {
  const dist = (): string => {
    const folder = join(newFolder(), 'dist');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, '..', 'secret'), 'classified');
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tablée</title>');
    writeFileSync(join(folder, 'sw.js'), 'self;');
    writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'app-abc123.js.br'), 'brotli');
    return folder;
  };

  it('is one document at every URL of the app', async () => {
    const app = await live({ dist: dist() });
    for (const path of ['/', '/t/abcdefghijkl', '/t/abcdefghijkl?seen=4', '/regles/tchag']) {
      const page = await app.get<string>(path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('<title>Tablée</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
    for (const path of ['/assets/gone.js', '/favicon.png', '/api/gone', '/../package.json']) {
      const { status, headers } = await app.get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    for (const path of ['/assets/../../secret', '/assets/%2e%2e/%2e%2e/secret', '/..%2fsecret']) {
      expect(await raw(app, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toContain(
        'classified',
      );
    }
    expect((await app.post('/t/abcdefghijkl', {})).status).toBe(404);
  });

  it('lets browsers cache hashed files forever and revalidate the rest', async () => {
    const app = await live({ dist: dist() });
    const script = await app.get('/assets/app-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect(script.body).toBe('plain');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await app.get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends hashed files in the best form that is there and accepted', async () => {
    const app = await live({ dist: dist() });
    const ask = (accepted: string, method = 'GET'): Promise<IncomingMessage> =>
      new Promise((done, failed) => {
        const options = {
          port: new URL(app.url).port,
          path: '/assets/app-abc123.js',
          method,
          headers: { 'accept-encoding': accepted },
        };
        request(options, answer => done(answer.resume()))
          .on('error', failed)
          .end();
      });
    for (const [accepted, encoding, bytes] of [
      ['gzip, deflate, br, zstd', 'br', 6],
      ['gzip;q=1.0, BR;q=0.5', 'br', 6],
      ['gzip', undefined, 5],
      ['br;q=0', undefined, 5],
    ] as const)
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { headers, statusCode } = await ask(accepted, method);
        expect([accepted, method, statusCode, headers['content-encoding']]).toEqual([
          accepted,
          method,
          200,
          encoding,
        ]);
        expect(headers).toMatchObject({
          'content-length': String(bytes),
          'content-type': 'text/javascript; charset=utf-8',
          vary: 'accept-encoding',
        });
      }
  });

  it('says so when it is not built', async () => {
    const app = await live();
    expect((await app.get<Problem>('/')).body.sentence).toContain('not built');
  });
});

describe('for the operator', () => {
  it('reports whether the database answers', async () => {
    const app = await live();
    expect((await app.get('/healthz')).body).toEqual({ ok: true });
    await app.server.context.store.close();
    const ill = await app.get<Problem>('/healthz');
    expect(ill.status).toBe(503);
    expect(ill.body.sentence).toBe('The database is closed.');
    const [gone, lost] = [
      await app.get<Problem>('/api/tables/abcdefghijkl'),
      await app.post<Problem>('/api/tables', create),
    ];
    expect([gone.status, gone.body.key]).toEqual([503, 'unhealthy']);
    expect([lost.status, lost.body.key]).toEqual([503, 'table-not-saved']);
  });

  it('counts entries, refusals and writes', async () => {
    const app = await live();
    const [red] = await app.table();
    await app.watch(red.table);
    await app.play(red, 0, 'b2b3');
    await app.play(red, 0, 'c2c3');
    const { body, headers } = await app.get<string>('/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    expect(value('tablee_entries_total')).toBe(1);
    expect(value('tablee_refusals_total')).toBe(1);
    expect(value('tablee_writes_total')).toBe(3);
    expect(value('tablee_commit_seconds_count')).toBe(3);
    expect(value('tablee_tables')).toBe(1);
    expect(value('tablee_websockets')).toBe(1);
    expect(value('process_cpu_user_seconds_total')).toBeGreaterThan(0);
  });

  it('documents every route of the API, with the schemas that validate it', async () => {
    const app = await live();
    type Api = {
      openapi: string;
      paths: {
        [path: string]: { [method: string]: { summary?: string; responses: { [code: string]: unknown } } };
      };
    };
    const { body } = await app.get<Api>('/api/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(m => `${m} ${path}`),
    );
    expect(routes.sort()).toEqual([
      'delete /api/me',
      'delete /api/me/devices/{id}',
      'delete /api/me/passkeys/{id}',
      'delete /api/tables/{id}',
      'delete /api/tables/{id}/bots/{seat}',
      'delete /api/tables/{id}/pass',
      'delete /api/tables/{id}/reach',
      'delete /api/tables/{id}/understudy',
      'get /api/games',
      'get /api/games/{game}/picture.png',
      'get /api/me',
      'get /api/me/export',
      'get /api/me/games',
      'get /api/me/results',
      'get /api/mine',
      'get /api/oembed',
      'get /api/picture.png',
      'get /api/tables/{id}',
      'get /api/tables/{id}/absence',
      'get /api/tables/{id}/events',
      'get /api/tables/{id}/picture.png',
      'get /api/tables/{id}/reach',
      'get /api/tables/{id}/record',
      'get /api/tables/{id}/replies',
      'get /api/tables/{id}/story',
      'get /api/tables/{id}/talk',
      'post /api/me/device-code',
      'post /api/me/passkeys',
      'post /api/me/passkeys/options',
      'post /api/me/recovery',
      'post /api/reach/confirm',
      'post /api/reach/stop',
      'post /api/reach/stop/{token}',
      'post /api/sign-in/code',
      'post /api/sign-in/code/look',
      'post /api/sign-in/passkey',
      'post /api/sign-in/passkey/options',
      'post /api/sign-in/password',
      'post /api/sign-in/recovery',
      'post /api/sign-out',
      'post /api/tables',
      'post /api/tables/{id}/acts',
      'post /api/tables/{id}/aims',
      'post /api/tables/{id}/bots',
      'post /api/tables/{id}/end',
      'post /api/tables/{id}/leave',
      'post /api/tables/{id}/moves',
      'post /api/tables/{id}/pass',
      'post /api/tables/{id}/passed',
      'post /api/tables/{id}/pauses',
      'post /api/tables/{id}/plans',
      'post /api/tables/{id}/points',
      'post /api/tables/{id}/reach',
      'post /api/tables/{id}/reactions',
      'post /api/tables/{id}/return',
      'post /api/tables/{id}/seats',
      'post /api/tables/{id}/talk',
      'post /api/tables/{id}/votes',
      'put /api/me',
      'put /api/me/password',
      'put /api/tables/{id}/replies',
      'put /api/tables/{id}/understudy',
    ]);
    for (const methods of Object.values(body.paths)) {
      for (const route of Object.values(methods)) {
        expect(route.summary).toBeTruthy();
        expect(Object.keys(route.responses).length).toBeGreaterThan(0);
      }
    }
    expect(JSON.stringify(body)).not.toContain('undefined');
  });
});
