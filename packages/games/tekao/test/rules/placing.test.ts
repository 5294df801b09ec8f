import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  BLUE,
  halfTurn,
  halfTurnShape,
  isFlag,
  isHome,
  SQUARES,
  shapeOf,
  sideOf,
  tekao,
  YELLOW,
} from '../../src/index.ts';
import { actor, field, moves, play, read, refusal, start, tableFor } from '../draw.ts';
import { sayShort } from '../say.ts';

const FULL = 'FFFF,PAGT,PATG,PGAT,PGAT,PGTA,PTAG,PTAG,PTGA';
/** Always picks this number, or the last. */
const always = (pick: number) => ({ pick: (n: number) => Math.min(pick, n - 1) });

describe('drawing and placing', () => {
  it('TEKAO-4 blue draws first, and the drawn piece is visible', () => {
    const { state, events } = tekao.setup(tableFor(), always(0));
    expect(events.map(sayShort)).toEqual(['0 draws FFFF']);
    expect(tekao.writeState(state)).toBe(
      `b: y: turn=0 streak=-/- quiet=0 bag=b:${FULL.slice(5)}/y:${FULL} drawn=FFFF`,
    );
  });

  it('TEKAO-4 the drawn piece goes on any free square of the home, in any orientation', () => {
    const { state } = tekao.setup(tableFor(), always(8));
    expect(field(state, 'drawn')).toBe('PTGA');
    expect(moves(state)).toHaveLength(16 * 4);
    expect(moves(state).slice(0, 5)).toEqual(['PTGA@a1', 'APTG@a1', 'GAPT@a1', 'TGAP@a1', 'PTGA@b1']);
    const news = play(state, 'GAPT@e2', always(0)).map(sayShort);
    expect(news).toEqual(['0 places b GAPT on e2', '1 draws FFFF']);
    expect(field(state, 'b')).toBe('e2:GAPT');
    expect(moves(state)).toHaveLength(16);
    expect(moves(state)[0]).toBe('FFFF@a7');
  });

  it('TEKAO-4 only the drawn piece, only on a free square, only before the battle', () => {
    const { state } = tekao.setup(tableFor(), always(8));
    expect(refusal(state, 'PTAG@e2')).toBe('TEKAO-4 not-the-drawn-piece');
    expect(refusal(state, 'FFFF@e2')).toBe('TEKAO-4 not-the-drawn-piece');
    expect(refusal(state, 'e2n1')).toBe('TEKAO-4 place-first');
    expect(refusal(state, 'pass')).toBe('TEKAO-4 place-first');
    play(state, 'PTGA@e2', always(0));
    play(state, 'FFFF@e8', always(7));
    const piece = field(state, 'drawn');
    expect(refusal(state, `${piece}@e2`)).toBe('TEKAO-4 square-taken');
    expect(refusal(state, `${piece}@d2`)).toBeNull();
    const { state: battle } = start({ setup: 'mirrored' });
    expect(refusal(battle, 'PTAG@e2')).toBe('TEKAO-4 placing-is-over');
  });

  it('TEKAO-1 pieces are placed in the own home only', () => {
    const { state } = tekao.setup(tableFor(), always(0));
    expect(refusal(state, 'FFFF@a3')).toBe('TEKAO-1 outside-home');
    expect(refusal(state, 'FFFF@a8')).toBe('TEKAO-1 outside-home');
    expect(refusal(tekao.setup(tableFor({ home: 'deep' }), always(0)).state, 'FFFF@a3')).toBeNull();
    expect(refusal(tekao.setup(tableFor({ home: 'narrow' }), always(0)).state, 'FFFF@a2')).toBe(
      'TEKAO-1 outside-home',
    );
  });

  it('TEKAO-4 the sides place alternately until all eighteen are placed; then blue begins', () => {
    const { state, chance } = start();
    for (let placed = 0; placed < 18; placed++) {
      expect([field(state, 'turn'), actor(state)]).toEqual([String(placed % 2), placed % 2]);
      const news = tekao.apply(state, actor(state), tekao.sample(state, actor(state), chance), chance);
      expect(news.map(e => e.kind)).toEqual(['placed', placed < 17 ? 'drew' : 'began']);
    }
    expect([state.phase, field(state, 'turn'), field(state, 'drawn'), state.men]).toEqual([
      'battle',
      '0',
      '',
      [9, 9],
    ]);
  });

  it('TEKAO-4 a piece is drawn at the start of the turn; a random draw is binding, the last piece is not random', () => {
    const { state, chance } = start();
    for (let placed = 0; placed < 18; placed++) {
      const m = tekao.sample(state, actor(state), chance);
      let picks = 0;
      const binding = tekao.binding(state, m);
      const counted = {
        pick(n: number) {
          picks++;
          return chance.pick(n);
        },
      };
      tekao.apply(state, actor(state), m, counted);
      expect([placed, picks]).toEqual([placed, placed < 15 ? 1 : 0]);
      expect(binding).toBe(picks > 0);
    }
  });

  it('TEKAO-4 every piece of a bag is drawn about equally often first', () => {
    const counts: { [piece: string]: number } = {};
    const chance = searchChance(11);
    for (let i = 0; i < 9000; i++) {
      const drawn = field(tekao.setup(tableFor(), chance).state, 'drawn');
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const [piece, wanted] of [
      ['FFFF', 1],
      ['PGAT', 2],
      ['PTAG', 2],
      ['PTGA', 1],
    ] as const) {
      expect(Math.abs(counts[piece]! - 1000 * wanted)).toBeLessThan(170);
    }
  });
});

