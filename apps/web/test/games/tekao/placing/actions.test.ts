import { type Refusal, type Seat, searchChance } from '@tablee/kernel';
import { isFlag, readShape, readSquare, type State, seatToMove, sideOfSeat } from '@tablee/tekao';
import { fr } from '@tablee/tekao/messages/fr';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../src/games/tekao/draw/geometry.ts';
import * as actions from '../../../../src/games/tekao/placing/actions.ts';
import { pruneDraft } from '../../../../src/games/tekao/placing/draft.ts';
import { type Lineup, writeLineup } from '../../../../src/games/tekao/placing/lineup.ts';
import { rolesOf } from '../../../../src/games/tekao/placing/placing-mode.tsx';
import {
  currentPieceOf,
  NO_SELECTION,
  type Selection,
} from '../../../../src/games/tekao/placing/selection.ts';
import { fr as words } from '../../../../src/games/tekao/text/fr.ts';
import { begin, play } from '../games.ts';

/** A player at the board, whose selection and draft persist between presses. */
function sit(state: State, own: Seat, planning = false, hint: string | null = null) {
  const played: string[] = [];
  const refused: Refusal[] = [];
  let selection: Selection = NO_SELECTION;
  let draft: Lineup = [];
  const now = (): actions.PlacingInput => {
    const side = sideOfSeat(own);
    const seat = seatToMove(state) === own ? own : null;
    const planned = pruneDraft(draft, state, side);
    return {
      board: {
        state,
        seat,
        n: 0,
        settled: true,
        flipped: side === 1,
        pieces: [],
        place: placeOf(side === 1),
        root: { current: null },
        word: words,
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
      planning,
      following: false,
      draft: planned,
      selection,
      current: currentPieceOf({ state, side, planning, draft: planned, selection }),
      word: words.placing,
      change: change => {
        selection = { ...selection, ...change };
      },
      forMe: false,
      setForMe: () => undefined,
      setDraft: next => {
        draft = next;
      },
      setPlanning: () => undefined,
      setFollowing: () => undefined,
    };
  };
  const tap = (square: string, ms = 0): void => actions.pressSquare(now(), readSquare(square), false, ms);
  const enter = (square: string): void => actions.pressSquare(now(), readSquare(square), true, 0);
  return { now, tap, enter, played, refused, plan: () => writeLineup(now().draft) };
}

describe('placing a piece', () => {
  it('TEKAO-4 a tap shows a preview, confirming places it', () => {
    const state = begin({ setup: 'arranged' });
    const me = sit(state, 0);
    me.tap('c2');
    expect(me.played).toEqual([]);
    expect(me.now().selection.at).toBe(readSquare('c2'));
    actions.confirm(me.now());
    expect(me.played).toEqual(['PAGT@c2']);
  });

  it('TEKAO-4 a tap on the preview turns it, a tap elsewhere moves it', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2', 1000);
    me.tap('c2', 2000);
    me.tap('d1', 3000);
    actions.turn(me.now(), false);
    actions.turn(me.now(), false);
    actions.confirm(me.now());
    expect(me.played).toEqual(['AGTP@d1']);
  });

  it('a double tap on a free square places at once; on a preview, it turns the piece twice', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2', 1000);
    me.tap('c2', 1200);
    expect(me.played).toEqual(['PAGT@c2']);
    const other = sit(begin({ setup: 'arranged' }), 0);
    for (const ms of [1000, 2000, 2100]) other.tap('c2', ms);
    expect(other.played).toEqual([]);
    actions.confirm(other.now());
    expect(other.played).toEqual(['GTPA@c2']);
  });

  it('by keyboard, Enter shows the preview and a second Enter places', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.enter('a1');
    expect(me.played).toEqual([]);
    me.enter('a1');
    expect(me.played).toEqual(['PAGT@a1']);
  });

  it('TEKAO-5 another kind replaces the piece of the preview', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    const flag = me.now().board.state.variant.supply.kinds.findIndex(isFlag);
    me.tap('c2');
    actions.pressKind(me.now(), flag);
    actions.confirm(me.now());
    expect(me.played).toEqual(['FFFF@c2']);
  });

  it('a tap on the suggested square shows the suggested piece in its orientation', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, false, 'GPTA@f1');
    me.tap('c2');
    expect(me.now().current?.shape).toBe(readShape('PAGT'));
    me.tap('f1');
    actions.confirm(me.now());
    expect(me.played).toEqual(['GPTA@f1']);
  });

  it('a tap on a planned piece shows that piece; a dragged piece stays itself', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.now().setDraft([{ square: readSquare('g2'), shape: readShape('TAGP')! }]);
    me.tap('g2');
    expect(me.now().current?.shape).toBe(readShape('TAGP'));
    me.now().change(NO_SELECTION);
    actions.dropFromBag(me.now(), readSquare('g2'));
    actions.confirm(me.now());
    expect(me.played).toEqual(['PAGT@g2']);
  });

  it('yellow’s pieces face blue', () => {
    const state = begin({ setup: 'arranged' });
    play(state, 'FFFF@d1');
    const me = sit(state, 1);
    me.tap('d7');
    actions.confirm(me.now());
    expect(me.played).toEqual(['GTPA@d7']);
  });

  it('refusals name the rule: outside the home, square taken, not one’s turn', () => {
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
    expect(me.now().selection.at).toBeNull();
  });

  it('all pieces can be placed by taps alone', () => {
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
        const free = actions.freeSquares(me.now());
        const square = free[chance.pick(free.length)]!;
        actions.pressSquare(me.now(), square, false, 0);
        for (let turns = chance.pick(4); turns > 0; turns--) actions.turn(me.now(), true);
        actions.confirm(me.now());
        me.now().change(NO_SELECTION);
      }
      expect(state.men).toEqual([9, 9]);
    }
  });
});

