import type { Seat } from '@tablee/kernel';
import { HIDDEN, reserveOf, type TockEvent } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { lastTurn } from '../../../src/games/tock/draw/trace.tsx';

const played = (seat: Seat, ...events: readonly TockEvent[]): readonly TockEvent[] => [
  { kind: 'played', seat, card: 0 },
  ...events,
];
const walk = (from: number, ...way: readonly number[]): TockEvent => ({
  kind: 'walked',
  colour: 1,
  from,
  way,
  back: false,
  sweeping: false,
});
const entries = (...all: readonly (readonly TockEvent[])[]) => all.map((events, i) => ({ n: i + 1, events }));

describe('the trace of the last turns', () => {
  it('shows the way square by square, and TOCK-11 where a pawn was taken', () => {
    const taken: TockEvent = { kind: 'taken', colour: 2, at: 5, by: 1 };
    expect(lastTurn(entries(played(1, walk(3, 4, 5), taken)), null)).toEqual({
      left: [3],
      ways: [[3, 4, 5]],
      taken: [5],
      spots: [],
    });
  });

  it('TOCK-16 a leap continues the way', () => {
    const leap: TockEvent = { kind: 'leapt', colour: 1, from: 6, to: 42 };
    expect(lastTurn(entries(played(1, walk(5, 6), leap)), null).ways).toEqual([[5, 6, 42]]);
  });

  it('a pawn enters from its reserve, which is not outlined', () => {
    const enter: TockEvent = { kind: 'entered', colour: 2, to: 53 };
    expect(lastTurn(entries(played(2, enter)), null)).toMatchObject({ left: [], ways: [[reserveOf(2), 53]] });
  });

  it('TOCK-26 both places of an exchange are marked, until their pawn walks on', () => {
    const trade: TockEvent = { kind: 'traded', a: 3, b: 30, colourA: 1, colourB: 2 };
    const all = entries(played(1, trade), played(2, walk(30, 31)));
    expect(lastTurn(all.slice(0, 1), null)).toMatchObject({ left: [], ways: [[3, 30]], spots: [3, 30] });
    expect(lastTurn(all, 0)).toMatchObject({ left: [30], spots: [3] });
  });

  it('covers the cards of all others since the own one; a card given leaves no trace', () => {
    const gave: readonly TockEvent[] = [{ kind: 'gave', seat: 3, card: HIDDEN }];
    const all = entries(played(0, walk(1, 2)), played(1, walk(10, 11)), played(2, walk(20, 21)), gave);
    expect(lastTurn(all, 0).left).toEqual([10, 20]);
    expect(lastTurn(all, 1).left).toEqual([20]);
    expect(lastTurn(all, null).left).toEqual([20]);
  });

  it('in a replay shows one card at a time, also when a seat plays several in a row', () => {
    const all = entries(played(1, walk(10, 11)), played(1, walk(11, 12)));
    expect(lastTurn(all, null).left).toEqual([11]);
    expect(lastTurn(all, 0).left).toEqual([10, 11]);
  });
});
