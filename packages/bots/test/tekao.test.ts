import { defaultOptions, refereeOnly, searchChance } from '@tablee/kernel';
import {
  findFlag,
  foresee,
  homeSquares,
  listMoves,
  NOWHERE,
  neighbour,
  PASS,
  type State,
  sideOfSeat,
  tekao,
} from '@tablee/tekao';
import { bot } from '@tablee/tekao/bot';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import { LEVELS, type ThinkRequest } from '../src/index.ts';

type Said = { readonly seats?: number; readonly options?: { readonly [name: string]: string | number } };

const tableFor = ({ seats = 2, options = {} }: Said) => ({
  seats,
  options: { ...defaultOptions(tekao.options), ...options },
});
const ask = (s: State, said: Said = {}, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  game: 'tekao',
  rules: 1,
  seats: said.seats ?? 2,
  options: { ...said.options },
  position: tekao.writeState(s),
  moves: [],
  seat: tekao.actors(s)[0] ?? 0,
  level: 5,
  seed: 1,
  ...more,
});
/** A clock that advances by `step` ms each time it is read. */
const ticking = (step: number): (() => number) => {
  let time = 0;
  return () => (time += step);
};
const play = (s: State, text: string): State => {
  const next = tekao.clone(s);
  const seat = tekao.actors(next)[0]!;
  const move = tekao.readMove(text)!;
  expect(tekao.refuse(next, seat, move), `${text} in ${tekao.writeState(s)}`).toBeNull();
  tekao.apply(next, seat, move, searchChance(1));
  return next;
};

/** Positions of random games, in both phases. */
function* wander(games: number, seed: number, said: Said = {}): Generator<State> {
  for (let g = 0; g < games; g++) {
    const chance = searchChance(seed + g);
    const { state } = tekao.setup(tableFor(said), chance);
    while (!tekao.outcome(state)) {
      yield tekao.clone(state);
      const seat = tekao.actors(state)[0]!;
      tekao.apply(state, seat, tekao.sample(state, seat, chance), chance);
    }
  }
}

const canStrike = (s: State): boolean => listMoves(s).some(m => m !== PASS && foresee(s, m).wins);
/** After any reply, the flag can be taken. */
const isForced = (s: State): boolean =>
  listMoves(s).every(reply => {
    const next = tekao.clone(s);
    tekao.apply(next, tekao.actors(next)[0]!, reply, refereeOnly);
    const outcome = tekao.outcome(next);
    return outcome ? outcome.payoff[tekao.actors(s)[0]!] === 0 : canStrike(next);
  });

