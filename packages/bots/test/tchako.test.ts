import { defaultOptions, refereeOnly } from '@tablee/kernel';
import { type State, tchako, tchakoRules1 } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import { LEVELS, type ThinkRequest } from '../src/index.ts';

type Options = { readonly [name: string]: boolean | number | string };

const start = (options: Options = {}): State =>
  tchako.setup({ seats: 2, options: { ...defaultOptions(tchako.options), ...options } }, refereeOnly).state;
const ask = (s: State, options: Options = {}, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  game: 'tchako',
  rules: tchako.rules,
  seats: 2,
  options: { ...options },
  position: tchako.writeState(s),
  moves: [],
  seat: tchako.actors(s)[0] ?? 0,
  level: 5,
  seed: 1,
  effort: 0.02,
  ...more,
});
/** The clock stands still: only the number of thoughts limits a search. */
const patient = () => new Brain(() => 0);
/** A clock that advances by `step` ms each time it is read. */
const ticking = (step: number): (() => number) => {
  let time = 0;
  return () => (time += step);
};
const play = (s: State, text: string): void => {
  const move = tchako.readMove(text)!;
  const seat = tchako.actors(s)[0]!;
  expect(tchako.refuse(s, seat, move), `${text} in ${tchako.writeState(s)}`).toBeNull();
  tchako.apply(s, seat, move, refereeOnly);
};

const MODES: readonly (readonly [string, Options])[] = [
  ['TCHAKO-12 the standard game', {}],
  ['TCHAKO-30 sudden death', { sudden: 'creations', suddenCreations: 2 }],
  ['TCHAKO-31 a countdown', { countdown: true, countdownTurns: 4 }],
  ['TCHAKO-32 anarchy', { anarchy: true }],
  ['TCHAKO-33 queen of the hill', { hill: 'line', standardWin: false }],
  ['TCHAKO-34 demography', { demography: 'lead', demographyLead: 2 }],
  ['TCHAKO-40 strategic shots', { strategic: true, points: 5 }],
  ['TCHAKO-41 a supply depot', { depot: true }],
  ['TCHAKO-42 triangles', { triangle: true }],
  ['TCHAKO-43 carrisk', { carrisk: true, points: 5 }],
  ['TCHAKO-44 sumo', { sumo: true }],
];

describe("T'Chako's planner", () => {
  it('TCHAKO-40 plays on in games stored under rules 1', async () => {
    const options = { strategic: true, points: 5 };
    const table = { seats: 2, options: { ...defaultOptions(tchako.options), ...options } };
    const s = tchakoRules1.setup(table, refereeOnly).state;
    for (let n = 0; n < 7 && !s.end; n++) {
      const { turn } = await patient().think(ask(s, options, { rules: 1, level: 3, seed: n }));
      expect(turn.length).toBeGreaterThan(0);
      for (const text of turn) play(s, text);
    }
    expect([s.variant.rules, s.number]).toEqual([1, expect.any(Number)]);
  });

  it.each(MODES)('%s: every level plays legal moves', { timeout: 60_000 }, async (_, options) => {
    for (const level of LEVELS) {
      const s = start(options);
      for (let n = 0; n < 7 && !s.end; n++) {
        const { turn, value } = await patient().think(ask(s, options, { level, seed: n }));
        expect(value).toBeGreaterThanOrEqual(0);
        for (const text of turn) play(s, text);
      }
    }
  });

  it('TCHAKO-12 hits an exposed queen', { timeout: 30_000 }, async () => {
    const s = start();
    const put = (puck: number, x: number, y: number) => {
      s.x[puck] = x;
      s.y[puck] = y;
      s.here |= 1 << puck;
      s.set &= ~(1 << puck);
    };
    // South holds N2, BNC and VN; the northern queen stands in the open before a puck.
    for (const puck of [12, 13, 14]) {
      s.here &= ~(1 << puck);
      s.set &= ~(1 << puck);
    }
    put(0, -3_200, 0);
    put(1, 0, 5_542);
    put(2, 0, 11_942);
    put(23, -9_600, 9_000);
    put(3, -9_600, 3_200);
    const text = tchako.writeState(s);
    const after = tchako.readState(text);
    const { move } = await patient().think(ask(after, {}, { steady: true, effort: 0.2 }));
    play(after, move);
    expect(after.end).toEqual({ reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-45 answers a proposal, TCHAKO-42 chooses before the game', async () => {
    const s = start();
    play(s, 'propose sumo');
    const { move } = await patient().think(ask(s));
    expect(['agree', 'decline']).toContain(move);
    const before = start({ triangle: true });
    expect((await patient().think(ask(before, { triangle: true }))).move).toBe('replace none');
  });

  it('the same seed gives the same move; other seeds give other shots', async () => {
    const first = await patient().think(ask(start()));
    expect(await patient().think(ask(start()))).toEqual(first);
    const shots = new Set<string>();
    for (let seed = 0; seed < 4; seed++)
      shots.add((await patient().think(ask(start(), {}, { level: 1, effort: 1, seed }))).move);
    expect(shots.size).toBeGreaterThan(1);
  });

  it('plans no move after a shot, whose result is uncertain', async () => {
    const s = start();
    for (let n = 0; n < 6 && !s.end; n++) {
      const { turn } = await patient().think(ask(s, {}, { seed: n }));
      const shot = turn.findIndex(text => text.startsWith('shoot'));
      if (shot >= 0) expect(shot).toBe(turn.length - 1);
      for (const text of turn) play(s, text);
    }
  });

  it('keeps its time limit on any clock', async () => {
    for (const step of [0.5, 20]) {
      for (const limit of [{ ms: 100 }, { mostMs: 100 }]) {
        const { ms } = await new Brain(ticking(step)).think(ask(start(), {}, limit));
        expect(ms).toBeLessThan(100 + 8 * step);
      }
    }
  });

  it('the evaluations of both seats add up to 1', async () => {
    const s = start();
    const [south, north] = await Promise.all([0, 1].map(seat => patient().evaluate(ask(s, {}, { seat }))));
    expect(south! + north!).toBeCloseTo(1);
  });
});
