import { type Game, isRefused } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { act, CLOCK_ONLY, NO_OFFERS, play, RESPITE, startClock, type TableState } from '../src/index.ts';
import { ANN, after, at, BOB, BOT, changed, DUEL, keyOf, LOB, NIM, tableOf } from './tables.ts';

const move = (state: TableState, seat: number, text: string, context = at()) =>
  play(state, { seat, decision: state.match.decisions[seat] ?? -1, move: text }, context);

describe('play', () => {
  it('appends the entry and poses the next decision', () => {
    const change = changed(move(tableOf(NIM), 0, '1-1'));
    expect(change.kind).toBe('entry');
    expect(change.state.last?.entry).toEqual({ seat: 0, move: '1-1' });
    expect(change.state.last?.match).toBe(change.state.match);
    expect(change.state.match.decisions).toEqual([-1, 1]);
  });

  it('records the luck an entry draws', () => {
    const first = after(move(tableOf(DUEL), 0, firstMove(tableOf(DUEL), 0)));
    const second = after(move(first, 1, firstMove(first, 1)));
    expect(second.last?.entry).toHaveProperty('picks');
  });

  it('leaves the state it was given unchanged', () => {
    const state = tableOf(NIM);
    const text = NIM.writeState(state.match.state);
    move(state, 0, '1-1');
    expect(NIM.writeState(state.match.state)).toBe(text);
    expect(state.match.n).toBe(0);
  });

  it('refuses what the rules refuse', () => {
    const refused = move(tableOf(NIM), 0, '1-9');
    expect(isRefused(refused) && refused.refusal.rule).toMatch(/^NIM-/);
    expect(keyOf(move(tableOf(NIM), 0, 'nonsense'))).toBe('not-a-move');
  });

  it('refuses a seat that does not act, a late decision, and any move after the end', () => {
    const state = after(move(tableOf(NIM), 0, '1-1'));
    expect(keyOf(play(state, { seat: 0, decision: 1, move: '1-1' }, at()))).toBe('not-your-turn');
    expect(keyOf(play(state, { seat: 1, decision: 7, move: '1-1' }, at()))).toBe('stale-decision');
    const over = after(act(state, 0, 'resign', at()));
    expect(keyOf(play(over, { seat: 1, decision: 7, move: '1-1' }, at()))).toBe('over');
  });

  it('refuses a move when the log is full', () => {
    expect(keyOf(move(tableOf(NIM), 0, '1-1', at({ maxEntries: 0 })))).toBe('log-full');
  });

  it('answers a move sent twice with the entry it became', () => {
    const state = after(move(tableOf(NIM), 0, '1-1'));
    expect(play(state, { seat: 0, decision: 0, move: '1-1' }, at())).toEqual({ n: 1, again: true });
    expect(keyOf(play(state, { seat: 0, decision: 0, move: '1-2' }, at()))).toBe('not-your-turn');
  });

  it('asks for the log when the answer was taken back', () => {
    const opened = tableOf(LOB);
    const passed = after(move(opened, 0, 'pass'));
    const asked = after(act(passed, 0, 'ask-back', at()));
    const back = after(act(asked, 1, 'accept-back', at({ past: [opened.match] })));
    const late = { seat: 0, decision: 0, move: 'pass' };
    expect(play(back, late, at())).toEqual({ needs: 'entries', after: 0, limit: 1 });
    const entries = [{ seat: 0, move: 'pass' }];
    expect(play(back, late, at(), { entries })).toEqual({ n: 1, again: true });
    const other = { ...late, move: 'throw 1' };
    expect(keyOf(play(back, other, at(), { entries }))).toBe('stale-decision');
  });

  it('searches farther in the log where seats choose together', () => {
    const opened = tableOf(DUEL);
    const text = firstMove(opened, 1);
    const first = after(move(opened, 0, firstMove(opened, 0)));
    const both = after(move(first, 1, text));
    const late = { seat: 1, decision: 0, move: text };
    expect(play(both, late, at())).toEqual({ needs: 'entries', after: 0, limit: 64 });
    const entries = [first.last!.entry, both.last!.entry];
    expect(play(both, late, at(), { entries })).toEqual({ n: 2, again: true });
  });

  it('keeps the mover’s draw offer and drops all other offers', () => {
    const offered = after(act(tableOf(NIM), 0, 'offer-draw', at()));
    const moved = after(move(offered, 0, '1-1'));
    expect(moved.offers).toEqual({ ...NO_OFFERS, draw: { seat: 0, yes: [] }, version: 1 });
    const asked = after(act(moved, 0, 'ask-back', at()));
    const answered = after(move(asked, 1, '1-1'));
    expect(answered.offers).toEqual({ ...NO_OFFERS, version: 2 });
  });
});

const firstMove = ({ match: { game, state } }: TableState, seat: number): string =>
  game.writeMove([...game.moves(state, seat)][0]);

/** Nim whose moves take a second to be seen, and whose move 3-1 only a clock plays. */
const SLOW: Game = {
  ...NIM,
  lasts: () => 999.5,
  clockOnly: m => NIM.writeMove(m) === '3-1',
};

describe('play with a clock or bots', () => {
  it('TCHAKO-23 refuses a move of the clock to people', () => {
    expect(move(tableOf(SLOW), 0, '3-1')).toEqual({ refusal: CLOCK_ONLY });
  });

  it('TCHAKO-23 refuses a move during the respite', () => {
    const state = tableOf(NIM, { clock: 60 });
    const clock = { ...state.clock!, respiteUntil: 5_000 };
    expect(move({ ...state, clock }, 0, '1-1', at({ now: 4_999 }))).toEqual({ refusal: RESPITE });
    expect(changed(move({ ...state, clock }, 0, '1-1', at({ now: 5_000 }))).kind).toBe('entry');
  });

  it('turns the clock from when the move counts as made, and holds it while the move is animated', () => {
    const running = after(startClock(tableOf(SLOW, { clock: 60 }), at()));
    const moved = after(
      play(running, { seat: 0, decision: 0, move: '1-1', since: 13_000 }, at({ now: 13_200 })),
    );
    expect(moved.clock).toMatchObject({ left: [20_000, 40_000], pouring: [1], heldUntil: 14_200 });
    expect(moved.restsAt).toBe(14_200);
  });

  it('does not start the clock while the table is idle', () => {
    const moved = after(move(tableOf(NIM, { clock: 60 }), 0, '1-1', at({ idle: true })));
    expect(moved.clock?.pouring).toEqual([]);
  });

  it('times no seat while one is free, nor once the log is full', () => {
    const free = after(move(tableOf(NIM, { clock: 60, holders: [ANN, null] }), 0, '1-1'));
    expect(free.clock?.pouring).toEqual([]);
    const full = after(move(tableOf(NIM, { clock: 60 }), 0, '1-1', at({ maxEntries: 1 })));
    expect(full.clock?.pouring).toEqual([]);
  });

  it('measures the animation only where a bot or a clock waits for it', () => {
    expect(after(move(tableOf(SLOW, { holders: [ANN, BOT] }), 0, '1-1', at({ now: 10 }))).restsAt).toBe(
      1_010,
    );
    expect(after(move(tableOf(SLOW, { holders: [ANN, BOB] }), 0, '1-1', at({ now: 10 }))).restsAt).toBe(0);
  });
});
