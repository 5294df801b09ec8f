import { searchChance } from '@tablee/kernel';
import {
  BLUE,
  canonical,
  readSquare,
  type Side,
  type State,
  seatToMove,
  shapePlaced,
  sideToMove,
  tekao,
  YELLOW,
} from '@tablee/tekao';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  loadDraft,
  movePlanned,
  nextPlacement,
  plannedAt,
  pruneDraft,
  putPlanned,
  removePlanned,
  storeDraft,
  turnPlanned,
  unplacedOf,
  unplannedOf,
} from '../../../../src/games/tekao/placing/draft.ts';
import { type Lineup, readLineup, writeLineup } from '../../../../src/games/tekao/placing/lineup.ts';
import { keysUnder, save } from '../../../../src/storage/store.ts';
import { stubBrowser } from '../../../browser.ts';
import { begin, play } from '../games.ts';

const read = (text: string): Lineup => readLineup(text)!;
const WHOLE = read('g1:FFFF,b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA');
const at = readSquare;
const nextText = (draft: Lineup, state: State): string | null => {
  const move = nextPlacement(draft, state);
  return move === null ? null : tekao.writeMove(move);
};

describe('a draft', () => {
  it('pieces are planned, turned, moved, exchanged and removed, for either side', () => {
    for (const side of [BLUE, YELLOW] as readonly Side[]) {
      const [a, b, c] = side === BLUE ? [at('a1'), at('b1'), at('c2')] : [at('h8'), at('g8'), at('f7')];
      let draft = putPlanned([], side, { square: a, shape: shapeOn(side, 'PTAG') });
      draft = putPlanned(draft, side, { square: b, shape: shapeOn(side, 'FFFF') });
      draft = turnPlanned(draft, side, a, true);
      expect(writeLineup(draft)).toBe('a1:GPTA,b1:FFFF');
      draft = movePlanned(turnPlanned(draft, side, a, false), side, a, b);
      expect(writeLineup(draft)).toBe('b1:PTAG,a1:FFFF');
      draft = movePlanned(draft, side, a, c);
      expect(writeLineup(draft)).toBe('b1:PTAG,c2:FFFF');
      expect(plannedAt(draft, side, b)).toEqual({ square: b, shape: shapeOn(side, 'PTAG') });
      expect(writeLineup(removePlanned(draft, side, c))).toBe('b1:PTAG');
      expect(plannedAt(draft, side, a)).toBeNull();
      expect(writeLineup(putPlanned(draft, side, { square: b, shape: shapeOn(side, 'FFFF') }))).toBe(
        'c2:FFFF,b1:FFFF',
      );
    }
  });

  it('knows the pieces without a square', () => {
    const state = begin({ setup: 'arranged' });
    const { kinds } = state.variant.supply;
    expect(unplannedOf(WHOLE, state, BLUE)).toEqual(kinds.map(() => 0));
    expect(unplannedOf([], state, BLUE)).toEqual(state.variant.supply.counts);
    expect(unplannedOf(read('a1:TAGP'), state, BLUE).reduce((a, b) => a + b)).toBe(8);
  });

  it('TEKAO-4 a drawn piece is not in the bag, but still to be placed', () => {
    const state = begin();
    expect(unplacedOf(state, BLUE)).toEqual(state.variant.supply.counts);
    expect(unplacedOf(state, YELLOW)).toEqual(state.variant.supply.counts);
  });

  it('drops planned pieces whose square is taken or whose piece is already placed', () => {
    const state = begin({ setup: 'arranged' });
    expect(pruneDraft(WHOLE, state, BLUE)).toBe(WHOLE);
    play(state, 'PATG@b1', 'FFFF@d8');
    const pruned = writeLineup(pruneDraft(WHOLE, state, BLUE));
    expect(pruned).toBe('g1:FFFF,c1:PTGA,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA');
    expect(writeLineup(pruneDraft(WHOLE, state, YELLOW))).not.toContain('FFFF');
    expect(pruneDraft(read('d4:PTAG'), state, BLUE)).toEqual([]);
    expect(pruneDraft(read('a1:PPPP'), state, BLUE)).toEqual([]);
  });
});

