import { type Game, isMove, type Match, openMatch, playMove, readTable, searchChance } from '@tablee/kernel';
import { actorsOf, type ClientEyes, eventsFor, isOpen, toldOf } from '@tablee/table';
import { tchag } from '@tablee/tchag';
import { tock } from '@tablee/tock';
import type { TableFrame } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { compareTable } from '../proofs/compare.ts';
import { Ledger, seatKey } from '../proofs/ledger.ts';
import type { StoredLog, StoredRow } from '../proofs/stored-logs.ts';

/** A table played as by an honest fleet; each test then breaks one thing. */

const PAUSE_MS = 200;
const ENTRIES = 12;

function frameOf(match: Match, eyes: ClientEyes, as: ClientEyes = eyes): TableFrame {
  const { game, n, state, decisions } = match;
  return {
    t: 'table',
    table: 'abcdefghijkl',
    n,
    view: game.writeState(game.redact(state, as)),
    told: null,
    events: [],
    actors: [...actorsOf(match)],
    decision: eyes === 'public' ? -1 : decisions[eyes]!,
    people: [],
    watching: 0,
    offers: { draw: null, back: null, rematch: null },
    outcome: null,
  };
}

type Played = {
  readonly game: Game;
  readonly ledger: Ledger;
  readonly matches: readonly Match[];
  readonly log: StoredLog;
};

function playTable(any: unknown, seats: number, bots: readonly number[] = []): Played {
  const game = any as Game;
  const table = readTable(game, seats, {});
  const chance = searchChance(7);
  const recorder = () => {
    const picks: number[] = [];
    return {
      picks,
      pick(k: number): number {
        picks.push(chance.pick(k));
        return picks.at(-1)!;
      },
    };
  };
  const opening = recorder();
  const matches: Match[] = [openMatch(game, table, opening).match];
  const ledger = new Ledger();
  const rows: StoredRow[] = [];
  while (rows.length < ENTRIES) {
    const before = matches.at(-1)!;
    const seat = game.actors(before.state)[0]!;
    const move = game.writeMove(game.sample(before.state, seat, chance));
    const step = playMove(before, seat, move, recorder());
    if (!('match' in step)) throw new Error(`${move} is refused`);
    if (!bots.includes(seat))
      ledger.sent.set(seatKey(seat, before.decisions[seat]!), { move, at: 0, acknowledged: true });
    rows.push({ n: step.match.n, entry: step.entry, madeAt: 1_000 * step.match.n });
    matches.push(step.match);
    for (const eyes of [0, 1, 'public'] as const)
      ledger.table(
        {
          ...frameOf(step.match, eyes),
          told: toldOf(step.entry, step.match.n, isOpen(step.match), eyes) as TableFrame['told'],
          events: eventsFor(game, step.events, eyes),
        },
        eyes,
        0,
      );
  }
  const head = { game: game.id, rules: game.rules, seats, options: table.options, seals: [] };
  const log = {
    id: 'abcdefghijkl',
    head: { ...head, setup: opening.picks },
    bots: new Set(bots),
    rows,
  };
  return { game, ledger, matches, log };
}

const kinds = ({ game, ledger, log }: Played, stored: StoredLog | undefined = log): readonly string[] => [
  ...new Set(compareTable(log.id, game, ledger, stored, { botPauseMs: PAUSE_MS }).map(breach => breach.kind)),
];

const withRows = (log: StoredLog, rows: readonly StoredRow[]): StoredLog => ({ ...log, rows });

describe('comparing what clients saw with the stored log', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(kinds(playTable(tock, 4))).toEqual([]);
    expect(kinds(playTable(tchag, 2, [1]))).toEqual([]);
  });

  it('finds a lost move and a lost table', () => {
    const played = playTable(tock, 4);
    expect(kinds(played, withRows(played.log, played.log.rows.slice(0, -1)))).toEqual(['lost']);
    expect(
      compareTable(played.log.id, played.game, played.ledger, undefined, { botPauseMs: null }),
    ).toMatchObject([{ kind: 'lost' }]);
  });

  it('finds a move of which no client knows, and one that was changed', () => {
    const played = playTable(tchag, 2);
    const [key, sent] = [...played.ledger.sent].at(-1)!;
    played.ledger.sent.delete(key);
    expect(kinds(played)).toEqual(['doubled']);
    played.ledger.sent.set(key, { ...sent, move: 'another' });
    expect(kinds(played)).toEqual(['changed']);
  });

  it('finds a gap, an entry twice and a log that breaks the rules', () => {
    const played = playTable(tchag, 2);
    const { rows } = played.log;
    expect(kinds(played, withRows(played.log, rows.toSpliced(3, 1)))).toContain('gap');
    expect(kinds(played, withRows(played.log, [...rows, rows.at(-1)!]))).toContain('gap');
    const broken = rows.with(2, { ...rows[2]!, entry: { seat: 0, move: 'nonsense' } });
    expect(kinds(played, withRows(played.log, broken))).toContain('rules');
  });

  it('finds a bot that moved twice for one decision', () => {
    const played = playTable(tchag, 2, [1]);
    const { rows } = played.log;
    const at = rows.findIndex(({ entry }) => isMove(entry) && entry.seat === 1);
    const hasty = rows.with(at, { ...rows[at]!, madeAt: rows[at - 1]!.madeAt! + 3 });
    expect(kinds(played, withRows(played.log, hasty))).toEqual(['twice']);
  });

  it('finds a view that was sent to the wrong eyes, and a seed sent too early', () => {
    const played = playTable(tock, 4);
    const match = played.matches[5]!;
    played.ledger.frames.get(5)!.delete('public');
    played.ledger.table(frameOf(match, 'public', 2), 'public', 0);
    expect(kinds(played)).toEqual(['secret']);
    const other = playTable(tock, 4);
    other.ledger.seedSeen = true;
    expect(kinds(other)).toEqual(['secret']);
  });

  it('finds a frame that no entry explains, and two for one entry', () => {
    const played = playTable(tock, 4);
    played.ledger.frames.get(5)!.delete(1);
    played.ledger.table({ ...frameOf(played.matches[5]!, 1), view: 'odd' }, 1, 0);
    expect(kinds(played)).toEqual(['frame']);
    played.ledger.table(frameOf(played.matches[5]!, 1), 1, 0);
    expect(kinds(played)).toEqual(['frame']);
  });

  it('finds a clock that plays before the time is up', () => {
    const { ledger, matches } = playTable(tchag, 2);
    const clock = { left: [9_000, 9_000], pouring: [0], holdMs: 0, respiteMs: 0 };
    const match = { ...matches.at(-1)!, n: 40 };
    ledger.table({ ...frameOf(match, 0), clock }, 0, 1_000);
    const told = { n: 41, seat: 0, act: 'move', move: 'x', clock: true } as const;
    ledger.table({ ...frameOf({ ...match, n: 41 }, 0), told }, 0, 5_000);
    expect(ledger.faults).toEqual(['entry 41: the clock played for seat 0 with 5000 ms left']);
  });
});
