import { type Chance, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  closing,
  GROUND,
  isHopeless,
  isOver,
  nameSpace,
  OPEN_MAZE,
  readSpace,
  type State,
  TOKENS,
  tchang,
} from '../src/index.ts';
import { at, found, type Said, start, tableFor } from './draw.ts';
import { chooseForTeam } from './team.ts';

const alone: Said = { seats: 1 };

const SHOWN = 'r r g g y y b b'.split(' ');
const PIECES = 't1 t2 t3 t4 t5 t6 t7'.split(' ');
const steps = (from: string, to: string): number => OPEN_MAZE.stepsBetween(readSpace(from), readSpace(to));

/**
 * A position that can be won with luck and no firefly to spare. Every pawn has a tour over statues, stones and bitten
 * pawns, and exactly the fireflies that its tour costs beyond what its stones bring.
 */
function tight(chance: Chance): State {
  const free = GROUND.map(nameSpace);
  const some = (n: number): string[] =>
    Array.from({ length: n }, () => free.splice(chance.pick(free.length), 1)[0]!);
  const fixed = chance.pick(2) === 0;
  const missing = chance.pick(4);
  // Without an exit a third red dragon is needed too; three other hidden dragons are not needed.
  const needed = some(missing + (fixed ? 0 : 1));
  const words = [...SHOWN, ...(fixed ? ['r', 'g', 'y', 'b'] : []), ...PIECES.slice(missing)];
  const shown = some(words.length);
  const idle = some(19 - words.length - needed.length);
  const values = Array.from({ length: chance.pick(4) }, () => 1 + chance.pick(4));
  const stones = needed.slice(0, values.length);
  if (stones.length < values.length) stones.push(...some(values.length - stones.length));
  const bitten = chance.pick(3) === 0;
  const places = some(4);
  const rounds: string[][] = places.map(() => []);
  for (const space of new Set([...needed, ...stones])) rounds[chance.pick(bitten ? 3 : 4)]!.push(space);
  if (bitten) rounds[chance.pick(3)]!.push(places[3]!);
  const purses = rounds.map((round, pawn) => {
    const way = [places[pawn]!, ...round, 'a7'];
    let need = 0;
    for (let i = way.length - 1; i > 0; i--) {
      const gain = stones.includes(way[i]!) ? values[stones.indexOf(way[i]!)]! : 0;
      need = Math.max(0, need - gain) + steps(way[i - 1]!, way[i]!);
    }
    return need;
  });
  // More than sixty fireflies: try again.
  if (purses.reduce((a, b) => a + b, 0) > TOKENS) return tight(chance);
  const unseen = [0, 1, 2, 3, 4].map(face => values.filter(value => value === face).length);
  return at(
    {
      statues: Object.fromEntries([
        ...shown.map((space, i) => [space, words[i]!]),
        ...[...needed, ...idle].map(space => [space, '?']),
      ]),
      stones: Object.fromEntries([
        ...stones.map(space => [space, '?']),
        ...(bitten ? [[places[3]!, 'animal']] : []),
      ]),
      unseen,
      pawns: Object.fromEntries([...'rgyb'].map((pawn, i) => [pawn, `${places[i]}:${purses[i]}`])),
      exit: fixed ? 'r' : null,
    },
    alone,
  );
}

describe('isHopeless', () => {
  it('TCHANG-13 is false at the start', () => {
    for (const said of [{}, { seats: 1, fireflies: 3 }, { seats: 3, labyrinth: 'walls' }] as const)
      for (let seed = 0; seed < 20; seed++) expect(isHopeless(start(said, seed).state)).toBe(false);
    expect(isHopeless(start({ placement: 'manual' }).state)).toBe(false);
  });

  it('TCHANG-13 compares the remaining distance with all fireflies available', () => {
    const near = (purse: string, stones = {}): boolean =>
      isHopeless(
        at(
          { pawns: { r: purse, g: 'a7:0', y: 'a7:0', b: 'a7:0' }, stones, statues: found('r'), exit: 'r' },
          alone,
        ),
      );
    expect([near('a4:3'), near('a4:2')]).toEqual([false, true]);
    // Only a stone within reach may hide the missing fireflies.
    expect([near('a4:2', { b4: '?' }), near('a4:2', { d3: '?' })]).toEqual([false, true]);
  });

  it('TCHANG-13 counts fireflies of pawns on the exit: they may come back', () => {
    const s = at(
      { pawns: { r: 'a6:0', g: 'a7:3', y: 'a7:0', b: 'a7:0' }, statues: found('r'), exit: 'r' },
      alone,
    );
    expect(isHopeless(s)).toBe(false);
  });

  it('TCHANG-13 requires that bitten pawns can be reached', () => {
    const bitten = (rescuer: string): boolean =>
      isHopeless(
        at(
          {
            pawns: { r: rescuer, g: 'b2:12', y: 'a7:0', b: 'a7:0' },
            stones: { b2: 'animal' },
            statues: found('r'),
            exit: 'r',
          },
          alone,
        ),
      );
    expect([bitten('b4:2'), bitten('b4:1')]).toEqual([false, true]);
  });

  it('TCHANG-13 requires that missing statues can be turned', () => {
    const { b6: last, ...rest } = found('r');
    const s = (at6: string): State =>
      at(
        { pawns: { r: at6, g: 'a6:1', y: 'a6:1', b: 'a6:1' }, statues: { ...rest, b6: '?' }, exit: 'r' },
        alone,
      );
    expect(last).toBe('t7');
    expect([isHopeless(s('b5:3')), isHopeless(s('b5:2')), isHopeless(s('b5:0'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('TCHANG-13 is true after a loss, false after a win', () => {
    const lost = at({ pawns: { r: 'b1:0', g: 'b1:0', y: 'b1:0', b: 'b1:0' } }, alone);
    const won = at(
      { pawns: { r: 'a7:0', g: 'a7:0', y: 'a7:0', b: 'a7:0' }, statues: found('r'), exit: 'r' },
      alone,
    );
    expect([isHopeless(lost), isHopeless(won)]).toEqual([true, false]);
  });

  it('TCHANG-13 is false where a tour is known that wins with luck, without a firefly to spare', () => {
    const chance = searchChance(6);
    let close = 0;
    for (let i = 0; i < 2000; i++) {
      const s = tight(chance);
      expect(isHopeless(s), tchang.writeState(s)).toBe(false);
      const richest = s.purses.indexOf(Math.max(...s.purses));
      s.purses[richest]!--;
      if (isHopeless(s)) close++;
    }
    // With one firefly less it is often true: the bound is not too weak.
    expect(close).toBeGreaterThan(100);
  });

  it.each([{ fireflies: 9, tangramBonus: 1, animals: 3 }, { cover: 'all' }, {}] as const)(
    'TCHANG-13 is never followed by a win, at %j',
    options => {
      const chance = searchChance(3);
      let [won, told] = [0, 0];
      for (let game = 0; game < 60; game++) {
        const { state: s } = tchang.setup(tableFor({ seats: 1, ...options }), chance);
        let hopeless = false;
        while (!isOver(s)) {
          tchang.apply(s, 0, chooseForTeam(s) ?? closing(s), chance);
          hopeless ||= !isOver(s) && isHopeless(s);
        }
        if (s.phase === 'escaped') won++;
        if (hopeless) told++;
        expect(hopeless && s.phase === 'escaped').toBe(false);
      }
      expect([won > 0, told > 0]).toEqual([true, true]);
    },
    60_000,
  );
});