describe('Tekao’s bot', () => {
  it('TEKAO-10 takes the flag when it can, from level 3 on', { timeout: 60_000 }, async () => {
    const brain = new Brain(ticking(0.1));
    let struck = 0;
    for (const s of wander(12, 50)) {
      if (s.phase !== 'battle' || !canStrike(s)) continue;
      const { move, value } = await brain.think(
        ask(s, {}, { level: LEVELS[2 + (struck % 3)]!, seed: struck }),
      );
      expect(tekao.outcome(play(s, move))?.reason, tekao.writeState(s)).toBe('flag');
      expect(value).toBe(1);
      struck++;
    }
    expect(struck).toBeGreaterThan(10);
  });

  it('TEKAO-10 finds a forced capture of the flag in two turns', { timeout: 120_000 }, async () => {
    const brain = new Brain(ticking(0.1));
    let found = 0;
    for (const s of wander(30, 800, { options: { setup: 'mirrored' } })) {
      if (s.phase !== 'battle' || s.quiet > 90 || found >= 12 || canStrike(s)) continue;
      const texts = listMoves(s).map(m => tekao.writeMove(m));
      if (!texts.some(text => isQuiet(s, text) && isForced(play(s, text)))) continue;
      const { move, value } = await brain.think(ask(s));
      expect(value, tekao.writeState(s)).toBe(1);
      expect(isForced(play(s, move)), `${move} in ${tekao.writeState(s)}`).toBe(true);
      found++;
    }
    expect(found).toBe(12);
  });

  it.each(LEVELS.slice(2))('TEKAO-10 level %i never moves its flag next to a weapon', async level => {
    const brain = new Brain(ticking(0.1));
    let near = 0;
    for (const s of wander(10, 70)) {
      const side = s.turn & 1;
      const flag = findFlag(s.cells, side);
      if (s.phase !== 'battle' || near >= 20) continue;
      const doomed = listMoves(s).filter(m => m !== PASS && m >> 5 === flag && foresee(s, m).loses);
      if (doomed.length === 0) continue;
      near++;
      const { move } = await brain.think(ask(s, {}, { level, ms: 60, seed: near }));
      expect(doomed.map(m => tekao.writeMove(m))).not.toContain(move);
    }
    expect(near).toBe(20);
  });

  it.each([
    [2, {}],
    [3, { setup: 'arranged' }],
    [4, { armoury: 'twins', home: 'narrow' }],
  ])(
    'TEKAO-12 plays legal moves at every level with %i players',
    { timeout: 60_000 },
    async (seats, options) => {
      const brain = new Brain(ticking(1));
      let asked = 0;
      for (const [i, s] of [...wander(1, 5, { seats, options })].entries()) {
        if (s.phase === 'battle' && i % 4 !== 0) continue;
        const thought = await brain.think(
          ask(s, { seats, options }, { level: LEVELS[i % 5]!, seed: i, ms: 60 }),
        );
        play(s, thought.move);
        expect(thought.turn).toEqual([thought.move]);
        expect(thought.ms).toBeLessThanOrEqual(60);
        asked++;
      }
      expect(asked).toBeGreaterThan(25);
    },
  );

  it('TEKAO-12 evaluates the same for partners and the opposite for rivals, in both phases', async () => {
    const said = { seats: 4, options: { setup: 'arranged' } };
    let compared = 0;
    for (const [i, s] of [...wander(1, 9, said)].entries()) {
      if (i % 7 !== 0) continue;
      const seen = await Promise.all(
        [0, 1, 2, 3].map(seat => new Brain(ticking(1)).evaluate(ask(s, said, { seat, ms: 40 }))),
      );
      expect(seen[2]).toBe(seen[0]);
      expect(seen[3]).toBe(seen[1]);
      expect(seen[0]! + seen[1]!).toBeCloseTo(1, 5);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('TEKAO-7 does not move a resting piece', async () => {
    const text = 'b:a1:FFFF,b2:PTAG,e5:PTAG y:h7:GTAP,e8:FFFF turn=0 streak=e5:3/- quiet=9';
    const s = tekao.readState(text);
    const { move } = await new Brain(ticking(0.05)).think(ask(s));
    expect(move.startsWith('e5')).toBe(false);
  });

  it('TEKAO-4 places its flag on the back row and covers it', { timeout: 60_000 }, async () => {
    const brain = new Brain(ticking(0.1));
    const freeBeside: number[] = [];
    for (let game = 0; game < 3; game++) {
      const chance = searchChance(3_000 + game);
      const { state } = tekao.setup(tableFor({}), chance);
      while (state.phase === 'place') {
        const { move } = await brain.think(ask(state, {}, { seed: game, level: 4 }));
        tekao.apply(state, tekao.actors(state)[0]!, tekao.readMove(move)!, chance);
      }
      for (const side of [0, 1]) {
        const flag = findFlag(state.cells, side);
        const back = homeSquares('wide', side).filter(q => (side === 0 ? q < 8 : q >= 56));
        expect(back).toContain(flag);
        const beside = [0, 1, 2, 3].map(direction => neighbour(flag, direction)).filter(q => q !== NOWHERE);
        freeBeside.push(beside.filter(q => state.cells[q] === 0).length);
      }
    }
    expect(Math.max(...freeBeside)).toBeLessThanOrEqual(1);
  });

  it('TEKAO-5 under `arranged`, chooses the piece to place', async () => {
    const said = { options: { setup: 'arranged' } };
    const { state } = tekao.setup(tableFor(said), refereeOnly);
    const { move, nodes } = await new Brain(ticking(0.05)).think(ask(state, said));
    expect(move).toMatch(/^[PTAG]{4}@[a-h][12]$/);
    expect(nodes).toBeGreaterThan(100);
    expect(sideOfSeat(0)).toBe(state.turn & 1);
  });

  it('the same seed gives the same move; other seeds vary at low levels', async () => {
    const s = [...wander(1, 31)].find(met => met.phase === 'battle')!;
    for (const level of [1, 2, 3, 4] as const) {
      const request = ask(s, {}, { level, seed: 5 });
      const again = () => new Brain(() => 0).think(request);
      expect(await again()).toEqual(await again());
    }
    const moves = new Set<string>();
    for (let seed = 0; seed < 10; seed++)
      moves.add((await new Brain(() => 0).think(ask(s, {}, { level: 1, seed }))).move);
    expect(moves.size).toBeGreaterThan(3);
  });

  it('each level has at least the limits of the one below', () => {
    const { handicaps, playoutHandicaps } = bot;
    for (const level of LEVELS.slice(1)) {
      const below = LEVELS[level - 2]!;
      for (const more of ['ms', 'depth', 'quiescence', 'nodes', 'attention'] as const)
        expect(handicaps![level][more]).toBeGreaterThanOrEqual(handicaps![below][more]);
      for (const more of ['ms', 'playouts', 'attention'] as const)
        expect(playoutHandicaps![level][more]).toBeGreaterThanOrEqual(playoutHandicaps![below][more]);
      expect(handicaps![level].blur).toBeLessThanOrEqual(handicaps![below].blur);
      expect(playoutHandicaps![level].blur).toBeLessThanOrEqual(playoutHandicaps![below].blur);
    }
  });
});

/** A move without captures. */
function isQuiet(s: State, text: string): boolean {
  const m = tekao.readMove(text)!;
  return m !== PASS && foresee(s, m).takes.length === 0 && foresee(s, m).takenBy.length === 0;
}
