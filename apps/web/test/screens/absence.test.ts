import { signal } from '@preact/signals';
import { type Game, openMatch, readTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { sayMinutes } from '../../src/screens/table/absence/note/seat-note.tsx';
import { fixedLevel, votableSeats, votersOf } from '../../src/screens/table/absence/vote.tsx';
import { fr } from '../../src/screens/table/absence/words/fr.ts';
import { concernsAbsence, noOffers, type SeatInfo, type TableSession } from '../../src/session/session.ts';

const game = tchag as unknown as Game;
const table = readTable(game, 2, {});
const { match } = openMatch(game, table, searchChance(1));
const person = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  here: true,
  bot: null,
  ...rest,
});
const AWAY = { here: false, absent: true } as const;

/** A table of Tchag by link, as far as absence is concerned; seat 0 is on turn. */
const sessionOf = (people: readonly SeatInfo[], own: number | null, rest: Partial<TableSession> = {}) =>
  ({
    kind: 'link',
    game,
    table,
    own: signal(own),
    people: signal(people),
    offers: signal(noOffers),
    steps: signal([{ match, entry: null, events: [] }]),
    ...rest,
  }) as unknown as TableSession;

describe('a vote about an absent person', () => {
  it('is offered to the others while the table waits for that person, and where the server takes it', () => {
    const absent = [person('Ann', AWAY), person('Bob')];
    expect(votableSeats(sessionOf(absent, 1))).toEqual([0]);
    expect(votableSeats(sessionOf(absent, 0))).toEqual([]);
    expect(votableSeats(sessionOf(absent, null))).toEqual([]);
    expect(votableSeats(sessionOf([person('Ann', { here: false }), person('Bob')], 1))).toEqual([]);
    // It is not their turn.
    expect(votableSeats(sessionOf([person('Ann'), person('Bob', AWAY)], 0))).toEqual([]);
    const replaced = person('Ann', { ...AWAY, understudy: { level: 3, after: null, by: 'vote' } });
    expect(votableSeats(sessionOf([replaced, person('Bob')], 1))).toEqual([]);
    const noBots = { ...game, noBots: () => ({ rule: 'X', key: 'x' }) } as Game;
    expect(votableSeats(sessionOf(absent, 1, { game: noBots }))).toEqual([]);
  });

  it('TOCK-29 has a level to choose, except for partners and where the person has chosen', () => {
    const pairs = {
      ...game,
      teams: () => [
        [0, 2],
        [1, 3],
      ],
    } as unknown as Game;
    const people = [person('Ann', AWAY), person('Bob'), person('Cid'), person('Dan')];
    const seen = (own: number, all: readonly SeatInfo[] = people) =>
      fixedLevel(sessionOf(all, own, { game: pairs, table: { ...table, seats: 4 } }), 0);
    expect([seen(1), seen(2), seen(3)]).toEqual([null, 3, null]);
    const chosen = person('Ann', { ...AWAY, understudy: { level: 5, after: 30, by: null } });
    expect([1, 2].map(own => seen(own, [chosen, ...people.slice(1)]))).toEqual([5, 5]);
  });

  it('is carried by those who are here', () => {
    const people = [person('Ann', AWAY), person('Bob'), person('Cid'), person('Dan', { here: false })];
    const bots = [...people, { name: null, here: true, bot: 2 } as SeatInfo];
    expect(votersOf({ seat: 1, for: 0, level: 3, yes: [] }, bots)).toEqual({ agreed: [1], open: [2] });
    expect(votersOf({ seat: 1, for: 0, level: 3, yes: [2] }, bots)).toEqual({ agreed: [1, 2], open: [] });
  });
});

describe('notices about absence', () => {
  it('are loaded when there is something to say', () => {
    const both = [person('Ann'), person('Bob')];
    expect(concernsAbsence(sessionOf(both, 0))).toBe(false);
    expect(concernsAbsence(sessionOf([person('Ann'), person('Bob', AWAY)], 0))).toBe(true);
    // The own absence is news to the others only.
    expect(concernsAbsence(sessionOf([person('Ann', AWAY), person('Bob')], 0))).toBe(false);
    const replaced = person('Ann', { understudy: { level: 3, after: 0, by: 'self' } });
    expect(concernsAbsence(sessionOf([replaced, person('Bob')], 0))).toBe(true);
    const pause = { seat: 0, until: '2026-12-01T00:00:00Z', yes: [] };
    expect(concernsAbsence(sessionOf(both, 0, { offers: signal({ ...noOffers, pause }) }))).toBe(true);
  });

  it('tell a time in its largest unit', () => {
    expect([1, 59, 119, 120, 2_879, 2_880, 9_000].map(n => sayMinutes(n, fr.seat))).toEqual([
      '1 min',
      '59 min',
      '119 min',
      '2 h',
      '47 h',
      '2 j',
      '6 j',
    ]);
  });
});
