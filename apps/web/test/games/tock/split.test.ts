import { type Place, type State, tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/games/tock/input/choices.ts';
import {
  leftOf,
  matchSplit,
  openParts,
  partsFor,
  type Split,
  withPart,
} from '../../../src/games/tock/input/split.ts';
import { playTurns } from './positions.ts';

const place = (name: string): Place => {
  const move = tock.readMove(`2:${name}-${name}`);
  if (move?.kind !== 'walk') throw new Error(`${name} is no place`);
  return move.from;
};
const splitsOf = (state: State): readonly Split[] =>
  [...tock.moves(state, 0)].map(partsOf).filter(parts => parts !== null);
const position = (pawns: string): State =>
  tock.readState(`${pawns} | r:7 b:2 y:2 g:2 | out - | turn r | blocked - | deal 1 g | play`);

describe('splitting a 7', () => {
  const state = position('r=R,R,r18*,b12 b=R,R,R,R y=R,R,R,R g=R,R,R,R');
  const splits = splitsOf(state);

  it('TOCK-23 offers all parts at first, then only those that complete a legal split', () => {
    expect(openParts(splits, []).filter(part => part.from === place('b12'))).toHaveLength(7);
    const three = { from: place('b12'), to: place('b15') };
    expect(leftOf([three])).toBe(4);
    expect(openParts(splits, [three])).toEqual([{ from: place('r18'), to: place('b4') }]);
    expect(matchSplit(splits, [three], state.pawns)).toBeNull();
  });

  it('TOCK-23 is complete when the parts form a legal split, in any order', () => {
    const parts = [
      { from: place('b12'), to: place('b15') },
      { from: place('r18'), to: place('b4') },
    ];
    const made = matchSplit(splits, parts, state.pawns);
    expect(made).not.toBeNull();
    expect(tock.refuse(state, 0, { kind: 'split', parts: made! })).toBeNull();
  });

  it('replaces or removes the part of a pawn', () => {
    const three = { from: place('b12'), to: place('b15') };
    const ways = partsFor(splits, [three], place('b12'));
    expect(ways.map(part => leftOf([part]))).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(withPart([three], place('b12'), ways[0]!)).toEqual([ways[0]]);
    expect(withPart([three], place('b12'), null)).toEqual([]);
  });

  it('TOCK-23 the last pawn may come home with fewer than 7 steps', () => {
    const last = position('r=r14,rH2,rH3,rH4 b=R,R,R,R y=R,R,R,R g=R,R,R,R');
    const home = [{ from: place('r14'), to: place('rH1') }];
    expect(leftOf(home)).toBe(4);
    expect(matchSplit(splitsOf(last), home, last.pawns)).toEqual(home);
  });

  it('TOCK-16 a leap costs no steps', () => {
    expect(leftOf([{ from: place('b5'), to: place('g7') }])).toBe(5);
  });
});

describe('in random games', () => {
  it('every split can be chosen part by part, forwards and backwards, and matches a legal one', () => {
    let seen = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const { before, seat, moves } of playTurns(seed, 250)) {
        const splits = moves.map(partsOf).filter(parts => parts !== null);
        for (const split of splits.slice(0, 40)) {
          for (const order of [split, split.toReversed()]) {
            let chosen: Split = [];
            for (const part of order) {
              expect(openParts(splits, chosen)).toContainEqual(part);
              chosen = withPart(chosen, part.from, part);
            }
            const made = matchSplit(splits, chosen, before.pawns)!;
            expect(tock.refuse(before, seat, { kind: 'split', parts: made })).toBeNull();
            if (order === split) expect(made).toEqual(split);
            seen++;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(200);
  });
});
