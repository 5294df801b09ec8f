import { countMoves, testSpelling } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { isMove, tchang } from '../src/index.ts';
import { positionKey, type Said, start, tableFor } from './draw.ts';

describe('moves', () => {
  testSpelling(tchang, {
    moves: ['b:d4-d6', 'r:a1-g7', 'b>r:2@d4', 'r>g:60@a7', 'pass', 'end', 'auto', 'statue@c4', 'stone@g6'],
    others: [
      '',
      'b:d4',
      'b:d4-d8',
      'b:d4-h4',
      'w:d4-d5',
      'b:d4-d4',
      'B:d4-d5',
      'b>r:0@d4',
      'b>r:02@d4',
      'b>r:61@d4',
      'b>b:2@d4',
      'b>r:2',
      'Pass',
      'statue@h1',
      'animal@c4',
      'toString',
    ],
  });

  it('every number means at most one move', () => {
    const [ways, shares] = [4 * 49 * 48, 4 * 3 * 49 * 60];
    expect(countMoves(tchang, isMove, 60_001)).toBe(ways + shares + 3 + 98);
    for (const m of [1.5, Number.NaN, 0, 1e9, '5']) expect(isMove(m)).toBe(false);
  });

  it('a number that is not a move is refused', () => {
    expect(tchang.refuse(start().state, 0, 0)?.key).toBe('no-such-move');
    expect(tchang.refuse(start().state, 0, -1)?.key).toBe('no-such-move');
  });
});

type Doc = { [name: string]: unknown };

