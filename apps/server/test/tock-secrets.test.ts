import type { Thinker, ThinkRequest, Thought } from '@tablee/bots';
import { type Game, type GameRecord, parseRecord, replayChance, searchChance, verify } from '@tablee/kernel';
import { type Holder, NO_OFFERS } from '@tablee/table';
import { tock } from '@tablee/tock';
import type { DownFrame, Problem, Seated, Story, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { hashSecret, newSecret, newTableId } from '../src/people/credentials.ts';
import { newSeal, secretSeeds } from '../src/tables/new-table.ts';
import type { Line } from './line.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';
import { OPTIONS, type Step, type Twins, twinWorlds, type World, type WorldEyes } from './tock-worlds.ts';

const SEATS = [0, 1, 2, 3] as const;
const EYES: readonly WorldEyes[] = [...SEATS, 'public'];

/** A table of this world, with the same people and the same promise about luck as its twin. */
type Laid = { readonly table: string; readonly seats: readonly Seated[] };
type Common = { readonly tokens: readonly string[]; readonly seal: ReturnType<typeof newSeal>['seal'] };

async function lay(server: Live, world: World, common: Common, bot: WorldEyes | null = null): Promise<Laid> {
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

const newCommon = (): Common => ({ tokens: SEATS.map(newSecret), seal: newSeal(0, secretSeeds).seal });

/** Frames that come when they like say only who is here; everything else comes in order. */
const inOrder = (frames: readonly DownFrame[]): readonly DownFrame[] => frames.filter(f => f.t !== 'people');

/** A bot that plays what the world says, when the world says it. */
class Puppet implements Thinker {
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

async function until(fits: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
    await new Promise(done => setTimeout(done, 1));
  }
}

/** A seat the world's moves are played for by a bot. */
type Bot = { readonly seat: number; readonly puppet: Puppet };

/** Everything these eyes are given through every door while a world is played out, without the table's own name. */
async function spyOn(
  server: Live,
  world: World,
  eyes: WorldEyes,
  common: Common,
  bot: Bot | null = null,
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
      const played = await server.play(seats[seat]!, await decisionAt(server, seats[seat]!), move);
      expect(played.body, move).toEqual({ n: n + 1 });
    }
    n++;
    await hear(line);
  };
  /** Asks, hears what becomes of it, and plays again what was taken back. */
  const askBack = async (asker: number, taken: readonly Step[]) => {
    seen.push((await server.act(seats[asker]!, 'ask-back')).status);
    await hear(line);
    if (!bot) for (const seat of SEATS) if (seat !== asker) await server.act(seats[seat]!, 'accept-back');
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
  return seen.map(frame => JSON.stringify(frame).replaceAll(table, 'thistable'));
}

const decisionAt = async (server: Live, { table, token }: Seated): Promise<number> =>
  (await server.get<TableAnswer>(`/api/tables/${table}`, { token })).body.now.decision;

describe('two worlds these eyes cannot tell apart', () => {
  for (const eyes of EYES) {
    it(`give ${eyes} the same bytes through every door`, async () => {
      const server = await live({ log: 'silent' });
      for (const seed of [1, 2]) {
        const { worlds }: Twins = twinWorlds(seed, eyes, 7);
        const common = newCommon();
        const [one, other] = [
          await spyOn(server, worlds[0], eyes, common),
          await spyOn(server, worlds[1], eyes, common),
        ];
        expect(other).toEqual(one);
        expect(one.join()).not.toContain(common.seal.seed);
      }
    }, 120_000);
  }

  it.each([1, 2, 3])(
    'give a player the same bytes where a bot on seat %i declines to take back',
    async seat => {
      const puppet = new Puppet();
      const server = await live({ log: 'silent', thinker: puppet });
      // The bot has played the last card: to take back the one before would be to take back what it has shown.
      const { worlds } = [5, 6, 7, 8]
        .map(plays => twinWorlds(1, 0, plays))
        .find(twins => twins.worlds[0].steps.at(-1)!.seat === seat)!;
      const common = newCommon();
      const [one, other] = [
        await spyOn(server, worlds[0], 0, common, { seat, puppet }),
        await spyOn(server, worlds[1], 0, common, { seat, puppet }),
      ];
      expect(other).toEqual(one);
      expect(one.join()).not.toContain('"act":"back"');
    },
    120_000,
  );

  it('are told apart by who may: the test would see a difference', async () => {
    const server = await live({ log: 'silent' });
    const { worlds } = twinWorlds(1, 0, 7);
    const common = newCommon();
    expect(await spyOn(server, worlds[0], 1, common)).not.toEqual(await spyOn(server, worlds[1], 1, common));
  }, 120_000);

  it('are the same question to a bot', async () => {
    for (const eyes of [0, 3] as const) {
      const asked: ThinkRequest[] = [];
      const thinker: Thinker = {
        think: request => {
          asked.push(request);
          return new Promise(() => {});
        },
        evaluate: () => Promise.reject(new Error('not asked')),
        close: () => {},
      };
      // One thought for each world, which never ends.
      const server = await live({ thinker, log: 'silent', bots: { thinkers: 2 } });
      const { worlds } = twinWorlds(5, eyes, 4);
      const common = newCommon();
      for (const world of worlds) {
        const { table, seats } = await lay(server, world, common, eyes);
        for (const { seat, move } of world.steps.slice(0, 4).filter(s => s.seat !== eyes))
          await server.play(seats[seat]!, 0, move);
        await server.get(`/api/tables/${table}`);
      }
      const first = asked.slice(0, asked.length / 2);
      expect(first.length).toBeGreaterThan(0);
      expect(asked.slice(asked.length / 2)).toEqual(first);
      expect(first[0]!.position).toMatch(/\?/);
    }
  });
});

/** The hands a position text shows, by seat. */
const handsIn = (view: string): readonly string[] =>
  view
    .split(' | ')[1]!
    .split(' ')
    .map(hand => hand.split(':')[1]!);

describe('a whole game over every door', () => {
  it('shows no other hand, no seed and no luck before the end, and everything after it', async () => {
    const server = await live({ log: 'silent' });
    const made = await server.post<Seated>('/api/tables', {
      game: 'tock',
      name: 'Ann',
      seat: 0,
      options: { fastStart: true },
    });
    const { table } = made.body;
    const seats = [made.body];
    for (const name of ['Bob', 'Cléo', 'Dan'])
      seats.push((await server.post<Seated>(`/api/tables/${table}/seats`, { name })).body);
    const held = (await server.server.context.registry.open(table))!;
    const seed = held.head.seals[0]!.seed!;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    // Two play by WebSocket, two by events and requests; one watches each way.
    const lines = [
      await server.watch(table, seats[0]!.token),
      await server.watch(table, seats[1]!.token),
      await server.watch(table),
    ];
    const streams = await Promise.all([
      Stream.open(server, table, { token: seats[2]!.token }),
      Stream.open(server, table, { token: seats[3]!.token }),
      Stream.open(server, table),
    ]);
    const told: { eyes: WorldEyes; frame: DownFrame }[] = [];
    const listening = streams.map(async (stream, i) => {
      const eyes = ([2, 3, 'public'] as const)[i]!;
      for (;;) {
        const event = await stream.next();
        if (!event) return;
        told.push({ eyes, frame: event.frame });
        if (event.frame.t === 'table' && event.frame.outcome) return;
      }
    });
    const chance = searchChance(7);
    while (!held.match.outcome) {
      const { match } = held;
      const { state } = held.match as { state: Parameters<typeof tock.actors>[0] };
      const seat = tock.actors(state).at(-1)!;
      const move = tock.writeMove(tock.sample(state, seat, chance));
      const decision = match.decisions[seat]!;
      if (seat < 2) lines[seat]!.send({ t: 'play', table, decision, move });
      else await server.play(seats[seat]!, decision, move);
      while (held.match.n === match.n) await new Promise(done => setTimeout(done, 0));
      if (held.match.n === 40) {
        const running = await server.get<Problem>(`/api/tables/${table}/record`, { token: seats[0]!.token });
        expect(running.body).toMatchObject({ status: 409, key: 'secrets', sentence: expect.any(String) });
        for (const eyes of EYES) {
          const by = eyes === 'public' ? {} : { token: seats[eyes]!.token };
          const { body } = await server.get<Story>(`/api/tables/${table}/story`, by);
          for (const { view, told: said } of body.chapters) {
            expectBlind(eyes, view);
            if (said?.move !== undefined) expect(said.seat).toBe(eyes);
          }
          expect(JSON.stringify(body)).not.toMatch(/picks|setup/);
        }
      }
    }
    await Promise.all(listening);
    for (const [i, line] of lines.entries()) {
      const eyes = ([0, 1, 'public'] as const)[i]!;
      for (const frame of await line.quiet()) told.push({ eyes, frame });
    }
    expect(told.filter(t => t.frame.t === 'table').length).toBeGreaterThan(held.match.n * 5);
    for (const { eyes, frame } of told) {
      if (frame.t === 'table' && frame.outcome) continue;
      const text = JSON.stringify(frame);
      expect(text).not.toContain(seed);
      expect(text).not.toMatch(/picks|setup/);
      if (frame.t !== 'table') continue;
      expectBlind(eyes, frame.view);
      if (frame.told?.move !== undefined) expect(frame.told.seat).toBe(eyes);
    }
    const ends = told.filter(t => t.frame.t === 'table' && t.frame.outcome);
    expect(ends.map(t => t.eyes).sort()).toEqual([0, 1, 2, 3, 'public', 'public']);
    for (const { frame } of ends) expect(frame.t === 'table' && frame.seals?.[0]?.seed).toBe(seed);

    const file = await server.get<GameRecord>(`/api/tables/${table}/record`);
    const verdict = verify(tock as unknown as Game, parseRecord(JSON.stringify(file.body)));
    expect(verdict).toMatchObject({ entries: held.match.n, sealed: 0 });
    expect(verdict.picks).toBeGreaterThan(100);
  }, 240_000);

  it('is refused as a record of a game whose hands are known', async () => {
    const server = await live({ log: 'silent' });
    const chance = searchChance(3);
    const picks: number[] = [];
    tock.setup(
      { seats: 4, options: OPTIONS },
      {
        pick(n) {
          const value = chance.pick(n);
          picks.push(value);
          return value;
        },
      },
    );
    const record: GameRecord = {
      tablee: 1,
      game: 'tock',
      rules: tock.rules,
      seats: 4,
      options: OPTIONS,
      seals: [],
      setup: picks,
      entries: [],
    };
    const answer = await server.post<Problem>('/api/tables', { game: 'tock', name: 'Eve', record });
    expect(answer.body).toMatchObject({ status: 409, key: 'record-secrets' });
  });
});

function expectBlind(eyes: WorldEyes, view: string): void {
  for (const [seat, hand] of handsIn(view).entries()) {
    if (seat !== eyes) expect(hand, view).toMatch(/^(-|\?(,\?)*)$/);
    else expect(hand, view).not.toContain('?');
  }
}
