import { type Refusal, type Seat, searchChance } from '@tablee/kernel';
import { isFlag, readShape, readSquare, type State, seatToMove, sideOfSeat } from '@tablee/tekao';
import { fr } from '@tablee/tekao/messages/fr';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../src/games/tekao/geometry.ts';
import * as desk from '../../../../src/games/tekao/placing/desk.ts';
import { pruneDraft } from '../../../../src/games/tekao/placing/draft.ts';
import { type Formation, writeFormation } from '../../../../src/games/tekao/placing/formation.ts';
import { type Held, inHandOf, NOTHING_HELD } from '../../../../src/games/tekao/placing/hand.ts';
import { rolesOf } from '../../../../src/games/tekao/placing/roles.ts';
import { fr as board } from '../../../../src/games/tekao/words-fr.ts';
import { begin, play } from './tables.ts';

/** Somebody at the board: what they hold and plan is remembered from one press to the next. */
function sit(state: State, own: Seat, preparing = false, hint: string | null = null) {
  const played: string[] = [];
  const refused: Refusal[] = [];
  let held: Held = NOTHING_HELD;
  let draft: Formation = [];
  const now = (): desk.Desk => {
    const side = sideOfSeat(own);
    const seat = seatToMove(state) === own ? own : null;
    const planned = pruneDraft(draft, state, side);
    return {
      scene: {
        state,
        seat,
        n: 0,
        settled: true,
        flipped: side === 1,
        pieces: [],
        place: placeOf(side === 1),
        root: { current: null },
        word: board,
        threats: false,
        props: {
          shown: { n: 0, state, events: [] },
          past: [],
          table: { seats: state.variant.seats, options: {} },
          hands: seat === null ? [] : [seat],
          bottom: own,
          eyes: own,
          veiled: false,
          play: move => {
            played.push(move);
            play(state, move);
          },
          explain: refusal => refused.push(refusal),
          hint,
          points: [],
          point: null,
          plans: [],
          plan: null,
          aims: [],
          aim: null,
          text: fr,
        },
      },
      side,
      own: true,
      preparing,
      following: false,
      draft: planned,
      held,
      inHand: inHandOf({ state, side, preparing, draft: planned, held }),
      word: board.placing,
      change: change => {
        held = { ...held, ...change };
      },
      redraft: next => {
        draft = next;
      },
      prepare: () => undefined,
      follow: () => undefined,
    };
  };
  const tap = (square: string, ms = 0): void => desk.pressSquare(now(), readSquare(square), false, ms);
  const enter = (square: string): void => desk.pressSquare(now(), readSquare(square), true, 0);
  return { now, tap, enter, played, refused, plan: () => writeFormation(now().draft) };
}

describe('placing a piece', () => {
  it('TEKAO-4 a tap shows it, the yes places it', () => {
    const state = begin({ setup: 'arranged' });
    const me = sit(state, 0);
    me.tap('c2');
    expect(me.played).toEqual([]);
    expect(me.now().held.at).toBe(readSquare('c2'));
    desk.confirm(me.now());
    expect(me.played).toEqual(['PAGT@c2']);
  });

  it('TEKAO-4 shown, it still turns at a tap and goes elsewhere', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2', 1000);
    me.tap('c2', 2000);
    me.tap('d1', 3000);
    desk.turn(me.now(), false);
    desk.turn(me.now(), false);
    desk.confirm(me.now());
    expect(me.played).toEqual(['AGTP@d1']);
  });

  it('two quick taps on a free square place at once; two quick taps on a shown piece turn it twice', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2', 1000);
    me.tap('c2', 1200);
    expect(me.played).toEqual(['PAGT@c2']);
    const other = sit(begin({ setup: 'arranged' }), 0);
    for (const ms of [1000, 2000, 2100]) other.tap('c2', ms);
    expect(other.played).toEqual([]);
    desk.confirm(other.now());
    expect(other.played).toEqual(['GTPA@c2']);
  });

  it('keys: Enter shows, Enter again places', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.enter('a1');
    expect(me.played).toEqual([]);
    me.enter('a1');
    expect(me.played).toEqual(['PAGT@a1']);
  });

  it('TEKAO-5 another kind takes the place of the one shown; pressed again it turns', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    const flag = me.now().scene.state.variant.supply.kinds.findIndex(isFlag);
    me.tap('c2');
    desk.pressKind(me.now(), flag);
    desk.confirm(me.now());
    expect(me.played).toEqual(['FFFF@c2']);
  });

  it('a tap on the square advised shows the piece advised, the way it lies', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, false, 'GPTA@f1');
    me.tap('c2');
    expect(me.now().inHand?.shape).toBe(readShape('PAGT'));
    me.tap('f1');
    desk.confirm(me.now());
    expect(me.played).toEqual(['GPTA@f1']);
  });

  it('a tap on a ghost shows the piece planned there; what is dragged there is what was meant', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.now().redraft([{ square: readSquare('g2'), shape: readShape('TAGP')! }]);
    me.tap('g2');
    expect(me.now().inHand?.shape).toBe(readShape('TAGP'));
    me.now().change(NOTHING_HELD);
    desk.dropFromBag(me.now(), readSquare('g2'));
    desk.confirm(me.now());
    expect(me.played).toEqual(['PAGT@g2']);
  });

  it('yellow’s pieces come out of the bag turned towards blue', () => {
    const state = begin({ setup: 'arranged' });
    play(state, 'FFFF@d1');
    const me = sit(state, 1);
    me.tap('d7');
    desk.confirm(me.now());
    expect(me.played).toEqual(['GTPA@d7']);
  });

  it('refused taps name the rule: outside, taken, not one’s turn', () => {
    const state = begin({ setup: 'arranged' });
    play(state, 'FFFF@d1', 'FFFF@d8');
    const me = sit(state, 0);
    for (const square of ['e4', 'd1']) me.tap(square);
    const other = sit(state, 1);
    other.tap('e8');
    expect([...me.refused, ...other.refused]).toEqual([
      { rule: 'TEKAO-1', key: 'outside-home' },
      { rule: 'TEKAO-4', key: 'square-taken' },
      { rule: 'TEKAO-12', key: 'not-your-turn' },
    ]);
    expect(me.now().held.at).toBeNull();
  });

  it('a whole game is placed by taps alone, whatever is drawn', () => {
    for (const [seats, home] of [
      [2, 'wide'],
      [3, 'narrow'],
      [4, 'deep'],
    ] as const) {
      const state = begin({ home }, seats, seats);
      const people = Array.from({ length: seats }, (_, seat) => sit(state, seat));
      const chance = searchChance(seats);
      while (state.phase === 'place') {
        const me = people[seatToMove(state)]!;
        const free = desk.freeSquares(me.now());
        const square = free[chance.pick(free.length)]!;
        desk.pressSquare(me.now(), square, false, 0);
        for (let turns = chance.pick(4); turns > 0; turns--) desk.turn(me.now(), true);
        desk.confirm(me.now());
        me.now().change(NOTHING_HELD);
      }
      expect(state.men).toEqual([9, 9]);
    }
  });
});

