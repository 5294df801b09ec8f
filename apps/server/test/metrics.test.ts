import type { Problem } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { isLoopback } from '../src/transport/http/routes/status.ts';
import { live } from './live.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const TOKEN = 'a-token-of-some-length';

describe('the metrics', () => {
  it('are by default readable from this machine only', async () => {
    const app = await live({ proxies: 1 });
    expect((await app.get<string>('/metrics')).body).toContain('tablee_tables');
    expect((await app.get('/metrics', from('127.0.0.9'))).status).toBe(200);
    expect((await app.get('/metrics', from('::1'))).status).toBe(200);
    for (const address of ['198.51.100.1', '127.0.0.1, 198.51.100.1', '10.0.0.1', 'localhost', '2001:db8::1'])
      expect((await app.get('/metrics', from(address))).status, address).toBe(404);
  });

  it('are not readable through a proxy missing in TABLEE_PROXIES', async () => {
    const app = await live();
    expect((await app.get('/metrics')).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
      expect((await app.get('/metrics', { headers: { [name]: '127.0.0.1' } })).status, name).toBe(404);
  });

  it('count what happens to people who are away', async () => {
    const app = await live({ bots: { pauseMs: 0, ms: 20 } });
    const [ann, bob] = await app.table();
    const line = await app.watch(bob.table, bob.token);
    await app.ask('PUT', `/api/tables/${ann.table}/understudy`, { level: 1, after: 0 }, { token: ann.token });
    await line.next('table', frame => frame.actors.includes(1));
    await app.post('/api/sign-in/password', { signIn: 'nobody-1', password: 'some password' });
    const { body } = await app.get<string>('/metrics');
    const countOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    expect(countOf('tablee_understudy_moves_total')).toBeGreaterThan(0);
    expect(countOf('tablee_sign_ins_refused_total')).toBe(1);
    for (const name of [
      ...['replies_total', 'clock_moves_total', 'passwords_waiting', 'previews_total', 'previews_waiting'],
      ...[
        'previews_bytes',
        'outbox',
        'outbox_late_seconds',
        'notices_push_sent_total',
        'notices_mail_gone_total',
      ],
    ])
      expect(countOf(`tablee_${name}`), name).toBe(0);
  });

  it('are refused like an unknown route', async () => {
    const app = await live({ proxies: 1 });
    const by = from('198.51.100.1');
    const [hidden, unknown] = [
      await app.get<Problem>('/metrics', by),
      await app.get<Problem>('/api/nothing', by),
    ];
    expect(hidden.body).toEqual(unknown.body);
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(hidden.headers)).toEqual(names(unknown.headers));
  });

  it('can require a token', async () => {
    const app = await live({ metrics: TOKEN });
    expect((await app.get('/metrics', { token: TOKEN })).status).toBe(200);
    expect((await app.get('/metrics')).status).toBe(404);
    for (const token of ['all', 'local', TOKEN.toUpperCase(), `${TOKEN}x`, TOKEN.slice(1)])
      expect((await app.get('/metrics', { token })).status, token).toBe(404);
    expect((await app.get('/metrics', { headers: { authorization: TOKEN } })).status).toBe(404);
    expect((await app.get('/metrics', { headers: { authorization: `Basic ${TOKEN}` } })).status).toBe(404);
  });

  it('can be public', async () => {
    const app = await live({ proxies: 1, metrics: 'all' });
    expect((await app.get('/metrics', from('198.51.100.1'))).status).toBe(200);
  });
});

describe('a loopback address', () => {
  it.each(['127.0.0.1', '127.255.3.4', '::1', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1'])('%s', address => {
    expect(isLoopback(address)).toBe(true);
  });

  it.each([
    '',
    '128.0.0.1',
    '127.0.0.1.example',
    '127.1',
    '::2',
    '::ffff:10.0.0.1',
    'localhost',
    '::1%eth0x',
  ])('not %s', address => {
    expect(isLoopback(address)).toBe(false);
  });
});
