import { CARDS, loadGame } from '@tablee/catalogue';
import {
  type GameRecord,
  goBack,
  isRefused,
  liveChance,
  openMatch,
  playMove,
  readTable,
  replay,
  replaySteps,
  searchChance,
  seedFromText,
} from '@tablee/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameReview } from '../../src/board/review.ts';
import { loadReview } from '../../src/games/reviews.ts';
import { sayReview } from '../../src/screens/replay/better-move.tsx';
import { fellFor } from '../../src/screens/replay/evaluation.ts';
import { findReview, keepReview } from '../../src/screens/replay/kept-review.ts';
import { hasTakenBack, stopsOf } from '../../src/screens/replay/player.ts';
import { compareLines, reviewTurn, type TurnReview } from '../../src/screens/replay/review.ts';
import { en } from '../../src/screens/replay/words/en.ts';
import { fr } from '../../src/screens/replay/words/fr.ts';
import { stubBrowser } from '../browser.ts';
import { randomRecord, tchag } from '../games.ts';

beforeAll(stubBrowser);
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('the words of a review', () => {
  it.each(CARDS.map(({ id }) => id))('%s has a sentence for every fact, in both languages', async id => {
    const review = (await loadReview(id)) as GameReview;
    const kinds = [...review.good, ...review.bad].sort();
    for (const said of [review.say.fr, review.say.en]) {
      expect(Object.keys(said).sort()).toEqual(kinds);
      for (const kind of kinds)
        for (const n of [1, 2, 7]) expect(said[kind]!(n, n)).toMatch(/^\p{Ll}[^.]*[^. ]$/u);
    }
  });

  it.each(CARDS.map(({ id }) => id))('%s: facts come from the events of real play', async id => {
    const game = await loadGame(id);
    const review = (await loadReview(id)) as GameReview;
    const seed = seedFromText('review');
    let { match } = openMatch(game, readTable(game, undefined, {}), liveChance(seed, 0));
    const chance = searchChance(2);
    const seen = new Set<string>();
    for (let i = 0; i < 400 && !match.outcome; i++) {
      const seat = game.actors(match.state)[0]!;
      const text = game.writeMove(game.sample(match.state, seat, chance));
      const step = playMove(match, seat, text, liveChance(seed, match.n + 1));
      if (isRefused(step)) throw new Error(`the rules refuse their own sample ${text}`);
      const line = { before: match.state, after: step.match.state, events: step.events };
      for (const side of game.teams(match.table))
        for (const [kind, n] of Object.entries(review.tally(line, side))) {
          expect(n).toBeGreaterThanOrEqual(0);
          if (n > 0) seen.add(kind);
        }
      match = step.match;
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  const kinds = { good: ['took'], bad: ['lost'] };
  const none = { took: 0, lost: 0 };
  it('says only what is surely different', () => {
    expect(compareLines([{ ...none, took: 2 }], [{ ...none, took: 1 }], kinds)).toEqual([
      { of: 'better', kind: 'took', n: 2, more: 1 },
    ]);
    expect(compareLines([none], [{ ...none, lost: 1 }], kinds)).toEqual([
      { of: 'played', kind: 'lost', n: 1, more: 1 },
    ]);
    // With luck the better move takes a pawn in one of two tries only.
    expect(compareLines([none, { ...none, took: 1 }], [none], kinds)).toEqual([]);
  });

  it('makes sentences of it', async () => {
    const facts = (await loadReview('tchag'))!.say;
    const match = replay(tchag, randomRecord(4));
    const turn = { n: 3, from: 0, seat: 0, fell: true, better: 'd2d3', value: 0.6 };
    const review: TurnReview = {
      ...turn,
      reasons: [
        { of: 'better', kind: 'took', n: 1, more: 1 },
        { of: 'played', kind: 'lost', n: 2, more: 2 },
      ],
    };
    const nameMove = (move: string) => `<${move}>`;
    expect(sayReview({ review, match, facts: facts.fr, text: fr, nameMove }).join(' ')).toBe(
      'Mieux\u00a0: <d2d3>. Ce coup prend un pion. Le coup joué laisse prendre 2 pions.',
    );
    expect(sayReview({ review, match, facts: facts.en, text: en, nameMove }).join(' ')).toBe(
      'Better: <d2d3>. This move takes a pawn. The move played lets 2 pawns be taken.',
    );
    const same = { ...review, better: null, reasons: [] };
    expect(sayReview({ review: same, match, facts: facts.fr, text: fr, nameMove })).toEqual([fr.same]);
    const good = { ...same, fell: false };
    expect(sayReview({ review: good, match, facts: facts.fr, text: fr, nameMove })).toEqual([fr.wellPlayed]);
  });
});

describe('the review of a turn', () => {
  const record = randomRecord(4);
  const steps = [...replaySteps(tchag, record)];
  const end = steps.at(-1)!.match;

  it('compares the bot’s turn and its answer with the turn played', async () => {
    const review = (await loadReview('tchag'))!;
    // The turn in which the last pawn was taken: any other turn of that player takes none.
    const n = end.line.n;
    const { seat } = end.line.last!;
    const turn = end.line.findLast(({ seat: by }) => by !== seat)!.n;
    const before = steps[turn]!.match;
    const played = end.line.since(turn).map(({ move }) => move);
    const asked: number[] = [];
    const think = async (request: { readonly seat: number }) => {
      asked.push(request.seat);
      const move = tchag.writeMove(
        [...tchag.moves(before.state, seat)].find(m => tchag.writeMove(m) !== played[0])!,
      );
      return { move, turn: [move], value: 0.4, depth: 1, nodes: 1, ms: 1 };
    };
    const found = await reviewTurn({ thinker: { think }, steps, n, fell: true, review });
    expect(found).toMatchObject({ n, from: turn, seat, value: 0.4 });
    expect(found!.better).not.toBe(played[0]);
    expect(asked[0]).toBe(seat);
    const fine = await reviewTurn({ thinker: { think }, steps, n, fell: false, review });
    expect(fine).toMatchObject({ better: null });
    expect(fine!.reasons).toContainEqual(expect.objectContaining({ of: 'played', kind: 'took' }));
  });

  it('a fall of the other side is a gain of this one', () => {
    const [first] = end.line.toArray();
    const point = { n: steps.findLastIndex(s => s.match.line.toArray().every(p => p.seat === first!.seat)) };
    expect(fellFor(end, first!.seat, { ...point, before: 0.6, value: 0.3 })).toBe(true);
    expect(fellFor(end, 1 - first!.seat, { ...point, before: 0.6, value: 0.3 })).toBe(false);
  });

  it('is kept on the device, and damage is noticed', () => {
    const kept = {
      values: [{ n: 0, value: 0.5 }],
      reviews: [{ n: 3, from: 0, seat: 1, fell: true, better: null, value: 0, reasons: [] }],
    };
    keepReview('game.12.0', kept);
    expect(findReview('game.12.0')).toEqual(kept);
    expect(findReview('game.13.0')).toBeNull();
    localStorage.setItem(
      'tablee.review.game.12.0',
      JSON.stringify({ ...kept, values: [{ n: 0, value: 9 }] }),
    );
    expect(findReview('game.12.0')).toBeNull();
    for (let i = 0; i < 40; i++) keepReview(`many.${i}`, kept);
    expect(localStorage.length).toBeLessThanOrEqual(24);
  });
});

it('moves taken back are not shown unless asked for', () => {
  const record: GameRecord = randomRecord(4, 3);
  const steps = [...replaySteps(tchag, record)];
  expect(hasTakenBack(steps)).toBe(false);
  expect(stopsOf(steps, false)).toEqual([0, 1, 2, 3]);
  const back = goBack(steps[3]!.match, steps[1]!.match, 0);
  const again = playMove(
    back.match,
    0,
    (record.entries[1] as { move: string }).move,
    liveChance(seedFromText('x'), 5),
  );
  if (isRefused(again)) throw new Error('the same move is refused the second time');
  const longer = [...steps, back, again];
  expect(hasTakenBack(longer)).toBe(true);
  expect(stopsOf(longer, false)).toEqual([0, 1, 5]);
  expect(stopsOf(longer, true)).toEqual([0, 1, 2, 3, 4, 5]);
});
