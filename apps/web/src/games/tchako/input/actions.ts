import {
  againstShift,
  type Elastic,
  END,
  FINGER,
  type Move,
  ownerOf,
  type Post,
  type Puck,
  RULE_BROKEN,
  tchako,
  type Zone,
} from '@tablee/tchako';
import { type Aim, type BoardState, NOTHING_SELECTED } from '../draw/board-state.ts';
import { creationOn } from '../draw/choices.ts';
import type { Item } from '../draw/targets.ts';
import { aheadOf, shotOf } from './aim.ts';

/** Strong enough to reach the next zones, too weak for the rail. */
const FIRST_POWER = 400;

function playMove({ select, play }: BoardState, move: Move): void {
  select(NOTHING_SELECTED);
  play(tchako.writeMove(move));
}

/** Shows the rule that refuses a move. */
function explainMove({ state, self, explain }: BoardState, move: Move): void {
  const refusal = self === null ? null : tchako.refuse(state, self, move);
  if (refusal) explain(refusal);
}

/** Plays a move, or explains why it is refused. */
export function tryMove(board: BoardState, move: Move): void {
  if (board.seat !== null && tchako.refuse(board.state, board.seat, move) === null) playMove(board, move);
  else explainMove(board, move);
}

/** A turn that could still shoot or create is ended only after a question. A lesson does not ask. */
export function endTurn(board: BoardState): void {
  const { choices, selection, select, alone } = board;
  const could = choices.shooters.length + choices.creations.length > 0;
  if (could && choices.mayEnd && !alone && !selection.ending) select({ ...NOTHING_SELECTED, ending: true });
  else tryMove(board, END);
}
export const answerOffer = (board: BoardState, agrees: boolean): void =>
  tryMove(board, { kind: agrees ? 'agree' : 'decline' });

/** TCHAKO-22: plays the selected shot. */
export function fire(board: BoardState): void {
  const { aim, loaded } = board.selection;
  if (aim) tryMove(board, shotOf(aim, loaded));
}

/** A newly selected puck aims straight at the other side. */
export const firstAim = (puck: Puck): Aim => ({
  puck,
  direction: aheadOf(ownerOf(puck) === 1),
  power: FIRST_POWER,
  dx: 0,
  dy: 0,
});

/** Selects a puck, deselects the selected one, or explains why the puck cannot be shot. */
function selectPuck(board: BoardState, puck: Puck, steering: boolean): void {
  const { selection, select, choices } = board;
  if (selection.aim?.puck === puck) select(NOTHING_SELECTED);
  else if (!choices.shooters.includes(puck)) explainShot(board, puck);
  else select({ ...NOTHING_SELECTED, aim: firstAim(puck), steering });
}

export const explainShot = (board: BoardState, puck: Puck): void =>
  explainMove(board, shotOf(firstAim(puck), false));

/** TCHAKO-13: the first press shows a preview, the second creates the puck. */
function pressSpace(board: BoardState, zone: Zone): void {
  const { selection, select, choices } = board;
  if (!creationOn(choices, zone)) explainMove(board, { kind: 'create', zone });
  else if (selection.zone === zone) playMove(board, { kind: 'create', zone });
  else select({ ...NOTHING_SELECTED, zone });
}

export function createPuck(board: BoardState): void {
  const { zone } = board.selection;
  if (zone !== null) playMove(board, { kind: 'create', zone });
}

/** TCHAKO-14: selects one hook of an elastic, or all of it if `from` is null. */
export function selectElastic(board: BoardState, elastic: Elastic, from: Post | null): void {
  const { selection, select, choices } = board;
  const able = choices.elastics.some(
    m => m.elastic === elastic && (from === null || (m.kind === 'hook' && m.from === from)),
  );
  if (choices.replacements.length > 0) tryMove(board, { kind: 'replace', elastic });
  else if (selection.elastic === elastic && selection.from === from) select(NOTHING_SELECTED);
  else if (able) select({ ...NOTHING_SELECTED, elastic, from });
  else explainElastic(board, elastic, from);
}

/** No rule refuses an own elastic that has nowhere to go, so the board explains that case itself. */
function explainElastic(board: BoardState, elastic: Elastic, from: Post | null): void {
  const { state, self, explain, tell, word } = board;
  if (self === null) return;
  const refusal = tchako.refuse(state, self, { kind: 'lay', elastic, hooks: state.laid[elastic] ?? [] });
  const nowhere = refusal === null || refusal.key === 'elastic-there' || refusal.key === 'no-triangle-there';
  if (!nowhere) explain(refusal);
  else if (state.points === 0) explain({ rule: RULE_BROKEN['too-few-points'], key: 'too-few-points' });
  else tell(from === null ? word.input.elasticNowhere : word.input.hookNowhere);
}

/** A tap, a click, or Enter on an item. */
export function pressItem(board: BoardState, item: Item, byKey: boolean): void {
  switch (item.kind) {
    case 'puck':
      selectPuck(board, item.puck, byKey || !board.flicks);
      break;
    case 'space':
      pressSpace(board, item.zone);
      break;
    case 'hook':
      selectElastic(board, item.elastic, item.post);
      break;
    case 'elastic':
      selectElastic(board, item.elastic, null);
      break;
    case 'landing':
      playMove(board, item.landing.move);
      break;
  }
}

/** TCHAKO-15: limits a shift to a finger's width, in whole units. */
export function clampShift(dx: number, dy: number): { readonly dx: number; readonly dy: number } {
  const length = Math.hypot(dx, dy);
  const part = length > FINGER - 1 ? (FINGER - 1) / length : 1;
  // Adding 0 turns -0 into 0.
  return { dx: Math.trunc(dx * part) + 0, dy: Math.trunc(dy * part) + 0 };
}

/** Shifts the selected puck by this much in total, or explains why it may not be. */
export function shiftTo(board: BoardState, dx: number, dy: number): void {
  const { selection, state, select } = board;
  if (!selection.aim) return;
  const aim = { ...selection.aim, ...clampShift(dx, dy) };
  const key = againstShift(state, shotOf(aim, false));
  if (key) board.explain({ rule: RULE_BROKEN[key], key });
  else select({ aim });
}
