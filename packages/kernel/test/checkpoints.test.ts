import { everyMatch, longRecord } from '@tablee/conform/long';
import { duel, lob, nim } from '@tablee/conform/specimens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadText,
  Checkpoints,
  type Game,
  type GameRecord,
  goBack,
  Line,
  type Match,
  recallMoves,
  replaySteps,
  resign,
  type View,
} from '../src/index.ts';
import { begin, play, playAll, taken } from './playing.ts';

type Count = { total: number };

/** Never ends: a number is added to the total. The number 9 is luck, and binding. */
const sum: Game<Record<never, never>, Count, number, number> = {
  id: 'sum',
  rules: 1,
  traits: { seats: [2], luck: true, secrets: false, together: false, moves: 'listed', goal: 'rivals' },
  options: {},
  presets: {},
  problems: () => [],
  teams: () => [[0], [1]],
  setup: () => ({ state: { total: 0 }, events: [] }),
  actors: () => [0, 1],
  moves: () => [1, 2, 3, 9],
  sample: (_s, _seat, chance) => 1 + chance.pick(3),
  refuse: () => null,
  apply(s, _seat, m, chance) {
    s.total += m === 9 ? chance.pick(100) : m;
    return [m];
  },
  outcome: () => null,
  binding: (_s, m) => m === 9,
  idle: () => 1,
  redact: s => sum.clone(s) as View<Count>,
  tell: e => e,
  imagine: v => sum.clone(v),
  clone: s => ({ total: s.total }),
  writeMove: String,
  readMove: text => (/^[1239]$/.test(text) ? Number(text) : null),
  writeState: s => String(s.total),
  readState(text) {
    if (!/^\d+$/.test(text)) throw new BadText('position', 'A total is a number.');
    return { total: Number(text) };
  },
};

const contentsOf = ({ state, n, line, decisions, outcome }: Match) => ({
  state,
  n,
  line: line.toArray(),
  decisions,
  outcome,
});

/** Plays `count` ones and notes each match. */
function playOnes(
  checkpoints: Checkpoints<Count, number, number, Record<never, never>>,
  from: Match<Count, number, number, Record<never, never>>,
  count: number,
) {
  let now = from;
  for (let i = 0; i < count; i++) {
    now = playAll(now, [[now.n & 1, '1']]);
    checkpoints.note(now);
  }
  return now;
}

const fresh = () => new Checkpoints<Count, number, number, Record<never, never>>();

describe('checkpoints', () => {
  it('reach as far back as recallMoves, and stay few', () => {
    const checkpoints = fresh();
    let now = begin(sum);
    checkpoints.note(now);
    for (let i = 0; i < 300; i++) {
      now = playOnes(checkpoints, now, 1);
      expect(checkpoints.kept.length).toBeLessThanOrEqual(8);
      const farthest = Math.max(0, now.n - 100);
      for (const n of [now.n, now.n - 1, farthest]) {
        const found = checkpoints.at(now, n)!;
        expect([found.n, found.state.total, found.line.n]).toEqual([n, n, n]);
      }
    }
    expect(recallMoves(now as unknown as Match)).toHaveLength(100);
    expect(checkpoints.at(now, 1)).toBeNull();
  });

  it('start again after a binding move', () => {
    const checkpoints = fresh();
    const before = playOnes(checkpoints, begin(sum), 20);
    const bound = taken(play(before, 0, '9')).match;
    checkpoints.note(bound);
    expect(checkpoints.kept).toHaveLength(1);
    const now = playOnes(checkpoints, bound, 3);
    expect(checkpoints.at(now, 21)).toBe(bound);
    expect(checkpoints.at(now, 20)).toBeNull();
    expect(checkpoints.at(now, 22)!.state.total).toBe(bound.state.total + 1);
  });

  it('follow a take-back to another line', () => {
    const checkpoints = fresh();
    const start = begin(sum);
    checkpoints.note(start);
    const far = playOnes(checkpoints, start, 40);
    const back = goBack(far, checkpoints.at(far, 10)!, 0).match;
    checkpoints.note(back);
    const again = taken(play(back, 0, '3')).match;
    checkpoints.note(again);
    expect([again.n, again.state.total]).toEqual([42, 13]);
    expect([11, 32, 40, 41].map(n => checkpoints.at(again, n))).toEqual([null, null, null, null]);
    expect(checkpoints.at(again, 10)!.decisions).toEqual([10, 10]);
    expect(checkpoints.at(again, 42)).toBe(again);
  });

  it('hold the match before a resignation', () => {
    const checkpoints = fresh();
    const now = playOnes(checkpoints, begin(sum), 5);
    const over = taken(resign(now, 0)).match;
    checkpoints.note(over);
    expect(checkpoints.at(over, 6)).toBe(over);
    expect(contentsOf(checkpoints.at(over, 5)! as unknown as Match)).toEqual(
      contentsOf(now as unknown as Match),
    );
  });

  it('start at the first match noted, and accept a match twice', () => {
    const checkpoints = fresh();
    const late = playAll(begin(sum), [
      [0, '1'],
      [1, '2'],
    ]);
    checkpoints.note(late);
    checkpoints.note(late);
    const now = playOnes(checkpoints, late, 4);
    expect(checkpoints.kept).toHaveLength(1);
    expect(checkpoints.at(now, 2)).toBe(late);
    expect(checkpoints.at(now, 1)).toBeNull();
    checkpoints.clear();
    expect(checkpoints.at(now, 2)).toBeNull();
  });

  it('are empty for a match without its log', () => {
    const match = { ...begin(sum), n: 12, line: Line.EMPTY };
    const checkpoints = fresh();
    checkpoints.note(match);
    expect([checkpoints.kept, checkpoints.at(match, 0)]).toEqual([[], null]);
  });
});

describe('taking back', () => {
  const GAMES: readonly Game[] = [nim, lob, duel, sum as unknown as Game];

  const recordOf = (game: Game, seed: number): GameRecord =>
    longRecord(game, { entries: 150, seed, backs: 25 });

  it('returns the same match as a full replay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.nat(), (game, seed) => {
        const checkpoints = new Checkpoints();
        const matches = everyMatch(game, recordOf(game, seed));
        for (const now of matches) {
          checkpoints.note(now);
          for (const { n } of now.line.tail(20)) {
            if (n < now.line.bound) {
              expect(checkpoints.at(now, n)).toBeNull();
              continue;
            }
            // Out of reach after many take-backs: notes every match up to there again.
            if (!checkpoints.at(now, n))
              for (const earlier of matches.slice(0, n + 1)) checkpoints.note(earlier);
            expect(contentsOf(checkpoints.at(now, n)!)).toEqual(contentsOf(matches[n]!));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('one move at a time ends at the set-up of a long game', () => {
    const moves = Array.from({ length: 10_000 }, (_, i) => ({ seat: i & 1, move: String(1 + (i % 3)) }));
    const backs = moves.map((_, i) => ({ act: 'back', seat: 0, to: moves.length - 1 - i }) as const);
    const record = { ...recordOf(sum as unknown as Game, 1), entries: [...moves, ...backs] };
    const totals = Array.from(replaySteps(sum, record), frame => frame.match.state.total);
    expect(totals.slice(moves.length)).toEqual(totals.slice(0, moves.length + 1).reverse());
  });

  it('in a replay gives the same matches as keeping every one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.nat(), (game, seed) => {
        const record = recordOf(game, seed);
        const replayed = Array.from(replaySteps(game, record), frame => contentsOf(frame.match));
        expect(replayed).toEqual(everyMatch(game, record).map(contentsOf));
      }),
      { numRuns: 40 },
    );
  });
});
