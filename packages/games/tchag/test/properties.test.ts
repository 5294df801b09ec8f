import { refereeOnly, searchChance } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  count,
  isBroken,
  isOver,
  isSound,
  listMoves,
  MOVES,
  nameSquare,
  partOf,
  pawnOn,
  pendingRepairs,
  phase,
  STARTS,
  type State,
  stoneOf,
  tchag,
} from '../src/index.ts';
import { linesOf } from '../src/state.ts';

type Game = { readonly states: readonly State[]; readonly moves: readonly number[] };

/** The states of a random game. */
function walk(start: (typeof STARTS)[number], seed: number): Game {
  const chance = searchChance(seed);
  const { state } = tchag.setup({ seats: 2, options: { start } }, refereeOnly);
  const states = [tchag.clone(state)];
  const moves: number[] = [];
  while (!isOver(state)) {
    const m = tchag.sample(state, state.side, chance);
    tchag.apply(state, state.side, m, refereeOnly);
    moves.push(m);
    states.push(tchag.clone(state));
  }
  return { states, moves };
}

const games = fc.tuple(fc.constantFrom(...STARTS), fc.nat()).map(([start, seed]) => walk(start, seed));
const always = (check: (game: Game) => void, runs = 150) =>
  fc.assert(fc.property(games, check), { numRuns: runs, seed: 20_26 });

const stones = (s: State): number => s.cells.filter(cell => cell !== 0).length;

describe('invariants of random games', () => {
  it('TCHAG-10 a slide never moves a stone off the board', () => {
    always(({ states }) => {
      for (const s of states) {
        for (const slide of pendingRepairs(s).slides) {
          for (const { from, to } of slide.stones) {
            expect(to).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThan(36);
            const sameLine = slide.line < 6 ? from - (from % 6) === to - (to % 6) : from % 6 === to % 6;
            expect(sameLine, `${nameSquare(from)}-${nameSquare(to)}`).toBe(true);
          }
        }
      }
    });
  });

  it('TCHAG-5 each pawn move removes one stone, TCHAG-6 a slide removes none', () => {
    always(({ states, moves }) => {
      for (const [i, m] of moves.entries()) {
        const [before, after] = [states[i]!, states[i + 1]!];
        const text = tchag.writeMove(m);
        expect(stones(before) - stones(after)).toBe(/^[a-f][1-6][a-f][1-6]$/.test(text) ? 1 : 0);
        if (/[\^>v<]$/.test(text)) {
          expect([...after.cells].sort()).toEqual([...before.cells].sort());
        }
      }
    });
  });

  it('TCHAG-4 pawns on the field and taken pawns are four a side, at most one on a stone', () => {
    always(({ states }) => {
      for (const s of states) {
        for (const seat of [0, 1]) {
          const left = s.cells.filter(cell => pawnOn(cell) === seat).length;
          expect(left).toBe(count(s).pawns[seat]);
          expect(left + s.taken[1 - seat]!).toBe(4);
        }
      }
    });
  });

  it('TCHAG-10 a pawn moves only on a sound field', () => {
    always(({ states }) => {
      for (const s of states) {
        if (phase(s) === 'move') expect(isSound(s.lines)).toBe(true);
        if (phase(s) === 'repair') expect(isSound(s.lines)).toBe(false);
      }
    });
  });

  it('lines match cells, and counting parts by rows and by squares agrees', () => {
    always(({ states }) => {
      for (const s of states) {
        expect(s.lines).toEqual(linesOf(s.cells));
        const { parts } = pendingRepairs(s);
        expect(new Set(partOf(s).filter(part => part >= 0)).size).toBe(parts);
        if (!isBroken(s.lines)) expect(isSound(s.lines)).toBe(parts === 1);
      }
    });
  });

  it('there are at most 35 turns: each removes a stone, and the last stone stays', () => {
    always(({ states, moves }) => {
      const steps = moves.filter(m => /^[a-f][1-6][a-f][1-6]$/.test(tchag.writeMove(m)));
      expect(steps.length).toBeLessThanOrEqual(35);
      expect(stones(states.at(-1)!)).toBe(36 - steps.length);
    });
  });

  it('TCHAG-9 no layout occurs twice in a turn', () => {
    always(({ states }) => {
      for (const s of states) {
        const layouts = new Set<string>();
        for (let i = 0; i < s.memory.length; i += 4) layouts.add(s.memory.slice(i, i + 4).join());
        expect(layouts.size * 4).toBe(s.memory.length);
      }
    });
  });

  it('every position has one text and is read back', () => {
    always(({ states }) => {
      for (const s of states) {
        const text = tchag.writeState(s);
        const read = tchag.readState(text);
        expect(tchag.writeState(read)).toBe(text);
        expect({ ...read, memory: [] }).toEqual({ ...s, memory: [] });
      }
    });
  });

  it('the listed moves are exactly those that are not refused', () => {
    always(({ states }) => {
      for (const s of states) {
        const allowed = Array.from({ length: MOVES }, (_, m) => m).filter(
          m => tchag.refuse(s, s.side, m) === null,
        );
        expect(allowed).toEqual(listMoves(s));
        expect(allowed.every(m => tchag.refuse(s, 1 - s.side, m) !== null)).toBe(true);
      }
    }, 40);
  });

  it('a random drawing is read as a position or refused with a sentence', () => {
    const cell = fc.constantFrom(...'..++xxRrYy');
    const row = fc.array(cell, { minLength: 6, maxLength: 6 }).map(cells => cells.join(''));
    const field = fc.array(row, { minLength: 6, maxLength: 6 }).map(rows => rows.join('/'));
    fc.assert(
      fc.property(field, fc.constantFrom('r', 'y'), fc.constantFrom('', ' *'), (drawn, side, mark) => {
        const taken = [/[Yy]/g, /[Rr]/g].map(pawns => Math.max(0, 4 - (drawn.match(pawns)?.length ?? 0)));
        const text = `${drawn} ${side} ${taken.join('-')}${mark}`;
        try {
          const s = tchag.readState(text);
          expect(tchag.writeState(s)).toBe(text);
          expect(isOver(s) || listMoves(s).length > 0).toBe(true);
          expect(s.cells.map(stoneOf).filter(stone => stone > 0).length).toBe(stones(s));
        } catch (e) {
          expect((e as Error).name).toBe('BadText');
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
