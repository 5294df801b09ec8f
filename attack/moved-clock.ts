import { fileURLToPath } from 'node:url';
import { randomGame } from '../apps/server/test/games.ts';
import { type Attack, type Sandbox, sleep } from './sandbox.ts';

const SHIFT = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));
const LINES = 5;
/** One chat line is allowed every two seconds: after this time at least two. */
const WAIT_MS = 6_000;

/** The system date moves back by an hour, as when the time of a machine is corrected. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server({ NODE_OPTIONS: `--import ${SHIFT}` });
  const seats = await target.createFullTable({ game: 'tchag' });
  const { table, token } = seats[0];
  const say = (text: string) => target.post(`/api/tables/${table}/talk`, { text }, { token });
  const react = () => target.post(`/api/tables/${table}/reactions`, { reaction: 'hello' }, { token });
  for (let i = 0; i < LINES; i++) await say(`line ${i}`);
  for (let i = 0; i < LINES; i++) await react();
  target.child.process.kill('SIGUSR2');
  await sleep(WAIT_MS);
  const answers = [await say('still here'), await react(), await target.get('/api/games')];
  const { move } = randomGame(1)[0]!;
  answers.push(
    await target.play(seats[0], 0, move),
    await target.post('/api/tables', { game: 'tchag', name: 'Ann' }),
  );
  const refused = answers.filter(a => a.status >= 400 || a.status === 0).length;
  sandbox.add({
    sent: 'talk, reaction, look, move and table an hour earlier',
    name: 'refused',
    value: refused,
    unit: '',
    target: { atMost: 0 },
  });
}

export const movedClock: Attack = {
  name: 'moved-clock',
  description: 'a date moved back mutes players',
  seconds: 30,
  run,
};
