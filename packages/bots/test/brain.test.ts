import { tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import { LEVELS } from '../src/index.ts';
import { COUNTED, HANDICAPS } from '../src/levels.ts';
import { ask, play, START, wander } from './positions.ts';

/** A clock that advances by `step` ms each time it is read. */
const ticking = (step: number): (() => number) => {
  let time = 0;
  return () => (time += step);
};
const patient = () => new Brain(() => 0);

describe('brain', () => {
  it('counts positions instead of reading the clock, if asked to', async () => {
    const question = ask(START, { level: 5, seed: 3, counted: true });
    const [hasty, calm] = [await new Brain(ticking(1e6)).think(question), await patient().think(question)];
    expect(hasty).toEqual({ ...calm, ms: hasty.ms });
    expect(calm.nodes).toBe(COUNTED.nodes);
  });

  it('plays legal moves at every level from every position, also in the middle of repairs', async () => {
    const brain = new Brain(ticking(10));
    let repairing = 0;
    for (const [i, { position, moves, state }] of [...wander(4, 21)].entries()) {
      const level = LEVELS[i % LEVELS.length]!;
      const thought = await brain.think(ask(position, { moves, level, seed: i, seat: state.side }));
      expect(thought.move).toBe(thought.turn[0]);
      expect(play(state, thought.turn).phase).not.toBe('repair');
      expect(thought.value).toBeGreaterThanOrEqual(0);
      expect(thought.value).toBeLessThanOrEqual(1);
      if (moves.length > 0) repairing++;
    }
    expect(repairing).toBeGreaterThan(50);
  });

  it('TCHAG-11 takes the fourth pawn when it can', async () => {
    for (const position of [
      '..x+../.xYx../.+xrY./.x++y./..y+xx/...... y 0-3',
      '.+r+../.xxx+./+Ry+x+/rx+rx./...++./...... r 3-0',
    ]) {
      for (const level of [3, 4, 5] as const) {
        const { turn, value } = await patient().think(ask(position, { level }));
        expect(tchag.outcome(play(tchag.readState(position), turn))?.reason).toBe('captured');
        expect(value).toBe(1);
      }
    }
  });

  it('TCHAG-11 does not let its last pawn be taken if it can avoid it', async () => {
    let tested = 0;
    for (const { state, position, moves } of wander(40, 900)) {
      if (moves.length > 0 || state.extra || state.taken[1 - state.side] !== 3) continue;
      const { turn, value } = await patient().think(ask(position, { level: 4, seat: state.side }));
      const after = play(state, turn);
      if (value === 0 || tchag.outcome(after) || after.side === state.side) continue;
      const taken = tchag.moves(after, after.side);
      for (const m of taken) {
        expect(tchag.outcome(play(after, [tchag.writeMove(m)]))?.reason, position).not.toBe('captured');
      }
      tested++;
    }
    expect(tested).toBeGreaterThan(10);
  });

  it.each(LEVELS)('TCHAG-12 level %i stops the game when it is ahead', async level => {
    for (const position of [
      '....../....../..+Ry./.+R.../....../...... r 3-2 *',
      '...y../...x../...x../.rxR../+xRx../+..... r 3-1 *',
    ]) {
      const { turn } = await patient().think(ask(position, { level }));
      expect(tchag.outcome(play(tchag.readState(position), turn))?.payoff).toEqual([1, 0]);
    }
  });

  it.each(LEVELS.slice(1))(
    'TCHAG-12 level %i does not stop when it is behind and can still win',
    async level => {
      for (const position of [
        '....../....../....r./...Yy./....../...... r 2-3 *',
        '....../....../..r.../..Y.../..rR../...... y 3-1 *',
      ]) {
        const { move } = await patient().think(ask(position, { level }));
        expect(move).not.toBe('stop');
      }
    },
  );

  it('the same seed and position give the same turn', async () => {
    for (const level of [1, 2, 3, 4] as const) {
      const request = ask(START, { level, seed: 77, ms: 60_000 });
      const brain = patient();
      const first = await brain.think(request);
      await brain.think(ask(START, { level: 3, seed: 5 }));
      expect(await brain.think(request)).toEqual(first);
      expect(await patient().think(request)).toEqual(first);
    }
  });

  it('low levels vary with the seed', async () => {
    const turns = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      turns.add((await patient().think(ask(START, { level: 1, seed }))).turn.join(' '));
    }
    expect(turns.size).toBeGreaterThan(3);
  });

  it.each(LEVELS)('level %i keeps its time limit on any clock', async level => {
    for (const step of [0.5, 3]) {
      const brain = new Brain(ticking(step));
      const { ms } = await brain.think(ask(START, { level }));
      expect(ms).toBeLessThanOrEqual(HANDICAPS[level].ms);
      const short = await brain.think(ask(START, { level, ms: 200 }));
      expect(short.ms).toBeLessThanOrEqual(200);
    }
  });

  it('`mostMs` shortens the time and never lengthens it', async () => {
    const nodes = async (more: Parameters<typeof ask>[1]) =>
      (await new Brain(ticking(1)).think(ask(START, more))).nodes;
    expect(await nodes({ mostMs: 200 })).toBe(await nodes({ ms: 200 }));
    expect(await nodes({ mostMs: 200, ms: 100 })).toBe(await nodes({ ms: 100 }));
    expect(await nodes({ mostMs: 100, ms: 200 })).toBe(await nodes({ ms: 100 }));
    expect(await nodes({ mostMs: 60_000 })).toBe(await nodes({}));
    const value = (more: Parameters<typeof ask>[1]) =>
      new Brain(ticking(1)).evaluate(ask(START, { seat: 1, ...more }));
    expect(await value({ mostMs: 100 })).toBe(await value({ ms: 100 }));
  });

  it('counts the time from `start`, not from the call', async () => {
    const brain = new Brain(ticking(1));
    const whole = await brain.think(ask(START, { ms: 200 }), 0);
    const late = new Brain(ticking(1));
    const half = await late.think(ask(START, { ms: 200 }), -100);
    expect(half.nodes).toBeLessThan(whole.nodes);
  });

  it('evaluates for either seat, and knows the result of a game that is over', async () => {
    const brain = patient();
    const ahead = '.+r+../.xxx+./+Ry+x+/rx+rx./...++./...... r 3-0';
    expect(await brain.evaluate(ask(ahead, { seat: 0, ms: 50 }))).toBe(1);
    expect(await brain.evaluate(ask(ahead, { seat: 1, ms: 50 }))).toBe(0);
    const over = '....../....../...R../..+r../....../...... r 4-2';
    expect(await brain.evaluate(ask(over, { seat: 0 }))).toBe(1);
    expect(await brain.evaluate(ask(over, { seat: 1 }))).toBe(0);
    const open = await new Brain(ticking(1)).evaluate(ask(START, { seat: 1, ms: 100 }));
    expect(open).toBeGreaterThan(0.2);
    expect(open).toBeLessThan(0.8);
  });

  it.each([
    ['There is no game "dame"', ask(START, { game: 'dame' })],
    ['not on turn', ask(START, { seat: 1 })],
    ['does not fit', ask(START, { moves: ['a1a2'] })],
    ['A Tchag position', ask('nonsense', { seat: 0 })],
    ['for 2 players', ask(START, { seats: 3 })],
    ['There is no option', ask(START, { options: { komi: 7 } })],
  ])('rejects with a message: %s', async (sentence, request) => {
    await expect(patient().think(request)).rejects.toThrow(sentence);
  });
});
