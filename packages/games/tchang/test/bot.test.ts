import { type Candidate, type Chance, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Escape } from '../src/bot/escape.ts';
import { bot } from '../src/bot.ts';
import {
  type Colour,
  EXITS,
  isActor,
  isOver,
  type Move,
  type Space,
  type State,
  TOMB,
  tchang,
} from '../src/index.ts';
import { actor, at, BY_RULES, found, refusal, type Said, start, tableFor } from './draw.ts';

const { guide } = bot;
const MOST = 60;

const TABLES: readonly Said[] = [
  {},
  { seats: 1 },
  { seats: 2, labyrinth: 'walls' },
  { seats: 3, statues: 'far', cover: 'none' },
  { seats: 2, placement: 'manual', statues: 'near', cover: 'all' },
  { fireflies: 3, animals: 3, tangramBonus: 1 },
];

const candidatesOf = (s: State, chance: Chance = searchChance(1)): readonly Candidate[] =>
  guide.candidates(tchang.redact(s, actor(s)), actor(s), MOST, chance);
const turnOf = ({ move, rest = [] }: Candidate): string[] =>
  [move, ...rest].map(m => tchang.writeMove(m as Move));

/** A whole game in which every seat plays its first candidate. */
function* playedBy(said: Said, seed: number, game = tchang): Generator<{ s: State; turn: string[] }> {
  const { chance } = start(said, seed);
  const { state: s } = game.setup(tableFor(said), chance);
  while (!isOver(s)) {
    const turn = turnOf(candidatesOf(s, chance)[0]!);
    yield { s: tchang.clone(s), turn };
    for (const text of turn) tchang.apply(s, actor(s), tchang.readMove(text)!, chance);
  }
  yield { s, turn: [] };
}

/** Plays first candidates until the game is over, with given luck. */
function bringOut(s: State, chance: Chance = searchChance(3)): State {
  const played = tchang.clone(s);
  for (let n = 0; n < 60 && !isOver(played); n++) {
    for (const text of turnOf(candidatesOf(played, chance)[0]!))
      tchang.apply(played, actor(played), tchang.readMove(text)!, chance);
  }
  return played;
}

describe('the candidates of a seat', () => {
  it.each([1, 2])(
    'TCHANG-5 TCHANG-9 are legal to the last move of the turn, rules %i',
    rules => {
      let shared = 0;
      for (const [n, said] of TABLES.entries()) {
        for (const { s } of playedBy(said, 40 + n, BY_RULES[rules])) {
          if (isOver(s)) continue;
          const list = candidatesOf(s);
          expect(list.length).toBeGreaterThan(0);
          for (const candidate of list) {
            const trial = tchang.clone(s);
            for (const text of turnOf(candidate)) {
              expect(refusal(trial, text), `${text} in ${tchang.writeState(trial)}`).toBeNull();
              tchang.apply(trial, actor(trial), tchang.readMove(text)!, searchChance(2));
            }
            if ((candidate.rest ?? []).length > 0) shared++;
          }
          const priors = list.map(({ prior }) => prior);
          expect(priors).toEqual(priors.toSorted((a, b) => b - a));
        }
      }
      expect(shared).toBeGreaterThan(100);
    },
    30_000,
  );

  it('TCHANG-9 never move fireflies back and forth within a turn', () => {
    for (const said of TABLES) {
      let shares = 0;
      for (const { s, turn } of playedBy(said, 90)) {
        shares = turn[0]?.includes('>') && s.step !== 'start' ? shares + 1 : 0;
        expect(shares).toBeLessThan(4);
      }
    }
  }, 30_000);

  it('TCHANG-13 do not wait for partners after a quiet round', () => {
    const drawn = { pawns: { r: 'b2:2', g: 'd4:20' }, stones: { c2: '?', d5: '?', e4: '?' } };
    expect(turnOf(candidatesOf(at(drawn))[0]!)).toEqual(['pass']);
    expect(candidatesOf(at({ ...drawn, quiet: 4 })).map(turnOf)).not.toContainEqual(['pass']);
  });

  it('TCHANG-7 free a bitten pawn when nothing else is left', () => {
    const s = at({
      statues: found('r'),
      stones: { c4: 'animal' },
      pawns: { r: 'c4:9', g: 'd4:20', y: 'd4:0', b: 'd4:0' },
      exit: 'r',
      turn: 1,
    });
    expect(turnOf(candidatesOf(s)[0]!).at(-1)).toBe('g:d4-c4');
    expect(bringOut(s).phase).toBe('escaped');
  });

  it('give half to a partner with an empty purse, then end the turn', () => {
    const s = at({ pawns: { r: 'c4:7', g: 'c4:0', y: 'd4:1', b: 'd4:1' }, step: 'moved' });
    expect(candidatesOf(s).map(turnOf)).toEqual([['r>g:3@c4']]);
    const even = at({ pawns: { r: 'c4:4', g: 'c4:3', y: 'd4:1', b: 'd4:1' }, step: 'moved' });
    expect(candidatesOf(even).map(turnOf)).toEqual([['end']]);
  });

  it('TCHANG-9 rules 2: leave the shares of other pawns to their owners; rules 1: make them', () => {
    const drawn = { pawns: { r: 'd4:1', g: 'd4:1', y: 'c4:7', b: 'c4:0' }, step: 'moved' } as const;
    expect(candidatesOf(at(drawn)).map(turnOf)).toEqual([['end']]);
    expect(candidatesOf(at(drawn, {}, BY_RULES[1])).map(turnOf)).toEqual([['y>b:3@c4']]);
  });

  it('TCHANG-4 place by hand as the options would at random', () => {
    for (const { s, turn } of playedBy({ seats: 2, placement: 'manual', statues: 'near', cover: 'all' }, 5)) {
      if (s.phase !== 'place') break;
      expect(turn).toHaveLength(1);
      expect(turn[0]).toMatch(/^(statue|stone)@/);
    }
  });
});

