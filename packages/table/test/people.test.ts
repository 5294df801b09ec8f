import { describe, expect, it } from 'vitest';
import { act, KEPT_LINES, leave, NO_OFFERS, play, removeBot, say, seatBot, sit } from '../src/index.ts';
import { ANN, after, at, BOB, BOT, CID, changed, keyOf, NIM, person, tableOf } from './tables.ts';

const half = () => tableOf(NIM, { holders: [ANN, null] });

describe('sit', () => {
  it('takes the seat asked for, or the first free one', () => {
    expect(changed(sit(half(), 1, BOB))).toMatchObject({ kind: 'seat', seat: 1, before: null, after: BOB });
    expect(after(sit(half(), undefined, BOB)).holders).toEqual([ANN, BOB]);
  });

  it('is refused where there is no such seat, no free seat, or another holder', () => {
    expect(keyOf(sit(half(), 2, BOB))).toBe('no-such-seat');
    expect(keyOf(sit(half(), 0, BOB))).toBe('seat-taken');
    expect(keyOf(sit(tableOf(NIM, { holders: [ANN, BOT] }), 1, BOB))).toBe('seat-taken');
    expect(keyOf(sit(tableOf(NIM), undefined, CID))).toBe('no-free-seat');
  });

  it('seats a guest twice only when the second seat is named', () => {
    expect(keyOf(sit(half(), undefined, ANN))).toBe('already-seated');
    expect(keyOf(sit(half(), 0, ANN))).toBe('already-seated');
    expect(after(sit(half(), 1, ANN)).holders).toEqual([ANN, ANN]);
  });

  it('refuses a name that looks like another person’s', () => {
    expect(keyOf(sit(half(), 1, person('ann', 'another guest')))).toBe('name-taken');
    expect(keyOf(sit(tableOf(NIM, { holders: [person('Ann', null), null] }), 1, person('Ann', null)))).toBe(
      'name-taken',
    );
  });
});

describe('leave', () => {
  it('frees a person’s seat before the first entry', () => {
    expect(changed(leave(tableOf(NIM), 1))).toMatchObject({
      kind: 'seat',
      seat: 1,
      before: BOB,
      after: null,
    });
    expect(after(leave(tableOf(NIM), 1)).holders).toEqual([ANN, null]);
  });

  it('drops all offers', () => {
    const offered = after(act(tableOf(NIM), 1, 'offer-draw', at()));
    expect(after(leave(offered, 1)).offers).toEqual({ ...NO_OFFERS, version: 2 });
    const plain = tableOf(NIM);
    expect(after(leave(plain, 1)).offers).toBe(plain.offers);
  });

  it('is refused on a free seat, on a bot’s, and after the game; during it the seat is free or a bot’s', () => {
    expect(keyOf(leave(half(), 1))).toBe('not-seated');
    expect(keyOf(leave(tableOf(NIM, { holders: [ANN, BOT] }), 1))).toBe('not-seated');
    const begun = after(play(tableOf(NIM), { seat: 0, decision: 0, move: '1-1' }, at()));
    expect(after(leave(begun, 1)).holders).toEqual([ANN, null]);
    expect(after(leave(begun, 1, 4)).holders).toEqual([ANN, { bot: 4 }]);
    expect(keyOf(leave(after(act(begun, 0, 'resign', at())), 1))).toBe('over');
  });
});

describe('bots', () => {
  it('take the seat asked for, or the first free one', () => {
    expect(changed(seatBot(half(), 1, 3))).toMatchObject({ kind: 'seat', seat: 1, after: { bot: 3 } });
    expect(after(seatBot(half(), undefined, 3)).holders).toEqual([ANN, { bot: 3 }]);
  });

  it('are refused where there is no such seat, no free one, another holder, or a rule against bots', () => {
    expect(keyOf(seatBot(half(), 2, 3))).toBe('no-such-seat');
    expect(keyOf(seatBot(half(), 0, 3))).toBe('seat-taken');
    expect(keyOf(seatBot(tableOf(NIM), undefined, 3))).toBe('no-free-seat');
    const refusal = { rule: 'NIM-9', key: 'people-only' };
    const game = { ...NIM, noBots: () => refusal };
    expect(seatBot(tableOf(game, { holders: [ANN, null] }), 1, 3)).toEqual({ refusal });
  });

  it('can be removed until they have moved', () => {
    const state = tableOf(NIM, { holders: [BOT, ANN] });
    expect(changed(removeBot(state, 0))).toMatchObject({ kind: 'seat', seat: 0, before: BOT, after: null });
    expect(keyOf(removeBot(state, 1))).toBe('no-bot');
    expect(keyOf(removeBot(half(), 1))).toBe('no-bot');
    const moved = after(play(state, { seat: 0, decision: 0, move: '1-1' }, at()));
    expect(keyOf(removeBot(moved, 0))).toBe('bot-moved');
  });
});

describe('say', () => {
  it('numbers lines from 1 and keeps the last ones', () => {
    let state = tableOf(NIM);
    for (let i = 1; i <= KEPT_LINES + 2; i++) state = after(say(state, 0, `line ${i}`, i));
    expect(state.lines).toHaveLength(KEPT_LINES);
    expect(state.lines[0]).toEqual({ n: 3, seat: 0, text: 'line 3', at: 3 });
    expect(changed(say(state, 1, 'hello', 9))).toMatchObject({
      kind: 'line',
      line: { n: KEPT_LINES + 3, seat: 1, text: 'hello', at: 9 },
    });
  });

  it('is refused where the game closes talk', () => {
    const quiet = { ...NIM, quiet: () => true };
    expect(keyOf(say(tableOf(quiet), 0, 'hello', 0))).toBe('quiet');
  });
});
