import { HonestLoad } from './honest-load.ts';
import { keyOf } from './http.ts';
import { summarize } from './probe.ts';
import { type Attack, inParallel, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const ATTEMPTS = 1_000;
const ADDRESSES = 50;
const AT_ONCE = 100;
const ALONE_MS = 4_000;
const MOVE_MS = 100;
const MEGABYTES = 250;
const NEW_PEOPLE = 150;
/** A class behind one address registers at once. */
const MOST_PEOPLE = 65;
const PASSWORD = 'une phrase assez longue';
const PROFILE = { name: 'Léa', avatar: null, colour: 0 };

const addressOf = (i: number): string => `127.0.7.${1 + (i % ADDRESSES)}`;
const signIn = (target: Target, name: string, password: string, from: string) =>
  target.post('/api/sign-in/password', { signIn: name, password }, { from });

/** How much longer a wrong password of a known name takes than an unknown name, in percent. */
async function timingDifference(target: Target, name: string): Promise<number> {
  const medianOf = async (of: string, net: number): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < 15; i++)
      times.push((await signIn(target, of, 'wrong one', `127.0.${net}.${i + 1}`)).ms);
    return times.sort((a, b) => a - b)[7]!;
  };
  const [known, unknown] = [await medianOf(name, 8), await medianOf('nobody-1234', 9)];
  return Math.abs(known / unknown - 1) * 100;
}

/** Guesses at a password from many addresses while others play, and people made by the hundred. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  const made = await target.ask('PUT', '/api/me/password', {
    body: { password: PASSWORD, profile: PROFILE },
    from: '127.0.6.1',
  });
  const { signIn: name } = JSON.parse(made.text) as { readonly signIn: string };
  const load = await HonestLoad.open(target, {
    tables: 10,
    rate: 50,
    tableOptions: number => ({ game: 'tchag', seed: number + 1 }),
  });
  sandbox.onEnd(() => load.close());
  await sleep(2_000);
  load.take();
  await sleep(ALONE_MS);
  const alone = summarize(load.take());
  const before = target.memory()?.rss ?? 0;
  const counts = { tried: 0, often: 0, other: 0, right: 0 };
  await inParallel(ATTEMPTS, AT_ONCE, async i => {
    const answer = await signIn(
      target,
      i % 3 === 0 ? `nobody-${i}` : name,
      `guess ${i} of a thief`,
      addressOf(i),
    );
    if (answer.status === 200) counts.right++;
    else if (answer.status === 401) counts.tried++;
    else if (keyOf(answer) === 'sign-in-often') counts.often++;
    else counts.other++;
  });
  const under = summarize(load.take());
  const peak = ((target.memory()?.peak ?? Number.POSITIVE_INFINITY) - before) / 2 ** 20;
  await load.close();
  const owner = await signIn(target, name, PASSWORD, '127.0.6.2');
  const difference = await timingDifference(target, name);
  let people = 0;
  for (let i = 0; i < NEW_PEOPLE; i++) {
    const answer = await target.post('/api/me/device-code', { profile: PROFILE }, { from: '127.0.6.3' });
    if (answer.status === 201) people++;
  }
  const sent = `${ATTEMPTS} passwords from ${ADDRESSES} addresses`;
  sandbox.add(
    {
      sent,
      name: 'guesses that were compared',
      value: counts.tried,
      unit: '',
      target: { atMost: ATTEMPTS / 2 },
    },
    { sent, name: 'refused: too often', value: counts.often, unit: '' },
    { sent, name: 'other answers', value: counts.other + counts.right, unit: '', target: { atMost: 0 } },
    { sent: 'nothing', name: 'a move of others, p99', value: alone.p99, unit: 'ms' },
    { sent, name: 'a move of others, p99', value: under.p99, unit: 'ms', target: { atMost: MOVE_MS } },
    { sent, name: 'memory at its peak', value: peak, unit: 'MB', target: { atMost: MEGABYTES } },
    {
      ...{ sent, name: 'the person signs in on a new device', unit: 'times' },
      ...{ value: owner.status === 200 ? 1 : 0, target: { atLeast: 1 } },
    },
    {
      sent: 'known and unknown names',
      name: 'difference in time',
      value: difference,
      unit: '%',
      target: { atMost: 50 },
    },
    {
      ...{ sent: `${NEW_PEOPLE} people from one address`, name: 'made', value: people, unit: '' },
      target: { atMost: MOST_PEOPLE },
    },
  );
}

export const signInFlood: Attack = {
  name: 'sign-in-flood',
  description: 'passwords are guessed from many addresses, people made by the hundred',
  seconds: 90,
  run,
};