const shapeOn = (side: Side, letters: string): number =>
  plannedAt(read(`a1:${letters}`), side, side === BLUE ? at('a1') : at('h8'))!.shape;

/** Both sides follow their drafts until neither can. */
function follow(state: State, drafts: readonly [Lineup, Lineup]): void {
  while (state.phase === 'place') {
    const seat = seatToMove(state);
    const move = nextPlacement(drafts[sideToMove(state) === BLUE ? 0 : 1], state);
    if (move === null) return;
    expect(tekao.refuse(state, seat, move)).toBeNull();
    tekao.apply(state, seat, move, searchChance(3));
  }
}

describe('following a draft', () => {
  it('TEKAO-5 places both sides, one the half-turn image of the other, flags last', () => {
    const state = begin({ setup: 'arranged' });
    expect(nextText(WHOLE, state)).toBe('PTAG@b1');
    play(state, 'PTAG@b1');
    expect(nextText(WHOLE, state)).toBe('AGPT@g8');
    follow(state, [WHOLE, WHOLE]);
    expect(state.phase).toBe('battle');
    expect(tekao.writeState(state)).toContain(
      'b:b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,g1:FFFF,b2:PGAT,c2:GPTA,d2:TPGA',
    );
  });

  it('TEKAO-12 partners share a draft: each places the next piece', () => {
    for (const seats of [3, 4]) {
      const state = begin({ setup: 'arranged' }, seats);
      follow(state, [WHOLE, WHOLE]);
      expect(state.phase).toBe('battle');
    }
  });

  it('TEKAO-4 only the drawn piece is placed, on its planned square', () => {
    const state = begin({}, 2, 5);
    const drawn = state.variant.supply.kinds[state.drawn]!;
    expect(canonical(shapePlaced(nextPlacement(WHOLE, state)!))).toBe(drawn);
    const without = WHOLE.filter(({ shape }) => canonical(shape) !== drawn);
    expect(nextPlacement(without, state)).toBeNull();
    follow(state, [WHOLE, WHOLE]);
    expect(state.phase).toBe('battle');
  });

  it('never plays an illegal move, whatever is already placed', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = begin({ setup: 'arranged' }, 2, seed);
      const chance = searchChance(seed);
      for (let n = 0; n < seed % 18; n++) {
        const seat = seatToMove(state);
        tekao.apply(state, seat, tekao.sample(state, seat, chance), chance);
      }
      follow(state, [WHOLE, WHOLE]);
      expect(pruneDraft(WHOLE, state, sideToMove(state)).length === 0 || state.phase === 'battle').toBe(true);
    }
  });

  it('ends with the draft, and with placing', () => {
    const state = begin({ setup: 'arranged' });
    expect(nextPlacement([], state)).toBeNull();
    follow(state, [WHOLE, WHOLE]);
    expect(nextPlacement(WHOLE, state)).toBeNull();
  });
});

describe('TEKAO-5 a stored draft', () => {
  beforeEach(stubBrowser);
  const part = read('b1:PTAG,g1:FFFF');

  it('is loaded at a table with the same pieces and home, for the side that made it', () => {
    storeDraft(begin({ setup: 'arranged' }).variant, 1, part);
    expect(loadDraft(begin({ setup: 'arranged' }, 4).variant, 1)).toEqual(part);
    expect(loadDraft(begin({ setup: 'arranged' }).variant, 0)).toEqual([]);
    expect(loadDraft(begin({ setup: 'arranged', home: 'narrow' }).variant, 1)).toEqual([]);
    expect(loadDraft(begin({ setup: 'arranged', armoury: 'twins' }).variant, 1)).toEqual([]);
  });

  it('is deleted when it is empty', () => {
    const { variant } = begin();
    storeDraft(variant, 0, part);
    storeDraft(variant, 0, []);
    expect(keysUnder('draft.')).toEqual([]);
  });

  it('is empty when the stored text is no line-up', () => {
    const { variant } = begin();
    storeDraft(variant, 0, part);
    for (const key of keysUnder('draft.')) save(key, 'b1:PTAG,b1:FFFF');
    expect(loadDraft(variant, 0)).toEqual([]);
  });
});
