import type { Refusal, Seat } from '@tablee/kernel';
import { ANIMAL, isOver, type State } from '@tablee/tchang';
import { fr as text } from '@tablee/tchang/messages/fr';
import { describe, expect, it } from 'vitest';
import { listChoices } from '../../../src/games/tchang/choices.ts';
import { EMPTY_HAND, type Hand, keepHand } from '../../../src/games/tchang/hand.ts';
import { namePurse, roleOf, sayPlan } from '../../../src/games/tchang/names.ts';
import { choosePawn, closeTurn, give, pressSpace, pressTool } from '../../../src/games/tchang/press.ts';
import { type Desk, pawnInHand } from '../../../src/games/tchang/scene.ts';
import { pairsAround, shift } from '../../../src/games/tchang/share.ts';
import { fr as word } from '../../../src/games/tchang/words-fr.ts';
import { at, begin, stand } from './games.ts';

/** Somebody at the board: what they hold is remembered from one press to the next. */
function sit(state: State, own: Seat = 0) {
  const played: string[] = [];
  const refused: string[] = [];
  const told: string[] = [];
  const pointed: string[] = [];
  let notes: readonly string[] = [];
  let hand: Hand = EMPTY_HAND;
  const desk = (): Desk => {
    const seat = state.turn === own && !isOver(state) ? own : null;
    return {
      state,
      seat,
      home: own,
      self: own,
      choices: listChoices(state, seat),
      met: null,
      hand,
      change: to => {
        hand = { ...hand, ...to };
      },
      play: move => played.push(move),
      explain: (refusal: Refusal) => refused.push(`${refusal.key} ${refusal.rule}`),
      tell: sentence => told.push(sentence),
      point: where => pointed.push(where),
      notes,
      plan: next => {
        notes = next;
      },
      root: { current: null },
      text,
      word,
    };
  };
  const tap = (space: string, sure = false): void => pressSpace(desk(), at(space), sure);
  return { desk, tap, played, refused, told, pointed, notes: () => notes, hand: () => hand };
}

describe('a press on a space', () => {
  it('TCHANG-5 a finger sees the way before it goes: it presses twice', () => {
    const { tap, played, hand } = sit(begin());
    tap('d6');
    expect([played, hand().aimed]).toEqual([[], at('d6')]);
    tap('d6');
    expect(played).toEqual(['r:d4-d6']);
  });

  it('TCHANG-5 who has hovered or walked there presses once', () => {
    const { tap, played } = sit(begin());
    tap('d6', true);
    expect(played).toEqual(['r:d4-d6']);
  });

  it('TCHANG-5 too far, and the exits before they open, say why with their rule', () => {
    const { tap, refused, played } = sit(stand({ 0: ['d4', 2] }));
    tap('d7', true);
    tap('a7', true);
    expect(refused).toEqual(['too-few-fireflies TCHANG-5', 'exit-closed TCHANG-12']);
    expect(played).toEqual([]);
  });

  it('TCHANG-3 alone with four pawns: those on one space one after the other, and never by accident onto another', () => {
    const { tap, desk, played, told, hand } = sit(
      stand({ 0: ['d4', 6], 1: ['d4', 6], 2: ['b2', 6], 3: ['g1', 6] }, { seats: 1 }),
    );
    tap('c3');
    expect(told).toEqual([word.chooseFirst]);
    tap('d4');
    expect(pawnInHand(desk())).toBe(0);
    tap('d4');
    expect(pawnInHand(desk())).toBe(1);
    // Another of one's own stands there: even a mouse asks once more.
    tap('b2', true);
    expect([played, hand().aimed, pawnInHand(desk())]).toEqual([[], at('b2'), 1]);
    tap('b2', true);
    expect(played).toEqual(['g:d4-b2']);
  });

  it('TCHANG-7 a bitten pawn says so, and who could come', () => {
    const state = stand({ 0: ['d4', 3], 1: ['a2', 6], 2: ['g2', 1], 3: ['c5', 9] });
    state.cells[at('d4')] = ANIMAL;
    const { desk, refused, told } = sit(state);
    choosePawn(desk(), 0);
    expect(refused).toEqual(['pawn-bitten TCHANG-7']);
    expect(told).toEqual(['Le pion rouge est mordu\u00a0: il peut être délivré par le pion vert ou bleu.']);
    expect(namePurse(desk(), 0)).toBe(
      'Le pion rouge\u00a0: 3 lucioles, mordu, d4, peut être délivré par le pion vert ou bleu, à vous',
    );
    expect(roleOf(desk(), at('d4'), null).name).toContain('peut être délivré par le pion vert ou bleu');
  });

  it('looks into a pawn of somebody else while waiting, and plays nothing', () => {
    const { tap, desk, played, refused, told } = sit(stand({ 0: ['d4', 3], 1: ['a2', 6] }), 1);
    tap('g6');
    expect(told).toEqual([word.planNow]);
    tap('d4');
    expect(pawnInHand(desk())).toBe(0);
    tap('d5');
    tap('d5');
    expect([played, refused]).toEqual([[], []]);
  });

  it('says what the way costs and what stays, whom it frees, and what is missing', () => {
    const state = stand({ 0: ['d4', 3], 1: ['d6', 0] });
    state.cells[at('d6')] = ANIMAL;
    const { desk } = sit(state);
    expect(roleOf(desk(), at('d6'), null).name).toMatch(
      /à 2 lucioles, il en restera 1, délivre le pion vert$/,
    );
    expect(roleOf(desk(), at('a1'), null).name).not.toContain('luciole');
    expect(roleOf(desk(), at('b1'), null).name).toMatch(/à 5 lucioles, il en manque 2$/);
    expect(roleOf(desk(), at('d6'), null).acts).toBe(true);
  });
});

