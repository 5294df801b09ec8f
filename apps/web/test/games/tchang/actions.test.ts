import type { Refusal, Seat } from '@tablee/kernel';
import { ANIMAL, isOver, type State } from '@tablee/tchang';
import { fr as text } from '@tablee/tchang/messages/fr';
import { describe, expect, it } from 'vitest';
import {
  answerWay,
  choosePawn,
  endTurn,
  give,
  pressSpace,
  pressTool,
} from '../../../src/games/tchang/input/actions.ts';
import {
  type BoardState,
  keepSelection,
  NO_SELECTION,
  type Selection,
  selectedPawn,
} from '../../../src/games/tchang/input/board-state.ts';
import { listChoices } from '../../../src/games/tchang/input/choices.ts';
import { describePlan, describePurse, roleOf } from '../../../src/games/tchang/input/descriptions.ts';
import { pairsAround, shift } from '../../../src/games/tchang/input/sharing.ts';
import { fr as word } from '../../../src/games/tchang/text/fr.ts';
import { at, begin, stand } from './games.ts';

/** A person at the board. The selection is kept from one press to the next. */
function sit(state: State, own: Seat = 0) {
  const played: string[] = [];
  const refused: string[] = [];
  const told: string[] = [];
  const pointed: string[] = [];
  let notes: readonly string[] = [];
  let selection: Selection = NO_SELECTION;
  const board = (): BoardState => {
    const seat = state.turn === own && !isOver(state) ? own : null;
    return {
      state,
      seat,
      ownSeat: own,
      plannerSeat: own,
      choices: listChoices(state, seat),
      joined: null,
      selection,
      select: change => {
        selection = { ...selection, ...change };
      },
      play: move => played.push(move),
      explain: (refusal: Refusal) => refused.push(`${refusal.key} ${refusal.rule}`),
      notify: sentence => told.push(sentence),
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
  const tap = (space: string, sure = false): void => pressSpace(board(), at(space), sure);
  return { board, tap, played, refused, told, pointed, notes: () => notes, selection: () => selection };
}

describe('a press on a space', () => {
  it('TCHANG-5 a finger presses twice: first the route is shown, then the pawn moves', () => {
    const { tap, played, selection } = sit(begin());
    tap('d6');
    expect([played, selection().aimed]).toEqual([[], at('d6')]);
    tap('d6');
    expect(played).toEqual(['r:d4-d6']);
  });

  it('between turns a second press takes the route away, and a third on one’s own pawn lets go of it', () => {
    const { board, tap, played, selection } = sit(begin(), 1);
    choosePawn(board(), 1);
    tap('d6');
    expect(selection().aimed).toBe(at('d6'));
    tap('d6');
    expect([played, selection().aimed, selection().pawn]).toEqual([[], null, 1]);
    const alone = sit(stand({ 0: ['d4', 6], 1: ['e4', 6] }), 1);
    alone.tap('e4');
    expect(alone.selection().pawn).toBe(1);
    alone.tap('e4');
    expect(alone.selection().aimed).toBe(at('e4'));
    alone.tap('e4');
    expect([alone.selection().aimed, alone.selection().pawn]).toEqual([null, null]);
  });

  it('TCHANG-5 one press moves the pawn when the route was already shown', () => {
    const { tap, played } = sit(begin());
    tap('d6', true);
    expect(played).toEqual(['r:d4-d6']);
  });

  it('TCHANG-5 a target that is too far or a closed exit is refused with its rule', () => {
    const { tap, refused, played } = sit(stand({ 0: ['d4', 2] }));
    tap('d7', true);
    tap('a7', true);
    expect(refused).toEqual(['too-few-fireflies TCHANG-5', 'exit-closed TCHANG-12']);
    expect(played).toEqual([]);
  });

  it('TCHANG-3 a single player with four pawns: presses cycle through pawns on a space, and joining an own pawn takes two', () => {
    const { tap, board, played, told, selection } = sit(
      stand({ 0: ['d4', 6], 1: ['d4', 6], 2: ['b2', 6], 3: ['g1', 6] }, { seats: 1 }),
    );
    tap('c3');
    expect(told).toEqual([word.chooseFirst]);
    tap('d4');
    expect(selectedPawn(board())).toBe(0);
    tap('d4');
    expect(selectedPawn(board())).toBe(1);
    // Another own pawn stands there, so even a mouse has to confirm.
    tap('b2', true);
    expect([played, selection().aimed, selectedPawn(board())]).toEqual([[], at('b2'), 1]);
    tap('b2', true);
    expect(played).toEqual(['g:d4-b2']);
  });

  it('TCHANG-5 the only pawn that can move stays selected, and says what it has when it is pressed', () => {
    const { board, tap, told, selection } = sit(begin());
    tap('d6');
    choosePawn(board(), 0);
    expect([selection().aimed, selectedPawn(board())]).toEqual([null, 0]);
    choosePawn(board(), 0);
    expect(selectedPawn(board())).toBe(0);
    expect(told).toEqual([describePurse(board(), 0), describePurse(board(), 0)]);
  });

  it('TCHANG-13 after the end, a press on a pawn says what it has and selects nothing', () => {
    const state = begin();
    state.phase = 'stranded';
    const { board, told, selection } = sit(state);
    choosePawn(board(), 2);
    expect(told).toEqual([describePurse(board(), 2)]);
    expect(selection()).toEqual(NO_SELECTION);
  });

  it('TCHANG-7 choosing a bitten pawn names the pawns that could free it', () => {
    const state = stand({ 0: ['d4', 3], 1: ['a2', 6], 2: ['g2', 1], 3: ['c5', 9] });
    state.cells[at('d4')] = ANIMAL;
    const { board, refused, told } = sit(state);
    choosePawn(board(), 0);
    expect(refused).toEqual(['pawn-bitten TCHANG-7']);
    expect(told).toEqual(['Le pion rouge est mordu\u00a0: il peut être délivré par le pion vert ou bleu.']);
    expect(describePurse(board(), 0)).toBe(
      'Le pion rouge\u00a0: 3 lucioles, mordu, d4, peut être délivré par le pion vert ou bleu, à vous',
    );
    expect(roleOf(board(), at('d4'), null).name).toContain('peut être délivré par le pion vert ou bleu');
  });

  it('selects a pawn of another player while waiting, without playing', () => {
    const { tap, board, played, refused, told } = sit(stand({ 0: ['d4', 3], 1: ['a2', 6] }), 1);
    tap('g6');
    expect(told).toEqual([word.planNow]);
    tap('d4');
    expect(selectedPawn(board())).toBe(0);
    tap('d5');
    tap('d5');
    expect([played, refused]).toEqual([[], []]);
  });

  it('describes cost, remaining and missing fireflies, and the pawn that would be freed', () => {
    const state = stand({ 0: ['d4', 3], 1: ['d6', 0] });
    state.cells[at('d6')] = ANIMAL;
    const { board } = sit(state);
    expect(roleOf(board(), at('d6'), null).name).toMatch(
      /à 2 lucioles, il en restera 1, délivre le pion vert$/,
    );
    expect(roleOf(board(), at('a1'), null).name).not.toContain('luciole');
    expect(roleOf(board(), at('b1'), null).name).toMatch(/à 5 lucioles, il en manque 2$/);
    expect(roleOf(board(), at('d6'), null).acts).toBe(true);
  });
});

describe('manual placement', () => {
  it('TCHANG-4 one press places a statue; the start and a taken space are refused', () => {
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
  it('TCHANG-5 passing without any action takes two presses, ending a turn takes one', () => {
    const state = begin();
    const { board, played, selection } = sit(state);
    endTurn(board());
    expect([played, selection().passing]).toEqual([[], true]);
    endTurn(board());
    state.step = 'moved';
    endTurn(board());
    expect(played).toEqual(['pass', 'end']);
  });

  it('a new entry clears the aim, a new turn clears the pawn', () => {
    const selection = { ...NO_SELECTION, pawn: 2, aimed: 5, sharing: true };
    expect(keepSelection({ n: 4, turn: 0, selection }, { n: 5, turn: 0 })).toEqual({
      ...NO_SELECTION,
      pawn: 2,
      sharing: true,
    });
    expect(keepSelection({ n: 4, turn: 0, selection }, { n: 5, turn: 1 })).toEqual(NO_SELECTION);
  });
});

describe('sharing', () => {
  it('TCHANG-9 several fireflies to another pawn on the space are one move', () => {
    const state = stand({ 0: ['b2', 6], 1: ['d4', 1], 2: ['b2', 0], 3: ['g1', 0] });
    const { board, played } = sit(state);
    const [pair] = pairsAround(state, null);
    let gift = shift(state, pair!, null, 1);
    gift = shift(state, pair!, gift, 1);
    board().select({ gift });
    give(board());
    expect(played).toEqual(['r>y:2@b2']);
  });
});

describe('plans', () => {
  it('an answer is a note; “I’ll go” plays the move on the own turn, if the pawn can pay it', () => {
    const way = { kind: 'way', pawn: 0, to: at('d6') } as const;
    const actor = sit(stand({ 0: ['d4', 2], 1: ['d4', 2] }));
    answerWay(actor.board(), way, 'yes');
    expect([actor.notes(), actor.played]).toEqual([['yes-r-d6'], []]);
    answerWay(actor.board(), way, 'go');
    expect(actor.played).toEqual(['r:d4-d6']);
    const poor = sit(stand({ 0: ['d4', 1], 1: ['d4', 2] }));
    answerWay(poor.board(), way, 'go');
    expect([poor.notes(), poor.played]).toEqual([['go-r-d6'], []]);
    const waits = sit(stand({ 0: ['d4', 2], 1: ['d4', 2] }), 1);
    answerWay(waits.board(), { ...way, pawn: 1 }, 'go');
    expect([waits.notes(), waits.played]).toEqual([['go-g-d6'], []]);
  });

  it('a tool acts on the aimed space, or on the next one pressed', () => {
    const { tap, board, notes, pointed, played, told } = sit(begin());
    tap('d6');
    pressTool(board(), 'way');
    board().select(NO_SELECTION);
    pressTool(board(), 'take');
    expect(told).toEqual([word.toolNow.take]);
    tap('c4');
    board().select(NO_SELECTION);
    pressTool(board(), 'point');
    tap('g2');
    expect([notes(), pointed, played]).toEqual([['way-r-d6', 'take-c4'], ['g2'], []]);
    expect(notes().map(note => describePlan(board(), 'Anne', note))).toEqual([
      'Anne\u00a0: je propose le pion rouge en d6, 2 lucioles',
      'Anne\u00a0: je me charge de c4',
    ]);
  });
});
