import type { DaysClock } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  advanceClock,
  canStartClock,
  clockDueAt,
  freezeClock,
  hasUnderstudy,
  isStopped,
  offerPause,
  openClock,
  play,
  restoreClock,
  startClock,
  type TableState,
  timeUp,
  turnClock,
} from '../src/index.ts';
import { ANN, after, at, BOT, keyOf, NIM, tableOf } from './tables.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-18T09:00:00Z');
const MOOD = { pick: () => 0 };

const clockOf = (extra: Partial<DaysClock> = {}): DaysClock => ({
  kind: 'days',
  days: 3,
  zero: 'turn',
  ...extra,
});

const started = (clock: DaysClock, table: TableState = tableOf(NIM)): TableState =>
  after(startClock({ ...table, clock: openClock(clock, 2, START) }, at({ now: START })));
const move = (state: TableState, now: number): TableState => {
  const seat = state.match.decisions.findIndex(decision => decision >= 0);
  const text = state.match.game.writeMove(
    state.match.game.sample(state.match.state, seat, { pick: () => 0 }),
  );
  return after(play(state, { seat, decision: state.match.n, move: text, since: now }, at({ now })));
};

describe('a clock of days', () => {
  it('gives every move the same time, by the date', () => {
    const state = started(clockOf());
    expect(clockDueAt(state.clock!)).toBe(START + 3_000 + 3 * DAY);
    const moved = move(state, START + 2 * DAY);
    expect(moved.clock).toMatchObject({ left: [3 * DAY, 3 * DAY], pouring: [1] });
    expect(clockDueAt(moved.clock!)).toBe(START + 5 * DAY);
  });

  it('gives the mover of a turn that goes on a whole move again, and all seats in a new round', () => {
    const { clock } = started(clockOf());
    const later = START + 3_000 + 2 * DAY;
    const both = turnClock(clock!, [0, 1], START, {});
    expect(turnClock(both, [1], later, { mover: 0 }).left).toEqual([3 * DAY, DAY]);
    expect(turnClock(both, [0, 1], later, { mover: 0 }).left).toEqual([3 * DAY, DAY]);
    const last = turnClock(both, [1], later, { mover: 0 });
    expect(turnClock(last, [0, 1], later, { mover: 1 }).left).toEqual([3 * DAY, 3 * DAY]);
    // A turn that time ends is played to its end; a round that time ends is one turn missed.
    const late = START + 4 * DAY;
    expect(turnClock(clock!, [0], late, { mover: 0, byClock: true }).left[0]).toBe(0);
    const round = turnClock(last, [0, 1], late, { mover: 1, byClock: true });
    expect(round).toMatchObject({ left: [3 * DAY, 3 * DAY], missed: 1 });
  });

  it('comes back from the database running, as if no server had been away', () => {
    const state = started(clockOf());
    const stored = { ...freezeClock(state.clock!, START), at: START };
    const later = restoreClock(clockOf(), stored, 2, START + 40 * DAY);
    expect(clockDueAt(later)).toBe(START + 3_000 + 3 * DAY);
    expect(advanceClock(later, START + DAY).left).toEqual([2 * DAY + 3_000, 3 * DAY]);
  });

  it('ends the turn, the game, or hands over to an understudy, as agreed', () => {
    const late = at({ now: START + 4 * DAY });
    const ended = after(timeUp(started(clockOf()), MOOD, late));
    expect(ended.last?.entry).toMatchObject({ seat: 0, clock: true });
    expect(ended.clock).toMatchObject({ pouring: [1], missed: 1 });
    const lost = after(timeUp(started(clockOf({ zero: 'game' })), MOOD, late));
    expect(lost.match.outcome).toMatchObject({ payoff: [0, 1], reason: 'table-time' });
    const replaced = after(timeUp(started(clockOf({ zero: 'understudy' })), MOOD, late));
    expect(hasUnderstudy(replaced.holders, 0)).toBe(true);
    expect(replaced.clock).toMatchObject({ pouring: [], left: [3 * DAY, 3 * DAY] });
    expect(replaced.offers.version).toBe(2);
    expect(canStartClock(replaced, late)).toBe(false);
    expect(timeUp(replaced, MOOD, late)).toEqual({ n: 0, again: true });
  });

  it('rests after two rounds without a person, and runs again with a person’s move', () => {
    let state = started(clockOf(), tableOf(NIM));
    for (let turns = 1; turns <= 4; turns++)
      state = after(timeUp(state, MOOD, at({ now: START + 4 * turns * DAY })));
    expect(state.clock).toMatchObject({ missed: 4 });
    expect(isStopped(state.clock!)).toBe(true);
    expect(canStartClock(state, at())).toBe(false);
    const moved = move(state, START + 30 * DAY);
    expect(moved.clock).toMatchObject({ pouring: [1], left: [3 * DAY, 3 * DAY] });
    expect(moved.clock?.missed).toBeUndefined();
  });

  it('does not take the moves of a bot for those of a person', () => {
    const state = started(clockOf(), tableOf(NIM, { holders: [ANN, BOT] }));
    const late = after(timeUp(state, MOOD, at({ now: START + 4 * DAY })));
    expect(move(late, START + 4 * DAY).clock?.missed).toBe(1);
  });
});

describe('a pause', () => {
  const until = START + 20 * DAY;
  it('holds the clock once the other has accepted, over moves too', () => {
    const asked = after(offerPause(started(clockOf()), 0, until, at({ now: START })));
    expect(asked.offers.pause).toEqual({ seat: 0, yes: [], until });
    expect(clockDueAt(asked.clock!)).toBe(START + 3_000 + 3 * DAY);
    expect(keyOf(act(asked, 0, 'accept-pause', at({ now: START })))).toBe('no-offer');
    const agreed = after(act(asked, 1, 'accept-pause', at({ now: START })));
    expect(clockDueAt(agreed.clock!)).toBe(until + 3 * DAY);
    expect(clockDueAt(move(agreed, START + DAY).clock!)).toBe(until + 3 * DAY);
    const stored = { ...freezeClock(agreed.clock!, START), at: START };
    expect(clockDueAt(restoreClock(clockOf(), stored, 2, START + DAY))).toBe(until + 3 * DAY);
  });

  it('needs no bot’s consent, a clock of days, and a moment within two months', () => {
    const alone = started(clockOf(), tableOf(NIM, { holders: [ANN, BOT] }));
    expect(clockDueAt(after(offerPause(alone, 0, until, at({ now: START }))).clock!)).toBe(until + 3 * DAY);
    expect(keyOf(offerPause(tableOf(NIM), 0, until, at({ now: START })))).toBe('no-pause');
    expect(keyOf(offerPause(tableOf(NIM, { clock: 60 }), 0, until, at({ now: START })))).toBe('no-pause');
    expect(keyOf(offerPause(alone, 0, START - 1, at({ now: START })))).toBe('no-pause');
    expect(keyOf(offerPause(alone, 0, START + 61 * DAY, at({ now: START })))).toBe('no-pause');
  });
});