describe('placing by hand', () => {
  it('TCHANG-4 one press puts a statue down; the start and a taken space say why', () => {
    const state = begin(2, { placement: 'manual' });
    const { tap, played, refused } = sit(state);
    tap('c4');
    state.cells[at('b2')] = 1;
    tap('d4');
    tap('b2');
    expect(played).toEqual(['statue@c4']);
    expect(refused).toEqual(['centre-or-exit TCHANG-4', 'space-taken TCHANG-4']);
  });
});

describe('the end of a turn', () => {
  it('TCHANG-5 to pass with nothing done is asked twice, to end a turn once', () => {
    const state = begin();
    const { desk, played, hand } = sit(state);
    closeTurn(desk());
    expect([played, hand().passing]).toEqual([[], true]);
    closeTurn(desk());
    state.step = 'moved';
    closeTurn(desk());
    expect(played).toEqual(['pass', 'end']);
  });

  it('another position forgets the aim, another turn the pawn', () => {
    const hand = { ...EMPTY_HAND, pawn: 2, aimed: 5, sharing: true };
    expect(keepHand({ n: 4, turn: 0, hand }, { n: 5, turn: 0 })).toEqual({
      ...EMPTY_HAND,
      pawn: 2,
      sharing: true,
    });
    expect(keepHand({ n: 4, turn: 0, hand }, { n: 5, turn: 1 })).toEqual(EMPTY_HAND);
  });
});

describe('sharing', () => {
  it('TCHANG-9 fireflies of anybody who stands together, as one move', () => {
    const state = stand({ 0: ['d4', 1], 1: ['b2', 6], 2: ['b2', 0], 3: ['g1', 0] });
    const { desk, played } = sit(state);
    const [pair] = pairsAround(state, null);
    let gift = shift(state, pair!, null, 1);
    gift = shift(state, pair!, gift, 1);
    desk().change({ gift });
    give(desk());
    expect(played).toEqual(['g>y:2@b2']);
  });
});

describe('plans', () => {
  it('a tool acts on the space aimed at, or on the next one pressed', () => {
    const { tap, desk, notes, pointed, played, told } = sit(begin());
    tap('d6');
    pressTool(desk(), 'way');
    desk().change(EMPTY_HAND);
    pressTool(desk(), 'take');
    expect(told).toEqual([word.toolNow.take]);
    tap('c4');
    desk().change(EMPTY_HAND);
    pressTool(desk(), 'point');
    tap('g2');
    expect([notes(), pointed, played]).toEqual([['way-r-d6', 'take-c4'], ['g2'], []]);
    expect(notes().map(note => sayPlan(desk(), 'Anne', note))).toEqual([
      'Anne propose le pion rouge en d6, 2 lucioles',
      'Anne se charge de c4',
    ]);
  });
});
