import { duel, lob, nim } from '@tablee/conform/specimens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadText,
  commitTo,
  type Entry,
  type Game,
  type GameRecord,
  isMove,
  parseRecord,
  replay,
  replaySteps,
  seedFromText,
  streamPick,
  toHex,
  verify,
} from '../src/index.ts';
import { SEED, wholeGame } from './playing.ts';

const GAMES: readonly Game[] = [nim, lob, duel];

const saidOf = (attempt: () => unknown): string => {
  try {
    attempt();
    return 'true';
  } catch (e) {
    if (e instanceof BadText) return e.message;
    throw e;
  }
};
const withEntry = (record: GameRecord, n: number, entry: Entry): GameRecord => ({
  ...record,
  entries: record.entries.map((e, i) => (i === n - 1 ? entry : e)),
});

describe('a replay', () => {
  it('reproduces the game from its text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.nat(), (game, dice) => {
        const record = wholeGame(game, dice);
        expect(replay(game, parseRecord(JSON.stringify(record))).outcome).toEqual(record.outcome);
        expect([...replaySteps(game, record)].slice(1).map(f => f.entry)).toEqual(record.entries);
      }),
      { numRuns: 30 },
    );
  });

  it('needs no seed', () => {
    const record = wholeGame(duel, 2);
    expect(replay(duel, { ...record, seals: [] }).state).toEqual(replay(duel, record).state);
  });

  it('TCHAKO-23 keeps which moves the clock made', () => {
    const record = wholeGame(nim, 3);
    const timed = withEntry(record, 2, { ...record.entries[1]!, clock: true } as Entry);
    expect([...replaySteps(nim, timed)].map(f => f.entry)).toEqual([null, ...timed.entries]);
    expect(replay(nim, timed).state).toEqual(replay(nim, record).state);
  });

  it('stops after a given entry', () => {
    const record = wholeGame(nim, 3);
    expect(replay(nim, record, 0).state).toEqual(nim.readState('3/4/5 0'));
    expect(replay(nim, record, 2).n).toBe(2);
  });

  it('follows take-backs to another line', () => {
    const entries: Entry[] = [
      { seat: 0, move: '1-1' },
      { seat: 1, move: '2-1' },
      { act: 'back', seat: 1, to: 1 },
      { seat: 1, move: '3-5' },
      { act: 'back', seat: 0, to: 0 },
      { seat: 0, move: '2-4' },
      { act: 'resign', seat: 1 },
    ];
    const match = replay(nim, { ...wholeGame(nim, 1), entries });
    expect(nim.writeState(match.state)).toBe('3/0/5 1');
    expect(match.line.toArray().map(p => p.n)).toEqual([6]);
    expect(match.outcome?.reason).toBe('table-resigned');
  });

  const base = { ...wholeGame(nim, 1), outcome: undefined };
  it.each<[string, Partial<GameRecord>, string]>([
    ['another game', { game: 'chess' }, 'This record is of another game (chess).'],
    ['other rules', { rules: 9 }, 'This record needs rules 9 of nim, not 1.'],
    ['too many seats', { seats: 3 }, 'This game is for 2 players.'],
    [
      'an unknown option',
      { options: { wild: true } },
      'There is no option "wild". Options of this game: heaps, misere.',
    ],
    ['an impossible option', { options: { heaps: 9 } }, 'Option "heaps" is a whole number from 1 to 4.'],
    ['a text for a flag', { options: { misere: 'yes' } }, 'Option "misere" is true or false.'],
    [
      'options that do not go together',
      { options: { heaps: 1, misere: true } },
      'These options do not go together: misere-needs-heaps.',
    ],
    [
      'luck that was not asked for',
      { setup: [1] },
      'Entry 0: the log records more picks than this move draws.',
    ],
    ['no move', { entries: [{ seat: 0, move: 'castle' }] }, 'Entry 1 (castle) breaks rule TABLE.'],
    ['an illegal move', { entries: [{ seat: 0, move: '1-9' }] }, 'Entry 1 (1-9) breaks rule NIM-3.'],
    ['a move out of turn', { entries: [{ seat: 1, move: '1-1' }] }, 'Entry 1 (1-1) breaks rule TABLE.'],
    [
      'a stranger giving up',
      { entries: [{ act: 'resign', seat: 5 }] },
      'Entry 1 (resign) is not possible there.',
    ],
    [
      'a stranger going back',
      { entries: [{ act: 'back', seat: 5, to: 0 }] },
      'Entry 1 (back) is not possible there.',
    ],
    [
      'a move after the end',
      {
        entries: [
          { act: 'draw', seat: 0 },
          { seat: 0, move: '1-1' },
        ],
      },
      'Entry 2 (1-1) breaks rule TABLE.',
    ],
    [
      'going back to a line that was left',
      {
        entries: [
          { seat: 0, move: '1-1' },
          { act: 'back', seat: 0, to: 0 },
          { act: 'back', seat: 0, to: 1 },
        ],
      },
      'Entry 3 (back) is not possible there.',
    ],
  ])('of %s says what is wrong', (_, lie, said) => {
    const { outcome, ...record } = { ...base, ...lie };
    expect(outcome).toBeUndefined();
    expect(saidOf(() => replay(nim, record))).toBe(said);
  });

  it('refuses an unknown option value with the possible ones', () => {
    const record = { ...wholeGame(duel, 1), options: { ties: 'fight' } };
    expect(saidOf(() => replay(duel, record))).toBe('Option "ties" is one of: nobody, everybody.');
  });

  it('refuses a take-back over luck', () => {
    const record = wholeGame(duel, 1);
    const lucky = record.entries.findIndex(e => isMove(e) && e.picks) + 1;
    const entries: Entry[] = [...record.entries.slice(0, lucky), { act: 'back', seat: 0, to: lucky - 1 }];
    expect(saidOf(() => replay(duel, { ...record, entries }))).toBe(
      `Entry ${lucky + 1} (back) is not possible there.`,
    );
  });
});

