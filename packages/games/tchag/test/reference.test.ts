import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countTree, readPerft } from '@tablee/conform';
import { refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { listMoves, STARTS, tchag } from '../src/index.ts';
import * as reference from './reference.ts';

const AFFORDABLE = 3000;

describe('rules and slow reference agree', () => {
  it.each(STARTS)('on all positions and moves of random games from %s', start => {
    const chance = searchChance(99);
    for (let game = 0; game < 60; game++) {
      const { state } = tchag.setup({ seats: 2, options: { start } }, refereeOnly);
      let slow = reference.read(tchag.writeState(state));
      for (;;) {
        expect(reference.write(slow)).toBe(tchag.writeState(state));
        const listed = listMoves(state).map(tchag.writeMove);
        expect(reference.moves(slow), tchag.writeState(state)).toEqual(listed);
        if (listed.length === 0) break;
        const move = listed[chance.pick(listed.length)]!;
        tchag.apply(state, state.side, tchag.readMove(move)!, refereeOnly);
        slow = reference.play(slow, move);
      }
    }
  });

  const rows = readPerft(tchag, readFileSync(fileURLToPath(new URL('perft.txt', import.meta.url)), 'utf8'));
  it.each(rows)('on the tree of $origin', row => {
    const position = reference.read(row.position);
    for (const [depth, nodes] of row.counts) {
      if (nodes <= AFFORDABLE) expect([depth, reference.countPaths(position, depth)]).toEqual([depth, nodes]);
    }
  });

  it('on random fields that no game reaches', () => {
    const chance = searchChance(12);
    let read = 0;
    for (let i = 0; i < 2000; i++) {
      const text = drawField(chance);
      const state = readOrNull(text);
      if (!state) continue;
      read++;
      expect(reference.moves(reference.read(text)), text).toEqual(listMoves(state).map(tchag.writeMove));
      expect(countTree(tchag, state, 2), text).toBe(reference.countPaths(reference.read(text), 2));
    }
    expect(read).toBeGreaterThan(700);
  });
});

/** A random field: two blocks of stones, some stones missing, a pawn of each colour. */
function drawField(chance: { pick(n: number): number }): string {
  const cells = Array.from({ length: 36 }, () => '.');
  for (let block = 0; block < 2; block++) {
    const [x, y] = [chance.pick(5), chance.pick(5)];
    const [w, h] = [1 + chance.pick(6 - x), 1 + chance.pick(6 - y)];
    for (let i = 0; i < w * h; i++) {
      if (chance.pick(8) > 0) cells[(y + Math.floor(i / w)) * 6 + x + (i % w)] = '+x'[chance.pick(2)]!;
    }
  }
  const stones = cells.flatMap((cell, square) => (cell === '.' ? [] : [square]));
  for (const pawns of ['Rr', 'Yy']) {
    const square = stones.splice(chance.pick(stones.length), 1)[0];
    if (square !== undefined) cells[square] = pawns[cells[square] === '+' ? 0 : 1]!;
  }
  const rows = Array.from({ length: 6 }, (_, i) => cells.slice(6 * i, 6 * i + 6).join(''));
  return `${rows.join('/')} ${'ry'[chance.pick(2)]} 3-3${chance.pick(4) === 0 ? ' *' : ''}`;
}

function readOrNull(text: string) {
  try {
    return tchag.readState(text);
  } catch {
    // Not every drawing is a position; the notation tests cover refusals.
    return null;
  }
}