describe('other set-ups', () => {
  it('TEKAO-5 arranged: players choose the piece to place, without luck', () => {
    const { state } = start({ setup: 'arranged' });
    expect([field(state, 'bag'), field(state, 'drawn')]).toEqual([`b:${FULL}/y:${FULL}`, '-']);
    // By square, kind, orientation: one orientation for the flag, four for each of the other six kinds.
    expect(moves(state)).toHaveLength(16 * 25);
    expect(moves(state).slice(0, 6)).toEqual([
      'FFFF@a1',
      'PAGT@a1',
      'TPAG@a1',
      'GTPA@a1',
      'AGTP@a1',
      'PATG@a1',
    ]);
    expect(tekao.binding(state, read('TPAG@b2'))).toBe(false);
    play(state, 'TPAG@b2');
    play(state, 'FFFF@c7');
    expect(field(state, 'bag')).toBe(`b:FFFF,PATG,PGAT,PGAT,PGTA,PTAG,PTAG,PTGA/y:${FULL.slice(5)}`);
    expect(refusal(state, 'PAGT@a1')).toBe('TEKAO-5 not-in-bag');
    expect(refusal(state, 'PPPP@a1')).toBe('TEKAO-5 not-in-bag');
    expect(refusal(state, 'PATG@a1')).toBeNull();
  });

  it('TEKAO-5 mirrored: random squares, the flag on the back row, yellow the half-turn image', () => {
    for (let seed = 0; seed < 50; seed++) {
      const home = (['wide', 'narrow', 'deep'] as const)[seed % 3]!;
      const { state, events } = start({ setup: 'mirrored', home }, seed);
      expect(events.map(e => e.kind)).toEqual(['mirrored', 'began']);
      expect(state.phase).toBe('battle');
      for (let square = 0; square < SQUARES; square++) {
        const cell = state.cells[square]!;
        const image = state.cells[halfTurn(square)]!;
        if (cell === 0) {
          expect(image).toBe(0);
          continue;
        }
        expect(isHome(home, sideOf(cell), square)).toBe(true);
        expect([sideOf(image), shapeOf(image)]).toEqual([1 - sideOf(cell), halfTurnShape(shapeOf(cell))]);
        if (isFlag(cell)) expect(square >> 3).toBe(sideOf(cell) === BLUE ? 0 : 7);
      }
      expect([state.men[BLUE], state.men[YELLOW]]).toEqual([9, 9]);
    }
  });
});
