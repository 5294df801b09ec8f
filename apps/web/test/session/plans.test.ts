import { signal } from '@preact/signals';
import {
  type Game,
  isRefused,
  type Match,
  openMatch,
  playMove,
  readTable,
  searchChance,
} from '@tablee/kernel';
import { tchang } from '@tablee/tchang';
import { tock } from '@tablee/tock';
import type { UpFrame } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlanning, openSharedPlanning } from '../../src/session/plans.ts';

const TABLE = 'aaaaaaaaaaaa';

function begin(game: unknown, seats: number): Match {
  const rules = game as Game;
  return openMatch(rules, readTable(rules, seats, {}), searchChance(1)).match;
}

/** The actor ends its turn. */
function passOn(match: Match): Match {
  const step = playMove(match, match.game.actors(match.state)[0]!, 'pass', searchChance(2));
  if (isRefused(step)) throw new Error(step.refusal.key);
  return step.match;
}

function open(game: unknown, seats: number) {
  const writer = signal<number | null>(0);
  const match = signal(begin(game, seats));
  const sent: UpFrame[] = [];
  const opened = openSharedPlanning({ id: TABLE, writer, match, send: frame => sent.push(frame) });
  return { ...opened, writer, match, sent };
}

describe('planning', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keeps the notes of each seat until the turn ends', () => {
    const { planning, receive, match } = open(tchang, 4);
    expect(receive({ t: 'pong' })).toBe(false);
    planning.plan.value?.(['way-r-d6']);
    expect(receive({ t: 'planned', table: TABLE, seat: 2, notes: ['take-c4'], turn: 0 })).toBe(true);
    expect(planning.plans.value).toMatchObject([
      { seat: 0, notes: ['way-r-d6'] },
      { seat: 2, notes: ['take-c4'] },
    ]);
    receive({ t: 'planned', table: TABLE, seat: 2, notes: [], turn: 0 });
    expect(planning.plans.value).toMatchObject([{ seat: 0 }]);
    match.value = passOn(match.value);
    expect(planning.plans.value).toEqual([]);
    // Received before the entry it belongs to, and stored for that turn.
    receive({ t: 'planned', table: TABLE, seat: 3, notes: ['take-a2'], turn: 2 });
    expect(planning.plans.value).toEqual([]);
    match.value = passOn(match.value);
    expect(planning.plans.value).toMatchObject([{ seat: 3, notes: ['take-a2'] }]);
  });

  it('sends notes at once, then throttled, and never those of an old turn', () => {
    const { planning, match, sent, receive } = open(tchang, 4);
    const plan = planning.plan.value!;
    for (const to of ['d5', 'd6', 'd7']) plan([`way-r-${to}`]);
    expect(sent).toEqual([{ t: 'plan', table: TABLE, notes: ['way-r-d5'] }]);
    // The echo of the first plan is older than the current one.
    receive({ t: 'planned', table: TABLE, seat: 0, notes: ['way-r-d5'], turn: 0 });
    expect(planning.plans.value).toMatchObject([{ notes: ['way-r-d7'] }]);
    vi.advanceTimersByTime(500);
    expect(sent.slice(1)).toEqual([{ t: 'plan', table: TABLE, notes: ['way-r-d7'] }]);
    plan(['take-a1']);
    match.value = passOn(match.value);
    vi.advanceTimersByTime(2_000);
    expect(sent).toHaveLength(2);
  });

  it('is closed to spectators, rivals, silent partners and after the end', () => {
    const { planning, writer, match } = open(tchang, 4);
    writer.value = null;
    expect(planning.plan.value).toBeNull();
    writer.value = 1;
    expect(planning.plan.value).not.toBeNull();
    match.value = { ...match.value, outcome: { payoff: [0, 0, 0, 0], reason: 'dark' } };
    expect(planning.plan.value).toBeNull();
    expect(open(tock, 2).planning.plan.value).toBeNull();
    expect(open(tock, 4).planning.plan.value).toBeNull();
  });

  it('with a single seat stays until it is replaced', () => {
    const match = signal(begin(tchang, 1));
    const { planning } = openPlanning({ writer: signal(0), match });
    planning.plan.value?.(['take-a1']);
    match.value = passOn(match.value);
    expect(planning.plans.value).toMatchObject([{ notes: ['take-a1'] }]);
    planning.plan.value?.([]);
    expect(planning.plans.value).toEqual([]);
  });
});
