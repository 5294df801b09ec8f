import { duel } from '@tablee/conform/specimens';
import { commitTo, type Eyes, type Game, replaySteps, toHex } from '@tablee/kernel';
import { botQuestionFrom } from '@tablee/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import type { StoredGame } from '../../src/storage/games.ts';

const game = duel as unknown as Game;
const seed = new Uint8Array(32).fill(7);

/** Three people with one stone each; `picks` deals them. */
const storedWith = (picks: readonly number[], bots: StoredGame['bots'] = [null, null, null]): StoredGame => ({
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

const open = (picks: readonly number[], bots?: StoredGame['bots']): TableSession =>
  openLocal(game, storedWith(picks, bots), () => new Promise(() => undefined));

/** Every value reachable from a session, except the rules. */
function everythingIn(session: TableSession): string {
  const shown = Object.entries(session).map(([name, part]) => {
    const isSignal = typeof part === 'object' && part !== null && 'peek' in part;
    return [name, isSignal ? part.peek() : part];
  });
  return JSON.stringify(shown, (key, value) =>
    key === 'game' || typeof value === 'function' ? null : value,
  );
}

/** Plays the same moves in two matches that the person cannot distinguish. */
function inBoth(bots?: StoredGame['bots']) {
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

  it('no field of the session contains the hand or choice of another person', () => {
    const both = inBoth();
    both.expectAlike('public');
    both.each(s => s.openCurtain());
    both.expectAlike(0);
    both.each(s => s.play('show 1'));
    both.expectAlike('public');
    both.each(s => s.openCurtain());
    const [one, four] = both.worlds;
    expect(one.eyes.peek()).toBe(1);
    expect(everythingIn(one)).not.toBe(everythingIn(four));
    one.play('show 1');
    four.play('show 4');
    // Seat 1 made different hidden choices in the two matches.
    both.expectAlike('public');
    both.each(s => s.openCurtain());
    both.expectAlike(2);
    both.each(s => s.play('show 1'));
    expect(everythingIn(one)).not.toBe(everythingIn(four));
  });

  it('moves are played on the unredacted match', () => {
    const session = open(FOUR);
    for (const move of ['show 1', 'show 4', 'show 1']) {
      session.openCurtain();
      session.play(move);
    }
    expect(session.steps.peek().at(-1)!.match.state).toMatchObject({ last: [1, 4, 1], score: [0, 1, 0] });
  });

  it('one person among bots has no curtain', () => {
    const both = inBoth([null, 1, 1]);
    both.expectAlike(0);
    expect(both.worlds[0].passTo.peek()).toBeNull();
    expect(both.worlds[0].hasCurtain).toBe(false);
    expect(both.worlds[0].actingSeats.peek()).toEqual([0]);
  });

  it('moves only the seat that opened the curtain', () => {
    const session = open(FOUR);
    expect(session.actingSeats.peek()).toEqual([]);
    session.play('show 1');
    expect(session.steps.peek().at(-1)!.match.n).toBe(0);
    session.openCurtain();
    expect(session.actingSeats.peek()).toEqual([0]);
    session.play('show 1');
    expect([session.actingSeats.peek(), session.passTo.peek()]).toEqual([[], 1]);
  });

  it('a take-back asks for the person who chose and reveals no hand', () => {
    const session = open(FOUR);
    session.openCurtain();
    session.play('show 1');
    expect(session.takeBackStatus.peek()).toBe('free');
    session.takeBack();
    expect([session.passTo.peek(), session.eyes.peek()]).toEqual([0, 'public']);
    // The other person already holds the device.
    session.openCurtain();
    session.play('show 1');
    session.openCurtain();
    session.takeBack();
    expect([session.passTo.peek(), session.eyes.peek()]).toEqual([0, 'public']);
  });

  it('a take-back over a reveal is refused', () => {
    const session = open(FOUR);
    for (const move of ['show 1', 'show 4', 'show 1']) {
      session.openCurtain();
      session.play(move);
    }
    expect(session.takeBackStatus.peek()).toBe('bound');
  });

  it('asks a bot with its own view only', () => {
    const asked = (picks: readonly number[]) => {
      const unredacted = Array.from(replaySteps(game, storedWith(picks).record));
      return botQuestionFrom(unredacted, unredacted.at(-1)!.match, 2);
    };
    expect(asked(ONE)).toEqual(asked(FOUR));
    expect(asked(FOUR).position).toContain('hands 9/9/1');
    expect(asked(FOUR).moves).toEqual([]);
  });

  it('the seed is not published before the end', () => {
    const session = open(FOUR);
    expect(session.seals.peek()).toEqual([{ from: 0, commitment: commitTo(seed) }]);
    expect(everythingIn(session)).not.toContain(toHex(seed));
  });
});
