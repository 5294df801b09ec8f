import { dragons, type State } from '@tablee/dragons';
import { commitTo, type Game, liveChance, readTable, toHex } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import type { StoredGame } from '../../src/storage/games.ts';

const game = dragons as unknown as Game;
const seed = new Uint8Array(32).fill(9);

function open(seats: number, options = {}, bots: StoredGame['bots'] = Array(seats).fill(null)): TableSession {
  const table = readTable(dragons, seats, options);
  const luck = liveChance(seed, 0);
  dragons.setup(table, luck);
  const stored: StoredGame = {
    id: 'test',
    record: {
      tablee: 1,
      game: 'dragons',
      rules: 1,
      seats,
      options: table.options,
      seals: [{ from: 0, commitment: commitTo(seed) }],
      setup: luck.picks,
      entries: [],
    },
    bots,
    seed: toHex(seed),
    touched: 0,
  };
  return openLocal(game, stored, () => new Promise(() => undefined));
}

const stateOf = (session: TableSession) => session.steps.peek().at(-1)!.match.state as State;
function choose(session: TableSession, gesture: string): void {
  session.openCurtain();
  session.play(gesture);
}

describe('DRAGON-10 on one screen', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('people choose behind the curtain one by one, and choices are hidden until the last', () => {
    const session = open(3);
    expect(session.passTo.peek()).toBe(0);
    expect(session.actingSeats.peek()).toEqual([]);
    session.openCurtain();
    expect(session.actingSeats.peek()).toEqual([0]);
    session.play('rock');
    expect(session.passTo.peek()).toBe(1);
    expect(stateOf(session).chosen).toEqual([-2, -1, -1]);
    choose(session, 'scissors');
    expect(stateOf(session).chosen).toEqual([-2, -2, -1]);
    choose(session, 'scissors');
    expect(stateOf(session).last).toEqual([0, 2, 2]);
  });

  it('the winner turns stones without a curtain', () => {
    const session = open(2);
    choose(session, 'rock');
    choose(session, 'paper');
    expect(stateOf(session).winner).toBe(1);
    expect(session.passTo.peek()).toBeNull();
    expect(session.actingSeats.peek()).toEqual([1]);
    expect(session.eyes.peek()).toBe('public');
  });

  it('after a tie the curtain closes for everyone, including the last person who chose', () => {
    const session = open(2);
    choose(session, 'rock');
    choose(session, 'rock');
    expect(session.passTo.peek()).toBe(0);
    expect(session.actingSeats.peek()).toEqual([]);
    choose(session, 'paper');
    expect(session.passTo.peek()).toBe(1);
  });

  it('a new round starts behind the curtain', () => {
    const session = open(2);
    choose(session, 'rock');
    choose(session, 'paper');
    const state = () => stateOf(session);
    while (state().phase !== 'duel') {
      const moves = [...dragons.moves(state(), 1)].map(move => dragons.writeMove(move));
      session.play(moves.find(move => move === 'keep') ?? moves[0]!);
    }
    expect(session.actingSeats.peek()).toEqual([]);
    expect(session.passTo.peek()).not.toBeNull();
  });

  it('with real hands there is no curtain', () => {
    const session = open(3, { hands: 'real' });
    expect(session.passTo.peek()).toBeNull();
    expect(session.actingSeats.peek()).toEqual([0]);
    session.play('won 2');
    expect(session.actingSeats.peek()).toEqual([2]);
    expect(session.passTo.peek()).toBeNull();
  });
});
