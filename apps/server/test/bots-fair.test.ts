import type { Thinker, ThinkRequest, Thought } from '@tablee/bots';
import { levelOf } from '@tablee/table';
import type { Laid, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { queueKeyOf } from '../src/bots/bot-searches.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { randomGame } from './games.ts';
import type { Line } from './line.ts';
import { type Answer, type Live, live } from './live.ts';

/** At tables without people bots of level 1 play; at a person's table one of level 4. */
const CROWD = 200;
const AT_ONCE = 16;
const PERSONS = 4;

/** Thinks until it is told to stop; the bot then plays what an absent player plays. */
class Slow implements Thinker {
  readonly asked: ThinkRequest[] = [];
  readonly #ends: (() => void)[] = [];

  think(request: ThinkRequest): Promise<Thought> {
    this.asked.push(request);
    return new Promise((_done, failed) => this.#ends.push(() => failed(new Error('told to stop'))));
  }

  evaluate = () => Promise.reject(new Error('not asked'));
  close(): void {}

  end(): void {
    this.#ends.shift()!();
  }

  /** Ends the thought begun first; the next one has begun afterwards. */
  async next(): Promise<void> {
    const { length } = this.asked;
    this.end();
    await until(() => this.asked.length > length);
  }
}

async function until(fits: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await fits())) {
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
    await new Promise(done => setTimeout(done, 2));
  }
}

/** Tables of one guest where only bots sit, all of them watched. */
async function watchBots(server: Live, count: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  let cookie: string | null = null;
  for (let first = 0; first < count; first += AT_ONCE) {
    const line = await server.line();
    lines.push(line);
    for (let i = first; i < Math.min(count, first + AT_ONCE); i++) {
      const bots = [0, 1].map(seat => ({ seat, level: 1 }));
      const laid: Answer<Laid> = await server.post(
        '/api/tables',
        { game: 'tchag', seat: 'none', bots },
        { cookie },
      );
      cookie ??= laid.cookie;
      line.send({ t: 'watch', table: laid.body.table });
      await line.next('table', f => f.table === laid.body.table);
    }
  }
  return lines;
}

/** A person's first turn is played: it is the bot's turn. */
async function playWithBot(server: Live): Promise<Seated> {
  const bots = [{ seat: 1, level: PERSONS }];
  const { body } = await server.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0, bots });
  const moves = randomGame(1);
  const turn = moves.slice(
    0,
    moves.findIndex(m => m.seat === 1),
  );
  for (const [i, { move }] of turn.entries()) expect((await server.play(body, i, move)).status).toBe(200);
  return body;
}

const metric = async (server: Live, name: string): Promise<number> => {
  const { body } = await server.get<string>('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)![1]);
};

describe('bots beside many tables without people', () => {
  it('answer a person first, and think shorter for the others', async () => {
    const slow = new Slow();
    const server = await live({ thinker: slow, log: 'silent', bots: { ms: 0, thinkers: 1 } });
    await watchBots(server, CROWD);
    await until(async () => (await metric(server, 'tablee_thoughts_waiting_bots')) === CROWD - 1);
    expect(slow.asked).toHaveLength(1);

    await playWithBot(server);
    await until(async () => (await metric(server, 'tablee_thoughts_waiting_people')) === 1);
    await slow.next();
    expect(slow.asked.map(r => r.level)).toEqual([1, PERSONS]);
    // No other person plays, so the time of the person's bot is its own. The others share what there is.
    expect(slow.asked.map(r => r.mostMs)).toEqual([undefined, undefined]);
    await slow.next();
    expect(slow.asked[2]).toMatchObject({ level: 1, mostMs: 30 });
    expect(await metric(server, 'tablee_thoughts_total')).toBe(3);
    expect(await metric(server, 'tablee_thoughts_limited_total')).toBe(1);
    expect(await metric(server, 'tablee_thought_limit_seconds')).toBe(0.03);
  }, 120_000);

  it('are not asked when the last watcher has left', async () => {
    const slow = new Slow();
    const server = await live({ thinker: slow, log: 'silent', bots: { thinkers: 1 } });
    const [line] = await watchBots(server, 3);
    await until(async () => (await metric(server, 'tablee_thoughts_waiting_bots')) === 2);
    line!.socket.close();
    await line!.closed;
    await until(async () => (await metric(server, 'tablee_websockets')) === 0);
    await playWithBot(server);
    await slow.next();
    slow.end();
    // The others have their turns, one after the other, and nothing is thought.
    await until(async () => (await metric(server, 'tablee_thoughts_waiting_bots')) === 0);
    expect(slow.asked.filter(r => r.level === 1)).toHaveLength(1);
    const isForBots = (t: LiveTable) => t.state.holders.every(h => levelOf(h) !== null);
    expect(
      [...server.server.context.registry.tables].filter(t => t.ephemera.holds.has('bots') && isForBots(t)),
    ).toEqual([]);
  });
});

describe('the turn of a table', () => {
  it('is shared with the tables laid from the same address, and urgent where a person sits', async () => {
    const server = await live({ log: 'silent', bots: { pauseMs: 60_000 }, proxies: 1 });
    const lay = async (address: string, wanted: object) => {
      const by = { headers: { 'x-forwarded-for': address } };
      const { body } = await server.post<Laid>('/api/tables', { game: 'tchag', ...wanted }, by);
      return (await server.server.context.registry.open(body.table))!;
    };
    const bots = { seat: 'none', bots: [0, 1].map(seat => ({ seat, level: 1 })) };
    const first = await lay('192.0.2.1', { name: 'Ann', seat: 0 });
    const same = await lay('192.0.2.1', bots);
    const other = await lay('192.0.2.2', bots);
    expect(first.owner).not.toBeNull();
    expect(queueKeyOf(first)).toEqual({ group: first.owner, key: first.id, urgent: true });
    expect(queueKeyOf(same)).toEqual({ group: first.owner, key: same.id, urgent: false });
    expect(queueKeyOf(other).group).not.toBe(first.owner);
  });
});
