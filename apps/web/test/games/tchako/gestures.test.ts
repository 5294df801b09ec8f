import { refereeOnly } from '@tablee/kernel';
import { readPuck, tchako } from '@tablee/tchako';
import { fr } from '@tablee/tchako/messages/fr';
import { expect, it } from 'vitest';
import {
  type BoardState,
  NOTHING_SELECTED,
  type Selection,
} from '../../../src/games/tchako/draw/board-state.ts';
import { listChoices, NO_CHOICES } from '../../../src/games/tchako/draw/choices.ts';
import { toScreen } from '../../../src/games/tchako/draw/geometry.ts';
import { listTargets } from '../../../src/games/tchako/draw/targets.ts';
import { endTurn } from '../../../src/games/tchako/input/actions.ts';
import { startGesture } from '../../../src/games/tchako/input/pointer-gestures.ts';
import { fr as word } from '../../../src/games/tchako/text/fr.ts';

const S2 = readPuck('s2');

/** A board without a screen: what is selected and what was played. */
function makeBoard(more: Partial<BoardState> = {}) {
  const options = Object.fromEntries(Object.entries(tchako.options).map(([name, o]) => [name, o.initial]));
  const { state } = tchako.setup({ seats: 2, options } as Parameters<typeof tchako.setup>[0], refereeOnly);
  const played: string[] = [];
  let selection: Selection = NOTHING_SELECTED;
  const now = (): BoardState => ({
    state,
    seat: 0,
    self: 0,
    alone: false,
    replayed: false,
    turned: false,
    flicks: false,
    assistance: 'short',
    casual: false,
    choices: listChoices(state, 0),
    selection,
    select: change => {
      selection = { ...selection, ...change };
    },
    play: move => played.push(move),
    explain: () => {},
    tell: () => {},
    root: { current: null },
    text: fr,
    word,
    ...more,
  });
  const at = toScreen({ x: state.x[S2]!, y: state.y[S2]! }, false);
  return { now, at, played };
}

it('TCHAKO-22 a shot is made from the last sample of the finger, not from what was drawn last', () => {
  const { now, at, played } = makeBoard();
  const gesture = startGesture(now, at)!;
  gesture.move({ x: at.x, y: at.y + 40 });
  const last = { x: at.x, y: at.y + 80, t: 20 };
  gesture.lift([{ ...at, t: 0 }, last], 21);
  expect(played).toEqual(['shoot s2 1024 500']);
});

it('TCHAKO-22 a pull that is lifted near its start selects the puck and shoots nothing', () => {
  const { now, at, played } = makeBoard();
  const gesture = startGesture(now, at)!;
  gesture.move({ x: at.x + 12, y: at.y });
  expect(now().selection).toMatchObject({ near: true, pulling: false });
  gesture.lift(
    [
      { ...at, t: 0 },
      { x: at.x + 12, y: at.y, t: 90 },
    ],
    91,
  );
  expect(now().selection).toMatchObject({ near: false, pulling: false, aim: { puck: S2 } });
  expect(played).toEqual([]);
});

it('TCHAKO-18 a pull while the other plays is answered with the rule, also of an elastic', () => {
  const told: string[] = [];
  const { now, at, played } = makeBoard({
    seat: null,
    self: 1,
    choices: NO_CHOICES,
    explain: ({ key }) => told.push(key),
  });
  expect(startGesture(now, at)).toBeNull();
  const elastic = listTargets(now()).find(({ item }) => item.kind === 'elastic')!;
  expect(startGesture(now, elastic)).toBeNull();
  expect([told, played]).toEqual([['not-your-turn', 'not-your-turn'], []]);
});

it('TCHAKO-22 far from a selected puck a finger turns the aim by its angle and shoots nothing', () => {
  const { now, at, played } = makeBoard();
  const aim = { puck: S2, direction: 1_024, power: 100, dx: 0, dy: 0 };
  now().select({ aim, steering: true });
  const from = { x: at.x, y: at.y - 150 };
  const gesture = startGesture(now, from)!;
  // One millimetre at 150 mm is 0.4°; a quarter turn clockwise is 1,024 steps less.
  gesture.move({ x: at.x + 1, y: at.y - 150 });
  expect(now().selection.aim).toEqual({ ...aim, direction: 1_020 });
  gesture.move({ x: at.x + 150, y: at.y });
  expect(now().selection.aim?.direction).toBe(0);
  gesture.lift([], 0);
  expect(played).toEqual([]);
  gesture.cancel();
  expect(now().selection.aim).toEqual(aim);
});

it('TCHAKO-18 the end of a turn with points left is asked for, but not in a lesson', () => {
  const { now, played } = makeBoard();
  endTurn(now());
  expect([now().selection.ending, played]).toEqual([true, []]);
  endTurn(now());
  expect(played).toEqual(['end']);
  const lesson = makeBoard({ alone: true });
  endTurn(lesson.now());
  expect(lesson.played).toEqual(['end']);
});
