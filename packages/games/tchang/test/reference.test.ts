import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isOver, type State, tchang } from '../src/index.ts';
import { crowd } from './crowd.ts';
import { actor, BY_RULES, moves, read, type Said, start, tableFor } from './draw.ts';
import { type Document, endOf, listMoves, playMove } from './reference.ts';

/** Compares moves and resulting positions with the slow reference, using the same luck. */
function compare(s: State, said: Said, seed: number): void {
  const agreed = { rules: s.variant.rules, seats: said.seats ?? 4, tangramBonus: said.tangramBonus ?? 0 };
  const text = tchang.writeState(s);
  const slow = JSON.parse(text) as Document;
  expect(endOf(slow, agreed), text).toBe(isOver(s) ? s.phase : null);
  if (isOver(s)) return;
  expect(moves(s), text).toEqual(listMoves(slow, agreed));
  const listed = moves(s);
  // Try a part of the shares only: there are hundreds of similar ones.
  const tried = listed.filter((move, i) => !move.includes('>') || i % 7 === seed % 7);
  for (const move of tried) {
    const next = tchang.clone(s);
    tchang.apply(next, actor(s), read(move), searchChance(seed));
    const luck = searchChance(seed);
    const wanted = playMove(slow, move, agreed, n => luck.pick(n));
    expect(tchang.writeState(next), `${text} ${move}`).toBe(JSON.stringify(wanted));
  }
}

const TABLES: readonly Said[] = [
  {},
  { seats: 3, tangramBonus: 1 },
  { seats: 2, labyrinth: 'walls', statues: 'near' },
  { seats: 1, fireflies: 9, cover: 'all', animals: 3 },
];

describe.each([1, 2])('the game and a slow reference agree, rules %i', rules => {
  const game = BY_RULES[rules]!;

  it.each(TABLES)(
    'on every move of random games at %j',
    said => {
      const { chance } = start(said, 3);
      for (let n = 0; n < 3; n++) {
        const s = game.setup(tableFor(said), chance).state;
        for (let turn = 0; turn < 40; turn++) {
          compare(s, said, turn);
          if (isOver(s)) break;
          game.apply(s, actor(s), game.sample(s, actor(s), chance), chance);
        }
      }
    },
    60_000,
  );

  it.each([1, 2, 3, 4] as const)(
    'on random late positions with %i players',
    seats => {
      const chance = searchChance(seats);
      const ends = new Set<string>();
      for (let i = 0; i < 200; i++) {
        const said = { seats, tangramBonus: i % 2 };
        const s = crowd(chance, said, game);
        compare(s, said, i);
        ends.add(s.phase);
        if (s.open) ends.add('open');
      }
      expect([...ends]).toEqual(expect.arrayContaining(['open', 'explore', 'stranded']));
    },
    60_000,
  );
});
