import type { Refusal, Seat } from '@tablee/kernel';
import { nameSquare, readSquare, seatToMove, tekao, toOf } from '@tablee/tekao';
import { fr } from '@tablee/tekao/messages/fr';
import { describe, expect, it } from 'vitest';
import { placeOf, squareCentre } from '../../../src/games/tekao/draw/geometry.ts';
import {
  goMovesOf,
  inspectPiece,
  listLegalMoves,
  turnMovesOf,
} from '../../../src/games/tekao/draw/legal-moves.ts';
import { pressSquare, pressTurn } from '../../../src/games/tekao/input/actions.ts';
import {
  type BattleInput,
  NO_SELECTION,
  type Selection,
} from '../../../src/games/tekao/input/battle-input.ts';
import { roleOf } from '../../../src/games/tekao/input/battle-mode.tsx';
import { fr as words } from '../../../src/games/tekao/text/fr.ts';
import { sayOutcome } from '../../../src/games/tekao/text/words.ts';
import { position } from './games.ts';

/** The pistol of e4 points north to e7, whose tower points south; a2 has been played three times. */
const BATTLE = 'b:c1:FFFF,a2:PTAG,e4:PTAG,f5:TAGP y:e7:GATP,d8:FFFF,h8:PTAG turn=0 streak=a2:3/- quiet=4';

/** A player at the board, whose selection persists between presses. */
function sit(text = BATTLE, own: Seat = 0, flipped = false) {
  const state = position(text);
  const played: string[] = [];
  const refused: Refusal[] = [];
  let selection: Selection = NO_SELECTION;
  const input = (): BattleInput => {
    const seat = seatToMove(state) === own && state.phase === 'battle' ? own : null;
    return {
      board: {
        state,
        seat,
        n: 0,
        settled: true,
        flipped,
        pieces: [],
        place: placeOf(flipped),
        root: { current: null },
        word: words,
        threats: false,
        props: {
          shown: { n: 0, state, events: [] },
          past: [],
          table: { seats: 2, options: {} },
          hands: seat === null ? [] : [seat],
          bottom: own,
          eyes: own,
          veiled: false,
          play: move => played.push(move),
          explain: refusal => refused.push(refusal),
          hint: null,
          points: [],
          point: null,
          plans: [],
          plan: null,
          aims: [],
          aim: null,
          text: fr,
        },
      },
      legal: listLegalMoves(state, seat),
      selection,
      change: change => {
        selection = { ...selection, ...change };
      },
    };
  };
  const press = (square: string): void => pressSquare(input(), readSquare(square));
  return { input, press, played, refused, selection: () => selection };
}

describe('pressSquare in the battle', () => {
  it('TEKAO-6 selects a piece, then plays to the pressed square', () => {
    const { press, played, selection } = sit();
    press('e4');
    expect(nameSquare(selection().selected!)).toBe('e4');
    press('e6');
    expect(played).toEqual(['e4n2']);
    expect(selection()).toEqual(NO_SELECTION);
  });

  it('deselects a piece pressed again, and selects another one instead', () => {
    const { press, played, selection } = sit();
    press('e4');
    press('c1');
    expect(nameSquare(selection().selected!)).toBe('c1');
    press('c1');
    expect(selection().selected).toBeNull();
    expect(played).toEqual([]);
  });

  it('TEKAO-7 explains why a piece rests, and inspects it', () => {
    const { press, refused, selection } = sit();
    press('a2');
    expect(refused).toEqual([{ rule: 'TEKAO-7', key: 'three-in-a-row' }]);
    expect(nameSquare(selection().inspected!)).toBe('a2');
  });

  it('keeps the selection when the piece cannot go there, and says why', () => {
    const { press, refused, selection } = sit();
    press('e4');
    press('e7');
    press('g4');
    expect(refused.map(({ key }) => key)).toEqual(['way-blocked', 'too-far']);
    expect(nameSquare(selection().selected!)).toBe('e4');
  });

  it('of a waiting player inspects any piece, and is refused on a free square', () => {
    const { press, refused, played, selection } = sit(BATTLE, 1);
    press('e4');
    expect(nameSquare(selection().inspected!)).toBe('e4');
    press('e4');
    expect(selection().inspected).toBeNull();
    expect(refused).toEqual([]);
    press('d5');
    expect(refused.map(({ key }) => key)).toEqual(['not-your-turn']);
    expect(played).toEqual([]);
  });

  it('inspectPiece lists where a piece could go', () => {
    const { input } = sit();
    const moves = inspectPiece(input().board.state, readSquare('e7'));
    expect(moves.map(({ move }) => nameSquare(toOf(move)))).toEqual([
      'e8',
      'f7',
      'g7',
      'e6',
      'd7',
      'c7',
      'b7',
    ]);
    expect(moves.find(({ foresight }) => foresight.wins)).toBeUndefined();
  });
});

describe('pressTurn', () => {
  const corner = {
    x: squareCentre(readSquare('e4'), false).x + 50,
    y: squareCentre(readSquare('e4'), false).y - 50,
  };

  it('TEKAO-6 turns the piece', () => {
    const { press, input, played } = sit();
    press('e4');
    pressTurn(input(), turnMovesOf(input().legal, readSquare('e4'))[0]!, null);
    expect(played).toEqual(['e4+']);
  });

  it.each([
    ['a piece that can be selected', { x: 40, y: -40 }, [], 'f5'],
    ['a target square', { x: -40, y: -20 }, ['e4n1'], null],
    ['the piece itself', { x: -35, y: 20 }, ['e4+'], null],
    ['an empty square it cannot go to', { x: -140, y: -40 }, [], 'e4'],
  ])('at the rim of a handle means %s', (_, off, moves, chosen) => {
    const { press, input, played, selection } = sit();
    press('e4');
    const rim = { x: corner.x + off.x, y: corner.y + off.y };
    pressTurn(input(), turnMovesOf(input().legal, readSquare('e4'))[0]!, rim);
    expect(played).toEqual(moves);
    const { selected } = selection();
    expect(selected === null ? null : nameSquare(selected)).toBe(chosen);
  });
});

describe('accessible names', () => {
  it('name the piece of a square, how often it was played, and its number of moves', () => {
    const { input } = sit();
    expect(roleOf(input(), readSquare('a2'), null)).toEqual({
      name: 'a2, pion bleu\u00a0: en haut pistolet, à droite tour, en bas arc, à gauche grappin, se repose après trois coups de suite',
      acts: false,
      drags: false,
    });
    expect(roleOf(input(), readSquare('d5'), null)).toEqual({ name: 'd5, vide', acts: false, drags: false });
    expect(roleOf(input(), readSquare('c1'), null).name).toBe('c1, drapeau bleu, 3 coups possibles');
  });

  it('name the weapons as they lie on a turned board', () => {
    const { input } = sit(BATTLE, 0, true);
    expect(roleOf(input(), readSquare('e4'), null).name).toMatch(
      /^e4, pion bleu\u00a0: en haut arc, à droite grappin, en bas pistolet, à gauche tour,/,
    );
  });

  it('TEKAO-9 name the move to a target and its outcome', () => {
    const { press, input } = sit();
    press('e4');
    const names = ['e5', 'e6'].map(square => roleOf(input(), readSquare(square), null).name);
    expect(names).toEqual(['e4 vers e5, sans prise', 'e4 vers e6, serait pris']);
    const go = goMovesOf(input().legal, readSquare('e4'))[0]!;
    expect(sayOutcome(go, input().board, tekao.readMove('e4n1'))).toBe('e4 vers e5, sans prise, conseillé');
  });
});
