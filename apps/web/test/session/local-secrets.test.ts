import { duel } from '@tablee/conform/specimens';
import { commitTo, type Eyes, type Game, replaySteps, toHex } from '@tablee/kernel';
import { botQuestionFrom } from '@tablee/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import type { KeptGame } from '../../src/storage/games.ts';

const game = duel as unknown as Game;
const seed = new Uint8Array(32).fill(7);

/** Three people with one stone each; `picks` deals them. */
const keptWith = (picks: readonly number[], bots: KeptGame['bots'] = [null, null, null]): KeptGame => ({
  id: 'test',
  record: {
    tablee: 1,
    game: 'duel',
    rules: 1,
    seats: 3,
    options: { hand: 1, ties: 'nobody' },
    seals: [{ from: 0, commitment: commitTo(seed) }],
    setup: picks,
    entries: [],
  },
  bots,
  seed: toHex(seed),
  touched: 0,
});

/** Two worlds that differ only in the stone of seat 1: a 1 or a 4. */
const ONE = [0, 0, 0];
const FOUR = [0, 10, 0];

const open = (picks: readonly number[], bots?: KeptGame['bots']): TableSession =>
  openLocal(game, keptWith(picks, bots), () => new Promise(() => undefined));

/** Everything a screen could read from a session, however deep, but for the rules themselves. */
function everythingIn(session: TableSession): string {
  const shown = Object.entries(session).map(([name, part]) => {
    const isSignal = typeof part === 'object' && part !== null && 'peek' in part;
    return [name, isSignal ? part.peek() : part];
  });
  return JSON.stringify(shown, (key, value) =>
    key === 'game' || typeof value === 'function' ? null : value,
  );
}

/** The same person does the same in two worlds they cannot tell apart. */
function inBoth(bots?: KeptGame['bots']) {
  const worlds = [open(ONE, bots), open(FOUR, bots)] as const;
  return {
    worlds,
    each(act: (session: TableSession) => void) {
      for (const world of worlds) act(world);
    },
    expectAlike(eyes: Eyes) {
      const [first, second] = worlds;
      expect(first.eyes.peek()).toBe(eyes);
      expect(everythingIn(first)).toBe(everythingIn(second));
    },
  };
}

describe('a local game with secrets', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows nothing of another one’s hand or choice, in no field, while the curtain goes round', () => {
    const both = inBoth();
    both.expectAlike('public');
    both.each(s => s.lift());
    both.expectAlike(0);
    both.each(s => s.play('show 1'));
    both.expectAlike('public');
    both.each(s => s.lift());
    const [one, four] = both.worlds;
    expect(one.eyes.peek()).toBe(1);
    expect(everythingIn(one)).not.toBe(everythingIn(four));
    one.play('show 1');
    four.play('show 4');
    // Seat 1 chose differently in the two worlds, face down.
    both.expectAlike('public');
    both.each(s => s.lift());
    both.expectAlike(2);
    both.each(s => s.play('show 1'));
    expect(everythingIn(one)).not.toBe(everythingIn(four));
  });

  it('has the whole truth behind it: what is hidden from these eyes is played all the same', () => {
    const session = open(FOUR);
    for (const move of ['show 1', 'show 4', 'show 1']) {
      session.lift();
      session.play(move);
    }
    expect(session.steps.peek().at(-1)!.match.state).toMatchObject({ last: [1, 4, 1], score: [0, 1, 0] });
  });

  it('one person among bots sees through their own eyes, without a curtain', () => {
    const both = inBoth([null, 1, 1]);
    both.expectAlike(0);
    expect(both.worlds[0].passTo.peek()).toBeNull();
    expect(both.worlds[0].veiled).toBe(false);
    expect(both.worlds[0].hands.peek()).toEqual([0]);
  });

  it('moves only the seat that lifted the curtain', () => {
    const session = open(FOUR);
    expect(session.hands.peek()).toEqual([]);
    session.play('show 1');
    expect(session.steps.peek().at(-1)!.match.n).toBe(0);
    session.lift();
    expect(session.hands.peek()).toEqual([0]);
    session.play('show 1');
    expect([session.hands.peek(), session.passTo.peek()]).toEqual([[], 1]);
  });

  it('a choice taken back asks for its owner again and opens nobody’s hand', () => {
    const session = open(FOUR);
    session.lift();
    session.play('show 1');
    expect(session.backWay.peek()).toBe('free');
    session.takeBack();
    expect([session.passTo.peek(), session.eyes.peek()]).toEqual([0, 'public']);
    // The other one had the device in hand already.
    session.lift();
    session.play('show 1');
    session.lift();
    session.takeBack();
    expect([session.passTo.peek(), session.eyes.peek()]).toEqual([0, 'public']);
  });

  it('what has been revealed is not taken back', () => {
    const session = open(FOUR);
    for (const move of ['show 1', 'show 4', 'show 1']) {
      session.lift();
      session.play(move);
    }
    expect(session.backWay.peek()).toBe('bound');
  });

  it('asks a bot with its own view only', () => {
    const asked = (picks: readonly number[]) => {
      const truth = Array.from(replaySteps(game, keptWith(picks).record));
      return botQuestionFrom(truth, truth.at(-1)!.match, 2);
    };
    expect(asked(ONE)).toEqual(asked(FOUR));
    expect(asked(FOUR).position).toContain('hands 9/9/1');
    expect(asked(FOUR).moves).toEqual([]);
  });

  it('keeps its seed to itself until it is over', () => {
    const session = open(FOUR);
    expect(session.seals.peek()).toEqual([{ from: 0, commitment: commitTo(seed) }]);
    expect(everythingIn(session)).not.toContain(toHex(seed));
  });
});
