import { defaultTable, readTable, type Seat, searchChance } from '@tablee/kernel';
import { type State, tock, tockRules1 } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import { LEVELS, type ThinkRequest } from '../src/index.ts';
import { PLAYOUT_HANDICAPS } from '../src/levels.ts';

type Options = ThinkRequest['options'];

const patient = () => new Brain(() => 0);
/** A clock that advances by `step` ms each time it is read. */
const ticking = (step: number): (() => number) => {
  let time = 0;
  return () => (time += step);
};

const ask = (state: State, seat: Seat, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  game: 'tock',
  rules: state.variant.rules,
  seats: state.variant.seats,
  options: {},
  position: tock.writeState(tock.redact(state, seat)),
  moves: [],
  seat,
  level: 3,
  seed: 1,
  ...more,
});

/** Every `nth` position of a random game, with an actor. */
function* wander(seed: number, nth: number, seats = 4, options: Options = {}, game = tock) {
  const luck = searchChance(seed);
  const { state } = game.setup(readTable(game, seats, options), luck);
  for (let n = 0; n < 400 && !tock.outcome(state); n++) {
    const actors = tock.actors(state);
    const seat = actors[n % actors.length]!;
    if (n % nth === 0) yield { state: tock.clone(state), seat };
    const by = actors[0]!;
    tock.apply(state, by, tock.sample(state, by, luck), luck);
  }
}

describe('a game with hidden cards', () => {
  it.each([
    [4, {}],
    [4, { teams: false }],
    [4, { houseEntry: 'choice', selfCapture: true, fastStart: true }],
    [3, {}],
    [3, { deal: 'hands' }],
    [2, {}],
    [2, { deal: 'hands', colourOrder: 'alternate' }],
  ] as const)(
    'plays legal moves at every level: %i players, %o',
    async (seats, options) => {
      const brain = new Brain(ticking(3));
      let n = 0;
      for (const { state, seat } of wander(seats * 7, 19, seats, options)) {
        const level = LEVELS[n++ % LEVELS.length]!;
        const thought = await brain.think(ask(state, seat, { level, seed: n, options, ms: 100 }));
        expect(tock.refuse(state, seat, tock.readMove(thought.move)!)).toBeNull();
        expect(thought.turn).toEqual([thought.move]);
        expect(thought.value).toBeGreaterThanOrEqual(0);
        expect(thought.value).toBeLessThanOrEqual(1);
      }
      expect(n).toBeGreaterThan(15);
    },
    60_000,
  );

  it.each([tock, tockRules1])('TOCK-14 plays rules $rules: every candidate is legal', async game => {
    const brain = new Brain(ticking(3));
    const options = { deal: 'hands', fastStart: true };
    let n = 0;
    for (const { state, seat } of wander(11, 5, 2, options, game)) {
      const thought = await brain.think(ask(state, seat, { level: 3, seed: n++, options, ms: 50 }));
      expect(game.refuse(state, seat, game.readMove(thought.move)!)).toBeNull();
    }
    expect(n).toBeGreaterThan(15);
  });

  it('TOCK-6 TOCK-10 secrets in the request do not change the answer', async () => {
    let different = 0;
    for (const { state, seat } of wander(5, 23)) {
      const twin = tock.imagine(tock.redact(state, seat), seat, searchChance(99));
      const [position, other] = [tock.writeState(state), tock.writeState(twin)];
      if (position !== other) different++;
      const seen = await patient().think(ask(state, seat));
      expect(await patient().think(ask(state, seat, { position }))).toEqual(seen);
      expect(await patient().think(ask(state, seat, { position: other }))).toEqual(seen);
    }
    expect(different).toBeGreaterThan(10);
  }, 60_000);

  it('TOCK-27 plays the last pawn home at every level', async () => {
    const text =
      'r=r10,rH2,rH3,rH4 b=R,R,b5,b9 y=yH1,yH2,yH3,yH4 g=R,R,R,g3 | r:3,7,9 b:2,3,6 y:2,8,9 g:5,Q,Q | out - | turn r | blocked - | deal 2 g | play';
    for (const level of LEVELS) {
      const { move, value } = await patient().think(ask(tock.readState(text), 0, { level, ms: 50 }));
      expect(move).toBe('7:r10-rH1');
      if (level > 2) expect(value).toBeGreaterThan(0.99);
    }
  });

  it.each(LEVELS)('level %i keeps its time limit on any clock', async level => {
    const { state } = tock.setup(defaultTable(tock), searchChance(2));
    for (const step of [0.5, 3]) {
      const { ms } = await new Brain(ticking(step)).think(ask(state, 0, { level }));
      expect(ms).toBeLessThanOrEqual(PLAYOUT_HANDICAPS[level].ms);
      for (const limit of [{ ms: 30 }, { mostMs: 30 }]) {
        const short = await new Brain(ticking(step)).think(ask(state, 0, { level, ...limit }));
        expect(short.ms).toBeLessThanOrEqual(30);
      }
    }
  });

  it('the same seed and position give the same move', async () => {
    const { state } = tock.setup(defaultTable(tock), searchChance(12));
    for (const level of [1, 2, 3, 4] as const) {
      const request = ask(state, 1, { level, seed: 4 });
      expect(await patient().think(request)).toEqual(await patient().think(request));
    }
  });

  it('evaluates the same for partners and the opposite for rivals', async () => {
    const text =
      'r=R,R,rH3,rH4 b=R,R,R,R y=R,y12,yH3,yH4 g=R,R,R,g3 | r:3,7,9 b:2,3,6 y:2,8,9 g:5,Q,Q | out - | turn r | blocked - | deal 2 g | play';
    const state = tock.readState(text);
    const values: number[] = [];
    for (const seat of [0, 1, 2, 3]) {
      values.push(await new Brain(ticking(1)).evaluate(ask(state, seat, { ms: 400 })));
    }
    expect(values[0]).toBeGreaterThan(0.6);
    expect(values[2]).toBeCloseTo(values[0]!, 1);
    expect(values[1]).toBeCloseTo(1 - values[0]!, 1);
    expect(values[3]).toBeCloseTo(1 - values[0]!, 1);
  });

  it('knows the result of a game that is over', async () => {
    const text =
      'r=rH1,rH2,rH3,rH4 b=R,R,b5,b9 y=yH1,yH2,yH3,yH4 g=R,R,R,g3 | r:9 b:2,3 y:2 g:5,Q | out - | turn - | blocked - | deal 2 g | over';
    const state = tock.readState(text);
    for (const seat of [0, 1, 2, 3]) {
      expect(await patient().evaluate(ask(state, seat))).toBe(seat % 2 === 0 ? 1 : 0);
    }
  });

  it('rejects a seat that is not on turn', async () => {
    const { state } = tock.setup(defaultTable(tock), searchChance(2));
    tock.apply(state, 0, [...tock.moves(state, 0)][0]!, searchChance(1));
    await expect(patient().think(ask(state, 0))).rejects.toThrow('not on turn');
  });
});
