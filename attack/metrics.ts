import type { Answer } from './http.ts';
import type { Attack, Scene } from './scene.ts';

const TOKEN = 'a-token-of-the-host-1';
const STRANGER = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const withToken = (token: string) => ({
  headers: { ...STRANGER.headers, authorization: `Bearer ${token}` },
});
const answered = (...answers: readonly Answer[]): number => answers.filter(a => a.status === 200).length;

/** How a server is doing is for its host. */
async function run(scene: Scene): Promise<void> {
  const usual = await scene.server({ TABLEE_PROXIES: '1' });
  const seen = answered(
    await usual.get('/metrics', STRANGER),
    await usual.get('/%6Detrics', STRANGER),
    await usual.get(`${usual.url}/metrics`, STRANGER),
    // A stranger may claim anything before the proxy adds the real address.
    await usual.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } }),
  );
  const here = answered(await usual.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } }));
  await usual.end('SIGKILL');
  const target = await scene.server({ TABLEE_PROXIES: '1', TABLEE_METRICS: TOKEN });
  const guessed = answered(
    await target.get('/metrics', STRANGER),
    await target.get('/metrics', withToken(TOKEN.slice(0, -1))),
    await target.get('/metrics', withToken('')),
  );
  const known = answered(await target.get('/metrics', withToken(TOKEN)));
  const strange = '/metrics from another address, 4 ways';
  const local = '/metrics from this machine';
  const sent = '/metrics where a token is set';
  scene.add(
    { sent: strange, name: 'answered', value: seen, unit: 'times', target: { atMost: 0 } },
    { sent: local, name: 'answered', value: here, unit: 'times', target: { atLeast: 1 } },
    { sent, name: 'answered without it', value: guessed, unit: 'times', target: { atMost: 0 } },
    { sent, name: 'answered with it', value: known, unit: 'times', target: { atLeast: 1 } },
  );
}

export const metrics: Attack = {
  name: 'metrics',
  about: 'figures of the host read by strangers',
  seconds: 30,
  run,
};