describe('positions', () => {
  const good = tchang.writeState(start().state);
  /** The valid position with some fields replaced. */
  const but = (change: Doc, said?: Said, base = good): string =>
    positionKey(JSON.stringify({ ...(JSON.parse(base) as Doc), ...change }), said);
  const without = (name: string): string => {
    const { [name]: _, ...rest } = JSON.parse(good) as Doc;
    return positionKey(JSON.stringify(rest));
  };

  it('reads and writes the same text, at every table', () => {
    for (const said of [
      {},
      { seats: 1 },
      { seats: 3, labyrinth: 'walls' },
      { placement: 'manual' },
    ] as const) {
      const text = tchang.writeState(start(said).state);
      expect(tchang.writeState(tchang.readState(text, tableFor(said)))).toBe(text);
    }
    expect(tchang.writeState(tchang.readState(good))).toBe(good);
  });

  it('is the JSON document of the specification', () => {
    expect(Object.keys(JSON.parse(good) as Doc)).toEqual([
      'statues',
      'stones',
      'unseen',
      'pawns',
      'purses',
      'reserve',
      'exit',
      'turn',
      'step',
      'quiet',
    ]);
  });

  it.each(['statues', 'stones', 'unseen', 'pawns', 'purses', 'reserve', 'exit', 'turn', 'step', 'quiet'])(
    'is rejected without %s',
    name => expect(without(name)).toBe('position-shape'),
  );

  it.each(['', '{}', '[]', 'null', '7', '{', `${good} `, ` ${good}`, 'x'.repeat(9000)])(
    'names the error of a text of another shape: %#',
    text => expect(positionKey(text)).toMatch(/^position-(shape|order)$/),
  );

  it('has a fixed order and no blanks', () => {
    expect(positionKey(good.replace('"turn":0', '"turn": 0'))).toBe('position-order');
    expect(positionKey(good.replace('"r":"d4","g":"d4"', '"g":"d4","r":"d4"'))).toBe('position-pawns');
    const { statues, ...rest } = JSON.parse(good) as Doc;
    expect(positionKey(JSON.stringify({ ...rest, statues }))).toBe('position-order');
  });

  it('TCHANG-2 counts statues, stones and fireflies', () => {
    const { statues, stones } = JSON.parse(good) as { statues: Doc; stones: Doc };
    const [first] = Object.keys(statues);
    const [stone] = Object.keys(stones);
    expect(but({ reserve: 35 })).toBe('position-fireflies');
    expect(but({ reserve: -1 })).toBe('position-shape');
    expect(but({ statues: { ...statues, [first!]: 'x' } })).toBe('position-statues');
    expect(but({ statues: { ...statues, d4: '?' } })).toBe('position-statues');
    expect(but({ statues: { ...statues, a1: '?' } })).toBe('position-statues');
    expect(but({ stones: { ...stones, [stone!]: 'animal' } })).toBe('position-stones');
    expect(but({ stones: { ...stones, zz: '?' } })).toBe('position-stones');
    expect(but({ unseen: [5, 4, 6, 5, 5] })).toBe('position-stones');
    expect(but({ unseen: [4, 5, 6, 5, 4] })).toBe('position-stones');
    expect(but({ unseen: [4, 5, 6, 5] })).toBe('position-stones');
    const four = Object.fromEntries(Object.keys(statues).map((space, i) => [space, i < 4 ? 'r' : '?']));
    expect(but({ statues: four })).toBe('position-statues');
    const twice = Object.fromEntries(Object.keys(statues).map((space, i) => [space, i < 2 ? 't1' : '?']));
    expect(but({ statues: twice })).toBe('position-statues');
  });

  it('TCHANG-3 requires the pawns of its table', () => {
    expect(positionKey(good, { seats: 3 })).toBe('position-pawns');
    expect(but({ pawns: { r: 'd4', g: 'd4', y: 'd4', b: 'h8' } })).toBe('position-pawns');
    expect(but({ pawns: { r: 'd4', g: 'd4', y: 'd4', w: 'd4' } })).toBe('position-pawns');
    expect(but({ purses: { r: 6, g: 6, y: 12 } })).toBe('position-pawns');
  });

  it('TCHANG-12 requires a possible exit, and pawns on no other', () => {
    expect(but({ exit: 'r' })).toBe('position-exit');
    expect(but({ exit: 'x' })).toBe('position-exit');
    expect(but({ pawns: { r: 'a7', g: 'd4', y: 'd4', b: 'd4' } })).toBe('position-exit');
  });

  it('requires a possible turn', () => {
    expect(but({ turn: 4 })).toBe('position-turn');
    expect(but({ quiet: 9 })).toBe('position-turn');
    expect(but({ step: 'shared', quiet: 1 })).toBe('position-turn');
    expect(but({ step: 'asleep' })).toBe('position-shape');
  });

  it('TCHANG-7 allows no pawn on something face down, and no animal without a pawn', () => {
    const { statues, stones } = JSON.parse(good) as { statues: Doc; stones: Doc };
    const hidden = Object.keys(statues).find(space => !(space in stones))!;
    const covered = Object.keys(stones)[0]!;
    const stand = (space: string): string => but({ pawns: { r: space, g: 'd4', y: 'd4', b: 'd4' } });
    expect([stand(hidden), stand(covered)]).toEqual(['position-pawns', 'position-pawns']);
    const bitten = { ...stones, [covered]: 'animal' };
    expect(but({ stones: bitten, unseen: [3, 5, 6, 5, 5] })).toBe('position-stones');
    const there = { r: covered, g: 'd4', y: 'd4', b: 'd4' };
    expect(but({ stones: bitten, unseen: [3, 5, 6, 5, 5], pawns: there })).toBe('fine');
  });

  it('TCHANG-1 requires walls at a table with walls, and only there', () => {
    const said = { labyrinth: 'walls' } as const;
    const walled = tchang.writeState(start(said).state);
    expect([positionKey(walled, said), positionKey(walled), positionKey(good, said)]).toEqual([
      'fine',
      'position-walls',
      'position-walls',
    ]);
    expect(but({ walls: ['a1-b1'] }, said, walled)).toBe('position-walls');
    expect(but({ walls: ['a2-b2', 'a2-a3'] }, said, walled)).toBe('position-walls');
    expect(but({ walls: ['b2-b3', 'b2-b3'] }, said, walled)).toBe('position-walls');
    expect(but({ walls: ['b2-b3', 'b2-c2'] }, said, walled)).toBe('position-order');
    expect(but({ walls: ['b2-c2', 'b2-b3'] }, said, walled)).toBe('fine');
  });

  it('TCHANG-4 during placement: in turn, statues first, nothing face up', () => {
    const said = { placement: 'manual' } as const;
    const base = tchang.writeState(start(said).state);
    expect(but({ statues: { b1: '?' }, turn: 1 }, said, base)).toBe('fine');
    expect(but({ statues: { b1: '?' }, turn: 0 }, said, base)).toBe('position-turn');
    expect(but({ stones: { b1: '?' }, turn: 1 }, said, base)).toBe('position-statues');
    expect(but({ statues: { b1: 'r' }, turn: 1 }, said, base)).toBe('position-statues');
    expect(positionKey(base)).toBe('position-turn');
  });
});
