import { UNITS_PER_MM } from '@tablee/physics';
import { type Aim, type BoardState, NOTHING_SELECTED } from '../draw/board-state.ts';
import { fire, shiftTo } from './actions.ts';
import { clampPower, wrapDirection } from './aim.ts';

const TURN = 23;
const TURN_FINE = 2;
const PUSH = 20;
const PUSH_FINE = 2;
const PUSH_FAR = 100;

/** Applies a key to an aim: about 2° or 2 % per press, a tenth of that with Shift. Null: not a key for aiming. */
export function turnByKey<A extends Pick<Aim, 'direction' | 'power'>>(
  aim: A,
  key: string,
  fine: boolean,
): A | null {
  const turn = fine ? TURN_FINE : TURN;
  const push = fine ? PUSH_FINE : PUSH;
  switch (key) {
    case 'ArrowLeft':
      return { ...aim, direction: wrapDirection(aim.direction + turn) };
    case 'ArrowRight':
      return { ...aim, direction: wrapDirection(aim.direction - turn) };
    case 'ArrowUp':
      return { ...aim, power: clampPower(aim.power + push) };
    case 'ArrowDown':
      return { ...aim, power: clampPower(aim.power - push) };
    case 'PageUp':
      return { ...aim, power: clampPower(aim.power + PUSH_FAR) };
    case 'PageDown':
      return { ...aim, power: clampPower(aim.power - PUSH_FAR) };
    default:
      return null;
  }
}

/** TCHAKO-15: one press of an arrow key with Alt shifts the puck this far. */
const NUDGE = UNITS_PER_MM;
const NUDGES: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};

/** Handles a key while a puck is selected: aim, shift, shoot or deselect. False: not such a key. */
export function steer(board: BoardState, event: KeyboardEvent): boolean {
  const { selection, select, turned } = board;
  const { aim } = selection;
  if (!aim) return false;
  if (event.key === 'Escape') {
    select(NOTHING_SELECTED);
    return true;
  }
  if (event.key === 'Enter') {
    if (!event.repeat) fire(board);
    return true;
  }
  const nudge = event.altKey ? NUDGES[event.key] : undefined;
  if (nudge) {
    const side = turned ? -1 : 1;
    shiftTo(board, aim.dx + side * nudge[0], aim.dy + side * nudge[1]);
    return true;
  }
  const next = turnByKey(aim, event.key, event.shiftKey);
  if (next) select({ aim: next, steering: true, pulling: false });
  return next !== null;
}