describe('playouts', () => {
  it('end, and always have sixty fireflies', () => {
    for (const [n, said] of TABLES.entries()) {
      const { state: s, chance } = start(said, 60 + n);
      for (let steps = 0; !isOver(s); steps++) {
        expect(steps).toBeLessThan(400);
        guide.step(s, actor(s), chance);
        expect(s.reserve + s.purses.reduce((sum, n) => sum + n, 0)).toBe(60);
        expect(s.purses.every(n => n >= 0)).toBe(true);
      }
      expect(isActor(s, 0)).toBe(false);
    }
  });

  it('TCHANG-12 stop once all pawns can surely leave', () => {
    const s = at({
      statues: found('r'),
      pawns: { r: 'a6:1', g: 'b7:1', y: 'a6:1', b: 'a7:0' },
      exit: 'r',
    });
    expect(guide.settled(s, 0)).toBe(true);
    expect(guide.judge(s, 0)).toBeGreaterThan(100_000);
  });

  it('value more fireflies higher and a bite lower', () => {
    const judged = (r: string, stones = {}): number =>
      guide.judge(at({ pawns: { r, g: 'd4:6', y: 'd4:6', b: 'd4:6' }, stones: { c2: '?', ...stones } }), 0);
    expect(judged('c4:9')).toBeGreaterThan(judged('c4:3'));
    expect(judged('c4:9')).toBeGreaterThan(judged('c4:9', { c4: 'animal' }));
  });
});

/** Slow exhaustive search for an order of moves and shares that brings all pawns out. No bites, no stones. */
function canAllEscape(s: State): boolean {
  const exit = EXITS[s.exit]!;
  const failed = new Set<string>();
  const steps = (from: Space, to: Space): number => s.maze.stepsBetween(from, to);
  const pawns: readonly Colour[] = s.variant.colours;
  function search(at: readonly Space[], purses: readonly number[]): boolean {
    const slack = pawns.reduce((sum, p) => sum + purses[p]! - steps(at[p]!, exit), 0);
    if (slack < 0) return false;
    const pool = (space: Space): number =>
      pawns.reduce((sum, p) => sum + (at[p] === space ? purses[p]! : 0), 0);
    const key = pawns.map(p => `${at[p]}:${pool(at[p]!)}`).join();
    if (pawns.every(p => at[p] === exit)) return true;
    if (failed.has(key)) return false;
    failed.add(key);
    for (const pawn of pawns) {
      for (const to of [...TOMB, exit]) {
        const cost = steps(at[pawn]!, to);
        for (let carry = cost; cost > 0 && carry <= pool(at[pawn]!); carry++) {
          const next = purses.slice();
          let rest = pool(at[pawn]!) - carry;
          for (const mate of pawns) {
            if (at[mate] !== at[pawn]) continue;
            next[mate] = mate === pawn ? carry - cost : rest;
            if (mate !== pawn) rest = 0;
          }
          if (rest > 0) continue;
          if (search(at.with(pawn, to), next)) return true;
        }
      }
    }
    return false;
  }
  return search(s.pawns, s.purses);
}

describe('the escape search', () => {
  const wayOut = new Escape();

  it('TCHANG-9 TCHANG-12 finds a share that is necessary to win', () => {
    const s = at({
      statues: found('r'),
      pawns: { r: 'a5:0', g: 'b5:7', y: 'a7:0', b: 'a7:0' },
      exit: 'r',
      turn: 0,
    });
    expect(turnOf(candidatesOf(s)[0]!)).toEqual(['pass']);
    expect(bringOut(s).phase).toBe('escaped');
    expect(wayOut.exists(at({ statues: found('r'), pawns: { r: 'a5:0', g: 'b5:4' }, exit: 'r' }))).toBe(
      false,
    );
  });

  it('TCHANG-12 sends a pawn back from the exit for a partner that cannot leave', () => {
    const s = at({
      statues: found('b'),
      pawns: { r: 'c1:0', g: 'a1:6', y: 'a1:0', b: 'a1:0' },
      exit: 'b',
      turn: 3,
    });
    const ended = bringOut(s);
    expect(ended.phase).toBe('escaped');
    expect(ended.reserve).toBe(60);
  });

  it('agrees with an exhaustive search', () => {
    const chance = searchChance(11);
    const near: readonly Space[] = TOMB.filter(space => (space % 7) + Math.floor(space / 7) < 6);
    let [safe, lost] = [0, 0];
    for (let n = 0; n < 100; n++) {
      const s = at({ statues: found('b'), exit: 'b' }, { seats: 3 });
      for (const pawn of s.variant.colours) {
        s.pawns[pawn] = near[chance.pick(near.length)]!;
        s.purses[pawn] = 0;
      }
      const homes = s.variant.colours.reduce(
        (sum, p) => sum + s.maze.stepsBetween(s.pawns[p]!, EXITS[3]!),
        0,
      );
      for (let i = homes + chance.pick(5); i > 0; i--) s.purses[chance.pick(3)]!++;
      const possible = canAllEscape(s);
      expect(wayOut.exists(s), tchang.writeState(s)).toBe(possible);
      if (possible) safe++;
      else lost++;
    }
    expect(safe).toBeGreaterThan(15);
    expect(lost).toBeGreaterThan(10);
  }, 60_000);
});
