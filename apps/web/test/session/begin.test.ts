import type { Level } from '@tablee/bots';
import { duel, lob } from '@tablee/conform/specimens';
import { dragons } from '@tablee/dragons';
import { defaultOptions, type Game, isRefused, openRecord, playMove, replay, verify } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptRecord } from '../../src/session/local/adopt.ts';
import { beginLocal, rematchLocal, type Seating } from '../../src/session/local/begin.ts';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { OptionValues } from '../../src/storage/choices.ts';
import { findGame, type StoredGame } from '../../src/storage/games.ts';
import { stubBrowser } from '../browser.ts';

const game = duel as unknown as Game;
const options = { hand: 1, ties: 'nobody' };

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('who sits where', () => {
  it('one person among bots: levels start at the next seat', () => {
    const seating = { among: 'bots', seat: 1, levels: [2, 5] } as const;
    expect(beginLocal(game, { seats: 3, options, seating }).bots).toEqual([5, null, 2]);
  });

  it('a seat drawn by lot is recorded and can be verified', () => {
    const seating = { among: 'bots', seat: 'lot', levels: [2, 5] } as const;
    const stored = beginLocal(game, { seats: 3, options, seating });
    expect(stored.bots.indexOf(null)).toBe(stored.record.lot!.pick);
    expect(() => verify(game, openRecord(stored.record, stored.seed, null))).not.toThrow();
  });

  it('a seat the table does not have is replaced by a lot', () => {
    const seating = { among: 'bots', seat: 3, levels: [1, 1] } as const;
    expect(beginLocal(game, { seats: 3, options, seating }).record.lot).toBeDefined();
  });

  it('on one screen each seat is a person or a bot, and there is no lot', () => {
    const stored = beginLocal(game, { seats: 3, options, seating: { among: 'people', bots: [null, 4] } });
    expect([stored.bots, stored.record.lot]).toEqual([[null, 4, null], undefined]);
  });

  it('TCHAKO-46 a game of T’Chako between bots alone ends after 60 turns, unless a countdown was chosen', () => {
    const rules = tchako as unknown as Game;
    const all = defaultOptions(rules.options);
    const begin = (bots: readonly (Level | null)[], more: object = {}) =>
      beginLocal(rules, { options: { ...all, ...more }, seating: { among: 'people', bots } }).record.options;
    expect(begin([3, 3])).toMatchObject({ countdown: true, countdownTurns: 60 });
    expect(begin([3, 3], { points: 5 })).toMatchObject({ points: 5, countdown: true, countdownTurns: 60 });
    expect(begin([3, 3], { countdown: true, countdownTurns: 20 })).toMatchObject({ countdownTurns: 20 });
    expect(begin([3, 3], { sudden: 'turn', suddenTurn: 80 })).toMatchObject({ countdown: false });
    expect(begin([3, null])).toMatchObject({ countdown: false });
  });

  it('T’Chako is casual for one person against bots only, unless they chose otherwise', () => {
    const rules = tchako as unknown as Game;
    const casual = (chosen: OptionValues, seating: Seating): unknown =>
      beginLocal(rules, { options: chosen, seating }).record.options.casual;
    const bots = { among: 'bots', seat: 0, levels: [2] } as const;
    const people = { among: 'people', bots: [null, null] } as const;
    expect([casual({}, bots), casual({ casual: false }, bots)]).toEqual([true, undefined]);
    expect([casual({}, people), casual({ casual: true }, people)]).toEqual([undefined, true]);
    const stored = beginLocal(rules, { options: {}, seating: bots });
    expect(rematchLocal(rules, stored).record.options.casual).toBe(true);
  });

  it('DRAGON-10 bots cannot sit at a table with real hands', () => {
    const rules = dragons as unknown as Game;
    const bots = { among: 'bots', seat: 0, levels: [2] } as const;
    const mixed = { among: 'people', bots: [null, 4] } as const;
    const people = { among: 'people', bots: [null, null] } as const;
    const begin = (hands: string, seating: Seating) => () =>
      beginLocal(rules, { options: { hands }, seating });
    for (const seating of [bots, mixed]) {
      expect(begin('real', seating)).toThrow(expect.objectContaining({ key: 'no-hands' }));
      expect(begin('screen', seating)).not.toThrow();
    }
    expect(begin('real', people)).not.toThrow();
  });

  it('DRAGON-10 people on one screen play with real hands, unless they chose otherwise or a bot sits there', () => {
    const rules = dragons as unknown as Game;
    const hands = (chosen: OptionValues, seating: Seating): unknown =>
      beginLocal(rules, { options: chosen, seating }).record.options.hands;
    const people = { among: 'people', bots: [null, null] } as const;
    expect(hands({}, people)).toBe('real');
    expect(hands({ hands: 'screen' }, people)).toBe('screen');
    expect(hands({}, { among: 'people', bots: [null, 2] })).toBe('screen');
    expect(hands({}, { among: 'bots', seat: 0, levels: [2] })).toBe('screen');
  });

  it('a rematch rotates the seats by one', () => {
    const stored = beginLocal(game, { seats: 3, options, seating: { among: 'people', bots: [null, 4, 2] } });
    const again = rematchLocal(game, stored);
    expect([again.bots, again.record.seats, again.record.options]).toEqual([[2, null, 4], 3, options]);
  });

  it('a rematch of a game with a shared goal keeps the seats', () => {
    const seating = { among: 'people', bots: [null, 4, null] } as const;
    const stored = beginLocal(lob as unknown as Game, { seats: 3, options: {}, seating });
    expect(rematchLocal(lob as unknown as Game, stored).bots).toEqual([null, 4, null]);
  });

  it('one person can play alone where the game allows it', () => {
    const seating = { among: 'bots', seat: 'lot', levels: [] } as const;
    const stored = beginLocal(lob as unknown as Game, { seats: 1, options: {}, seating });
    const session = openLocal(lob as unknown as Game, stored, () => new Promise(() => undefined));
    expect([stored.bots, session.own.peek(), session.actingSeats.peek()]).toEqual([[null], 0, [0]]);
    session.close();
  });

  it('on one screen, names can be set later and are stored for the rematch', () => {
    const stored = beginLocal(game, { seats: 3, options, seating: { among: 'people', bots: [null, 4] } });
    const session = openLocal(game, stored, () => new Promise(() => undefined));
    const names = () => session.people.peek().map(person => person.name);
    expect(names()).toEqual([null, null, null]);
    session.rename?.([' Anne ', '', 'Bruno']);
    expect(names()).toEqual(['Anne', null, 'Bruno']);
    session.close();
    const found = findGame(stored.id)!;
    expect(found.record.names).toEqual(['Anne', '', 'Bruno']);
    expect(rematchLocal(game, found).record.names).toEqual(['Bruno', 'Anne', '']);
    expect(rematchLocal(game, stored).record.names).toBeUndefined();
  });

  it('against bots there are no names to set', () => {
    const seating = { among: 'bots', seat: 0, levels: [1, 1] } as const;
    const stored = beginLocal(game, { seats: 3, options, seating });
    const session = openLocal(game, stored, () => new Promise(() => undefined));
    expect(session.rename).toBeUndefined();
    session.close();
  });
});