describe('planning', () => {
  it('taps plan pieces, kind after kind, and play nothing', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    for (const square of ['a1', 'b1', 'c1']) me.tap(square);
    expect(me.plan()).toBe('a1:PAGT,b1:PATG,c1:PGAT');
    expect(me.played).toEqual([]);
  });

  it('a tap turns a planned piece, the next tap moves it', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('a1');
    me.tap('a1');
    me.tap('h2');
    expect(me.plan()).toBe('h2:TPAG');
    actions.removeFromDraft(me.now(), readSquare('h2'));
    expect(me.plan()).toBe('');
  });

  it('planned pieces are dragged to a free square, onto another one, and off the home', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('a1');
    me.tap('b1');
    actions.dropFromSquare(me.now(), readSquare('a1'), readSquare('b1'));
    expect(me.plan()).toBe('b1:PAGT,a1:PATG');
    actions.dropFromSquare(me.now(), readSquare('a1'), readSquare('a2'));
    expect(me.plan()).toBe('b1:PAGT,a2:PATG');
    actions.dropFromSquare(me.now(), readSquare('b1'), readSquare('e5'));
    expect(me.plan()).toBe('a2:PATG');
    actions.dropFromSquare(me.now(), readSquare('a2'), null);
    expect(me.plan()).toBe('');
  });

  it('explains refusals, also while the other side is on turn', () => {
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

  it('nine planned pieces are complete; a tenth is refused', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    for (const square of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2']) me.tap(square);
    expect(actions.countUnplanned(me.now())).toBe(0);
    expect(me.plan().endsWith('FFFF')).toBe(true);
    me.now().change({ at: null });
    me.tap('b2');
    expect(me.refused.map(({ key }) => key)).toEqual(['not-in-bag']);
  });
});

describe('accessible names', () => {
  it('a preview is named by its square and four weapons', () => {
    const me = sit(begin({ setup: 'arranged' }), 0);
    me.tap('c2');
    const role = rolesOf(me.now())(readSquare('c2'));
    expect(role).toEqual({
      name: 'c2, aperçu : en haut pistolet, à droite arc, en bas grappin, à gauche tour',
      acts: true,
      pressed: true,
      drags: true,
    });
    expect(rolesOf(me.now())(readSquare('c3'))).toMatchObject({ name: 'c3, vide', acts: false });
  });

  it('a yellow player, whose board is turned, hears the weapons as they lie on the screen', () => {
    const state = begin({ setup: 'arranged' });
    play(state, 'FFFF@d1');
    const me = sit(state, 1);
    me.tap('c7');
    expect(me.now().current!.shape).toBe(readShape('GTPA'));
    expect(rolesOf(me.now())(readSquare('c7')).name).toBe(
      'c7, aperçu\u00a0: en haut pistolet, à droite arc, en bas grappin, à gauche tour',
    );
  });

  it('so is a planned piece', () => {
    const me = sit(begin({ setup: 'arranged' }), 0, true);
    me.tap('c2');
    const role = rolesOf(me.now())(readSquare('c2'));
    expect(role.name).toBe('c2, prévu : en haut pistolet, à droite arc, en bas grappin, à gauche tour');
    expect(role.drags).toBe(true);
  });
});
