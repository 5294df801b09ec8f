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
import { describe, expect, it } from 'vitest';
import {
  ghostAt,
  leftFor,
  liftGhost,
  moveGhost,
  nextOf,
  pruneDraft,
  putGhost,
  turnGhost,
  unplacedOf,
} from '../../../../src/games/tekao/placing/draft.ts';
import {
  type Formation,
  readFormation,
  writeFormation,
} from '../../../../src/games/tekao/placing/formation.ts';
import { begin, play } from './tables.ts';

const read = (text: string): Formation => readFormation(text)!;
const WHOLE = read('g1:FFFF,b1:PTAG,c1:PTGA,d1:PATG,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA');
const at = readSquare;
const nextText = (draft: Formation, state: State): string | null => {
  const move = nextOf(draft, state);
  return move === null ? null : tekao.writeMove(move);
};

describe('a draft', () => {
  it('ghosts are put, turned, moved, exchanged and lifted, from either side', () => {
    for (const side of [BLUE, YELLOW] as readonly Side[]) {
      const [a, b, c] = side === BLUE ? [at('a1'), at('b1'), at('c2')] : [at('h8'), at('g8'), at('f7')];
      let draft = putGhost([], side, { square: a, shape: ghostShape(side, 'PTAG') });
      draft = putGhost(draft, side, { square: b, shape: ghostShape(side, 'FFFF') });
      draft = turnGhost(draft, side, a, true);
      expect(writeFormation(draft)).toBe('a1:GPTA,b1:FFFF');
      draft = moveGhost(turnGhost(draft, side, a, false), side, a, b);
      expect(writeFormation(draft)).toBe('b1:PTAG,a1:FFFF');
      draft = moveGhost(draft, side, a, c);
      expect(writeFormation(draft)).toBe('b1:PTAG,c2:FFFF');
      expect(ghostAt(draft, side, b)).toEqual({ square: b, shape: ghostShape(side, 'PTAG') });
      expect(writeFormation(liftGhost(draft, side, c))).toBe('b1:PTAG');
      expect(ghostAt(draft, side, a)).toBeNull();
      expect(writeFormation(putGhost(draft, side, { square: b, shape: ghostShape(side, 'FFFF') }))).toBe(
        'c2:FFFF,b1:FFFF',
      );
    }
  });

  it('knows what it has no square for yet', () => {
    const state = begin({ setup: 'arranged' });
    const { kinds } = state.variant.supply;
    expect(leftFor(WHOLE, state, BLUE)).toEqual(kinds.map(() => 0));
    expect(leftFor([], state, BLUE)).toEqual(state.variant.supply.counts);
    expect(leftFor(read('a1:TAGP'), state, BLUE).reduce((a, b) => a + b)).toBe(8);
  });

  it('TEKAO-4 the piece in hand is not in the bag, and still to be placed', () => {
    const state = begin();
    expect(unplacedOf(state, BLUE)).toEqual(state.variant.supply.counts);
    expect(unplacedOf(state, YELLOW)).toEqual(state.variant.supply.counts);
  });

  it('loses the ghosts whose square got used or whose piece stands elsewhere', () => {
    const state = begin({ setup: 'arranged' });
    expect(pruneDraft(WHOLE, state, BLUE)).toBe(WHOLE);
    play(state, 'PATG@b1', 'FFFF@d8');
    const pruned = writeFormation(pruneDraft(WHOLE, state, BLUE));
    expect(pruned).toBe('g1:FFFF,c1:PTGA,e1:PAGT,f1:PGTA,b2:PGAT,c2:GPTA,d2:TPGA');
    expect(writeFormation(pruneDraft(WHOLE, state, YELLOW))).not.toContain('FFFF');
    expect(pruneDraft(read('d4:PTAG'), state, BLUE)).toEqual([]);
    expect(pruneDraft(read('a1:PPPP'), state, BLUE)).toEqual([]);
  });
});

const ghostShape = (side: Side, letters: string): number =>
  ghostAt(read(`a1:${letters}`), side, side === BLUE ? at('a1') : at('h8'))!.shape;

/** Both sides follow their drafts as long as they can. */
function follow(state: State, drafts: readonly [Formation, Formation]): void {
  while (state.phase === 'place') {
    const seat = seatToMove(state);
    const move = nextOf(drafts[sideToMove(state) === BLUE ? 0 : 1], state);
    if (move === null) return;
    expect(tekao.refuse(state, seat, move)).toBeNull();
    tekao.apply(state, seat, move, searchChance(3));
  }
}

describe('following a draft', () => {
  it('TEKAO-5 stands both armies, one the half-turn image of the other, the flag last', () => {
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

  it('TEKAO-12 partners share an army: each places the next piece not yet standing', () => {
    for (const seats of [3, 4]) {
      const state = begin({ setup: 'arranged' }, seats);
      follow(state, [WHOLE, WHOLE]);
      expect(state.phase).toBe('battle');
    }
  });

  it('TEKAO-4 only the drawn piece is placed, where the draft has it', () => {
    const state = begin({}, 2, 5);
    const drawn = state.variant.supply.kinds[state.drawn]!;
    expect(canonical(shapePlaced(nextOf(WHOLE, state)!))).toBe(drawn);
    const without = WHOLE.filter(({ shape }) => canonical(shape) !== drawn);
    expect(nextOf(without, state)).toBeNull();
    follow(state, [WHOLE, WHOLE]);
    expect(state.phase).toBe('battle');
  });

  it('never plays an illegal move, whatever stands already', () => {
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

  it('ends with the draft, and with the placing', () => {
    const state = begin({ setup: 'arranged' });
    expect(nextOf([], state)).toBeNull();
    follow(state, [WHOLE, WHOLE]);
    expect(nextOf(WHOLE, state)).toBeNull();
  });
});