/** Plays to the end on one screen. */
function playOut(stored: StoredGame): StoredGame {
  const session = openLocal(game, stored, () => new Promise(() => undefined));
  for (let step = 0; step < 100; step++) {
    session.openCurtain();
    const { match } = session.steps.peek().at(-1)!;
    if (match.outcome) break;
    const [move] = game.moves(match.state, session.actingSeats.peek()[0]!);
    session.play(game.writeMove(move));
  }
  session.close();
  return findGame(stored.id)!;
}

describe('verifiable luck', () => {
  const begun = () => beginLocal(game, { seats: 3, options, seating: { among: 'people', bots: [] } });

  it('a finished game verifies with its seed, and fails after a pick was changed', () => {
    const stored = playOut(begun());
    const record = openRecord(stored.record, stored.seed, replay(game, stored.record).outcome);
    const verdict = verify(game, record);
    expect(verdict.picks).toBeGreaterThan(3);
    expect(verdict.sealed).toBe(0);
    const [first, ...rest] = record.setup;
    expect(() => verify(game, { ...record, setup: [(first! + 1) % 12, ...rest] })).toThrow(/seed|rule|pick/);
  });

  it('a finished record keeps its seals and verifies after it was adopted', () => {
    const stored = playOut(begun());
    const record = openRecord(stored.record, stored.seed, replay(game, stored.record).outcome);
    const adopted = adoptRecord(record);
    expect(adopted.over).toBe(true);
    expect(verify(game, openRecord(adopted.record, adopted.seed, record.outcome)).sealed).toBe(0);
  });

  it('picks after a record was adopted have their own seal', () => {
    const played = playOut(begun());
    const whole = openRecord(played.record, played.seed, null);
    const cut = { ...whole, entries: whole.entries.slice(0, 2) };
    const adopted = adoptRecord(cut);
    expect(adopted.record.seals.map(s => s.from)).toEqual([0, 3]);
    const stored = playOut(adopted);
    const record = openRecord(stored.record, stored.seed, replay(game, stored.record).outcome);
    expect(verify(game, record).sealed).toBe(0);
    expect(new Set(record.seals.map(s => s.seed)).size).toBe(2);
  });

  it('two games have different seeds', () => {
    const [one, two] = [begun(), begun()];
    expect(one.seed).not.toBe(two.seed);
    const step = playMove(replay(game, one.record), 0, 'nonsense', { pick: () => 0 });
    expect(isRefused(step)).toBe(true);
  });
});
