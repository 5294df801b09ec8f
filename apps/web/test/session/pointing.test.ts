import { signal } from '@preact/signals';
import { type Game, type Match, openMatch, readTable, searchChance } from '@tablee/kernel';
import { tekao } from '@tablee/tekao';
import { tock } from '@tablee/tock';
import type { UpFrame } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPointing } from '../../src/session/remote/points.ts';
import type { Sitter } from '../../src/session/session.ts';

const TABLE = 'aaaaaaaaaaaa';
const person = (name: string): Sitter => ({ name, here: true, bot: null });
const bot: Sitter = { name: null, here: true, bot: 3 };
const ALL = [person('Anne'), person('Bruno'), person('Cléo'), person('Denis')];

function open(game: unknown, seats: number, people: readonly Sitter[] = ALL) {
  const rules = game as Game;
  const { match } = openMatch(rules, readTable(rules, seats, {}), searchChance(1));
  const own = signal<number | null>(0);
  const now = signal<Match>(match);
  const sitters = signal(people);
  const sent: UpFrame[] = [];
  const opened = openPointing({ id: TABLE, own, sitters, match: now, send: frame => sent.push(frame) });
  return { ...opened, own, now, sitters, sent };
}

describe('pointing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('TEKAO-12 is for who shares a side with a person', () => {
    const { pointing, own, sitters, sent } = open(tekao, 3);
    pointing.point.value?.('e4');
    expect(sent).toEqual([{ t: 'point', table: TABLE, at: 'e4' }]);
    own.value = 1;
    expect(pointing.point.value).toBeNull();
    own.value = 2;
    expect(pointing.point.value).not.toBeNull();
    sitters.value = [bot, ...ALL.slice(1)];
    expect(pointing.point.value).toBeNull();
    own.value = null;
    expect(pointing.point.value).toBeNull();
  });

  it('TOCK-29 is not for partners who must not talk, nor once the game is over', () => {
    expect(open(tock, 4).pointing.point.value).toBeNull();
    const { pointing, now } = open(tekao, 4);
    now.value = { ...now.value, outcome: { payoff: [1, 0, 1, 0], reason: 'flag' } };
    expect(pointing.point.value).toBeNull();
  });

  it('shows each seat’s newest gesture for a step', () => {
    const { hear, pointing } = open(tekao, 4);
    const shown = () => pointing.points.value.map(p => `${p.seat} ${p.at}`);
    expect(hear({ t: 'pong' })).toBe(false);
    hear({ t: 'pointed', table: TABLE, seat: 2, at: 'e4' });
    vi.advanceTimersByTime(1_500);
    hear({ t: 'pointed', table: TABLE, seat: 1, at: 'a1' });
    hear({ t: 'pointed', table: TABLE, seat: 2, at: 'e4' });
    expect(shown()).toEqual(['1 a1', '2 e4']);
    // The same square again is a new gesture.
    expect(new Set(pointing.points.value.map(p => p.id)).size).toBe(2);
    vi.advanceTimersByTime(1_500);
    expect(shown()).toEqual(['1 a1', '2 e4']);
    vi.advanceTimersByTime(1_500);
    expect(shown()).toEqual([]);
  });
});
