import { duel, lob } from '@tablee/conform/specimens';
import { dragons } from '@tablee/dragons';
import { type Game, isRefused, playMove, replay, verify } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocal } from '../../src/session/local/local-session.ts';
import { openRecord } from '../../src/session/local/opened-record.ts';
import { adoptRecord, beginLocal, type Company, rematchLocal } from '../../src/session/start/begin.ts';
import { findGame, type KeptGame } from '../../src/storage/games.ts';
import { furnishPage } from '../drawer.ts';

const game = duel as unknown as Game;
const options = { hand: 1, ties: 'nobody' };

beforeEach(furnishPage);
afterEach(() => vi.unstubAllGlobals());

describe('who sits where', () => {
  it('one person among bots: levels are told from the next player on', () => {
    const company = { among: 'bots', seat: 1, levels: [2, 5] } as const;
    expect(beginLocal(game, { seats: 3, options, company }).bots).toEqual([5, null, 2]);
  });

  it('a seat drawn by lot is written down and can be checked', () => {
    const company = { among: 'bots', seat: 'lot', levels: [2, 5] } as const;
    const kept = beginLocal(game, { seats: 3, options, company });
    expect(kept.bots.indexOf(null)).toBe(kept.record.lot!.pick);
    expect(() => verify(game, openRecord(kept, null))).not.toThrow();
  });

  it('a wish for a seat the table does not have is drawn by lot', () => {
    const company = { among: 'bots', seat: 3, levels: [1, 1] } as const;
    expect(beginLocal(game, { seats: 3, options, company }).record.lot).toBeDefined();
  });

  it('on one screen each seat is a person or a bot, and there is no lot', () => {
    const kept = beginLocal(game, { seats: 3, options, company: { among: 'people', bots: [null, 4] } });
    expect([kept.bots, kept.record.lot]).toEqual([[null, 4, null], undefined]);
  });

  it('DRAGON-10 nobody but people sits where hands are real', () => {
    const rules = dragons as unknown as Game;
    const bots = { among: 'bots', seat: 0, levels: [2] } as const;
    const mixed = { among: 'people', bots: [null, 4] } as const;
    const people = { among: 'people', bots: [null, null] } as const;
    const begin = (hands: string, company: Company) => () =>
      beginLocal(rules, { options: { hands }, company });
    for (const company of [bots, mixed]) {
      expect(begin('real', company)).toThrow(expect.objectContaining({ key: 'no-hands' }));
      expect(begin('screen', company)).not.toThrow();
    }
    expect(begin('real', people)).not.toThrow();
  });

  it('a rematch moves everybody one place further', () => {
    const kept = beginLocal(game, { seats: 3, options, company: { among: 'people', bots: [null, 4, 2] } });
    const again = rematchLocal(game, kept);
    expect([again.bots, again.record.seats, again.record.options]).toEqual([[2, null, 4], 3, options]);
  });

  it('a rematch of those who play together leaves everybody where they sat', () => {
    const company = { among: 'people', bots: [null, 4, null] } as const;
    const kept = beginLocal(lob as unknown as Game, { seats: 3, options: {}, company });
    expect(rematchLocal(lob as unknown as Game, kept).bots).toEqual([null, 4, null]);
  });

  it('one may play alone where a game allows it', () => {
    const company = { among: 'bots', seat: 'lot', levels: [] } as const;
    const kept = beginLocal(lob as unknown as Game, { seats: 1, options: {}, company });
    const session = openLocal(lob as unknown as Game, kept, () => new Promise(() => undefined));
    expect([kept.bots, session.own.peek(), session.hands.peek()]).toEqual([[null], 0, [0]]);
    session.close();
  });

  it('on one screen people may say their names later; they go along to the rematch', () => {
    const kept = beginLocal(game, { seats: 3, options, company: { among: 'people', bots: [null, 4] } });
    const session = openLocal(game, kept, () => new Promise(() => undefined));
    const names = () => session.sitters.peek().map(sitter => sitter.name);
    expect(names()).toEqual([null, null, null]);
    session.rename?.([' Anne ', '', 'Bruno']);
    expect(names()).toEqual(['Anne', null, 'Bruno']);
    session.close();
    const found = findGame(kept.id)!;
    expect(found.record.names).toEqual(['Anne', '', 'Bruno']);
    expect(rematchLocal(game, found).record.names).toEqual(['Bruno', 'Anne', '']);
    expect(rematchLocal(game, kept).record.names).toBeUndefined();
  });

  it('against the computer there is nobody to name', () => {
    const company = { among: 'bots', seat: 0, levels: [1, 1] } as const;
    const kept = beginLocal(game, { seats: 3, options, company });
    const session = openLocal(game, kept, () => new Promise(() => undefined));
    expect(session.rename).toBeUndefined();
    session.close();
  });
});

/** Played to the end by the people at one screen. */
function playOut(kept: KeptGame): KeptGame {
  const session = openLocal(game, kept, () => new Promise(() => undefined));
  for (let step = 0; step < 100; step++) {
    session.lift();
    const { match } = session.steps.peek().at(-1)!;
    if (match.outcome) break;
    const [move] = game.moves(match.state, session.hands.peek()[0]!);
    session.play(game.writeMove(move));
  }
  session.close();
  return findGame(kept.id)!;
}

describe('luck that can be checked', () => {
  const begun = () => beginLocal(game, { seats: 3, options, company: { among: 'people', bots: [] } });

  it('a finished game verifies with its opened seed, and not once a pick was changed', () => {
    const kept = playOut(begun());
    const record = openRecord(kept, replay(game, kept.record).outcome);
    const verdict = verify(game, record);
    expect(verdict.picks).toBeGreaterThan(3);
    expect(verdict.sealed).toBe(0);
    const [first, ...rest] = record.setup;
    expect(() => verify(game, { ...record, setup: [(first! + 1) % 12, ...rest] })).toThrow(/seed|rule|pick/);
  });

  it('a finished record that was opened here still verifies: its seals stay', () => {
    const kept = playOut(begun());
    const record = openRecord(kept, replay(game, kept.record).outcome);
    const adopted = adoptRecord(record);
    expect(adopted.over).toBe(true);
    expect(verify(game, openRecord(adopted, record.outcome)).sealed).toBe(0);
  });

  it('what is drawn after a record was taken over has a seal of its own', () => {
    const whole = openRecord(playOut(begun()), null);
    const cut = { ...whole, entries: whole.entries.slice(0, 2) };
    const adopted = adoptRecord(cut);
    expect(adopted.record.seals.map(s => s.from)).toEqual([0, 3]);
    const kept = playOut(adopted);
    const record = openRecord(kept, replay(game, kept.record).outcome);
    expect(verify(game, record).sealed).toBe(0);
    expect(new Set(record.seals.map(s => s.seed)).size).toBe(2);
  });

  it('two games never share their luck', () => {
    const [one, two] = [begun(), begun()];
    expect(one.seed).not.toBe(two.seed);
    const step = playMove(replay(game, one.record), 0, 'nonsense', { pick: () => 0 });
    expect(isRefused(step)).toBe(true);
  });
});