describe('preparing', () => {
  it('taps lay ghosts out, kind after kind, and play nothing', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    for (const square of ['a1', 'b1', 'c1']) me.tap(square);
    expect(me.plan()).toBe('a1:PAGT,b1:PATG,c1:PGAT');
    expect(me.played).toEqual([]);
  });

  it('a tapped ghost turns, and goes where the next tap is', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('a1');
    me.tap('a1');
    me.tap('h2');
    expect(me.plan()).toBe('h2:TPAG');
    desk.takeOff(me.now(), readSquare('h2'));
    expect(me.plan()).toBe('');
  });

  it('ghosts are dragged: on a free square, onto another ghost, off the home', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('a1');
    me.tap('b1');
    desk.dropFromSquare(me.now(), readSquare('a1'), readSquare('b1'));
    expect(me.plan()).toBe('b1:PAGT,a1:PATG');
    desk.dropFromSquare(me.now(), readSquare('a1'), readSquare('a2'));
    expect(me.plan()).toBe('b1:PAGT,a2:PATG');
    desk.dropFromSquare(me.now(), readSquare('b1'), readSquare('e5'));
    expect(me.plan()).toBe('a2:PATG');
    desk.dropFromSquare(me.now(), readSquare('a2'), null);
    expect(me.plan()).toBe('');
  });

  it('says why a square takes no ghost, also while the other side is to place', () => {
    const state = begin({ setup: 'arranged' });
    play(state, 'FFFF@d1');
    const me = sit(state, 0, true);
    me.tap('d1');
    me.tap('d4');
    me.tap('e1');
    expect(me.refused.map(({ key }) => key)).toEqual(['square-taken', 'outside-home']);
    expect(me.plan()).toBe('e1:PAGT');
    expect(me.played).toEqual([]);
  });

  it('nine ghosts are an army; a tenth is refused', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    for (const square of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2']) me.tap(square);
    expect(desk.unplannedOf(me.now())).toBe(0);
    expect(me.plan().endsWith('FFFF')).toBe(true);
    me.now().change({ at: null });
    me.tap('b2');
    expect(me.refused.map(({ key }) => key)).toEqual(['not-in-bag']);
  });
});

describe('what is heard', () => {
  it('a shown piece says its four weapons and its square', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2');
    const role = rolesOf(me.now())(readSquare('c2'));
    expect(role).toEqual({
      name: 'c2, aperçu : nord pistolet, est arc, sud grappin, ouest tour',
      acts: true,
      pressed: true,
      drags: true,
    });
    expect(rolesOf(me.now())(readSquare('c3'))).toMatchObject({ name: 'c3, vide', acts: false });
  });

  it('a planned one too', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('c2');
    const role = rolesOf(me.now())(readSquare('c2'));
    expect(role.name).toBe('c2, prévu : nord pistolet, est arc, sud grappin, ouest tour');
    expect(role.drags).toBe(true);
  });
});
