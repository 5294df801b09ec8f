import type { Thinker, ThinkRequest } from '@tablee/bots';
import { type Game, type GameRecord, parseRecord, searchChance, verify } from '@tablee/kernel';
import { tock } from '@tablee/tock';
import type { DownFrame, Problem, Seated, Story } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { live } from './live.ts';
import { Stream } from './stream.ts';
import { EYES, lay, newCommon, Puppet, spyOn } from './tock-spy.ts';
import { OPTIONS, type Twins, twinWorlds, type WorldEyes } from './tock-worlds.ts';

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
        await spyOn(server, worlds[0], 0, common, { bot: { seat, puppet } }),
        await spyOn(server, worlds[1], 0, common, { bot: { seat, puppet } }),
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
