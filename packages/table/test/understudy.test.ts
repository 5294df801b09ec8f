import { isMove } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  type Context,
  chooseUnderstudy,
  endAbandoned,
  hasUnderstudy,
  leave,
  NO_OFFERS,
  passSeat,
  play,
  returnToSeat,
  startUnderstudy,
  takePassed,
  voteUnderstudy,
} from '../src/index.ts';
import { ANN, after, at, BOB, BOT, CID, changed, DUEL, keyOf, NIM, person, tableOf } from './tables.ts';

/** Seats without a connection, for long enough. */
const away = (...seats: readonly number[]): Context => ({
  ...at(),
  isHere: seat => !seats.includes(seat),
  isAbsent: seat => seats.includes(seat),
});

describe('an understudy', () => {
  it('chosen in advance waits for the absence, or begins at once', () => {
    const ready = after(chooseUnderstudy(tableOf(NIM), 0, { level: 2, after: 10 }));
    expect(ready.holders[0]).toEqual({ ...ANN, understudy: { level: 2, after: 10, by: null } });
    expect(hasUnderstudy(ready.holders, 0)).toBe(false);
    const begun = after(startUnderstudy(ready, 0, 'self'));
    expect(begun.holders[0]).toEqual({ ...ANN, understudy: { level: 2, after: 10, by: 'self' } });
    expect(startUnderstudy(begun, 0, 'self')).toEqual({ n: 0, again: true });
    expect(hasUnderstudy(after(chooseUnderstudy(ready, 0, { level: 2, after: 0 })).holders, 0)).toBe(true);
    expect(after(chooseUnderstudy(ready, 0, null)).holders).toEqual([ANN, BOB]);
  });

  it('marks its moves, and may no longer move once the person is back', () => {
    const move = { seat: 0, decision: 0, move: '1-1', understudy: true };
    const ready = after(chooseUnderstudy(tableOf(NIM), 0, { level: 2, after: 5 }));
    expect(keyOf(play(ready, move, at()))).toBe('not-your-turn');
    const begun = after(startUnderstudy(ready, 0, 'self'));
    const { last } = after(play(begun, move, at()));
    expect(last && isMove(last.entry) && last.entry).toEqual({ seat: 0, move: '1-1', by: 'understudy' });
    const back = after(returnToSeat(begun, 0));
    expect(back.holders[0]).toEqual({ ...ANN, understudy: { level: 2, after: 5, by: null } });
    expect(keyOf(play(back, move, at()))).toBe('not-your-turn');
    expect(back.offers.version).toBe(begun.offers.version + 1);
    expect(after(play(back, { ...move, understudy: false }, at())).last?.entry).toEqual({
      seat: 0,
      move: '1-1',
    });
    expect(returnToSeat(back, 0)).toEqual({ n: 0, again: true });
  });

  it('is put to work by the one other person, who may not be asked while the absent one is here', () => {
    expect(keyOf(voteUnderstudy(tableOf(NIM), 0, 1, 3, at()))).toBe('not-absent');
    expect(keyOf(voteUnderstudy(tableOf(NIM), 0, 0, 3, away(0)))).toBe('no-such-seat');
    const bots = tableOf(NIM, { holders: [ANN, BOT] });
    expect(keyOf(voteUnderstudy(bots, 0, 1, 3, away(1)))).toBe('no-such-seat');
    const change = changed(voteUnderstudy(tableOf(NIM), 0, 1, 3, away(1)));
    expect(change).toMatchObject({ kind: 'seat', seat: 1, before: BOB });
    expect(change.state.holders[1]).toEqual({ ...BOB, understudy: { level: 3, after: null, by: 'vote' } });
    expect(after(returnToSeat(change.state, 1)).holders[1]).toEqual(BOB);
  });

  it('needs all other people who are present, and not those who are away too', () => {
    const four = tableOf(DUEL, { holders: [ANN, BOB, CID, person('Dan')] });
    const asked = after(voteUnderstudy(four, 0, 3, 4, away(3)));
    expect(asked.offers.understudy).toEqual({ seat: 0, yes: [], for: 3, level: 4 });
    expect(voteUnderstudy(asked, 0, 3, 4, away(3))).toEqual({ n: 0, again: true });
    expect(keyOf(act(asked, 3, 'accept-understudy', away(3)))).toBe('no-offer');
    const second = after(act(asked, 1, 'accept-understudy', away(3)));
    expect(hasUnderstudy(second.holders, 3)).toBe(false);
    const agreed = after(act(second, 2, 'accept-understudy', away(3)));
    expect(hasUnderstudy(agreed.holders, 3)).toBe(true);
    expect(agreed.offers.understudy).toBeNull();
    expect(hasUnderstudy(after(act(asked, 1, 'accept-understudy', away(2, 3))).holders, 3)).toBe(true);
    expect(after(act(asked, 2, 'decline-understudy', away(3))).offers).toEqual({ ...NO_OFFERS, version: 2 });
    expect(keyOf(act(asked, 1, 'accept-understudy', at()))).toBe('not-absent');
  });

  it('TOCK-29 has the level its person chose, and is not chosen by a partner', () => {
    const pairs = {
      ...DUEL,
      teams: () => [
        [0, 2],
        [1, 3],
      ],
    };
    const four = tableOf(pairs, { holders: [ANN, BOB, CID, person('Dan')] });
    const levelAskedBy = (seat: number, state = four) =>
      after(voteUnderstudy(state, seat, 2, 5, away(2))).offers.understudy?.level;
    expect([levelAskedBy(0), levelAskedBy(1), levelAskedBy(3)]).toEqual([3, 5, 5]);
    const chosen = after(chooseUnderstudy(four, 2, { level: 1, after: 30 }));
    expect([levelAskedBy(0, chosen), levelAskedBy(1, chosen)]).toEqual([1, 1]);
  });

  it('is for people in a running game only', () => {
    const over = after(act(tableOf(NIM), 0, 'resign', at()));
    expect(keyOf(chooseUnderstudy(over, 0, { level: 1, after: 0 }))).toBe('over');
    expect(keyOf(startUnderstudy(tableOf(NIM, { holders: [ANN, BOT] }), 1, 'clock'))).toBe('not-seated');
  });
});

