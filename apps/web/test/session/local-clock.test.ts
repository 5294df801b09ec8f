import { type Clock, type Game, type GameRecord, isMove, replay } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLocal, rematchLocal } from '../../src/session/local/begin.ts';
import * as clocks from '../../src/session/local/clock/clock-driver.ts';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import { findGame, type StoredGame } from '../../src/storage/games.ts';
import { stubBrowser } from '../browser.ts';
import { tchag } from '../games.ts';

const red: Clock = { kind: 'hourglass', seconds: 120 };
const game = tchako as unknown as Game;
/** Grace time before a new clock runs. */
const READY = 3_000;

const page = new EventTarget();
const paper = Object.assign(new EventTarget(), { hidden: false });
const hide = (hidden: boolean) => {
  paper.hidden = hidden;
  paper.dispatchEvent(new Event('visibilitychange'));
};

const noBots = () => Promise.reject(new Error('no bot plays here'));
const sit = (stored: StoredGame, rules = game) => openLocal(rules, stored, noBots, clocks);
const begin = (rules = game) =>
  beginLocal(rules, { options: {}, seating: { among: 'people', bots: [] }, clock: red });
const now = (session: TableSession) => session.steps.peek().at(-1)!.match;
const reading = (session: TableSession) => session.clock!.reading.peek()!;
const recordOf = ({ id }: { readonly id: string }): GameRecord => findGame(id)!.record;
/** Time left at this step. */
const left = (session: TableSession): readonly number[] => {
  session.close();
  return (findGame(session.id)!.sand as { left: number[] }).left;
};

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
  vi.stubGlobal('document', paper);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  hide(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an hourglass on this device', () => {
  it('TCHAKO-23 time spent by one seat goes to the other, and survives a reload', () => {
    const stored = begin();
    const session = sit(stored);
    expect(reading(session)).toMatchObject({ left: [60_000, 60_000], pouring: [0], holdMs: READY });
    vi.advanceTimersByTime(READY + 10_000);
    expect(left(session)).toEqual([50_000, 70_000]);
    vi.advanceTimersByTime(60_000);
    const again = sit(findGame(stored.id)!);
    expect(reading(again)).toMatchObject({ left: [50_000, 70_000], pouring: [0], holdMs: READY });
    again.close();
  });

  it('TCHAKO-23 at zero the turn ends; the next seat waits five seconds while its time runs', () => {
    const stored = begin();
    const session = sit(stored);
    vi.advanceTimersByTime(READY + 60_000);
    const [entry] = recordOf(stored).entries;
    expect(entry).toEqual({ seat: 0, move: 'end', clock: true });
    expect(session.steps.peek().at(-1)!.entry).toMatchObject({ seat: 0, clock: true });
    expect(reading(session)).toMatchObject({ left: [0, 120_000], pouring: [1], respiteMs: 5_000 });
    session.play('end');
    expect(session.news.peek()).toEqual({
      kind: 'refused',
      refusal: { rule: 'TCHAKO-23', key: 'respite' },
    });
    expect(now(session).n).toBe(1);
    vi.advanceTimersByTime(5_000);
    session.play('end');
    expect(now(session).n).toBe(2);
    expect(left(session)).toEqual([5_000, 115_000]);
    expect(replay(game, recordOf(stored)).n).toBe(2);
  });

  it('TCHAKO-23 the clock stops while a puck slides', () => {
    const session = sit(begin());
    vi.advanceTimersByTime(READY);
    const { state } = now(session);
    const shot = tchako.writeMove({ ...tchako.sample(state as never, 0, { pick: () => 0 }) });
    const lasts = tchako.lasts!(state as never, tchako.readMove(shot)!);
    session.play(shot);
    expect(now(session).n).toBe(1);
    expect(reading(session).holdMs).toBe(Math.ceil(lasts));
    session.close();
  });

  it('stops while the page is hidden and restarts with a grace time', () => {
    const session = sit(begin());
    vi.advanceTimersByTime(READY + 1_000);
    hide(true);
    vi.advanceTimersByTime(600_000);
    expect(reading(session)).toMatchObject({ left: [59_000, 61_000], pouring: [] });
    hide(false);
    expect(reading(session)).toMatchObject({ left: [59_000, 61_000], pouring: [0], holdMs: READY });
    session.close();
  });

  it('stops after a turn without input; input starts it again', () => {
    const stored = begin();
    const session = sit(stored);
    vi.advanceTimersByTime(3_600_000);
    const entries = recordOf(stored).entries.length;
    expect(entries).toBe(2);
    expect(reading(session)).toMatchObject({ pouring: [], idle: true });
    page.dispatchEvent(new Event('pointerdown'));
    expect(reading(session).pouring).toEqual([0]);
    expect('idle' in reading(session)).toBe(false);
    session.close();
  });

  it('rejects moves of the clock that the clock did not make', () => {
    const session = sit(begin());
    session.play('time');
    expect(session.news.peek()).toMatchObject({ refusal: { key: 'clock-only' } });
    session.close();
  });

  it('works for any game and is stored for the rematch', () => {
    const stored = begin(tchag);
    const session = sit(stored, tchag);
    vi.advanceTimersByTime(READY + 60_000);
    const { entries } = recordOf(stored);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(entry => isMove(entry) && entry.clock)).toBe(true);
    expect(tchag.actors(now(session).state)).toEqual([1]);
    session.close();
    expect(rematchLocal(tchag, findGame(stored.id)!).record.clock).toEqual(red);
  });

  it('stops when the game is over', () => {
    const session = sit(begin());
    session.resign();
    expect(reading(session).pouring).toEqual([]);
    session.close();
  });

  it('is reset when the stored value was edited', () => {
    const good = { left: [1_000, 119_000], pouring: [0], holdMs: 0, respiteMs: 4 };
    expect(clocks.readClock(good, red, 2)).toEqual({ ...good, pouring: [] });
    for (const bad of [
      null,
      {},
      { ...good, left: [120_000] },
      { ...good, left: [-1, 120_001] },
      { ...good, left: [60_000, 60_001] },
      { ...good, left: ['1000', 119_000] },
      { ...good, respiteMs: Number.NaN },
    ])
      expect(clocks.readClock(bad, red, 2), JSON.stringify(bad)).toBeNull();
  });
});
