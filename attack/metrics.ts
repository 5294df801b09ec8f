import type { Answer } from './http.ts';
import type { Attack, Sandbox } from './sandbox.ts';

const TOKEN = 'a-token-of-the-host-1';
const STRANGER = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const withToken = (token: string) => ({
  headers: { ...STRANGER.headers, authorization: `Bearer ${token}` },
});
const answered = (...answers: readonly Answer[]): number => answers.filter(a => a.status === 200).length;

/** Metrics are for the operator only. */
async function run(sandbox: Sandbox): Promise<void> {
  const limited = await sandbox.server({ TABLEE_PROXIES: '1' });
  const seen = answered(
    await limited.get('/metrics', STRANGER),
    await limited.get('/%6Detrics', STRANGER),
    await limited.get(`${limited.url}/metrics`, STRANGER),
    // A client may send any address; the proxy appends the real one.
    await limited.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } }),
  );
  const here = answered(await limited.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } }));
  await limited.end('SIGKILL');
  const target = await sandbox.server({ TABLEE_PROXIES: '1', TABLEE_METRICS: TOKEN });
  const guessed = answered(
    await target.get('/metrics', STRANGER),
    await target.get('/metrics', withToken(TOKEN.slice(0, -1))),
    await target.get('/metrics', withToken('')),
  );
  const known = answered(await target.get('/metrics', withToken(TOKEN)));
  const strange = '/metrics from another address, 4 ways';
  const local = '/metrics from this machine';
  const sent = '/metrics where a token is set';
  sandbox.add(
    { sent: strange, name: 'answered', value: seen, unit: 'times', target: { atMost: 0 } },
    { sent: local, name: 'answered', value: here, unit: 'times', target: { atLeast: 1 } },
    { sent, name: 'answered without it', value: guessed, unit: 'times', target: { atMost: 0 } },
    { sent, name: 'answered with it', value: known, unit: 'times', target: { atLeast: 1 } },
  );
}

export const metrics: Attack = {
  name: 'metrics',
  description: 'metrics read by strangers',
  seconds: 30,
  run,
};