describe('a seat handed on', () => {
  it('is taken once, by another person with the code, without what the first one had', () => {
    const ready = after(chooseUnderstudy(tableOf(NIM), 0, { level: 2, after: 0 }));
    const passed = after(passSeat(ready, 0, 'hash of a code'));
    expect(keyOf(takePassed(passed, 'another hash', CID))).toBe('bad-pass');
    expect(keyOf(takePassed(passed, 'hash of a code', BOB))).toBe('already-seated');
    expect(keyOf(takePassed(passed, 'hash of a code', { ...CID, name: 'Bob' }))).toBe('name-taken');
    const taken = after(takePassed(passed, 'hash of a code', CID));
    expect(taken.holders).toEqual([CID, BOB]);
    expect(keyOf(takePassed(taken, 'hash of a code', person('Dan')))).toBe('bad-pass');
    expect(keyOf(takePassed(after(passSeat(passed, 0, null)), 'hash of a code', CID))).toBe('bad-pass');
  });
});

describe('an abandoned game', () => {
  const nobody = () => false;
  it('ends without a winner once the others have left', () => {
    expect(keyOf(endAbandoned(tableOf(NIM), 0, nobody, at()))).toBe('others-present');
    const ended = after(endAbandoned(after(leave(tableOf(NIM), 1)), 0, nobody, at()));
    expect(ended.match.outcome).toEqual({ payoff: [0.5, 0.5], reason: 'table-abandoned' });
    expect(ended.last?.entry).toEqual({ act: 'abandon', seat: 0 });
    expect(after(endAbandoned(tableOf(NIM), 0, seat => seat === 1, at())).match.outcome).not.toBeNull();
    expect(after(endAbandoned(tableOf(NIM), null, () => true, at())).match.outcome).not.toBeNull();
    expect(keyOf(endAbandoned(ended, 0, nobody, at()))).toBe('over');
  });
});
