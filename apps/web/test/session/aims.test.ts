import { signal } from '@preact/signals';
import { nim } from '@tablee/conform/specimens';
import {
  type Game,
  isRefused,
  type Match,
  openMatch,
  playMove,
  readTable,
  searchChance,
} from '@tablee/kernel';
import type { UpFrame } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAiming } from '../../src/session/remote/aims.ts';
import type { SeatInfo } from '../../src/session/session.ts';

const TABLE = 'aaaaaaaaaaaa';
const ann: SeatInfo = { name: 'Anne', here: true, bot: null };
const free: SeatInfo = { name: null, here: false, bot: null };
const bot: SeatInfo = { name: null, here: true, bot: 3 };

function takeOne(match: Match): Match {
  const { game, state } = match;
  const seat = game.actors(state)[0]!;
  const [move] = game.moves(state, seat);
  const step = playMove(match, seat, game.writeMove(move), searchChance(2));
  if (isRefused(step)) throw new Error(step.refusal.key);
  return step.match;
}

function open(others: SeatInfo = ann) {
  const game = nim as unknown as Game;
  const match = signal(openMatch(game, readTable(game, 2, {}), searchChance(1)).match);
  const own = signal<number | null>(0);
  const people = signal([ann, others]);
  const watching = signal(0);
  const sent: UpFrame[] = [];
  const opened = openAiming({ id: TABLE, own, people, watching, match, send: frame => sent.push(frame) });
  return { ...opened, own, people, watching, match, sent };
}

describe('aiming', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is sent at once, then at most ten times a second with the newest value', () => {
    const { aiming, sent } = open();
    for (const text of ['a1', 'a2', 'a3']) aiming.aim.value?.(text);
    expect(sent).toEqual([{ t: 'aim', table: TABLE, aim: 'a1' }]);
    vi.advanceTimersByTime(100);
    expect(sent.slice(1)).toEqual([{ t: 'aim', table: TABLE, aim: 'a3' }]);
    aiming.aim.value?.('a3');
    vi.advanceTimersByTime(1_000);
    expect(sent.length).toBe(2);
    aiming.aim.value?.('');
    expect(sent.at(-1)).toMatchObject({ aim: '' });
  });

  it('ends with the turn', () => {
    const { aiming, sent, match } = open();
    aiming.aim.value?.('a1');
    aiming.aim.value?.('a2');
    match.value = takeOne(match.value);
    expect(aiming.aim.value).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(sent.length).toBe(1);
    match.value = takeOne(match.value);
    aiming.aim.value?.('a1');
    expect(sent.length).toBe(2);
  });

  it('aims of others are valid until the next entry; own aims are not echoed', () => {
    const { aiming, receive, match, own } = open();
    own.value = 1;
    expect(receive({ t: 'pong' })).toBe(false);
    expect(receive({ t: 'aimed', table: TABLE, seat: 0, aim: 'a1' })).toBe(true);
    receive({ t: 'aimed', table: TABLE, seat: 1, aim: 'b1' });
    expect(aiming.aims.value).toMatchObject([{ seat: 0, aim: 'a1' }]);
    receive({ t: 'aimed', table: TABLE, seat: 0, aim: '' });
    expect(aiming.aims.value).toEqual([]);
    receive({ t: 'aimed', table: TABLE, seat: 0, aim: 'a2' });
    match.value = takeOne(match.value);
    expect(aiming.aims.value).toEqual([]);
  });

  it('is sent only if another person or a spectator is connected', () => {
    for (const other of [free, bot]) {
      const { aiming, watching } = open(other);
      expect(aiming.aim.value).toBeNull();
      watching.value = 1;
      expect(aiming.aim.value).not.toBeNull();
    }
    const { aiming, own } = open();
    own.value = null;
    expect(aiming.aim.value).toBeNull();
  });
});
