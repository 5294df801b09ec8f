import type { Refusal, Seat } from '@tablee/kernel';
import { nameSquare, readSquare, seatToMove, tekao, toOf } from '@tablee/tekao';
import { fr } from '@tablee/tekao/messages/fr';
import { describe, expect, it } from 'vitest';
import { goesOf, listChoices, studyOf, turnsOf } from '../../../src/games/tekao/choices.ts';
import { placeOf, squareCentre } from '../../../src/games/tekao/geometry.ts';
import { EMPTY_HAND, type Hand } from '../../../src/games/tekao/hand.ts';
import { nameMove, roleOf } from '../../../src/games/tekao/names.ts';
import { type Desk, pressSquare, pressTurn } from '../../../src/games/tekao/press.ts';
import { fr as board } from '../../../src/games/tekao/words-fr.ts';
import { position } from './games.ts';

/** e4 looks north with a pistol at e7, whose tower looks south; a2 has played three times. */
const BATTLE = 'b:c1:FFFF,a2:PTAG,e4:PTAG,f5:TAGP y:e7:GATP,d8:FFFF,h8:PTAG turn=0 streak=a2:3/- quiet=4';

/** Somebody at the board: what they hold is remembered from one press to the next. */
function sit(text = BATTLE, own: Seat = 0) {
  const state = position(text);
  const played: string[] = [];
  const refused: Refusal[] = [];
  let hand: Hand = EMPTY_HAND;
  const desk = (): Desk => {
    const seat = seatToMove(state) === own && state.phase === 'battle' ? own : null;
    return {
      scene: {
        state,
        seat,
        n: 0,
        settled: true,
        flipped: false,
        pieces: [],
        place: placeOf(false),
        root: { current: null },
        word: board,
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
      choices: listChoices(state, seat),
      hand,
      change: change => {
        hand = { ...hand, ...change };
      },
    };
  };
  const press = (square: string): void => pressSquare(desk(), readSquare(square));
  return { desk, press, played, refused, hand: () => hand };
}

describe('a press in the battle', () => {
  it('TEKAO-6 chooses a piece, then plays where it is pressed', () => {
    const { press, played, hand } = sit();
    press('e4');
    expect(nameSquare(hand().selected!)).toBe('e4');
    press('e6');
    expect(played).toEqual(['e4n2']);
    expect(hand()).toEqual(EMPTY_HAND);
  });

  it('lets go of the piece pressed again, and takes another one instead', () => {
    const { press, played, hand } = sit();
    press('e4');
    press('c1');
    expect(nameSquare(hand().selected!)).toBe('c1');
    press('c1');
    expect(hand().selected).toBeNull();
    expect(played).toEqual([]);
  });

  it('TEKAO-7 says why a piece rests, and shows where it could go', () => {
    const { press, refused, hand } = sit();
    press('a2');
    expect(refused).toEqual([{ rule: 'TEKAO-7', key: 'three-in-a-row' }]);
    expect(nameSquare(hand().studied!)).toBe('a2');
  });

  it('keeps the chosen piece when it cannot go there, and says why', () => {
    const { press, refused, hand } = sit();
    press('e4');
    press('e7');
    press('g4');
    expect(refused.map(({ key }) => key)).toEqual(['way-blocked', 'too-far']);
    expect(nameSquare(hand().selected!)).toBe('e4');
  });

  it('of whoever waits looks into any piece, away from it again, and is told on a free square', () => {
    const { press, refused, played, hand } = sit(BATTLE, 1);
    press('e4');
    expect(nameSquare(hand().studied!)).toBe('e4');
    press('e4');
    expect(hand().studied).toBeNull();
    expect(refused).toEqual([]);
    press('d5');
    expect(refused.map(({ key }) => key)).toEqual(['not-your-turn']);
    expect(played).toEqual([]);
  });

  it('shows of a piece looked into what it could take', () => {
    const { desk } = sit();
    const study = studyOf(desk().scene.state, readSquare('e7'));
    expect(study.map(({ move }) => nameSquare(toOf(move)))).toEqual([
      'e8',
      'f7',
      'g7',
      'e6',
      'd7',
      'c7',
      'b7',
    ]);
    expect(study.find(({ foresight }) => foresight.wins)).toBeUndefined();
  });
});

describe('a handle', () => {
  const corner = {
    x: squareCentre(readSquare('e4'), false).x + 50,
    y: squareCentre(readSquare('e4'), false).y - 50,
  };

  it('TEKAO-6 turns the piece', () => {
    const { press, desk, played } = sit();
    press('e4');
    pressTurn(desk(), turnsOf(desk().choices, readSquare('e4'))[0]!, null);
    expect(played).toEqual(['e4+']);
  });

  it.each([
    ['a piece one could choose', { x: 40, y: -40 }, [], 'f5'],
    ['a square one could go to', { x: -40, y: -20 }, ['e4n1'], null],
    ['the piece itself', { x: -35, y: 20 }, ['e4+'], null],
  ])('yields at its rim to %s', (_, off, moves, chosen) => {
    const { press, desk, played, hand } = sit();
    press('e4');
    const rim = { x: corner.x + off.x, y: corner.y + off.y };
    pressTurn(desk(), turnsOf(desk().choices, readSquare('e4'))[0]!, rim);
    expect(played).toEqual(moves);
    const { selected } = hand();
    expect(selected === null ? null : nameSquare(selected)).toBe(chosen);
  });
});

describe('what is heard', () => {
  it('of a square: what stands there, how often it played, what it can do', () => {
    const { desk } = sit();
    expect(roleOf(desk(), readSquare('a2'), null)).toEqual({
      name: 'a2, pion bleu\u00a0: nord pistolet, est tour, sud arc, ouest grappin, se repose après trois coups de suite',
      acts: false,
      drags: false,
    });
    expect(roleOf(desk(), readSquare('d5'), null)).toEqual({ name: 'd5, vide', acts: false, drags: false });
    expect(roleOf(desk(), readSquare('c1'), null).name).toBe('c1, drapeau bleu, 3 coups possibles');
  });

  it('TEKAO-9 of a target: the move, and what it would lead to', () => {
    const { press, desk } = sit();
    press('e4');
    const names = ['e5', 'e6'].map(square => roleOf(desk(), readSquare(square), null).name);
    expect(names).toEqual(['e4 vers e5, sans prise', 'e4 vers e6, serait pris']);
    const go = goesOf(desk().choices, readSquare('e4'))[0]!;
    expect(nameMove(go, desk().scene, tekao.readMove('e4n1'))).toBe('e4 vers e5, sans prise, conseillé');
  });
});
