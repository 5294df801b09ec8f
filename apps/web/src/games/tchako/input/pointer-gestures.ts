import { DIRECTIONS } from '@tablee/physics';
import { againstShift, type Puck, RULE_BROKEN } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Aim, type BoardState, NOTHING_SELECTED } from '../draw/board-state.ts';
import { toBoard, toScreen } from '../draw/geometry.ts';
import type { Gesture } from '../draw/pointer.tsx';
import { type Item, itemAt, listTargets, pickNearest } from '../draw/targets.ts';
import { clampShift, explainShot, firstAim, pressItem, tryMove } from './actions.ts';
import { directionOf, powerOf, readPull, readSwipe, shotOf, wrapDirection } from './aim.ts';

/** The gesture a drag from this point means: with a selected puck anywhere, else with the item under the finger. */
export function startGesture(now: () => BoardState, at: BoardPoint): Gesture | null {
  const board = now();
  const { selection, seat, choices } = board;
  const item = itemAt(board, at);
  if (seat === null) {
    // As a tap is answered: whose turn it is.
    if (item?.kind === 'puck' || item?.kind === 'elastic') pressItem(board, item, false);
    return null;
  }
  if (selection.shifting && selection.aim) return shift(now, at);
  if (item?.kind === 'puck' && choices.shooters.includes(item.puck)) return shoot(now, at, item.puck);
  if (selection.aim && selection.steering && !board.flicks && isFar(board, selection.aim, at))
    return turnAround(now, at, selection.aim);
  if (selection.aim) return shoot(now, at, selection.aim.puck);
  if (item?.kind === 'hook' || item?.kind === 'elastic') return drag(now, item);
  if (item?.kind === 'puck') explainShot(board, item.puck);
  return null;
}

const shoot = (now: () => BoardState, from: BoardPoint, puck: Puck): Gesture =>
  now().flicks ? flick(now, puck) : pull(now, from, puck);

/** The selected puck keeps its shift; another puck starts with a new aim. */
const aimOf = ({ selection }: BoardState, puck: Puck): Aim =>
  selection.aim?.puck === puck ? selection.aim : firstAim(puck);

/** TCHAKO-22, aiming: pulled back and released. A pull that ends near its start does not shoot. */
function pull(now: () => BoardState, from: BoardPoint, puck: Puck): Gesture {
  const lower = (): void => {
    const board = now();
    board.select({ aim: aimOf(board, puck), pulling: false, near: false });
  };
  return {
    move: to => {
      const board = now();
      const pulled = readPull(from, to, board.turned);
      const { loaded, steering } = board.selection;
      const kept = board.selection.aim?.puck === puck;
      board.select({
        ...NOTHING_SELECTED,
        aim: { ...aimOf(board, puck), ...pulled },
        loaded: kept && loaded,
        steering: kept && steering,
        pulling: pulled !== null,
        near: pulled === null,
      });
    },
    // The last sample decides, not the last drawing, which may be older.
    lift: samples => {
      const board = now();
      const pulled = readPull(from, samples.at(-1) ?? from, board.turned);
      const loaded = board.selection.aim?.puck === puck && board.selection.loaded;
      if (pulled) tryMove(board, shotOf({ ...aimOf(board, puck), ...pulled }, loaded));
      else lower();
    },
    cancel: () => {
      lower();
      now().tell(now().word.input.lowered);
    },
  };
}

/** Far enough from the puck for a finger to turn the aim finely. */
const FAR_MM = 45;

const middleOf = ({ state, turned }: BoardState, { puck, dx, dy }: Aim): BoardPoint =>
  toScreen({ x: state.x[puck]! + dx, y: state.y[puck]! + dy }, turned);

function isFar(board: BoardState, aim: Aim, at: BoardPoint): boolean {
  const { x, y } = middleOf(board, aim);
  return Math.hypot(at.x - x, at.y - y) > FAR_MM;
}

/** Turns the aim by the angle the finger moves around the puck. The farther the finger, the finer. Nothing is shot. */
function turnAround(now: () => BoardState, from: BoardPoint, start: Aim): Gesture {
  const { x, y } = middleOf(now(), start);
  const angleOf = (at: BoardPoint): number => Math.atan2(at.y - y, at.x - x);
  const first = angleOf(from);
  return {
    move: to => {
      const turned = Math.round(((first - angleOf(to)) * DIRECTIONS) / (2 * Math.PI));
      now().select({ aim: { ...start, direction: wrapDirection(start.direction + turned) } });
    },
    lift: () => {},
    cancel: () => now().select({ aim: start }),
  };
}

/** TCHAKO-22, flicking: the speed and direction of the finger, uncorrected. */
function flick(now: () => BoardState, puck: Puck): Gesture {
  const { select, selection } = now();
  if (selection.aim?.puck !== puck) select({ ...NOTHING_SELECTED, aim: firstAim(puck) });
  return {
    move: () => {},
    lift: (samples, at) => {
      const board = now();
      const swipe = readSwipe(samples, at);
      const power = swipe ? powerOf(swipe.speed) : 0;
      if (!swipe || power === 0) return board.tell(board.word.input.tooSlow);
      const aim = { ...aimOf(board, puck), direction: directionOf(swipe, board.turned), power };
      tryMove(board, shotOf(aim, board.selection.aim?.puck === puck && board.selection.loaded));
    },
    cancel: () => {},
  };
}

/** TCHAKO-15: the puck follows the finger as far as the rules allow. A refusal is shown when the finger lifts. */
function shift(now: () => BoardState, from: BoardPoint): Gesture {
  const start = now().selection.aim;
  let against: ReturnType<typeof againstShift> = null;
  return {
    move: to => {
      const board = now();
      const { aim } = board.selection;
      if (!aim || !start) return;
      const by = toBoard({ x: to.x - from.x, y: to.y - from.y }, board.turned);
      const shifted = { ...aim, ...clampShift(start.dx + by.x, start.dy + by.y) };
      against = againstShift(board.state, shotOf(shifted, false));
      if (!against) board.select({ aim: shifted });
    },
    lift: () => {
      if (against) now().explain({ rule: RULE_BROKEN[against], key: against });
    },
    cancel: () => now().select({ aim: start }),
  };
}

type ElasticItem = Extract<Item, { readonly kind: 'hook' | 'elastic' }>;

/** TCHAKO-14: drags a hook, or a whole elastic, to one of its landings. */
function drag(now: () => BoardState, item: ElasticItem): Gesture {
  const board = now();
  const from = item.kind === 'hook' ? item.post : null;
  if (board.selection.elastic !== item.elastic || board.selection.from !== from)
    pressItem(board, item, false);
  return {
    move: to => {
      if (now().selection.elastic === item.elastic) now().select({ held: to });
    },
    lift: samples => {
      const then = now();
      if (then.selection.elastic !== item.elastic) return;
      const landings = listTargets(then).filter(target => target.item.kind === 'landing');
      const landing = pickNearest(samples.at(-1)!, landings);
      if (landing) pressItem(then, landing, false);
      else then.select(NOTHING_SELECTED);
    },
    cancel: () => now().select(NOTHING_SELECTED),
  };
}
