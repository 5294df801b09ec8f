import { signal } from '@preact/signals';
import { type Game, type Match, openMatch, readTable, searchChance } from '@tablee/kernel';
import { tekao } from '@tablee/tekao';
import { tock } from '@tablee/tock';
import type { UpFrame } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPointing } from '../../src/session/remote/points.ts';
import type { SeatInfo } from '../../src/session/session.ts';

const TABLE = 'aaaaaaaaaaaa';
const person = (name: string): SeatInfo => ({ name, here: true, bot: null });
const bot: SeatInfo = { name: null, here: true, bot: 3 };
const ALL = [person('Anne'), person('Bruno'), person('Cléo'), person('Denis')];

function open(game: unknown, seats: number, all: readonly SeatInfo[] = ALL) {
  const rules = game as Game;
  const { match } = openMatch(rules, readTable(rules, seats, {}), searchChance(1));
  const own = signal<number | null>(0);
  const now = signal<Match>(match);
  const people = signal(all);
  const sent: UpFrame[] = [];
  const opened = openPointing({ id: TABLE, own, people, match: now, send: frame => sent.push(frame) });
  return { ...opened, own, now, people, sent };
}

describe('pointing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('TEKAO-12 is open to a seat whose partner is a person', () => {
    const { pointing, own, people, sent } = open(tekao, 3);
    pointing.point.value?.('e4');
    expect(sent).toEqual([{ t: 'point', table: TABLE, at: 'e4' }]);
    own.value = 1;
    expect(pointing.point.value).toBeNull();
    own.value = 2;
    expect(pointing.point.value).not.toBeNull();
    people.value = [bot, ...ALL.slice(1)];
    expect(pointing.point.value).toBeNull();
    own.value = null;
    expect(pointing.point.value).toBeNull();
  });

  it('TOCK-29 is closed to partners who must not communicate, and after the end', () => {
    expect(open(tock, 4).pointing.point.value).toBeNull();
    const { pointing, now } = open(tekao, 4);
    now.value = { ...now.value, outcome: { payoff: [1, 0, 1, 0], reason: 'flag' } };
    expect(pointing.point.value).toBeNull();
  });

  it('shows the newest point of each seat for some seconds', () => {
    const { receive, pointing } = open(tekao, 4);
    const shown = () => pointing.points.value.map(p => `${p.seat} ${p.at}`);
    expect(receive({ t: 'pong' })).toBe(false);
    receive({ t: 'pointed', table: TABLE, seat: 2, at: 'e4' });
    vi.advanceTimersByTime(1_500);
    receive({ t: 'pointed', table: TABLE, seat: 1, at: 'a1' });
    receive({ t: 'pointed', table: TABLE, seat: 2, at: 'e4' });
    expect(shown()).toEqual(['1 a1', '2 e4']);
    // The same square again is a new point.
    expect(new Set(pointing.points.value.map(p => p.id)).size).toBe(2);
    vi.advanceTimersByTime(1_500);
    expect(shown()).toEqual(['1 a1', '2 e4']);
    vi.advanceTimersByTime(1_500);
    expect(shown()).toEqual([]);
  });
});
