import { type Seat, searchChance, type View } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Appraisal } from '../src/bot/appraisal.ts';
import { listCandidates } from '../src/bot/candidates.ts';
import { sideOfSeat, sidesOf } from '../src/bot/features.ts';
import { judge } from '../src/bot/guide.ts';
import { chooseQuickly } from '../src/bot/policy.ts';
import { chooseSplit } from '../src/bot/seven.ts';
import { bot } from '../src/bot.ts';
import { tock } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { actor, at, type Said, tableFor } from './draw.ts';

const TABLES: readonly Said[] = [
  {},
  { teams: false },
  { houseEntry: 'choice' },
  { selfCapture: true, fastStart: true },
  { seats: 3 },
  { seats: 3, deal: 'hands' },
  { seats: 2 },
  { seats: 2, deal: 'hands', colourOrder: 'alternate' },
];

/** A whole game of `chooseQuickly`: every position and its move. */
function* quickGame(said: Said, seed: number): Generator<{ state: State; seat: Seat; move: string }> {
  const luck = searchChance(seed);
  const { state } = tock.setup(tableFor(said), luck);
  for (let n = 0; n < 4_000 && !tock.outcome(state); n++) {
    const seat = actor(state);
    const move = chooseQuickly(state, seat, luck);
    yield { state: tock.clone(state), seat, move: tock.writeMove(move) };
    tock.apply(state, seat, move, luck);
  }
  expect(tock.outcome(state), `game ${seed}`).not.toBeNull();
}

const quick = (s: State): string => tock.writeMove(chooseQuickly(s, actor(s), searchChance(1)));
const firstOf = (s: State): string => tock.writeMove(listCandidates(s, actor(s), 20)[0]!.move);

describe('chooseQuickly', () => {
  it.each(TABLES)(
    'plays whole games with legal moves: %o',
    said => {
      for (let seed = 0; seed < 3; seed++) {
        for (const { state, seat, move } of quickGame(said, seed)) {
          expect(
            tock.refuse(state, seat, tock.readMove(move)!),
            `${move} in ${tock.writeState(state)}`,
          ).toBeNull();
        }
      }
    },
    60_000,
  );

  it('uses only what its seat sees', () => {
    for (const { state, seat, move } of quickGame({}, 9)) {
      const twin = tock.imagine(tock.redact(state, seat), seat, searchChance(7));
      expect(tock.writeMove(chooseQuickly(twin, seat, searchChance(1)))).toBe(move);
    }
  });

  it('TOCK-20 enters when no pawn is on the track', () => {
    expect(quick(at('r:A,9'))).toBe('A:rR-r18');
  });

  it('TOCK-21 goes back four from its own 18', () => {
    expect(quick(at('r=r18 | r:4,6'))).toBe('4:r18-r14');
  });

  it('TOCK-11 captures a rival, not its partner', () => {
    expect(quick(at('r=b1,y1 b=b9 | r:8'))).toBe('8:b1-b9');
    expect(quick(at('r=b1,y1 y=b9 | r:8'))).toBe('8:y1-y9');
  });

  it('TOCK-23 brings two pawns home with one 7', () => {
    const s = at('r=r14,r16 b=b3 | r:6,7');
    expect(tock.writeMove(chooseQuickly(s, 0, searchChance(1)))).toMatch(/^7:\w+-rH\d,\w+-rH\d$/);
  });
});

describe('chooseSplit', () => {
  it('TOCK-23 returns one of the legal splits, in their notation', () => {
    let splits = 0;
    for (const { state, seat } of quickGame({}, 21)) {
      if (state.phase !== 'play' || state.hands[seat * 14 + 6] === 0 || state.blocked !== 0) continue;
      const appraisal = new Appraisal();
      appraisal.open(state, sidesOf(state), sideOfSeat(state, seat));
      const split = chooseSplit(state, seat, appraisal);
      if (!split) continue;
      splits++;
      const text = tock.writeMove({ kind: 'split', parts: split.parts });
      expect(Array.from(tock.moves(state, seat), m => tock.writeMove(m))).toContain(text);
    }
    expect(splits).toBeGreaterThan(10);
  });
});

