import type { Thinker, ThinkRequest, Thought } from '@tablee/bots';
import { replayChance } from '@tablee/kernel';
import { type Holder, NO_OFFERS } from '@tablee/table';
import { tock } from '@tablee/tock';
import type { DownFrame, Seated, TableAnswer } from '@tablee/wire';
import { expect } from 'vitest';
import { hashSecret, newSecret, newTableId } from '../src/people/credentials.ts';
import { newSeal, secretSeeds } from '../src/tables/new-table.ts';
import type { Line } from './line.ts';
import type { Live } from './live.ts';
import { Stream } from './stream.ts';
import { OPTIONS, type Step, type World, type WorldEyes } from './tock-worlds.ts';

/** Plays a world of Tock at a real server and records what one pair of eyes is given. */

export const SEATS = [0, 1, 2, 3] as const;
export const EYES: readonly WorldEyes[] = [...SEATS, 'public'];

/** A table of this world, with the same people and the same promise about luck as its twin. */
export type Laid = { readonly table: string; readonly seats: readonly Seated[] };
export type Common = {
  readonly tokens: readonly string[];
  readonly seal: ReturnType<typeof newSeal>['seal'];
};

export async function lay(
  server: Live,
  world: World,
  common: Common,
  bot: WorldEyes | null = null,
): Promise<Laid> {
  const id = newTableId();
  const { state } = tock.setup({ seats: 4, options: OPTIONS }, replayChance(world.setup));
  const holders = SEATS.map(
    (seat): Holder =>
      seat === bot
        ? { bot: 3 }
        : { name: `Seat ${seat}`, tokenHash: hashSecret(common.tokens[seat]!), guestHash: null },
  );
  await server.server.context.store.write({
    kind: 'create',
    id,
    head: {
      game: 'tock',
      rules: tock.rules,
      seats: 4,
      options: OPTIONS,
      seals: [common.seal],
      setup: world.setup,
    },
    summary: { n: 0, actors: tock.actors(state), outcome: null, offers: NO_OFFERS },
    holders,
    entries: [],
    host: null,
    owner: null,
  });
  return { table: id, seats: SEATS.map(seat => ({ table: id, seat, token: common.tokens[seat]! })) };
}

export const newCommon = (): Common => ({ tokens: SEATS.map(newSecret), seal: newSeal(0, secretSeeds).seal });

/** Since when a person is away depends on when the test runs. */
const AWAY = /,"away":"[^"]*"/g;

/** Frames that come when they like say only who is here; everything else comes in order. */
const inOrder = (frames: readonly DownFrame[]): readonly DownFrame[] => frames.filter(f => f.t !== 'people');

/** A bot that plays what the world says, when the world says it. */
export class Puppet implements Thinker {
  #answer: ((move: string) => void) | null = null;

  think(_request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    return new Promise((done, failed) => {
      this.#answer = move => done({ move, turn: [move], value: 0, depth: 0, nodes: 0, ms: 0 });
      signal?.addEventListener('abort', () => {
        this.#answer = null;
        failed(new Error('interrupted'));
      });
    });
  }

  evaluate = () => Promise.reject(new Error('not asked'));
  close(): void {}

  async play(move: string): Promise<void> {
    await until(() => this.#answer !== null);
    const answer = this.#answer!;
    this.#answer = null;
    answer(move);
  }
}

export async function until(fits: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
    await new Promise(done => setTimeout(done, 1));
  }
}

/** A seat the world's moves are played for by a bot. */
export type Bot = { readonly seat: number; readonly puppet: Puppet };

export type SpyOptions = {
  readonly bot?: Bot;
  /** The node at which the others play. Default: the one that is watched. */
  readonly players?: Live;
};

