import { describe, expect, it } from 'vitest';
import { entriesUpTo, lastTurnOf, type Turns, traceSeat } from '../../src/board/trace/trace.ts';

type Event = { readonly seat: number | null; readonly ends?: true };
const TURNS: Turns<Event> = { moverOf: events => events[0]?.seat ?? null };

/** Entries 1, 2, 3 … by these seats; null: no move. */
const play = (...seats: readonly (number | null)[]) =>
  seats.map((seat, i) => ({ n: i + 1, events: [{ seat }] as readonly Event[] }));
const numbers = (...args: Parameters<typeof lastTurnOf<Event>>) => lastTurnOf(...args).map(({ n }) => n);

describe('the last turn', () => {
  it('is the last entries of one seat', () => {
    expect(numbers(play(0, 1, 0, 0), TURNS, null)).toEqual([3, 4]);
    expect(numbers([], TURNS, null)).toEqual([]);
  });

  it('covers all turns since the own one', () => {
    expect(numbers(play(0, 1, 2, 3), TURNS, 0)).toEqual([2, 3, 4]);
    expect(numbers(play(0, 1, 2, 3), TURNS, 2)).toEqual([4]);
    expect(numbers(play(0, 1, 2, 3), TURNS, 3)).toEqual([4]);
  });

  it('covers everything when the own seat has not played yet', () => {
    expect(numbers(play(0, 1), TURNS, 2)).toEqual([1, 2]);
  });

  it('skips entries in which no one moved, as a choice of cards', () => {
    expect(numbers(play(0, 1, null, 1, null), TURNS, null)).toEqual([2, 4]);
  });

  it('stops at the end of an earlier turn of the same seat', () => {
    const twice = [
      ...play(1, 0, 0),
      { n: 4, events: [{ seat: 0, ends: true as const }] },
      { n: 5, events: [{ seat: 0 }] },
    ];
    const ends = (events: readonly Event[]) => events.some(e => e.ends);
    expect(numbers(twice, { ...TURNS, ends }, null)).toEqual([5]);
    expect(numbers(twice.slice(0, 4), { ...TURNS, ends }, null)).toEqual([2, 3, 4]);
    // Two turns of another seat in a row both belong to what happened since the own turn.
    expect(numbers(twice, { ...TURNS, ends }, 1)).toEqual([2, 3, 4, 5]);
  });
});

it('a board that still shows an older entry traces that one', () => {
  const [first, second, third] = play(0, 1, 0);
  const props = { past: [first!, second!], shown: { ...third!, state: null } };
  expect(entriesUpTo(2, props).map(({ n }) => n)).toEqual([1, 2]);
  expect(entriesUpTo(3, props).map(({ n }) => n)).toEqual([1, 2, 3]);
});

it('a replay and a spectator see single turns', () => {
  expect(traceSeat({ eyes: 2 })).toBe(2);
  expect(traceSeat({ eyes: 2, lookedBack: true })).toBeNull();
  expect(traceSeat({ eyes: 'public' })).toBeNull();
});
