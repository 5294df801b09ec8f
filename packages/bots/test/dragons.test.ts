import { type DragonsEvent, dragons, type State } from '@tablee/dragons';
import { readTable, type Seat, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Brain } from '../src/brain.ts';
import type { ThinkRequest } from '../src/index.ts';

const patient = () => new Brain(() => 0);

const ask = (
  truth: State,
  seat: Seat,
  told: readonly unknown[],
  more: Partial<ThinkRequest> = {},
): ThinkRequest => ({
  game: 'dragons',
  rules: 1,
  seats: truth.variant.seats,
  options: {},
  position: dragons.writeState(dragons.redact(truth, seat)),
  moves: [],
  seat,
  told: told.map(event => dragons.tell(event as DragonsEvent, seat)),
  level: 5,
  seed: 1,
  ...more,
});

/** Positions of a random game, an actor of each, and all events so far. */
function* wander(seed: number, nth: number) {
  const luck = searchChance(seed);
  const { state, events } = dragons.setup(readTable(dragons, 3, {}), luck);
  const news: DragonsEvent[] = [...events];
  for (let n = 0; n < 300 && !dragons.outcome(state); n++) {
    const actors = dragons.actors(state);
    if (n % nth === 0)
      yield { truth: dragons.clone(state), seat: actors[n % actors.length]!, news: news.slice() };
    news.push(...dragons.apply(state, actors[0]!, dragons.sample(state, actors[0]!, luck), luck));
  }
}

/** A state with the same view and other secrets: other gestures, other faces under covered stones. */
function twinOf(truth: State, seat: Seat, luck: number): State {
  const dice = searchChance(luck);
  const twin = dragons.imagine(dragons.redact(truth, seat), seat, dice);
  for (let other = 0; other < twin.chosen.length; other++)
    if (other !== seat && twin.chosen[other]! >= 0) twin.chosen[other] = dice.pick(3);
  return twin;
}

/** Seat 0 is about to turn a stone; all saw where the 4 and an animal were hidden. */
function afterLoss() {
  const table = readTable(dragons, 2, {});
  const stones = 'b1:?,c1:?,d1:?,e1:?,f1:?,b2:.4,c2:.a,d2:?,e2:?';
  const start = dragons.readState(
    `stones=${stones} unseen=3,2,1,1,0 in=00 chosen=-- last=-- kept=21,20 winner=1 phase=turn`,
    table,
  );
  const play = (seat: Seat, move: string) =>
    dragons.apply(start, seat, dragons.readMove(move)!, searchChance(1));
  const news = ['turn b2', 'turn c2', 'hide b2>f4', 'hide c2>b6'].flatMap(move => play(1, move));
  news.push(...play(0, 'rock'), ...play(1, 'scissors'));
  return { truth: start, news };
}

describe('memory in Combats de dragons', () => {
  it('DRAGON-8 turns the stone it remembers, and any stone when it was told nothing', async () => {
    const { truth, news } = afterLoss();
    const told = await Promise.all([1, 2, 3, 4].map(seed => patient().think(ask(truth, 0, news, { seed }))));
    expect(new Set(told.map(t => t.move))).toEqual(new Set(['turn f4']));
    const moves = new Set<string>();
    for (let seed = 1; seed < 12; seed++)
      moves.add((await patient().think(ask(truth, 0, [], { seed }))).move);
    expect(moves.size).toBeGreaterThan(3);
    const { told: _, ...untold } = ask(truth, 0, []);
    expect((await patient().think(untold)).move).toBe((await patient().think(ask(truth, 0, []))).move);
  });

  it('DRAGON-8 secrets in the request do not change the answer', async () => {
    let different = 0;
    for (const { truth, seat, news } of wander(5, 7)) {
      const twin = twinOf(truth, seat, 99);
      const [position, other] = [dragons.writeState(truth), dragons.writeState(twin)];
      if (position !== other) different++;
      const seen = await patient().think(ask(truth, seat, news));
      expect(await patient().think(ask(truth, seat, news, { position }))).toEqual(seen);
      expect(await patient().think(ask(truth, seat, news, { position: other }))).toEqual(seen);
      // Secrets among the events do not either: events are told again for the seat.
      expect(await patient().think(ask(truth, seat, news, { told: news }))).toEqual(seen);
      expect(dragons.refuse(truth, seat, dragons.readMove(seen.move)!)).toBeNull();
    }
    expect(different).toBeGreaterThan(10);
  }, 60_000);

  it('DRAGON-8 the same seat of the same game always remembers the same', async () => {
    const { truth, news } = afterLoss();
    const often: number[] = [];
    for (let game = 0; game < 12; game++) {
      const told = [{ kind: 'laid', spaces: [game] }, ...news];
      let hits = 0;
      for (let seed = 0; seed < 12; seed++)
        if ((await patient().think(ask(truth, 0, told, { level: 3, seed }))).move === 'turn f4') hits++;
      often.push(hits);
    }
    // It always remembers the stone, or finds it by luck, one time in nine.
    expect(often.filter(hits => hits > 5 && hits < 12)).toEqual([]);
    expect(often).toContain(12);
    expect(often.some(hits => hits < 6)).toBe(true);
  });

  it('evaluates with the memory of the top level', async () => {
    const { truth, news } = afterLoss();
    const value = await patient().evaluate(ask(truth, 0, news));
    expect(value).toBeGreaterThan(await patient().evaluate(ask(truth, 1, news)));
    expect(value).toBeGreaterThan(0.5);
  });
});