/** Everything these eyes are given through every door while a world is played out, without the table's own name. */
export async function spyOn(
  server: Live,
  world: World,
  eyes: WorldEyes,
  common: Common,
  { bot, players = server }: SpyOptions = {},
): Promise<readonly string[]> {
  const { table, seats } = await lay(server, world, common, bot?.seat);
  const held = (await server.server.context.registry.open(table))!;
  const token = eyes === 'public' ? undefined : common.tokens[eyes];
  const by = token ? { token } : {};
  const line = await server.line();
  line.send({ t: 'watch', table, ...by });
  const stream = await Stream.open(server, table, by);
  const seen: unknown[] = [];
  const look = async () => {
    for (const path of ['', '/story', '/talk', '/record', '/nothing'])
      seen.push((await server.get(`/api/tables/${table}${path}`, by)).body);
  };
  const there = (await players.server.context.registry.open(table))!;
  /** Until the node that is watched has read what was stored at the other one. */
  const settled = () =>
    until(() => held.n === there.n && held.state.offers.version === there.state.offers.version);
  const hear = async (heard: Line) => seen.push(...inOrder(await heard.quiet()));
  /** A new connection that names the last entry it saw. */
  const resume = async (last: number) => {
    const again = await server.line();
    again.send({ t: 'watch', table, ...by, seen: last });
    await hear(again);
  };
  const tryAll = async () => {
    for (const move of ['give:K', 'drop:A', 'Q:r18-b12', '10:block', '7:r3-r5,r18-b5', 'nonsense']) {
      line.send({ t: 'play', table, decision: 99, move });
      // A node asks the database about a decision it does not know, and answers later.
      await until(() => line.received.some(frame => frame.t === 'refused'));
      await hear(line);
    }
    line.send({ t: 'react', table, reaction: 'think' });
    line.send({ t: 'say', table, text: 'psst' });
    line.send({ t: 'point', table, at: 'r18' });
    await hear(line);
  };
  let n = 0;
  const play = async ({ seat, move }: Step) => {
    if (seat === bot?.seat) {
      await bot.puppet.play(move);
      await until(() => held.match.n > n);
    } else {
      const played = await players.play(seats[seat]!, await decisionAt(players, seats[seat]!), move);
      expect(played.body, move).toEqual({ n: n + 1 });
      await settled();
    }
    n++;
    await hear(line);
  };
  /** Asks, hears what becomes of it, and plays again what was taken back. */
  const askBack = async (asker: number, taken: readonly Step[]) => {
    seen.push((await players.act(seats[asker]!, 'ask-back')).status);
    await settled();
    await hear(line);
    if (!bot)
      for (const seat of SEATS)
        if (seat !== asker) {
          await players.act(seats[seat]!, 'accept-back');
          await settled();
        }
    await until(() => held.state.offers.back === null);
    expect(held.match.n, 'people agree, a bot does not').toBe(bot ? n : n + 1);
    await hear(line);
    await look();
    if (bot) return;
    n++;
    for (const step of taken) await play(step);
  };
  await look();
  for (const step of world.steps) {
    await play(step);
    if (n === 2 || n === 6) {
      await look();
      await tryAll();
      await resume(n - 1);
      await resume(0);
    }
  }
  // Among people a card is taken back, and then two with another seat's among them; a bot does not agree to the second.
  const [before, last] = world.steps.slice(-2) as [Step, Step];
  if (!bot) await askBack(last.seat, [last]);
  await askBack(before.seat, [before, last]);
  await look();
  const streamed: DownFrame[] = [];
  for (let at = -1; at < n; ) {
    const event = await stream.next();
    if (!event) break;
    streamed.push(event.frame);
    if (event.frame.t === 'table') at = event.frame.n;
  }
  seen.push(...inOrder(streamed));
  return seen.map(frame => JSON.stringify(frame).replaceAll(table, 'thistable').replaceAll(AWAY, ''));
}

export const decisionAt = async (server: Live, { table, token }: Seated): Promise<number> =>
  (await server.get<TableAnswer>(`/api/tables/${table}`, { token })).body.now.decision;
