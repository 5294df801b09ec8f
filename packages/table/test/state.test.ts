import { describe, expect, it } from 'vitest';
import {
  allSeatsTaken,
  hasBots,
  isBotSeat,
  isPersonSeat,
  levelOf,
  looksAlike,
  moveDurationMs,
  nameOf,
  onlyBots,
  rotateSeats,
} from '../src/index.ts';
import { ANN, BOT, NIM, tableOf } from './tables.ts';

describe('holders', () => {
  const holders = [ANN, BOT, null];

  it('are people, bots or none', () => {
    expect([0, 1, 2, 3].map(seat => isPersonSeat(holders, seat))).toEqual([true, false, false, false]);
    expect([0, 1, 2, 3].map(seat => isBotSeat(holders, seat))).toEqual([false, true, false, false]);
    expect(holders.map(nameOf)).toEqual(['Ann', null, null]);
    expect(holders.map(levelOf)).toEqual([null, 2, null]);
  });

  it('are counted', () => {
    expect([holders, [ANN, BOT], [BOT, BOT]].map(allSeatsTaken)).toEqual([false, true, true]);
    expect([[ANN, null], holders].map(hasBots)).toEqual([false, true]);
    expect(
      [
        [BOT, null],
        [ANN, BOT],
        [BOT, BOT],
      ].map(onlyBots),
    ).toEqual([false, false, true]);
  });

  it('move one seat on in a rematch', () => {
    expect(rotateSeats(false, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(rotateSeats(true, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });
});

describe('similar names', () => {
  it('are found across case, accents and alphabets', () => {
    expect(looksAlike('Ann', 'аnn')).toBe(true);
    expect(looksAlike('Zoé', 'zoe')).toBe(true);
    expect(looksAlike('Bill', 'BiII')).toBe(true);
    expect(looksAlike('Ann', 'Anna')).toBe(false);
  });
});

describe('the duration of a move', () => {
  it('is 0 without an animation, and for a text that is no move', () => {
    const { match } = tableOf(NIM);
    expect(moveDurationMs(match, '1-1')).toBe(0);
    expect(moveDurationMs({ ...match, game: { ...NIM, lasts: () => 7.2 } }, '1-1')).toBe(8);
    expect(moveDurationMs({ ...match, game: { ...NIM, lasts: () => 7.2 } }, 'nonsense')).toBe(0);
  });
});