describe('verifying', () => {
  const record = wholeGame(duel, 4);
  const lucky = record.entries.findIndex(e => isMove(e) && e.picks) + 1;
  const drawn = record.entries[lucky - 1]!;

  it('counts what it checked', () => {
    const picks =
      record.setup.length + record.entries.flatMap(e => (isMove(e) ? (e.picks ?? []) : [])).length;
    expect(verify(duel, record)).toMatchObject({ entries: record.entries.length, picks, sealed: 0 });
  });

  it('counts picks whose seed is not published yet', () => {
    const seals = [{ from: 0, commitment: commitTo(SEED) }];
    const verdict = verify(duel, { ...record, seals });
    expect(verdict.sealed).toBe(verdict.picks);
    expect(verify(duel, { ...record, seals: [] }).sealed).toBe(verdict.picks);
  });

  it('finds a seed that does not match its hash', () => {
    const seals = [{ from: 0, commitment: commitTo(SEED), seed: toHex(seedFromText('other')) }];
    expect(saidOf(() => verify(duel, { ...record, seals }))).toMatch(/seed does not fit the hash/);
  });

  it('finds a seal made after the luck', () => {
    const other = seedFromText('other');
    const seals = [{ from: 0, commitment: commitTo(other), seed: toHex(other) }];
    expect(saidOf(() => verify(duel, { ...record, seals }))).toMatch(/^Pick 1 of entry 0 does not come/);
  });

  it('finds picks of the set-up that do not come from the seed', () => {
    const setup = [(record.setup[0]! + 1) % 12, ...record.setup.slice(1)];
    expect(saidOf(() => verify(duel, { ...record, setup }))).toMatch(/^Pick 1 of entry 0 does not come/);
  });

  it('finds a pick that was changed, left out, added or out of range', () => {
    if (!isMove(drawn)) throw new Error('the lucky entry is a move');
    const picks = drawn.picks!;
    const lie = (changed: readonly number[]) =>
      saidOf(() => verify(duel, withEntry(record, lucky, { ...drawn, picks: changed })));
    const turned = picks[0] === 0 ? 1 : 0;
    expect(lie([turned, ...picks.slice(1)])).toMatch(`Pick 1 of entry ${lucky} does not come`);
    expect(lie(picks.slice(1))).not.toBe('true');
    expect(lie([])).toMatch('too few picks');
    expect(lie([...picks, 0])).toMatch('more picks');
    expect(lie([99, ...picks.slice(1)])).toMatch('records pick 99');
  });

  it('finds a move that breaks the rules', () => {
    expect(saidOf(() => verify(duel, withEntry(record, 1, { seat: 0, move: 'show 5' })))).toMatch(
      'breaks rule',
    );
  });

  it('finds an outcome that the moves do not lead to', () => {
    const { payoff } = record.outcome!;
    const lie = (outcome: Partial<NonNullable<GameRecord['outcome']>>) =>
      saidOf(() => verify(duel, { ...record, outcome: { ...record.outcome!, ...outcome } }));
    expect(lie({})).toBe('true');
    expect(lie({ payoff: payoff.map(v => 1 - v).concat(1) })).toMatch(/not the one its moves lead to/);
    expect(lie({ reason: 'table-resigned' })).toMatch(/not the one/);
    expect(lie({ score: [0, 99] })).toMatch(/not the one/);
    const unfinished = { ...record, entries: record.entries.slice(0, 2) };
    expect(saidOf(() => verify(duel, unfinished))).toMatch(/not the one/);
  });

  it('finds a lot that does not come from the seed', () => {
    const pick = streamPick(SEED, 'lot', 0, 2);
    expect(saidOf(() => verify(duel, { ...record, lot: { of: 2, pick } }))).toBe('true');
    expect(saidOf(() => verify(duel, { ...record, lot: { of: 2, pick: 1 - pick } }))).toMatch(/^The lot/);
  });

  it('checks each pick against the seal that covers it', () => {
    const from = lucky + 1;
    const other = seedFromText('the second seal');
    const seals = [
      { from: 0, commitment: commitTo(SEED), seed: toHex(SEED) },
      { from, commitment: commitTo(other), seed: toHex(other) },
    ];
    const said = saidOf(() => verify(duel, { ...record, seals }));
    expect(said).toMatch(/does not come from the sealed seed/);
    expect(Number(/entry (\d+)/.exec(said)?.[1])).toBeGreaterThanOrEqual(from);
  });
});