describe('candidates', () => {
  it.each(TABLES)(
    'are legal, best first, at least one and at most `most`: %o',
    said => {
      for (const { state, seat } of quickGame(said, 4)) {
        const found = listCandidates(tock.redact(state, seat), seat, 12);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(12);
        for (const [i, { move, prior }] of found.entries()) {
          expect(tock.refuse(state, seat, move)).toBeNull();
          if (i > 0) expect(prior).toBeLessThanOrEqual(found[i - 1]!.prior);
        }
      }
    },
    60_000,
  );

  it('TOCK-6 gives one of two entering cards to a partner without pawns on the track', () => {
    const s = at(
      'r=r5 b=b3 g=g3 | r:A,2,3,9,K b:2,3,6,8,9 y:2,6,8,9,Q g:5,5,6,8,Q | swap | gives r:- b:- y:- g:-',
    );
    expect(['give:A', 'give:K']).toContain(firstOf(s));
  });

  it('TOCK-10 discards the least valuable card, not an entering card', () => {
    expect(firstOf(at('r:2,K,X | blocked r'))).toBe('drop:2');
  });
});

describe('judge', () => {
  /** The state rotated by one side. */
  const rotated = (s: State): State => {
    const t = tock.clone(s);
    const place = (p: number): number =>
      p < 72 ? (p + 18) % 72 : p < 88 ? 72 + ((p - 72 + 4) % 16) : 88 + ((p - 87) % 4);
    for (let c = 0; c < 4; c++) {
      const next = (c + 1) % 4;
      t.fresh[next] = s.fresh[c]!;
      for (let i = 0; i < 4; i++) t.pawns[next * 4 + i] = place(s.pawns[c * 4 + i]!);
    }
    return { ...t, turn: (s.turn + 1) % 4, dealer: (s.dealer + 1) % 4, blocked: 0 };
  };

  it('is symmetric: the same for every side of the board, opposite for rivals', () => {
    let seen = 0;
    for (const { state } of quickGame({}, 5)) {
      if (state.blocked !== 0) continue;
      seen++;
      expect(judge(rotated(state), 1)).toBeCloseTo(judge(state, 0), 6);
      expect(judge(state, 2)).toBeCloseTo(judge(state, 0), 6);
      expect(judge(state, 1)).toBeCloseTo(-judge(state, 0), 6);
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('prefers pawns at home to pawns before the house, and those to pawns in reserve', () => {
    const home = judge(at('r=rH3,rH4'), 0);
    const door = judge(at('r=r15,r16'), 0);
    expect(home).toBeGreaterThan(door);
    expect(door).toBeGreaterThan(judge(at(''), 0));
    expect(judge(at('y=yH3,yH4'), 0)).toBeCloseTo(home, 6);
  });

  it('a player alone among three or four begins with less than an even chance', () => {
    const even = (said: Said): number => judge(tock.setup(tableFor(said), searchChance(1)).state, 0);
    expect(even({ seats: 3 })).toBeLessThan(-50);
    expect(even({ teams: false })).toBeLessThan(even({ seats: 3 }));
    expect(Math.abs(even({}))).toBeLessThan(15);
  });
});

describe('guide', () => {
  const { guide } = bot;

  it('TOCK-5 judges worlds between two deals', () => {
    const luck = searchChance(3);
    const { state } = tock.setup(tableFor(), luck);
    let plies = 0;
    while (!guide.settled(state, plies)) {
      guide.step(state, actor(state), luck);
      plies++;
    }
    expect(state.deal).toBe(2);
    expect(plies).toBe(4 + 20);
    expect(guide.settled(state, 2)).toBe(false);
  });

  it('TOCK-8 judges after a fixed number of plies when cards are drawn', () => {
    const { state } = tock.setup(tableFor({ seats: 2 }), searchChance(3));
    expect(guide.settled(state, 3)).toBe(false);
    expect(guide.settled(state, 20)).toBe(true);
  });

  it('lists the same candidates for a view and for the state behind it', () => {
    for (const { state, seat } of quickGame({}, 6)) {
      const names = (s: State) =>
        guide
          .candidates(s as View<State>, seat, 30, searchChance(1))
          .map(c => tock.writeMove(c.move as never));
      expect(names(tock.redact(state, seat))).toEqual(names(state));
    }
  });
});
