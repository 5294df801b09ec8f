import { type Chance, refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isOver, nameShape, orientations, type State, supplyOf, tekao } from '../src/index.ts';
import { actor, moves, read, start, tableFor } from './draw.ts';
import { listActions, playAction, readPosition, writePosition } from './reference.ts';

const CYCLE = { 2: 2, 3: 4, 4: 4 } as const;

/** Compares the moves of a position and their results with the reference. */
function compare(s: State): void {
  const text = tekao.writeState(s);
  const slow = readPosition(text);
  expect(moves(s), text).toEqual(listActions(slow));
  for (const move of moves(s)) {
    const next = tekao.clone(s);
    tekao.apply(next, actor(s), read(move), refereeOnly);
    expect(tekao.writeState(next), `${text} ${move}`).toBe(
      writePosition(playAction(slow, move, CYCLE[s.variant.seats])),
    );
  }
}

const pick = <T>(from: readonly T[], chance: Chance): T => from[chance.pick(from.length)]!;

/** Random pieces on a small part of the board: unreachable positions with many contacts. */
function crowd(chance: Chance): State {
  const seats = pick([2, 3, 4] as const, chance);
  const words = supplyOf('standard', '').kinds.flatMap(kind => orientations(kind).map(nameShape));
  const weapons = words.filter(word => word !== 'FFFF');
  const taken = new Map<string, string>();
  const put = (word: string): string => {
    for (;;) {
      const square = 'cdefgh'[chance.pick(4)]! + (chance.pick(4) + 3);
      if (taken.has(square)) continue;
      taken.set(square, word);
      return square;
    }
  };
  const sides = ['b', 'y'].map(() => {
    const squares = ['FFFF', ...Array.from({ length: chance.pick(6) }, () => pick(weapons, chance))].map(put);
    return squares.sort((a, b) => (a[1]! + a[0]! < b[1]! + b[0]! ? -1 : 1));
  });
  const [b, y] = sides.map(squares => squares.map(square => `${square}:${taken.get(square)}`).join());
  const streaks = sides.map(squares =>
    chance.pick(2) === 0 ? '-' : `${pick(squares, chance)}:${1 + chance.pick(4)}`,
  );
  const turn = chance.pick(CYCLE[seats]);
  return tekao.readState(
    `b:${b} y:${y} turn=${turn} streak=${streaks.join('/')} quiet=${chance.pick(99)}`,
    tableFor({ seats }),
  );
}

describe('rules and slow reference agree', () => {
  it.each([2, 3, 4] as const)(
    'on every move of random games with %i players',
    seats => {
      const { state, chance } = start({ seats, setup: 'mirrored' }, seats);
      for (let game = 0; game < 4; game++) {
        const s = game === 0 ? state : tekao.setup(tableFor({ seats, setup: 'mirrored' }), chance).state;
        for (let turn = 0; turn < 60 && !isOver(s); turn++) {
          compare(s);
          tekao.apply(s, actor(s), tekao.sample(s, actor(s), chance), chance);
        }
      }
    },
    60_000,
  );

  it('on crowded positions that no game reaches', () => {
    const chance = searchChance(5);
    for (let i = 0; i < 400; i++) compare(crowd(chance));
  }, 60_000);
});
