import {
  AUTO,
  type Colour,
  goMove,
  isBitten,
  isOver,
  layStatue,
  layStone,
  type Move,
  nameSpace,
  pawnsOn,
  placesStatue,
  type Space,
  tchang,
} from '@tablee/tchang';
import { announce } from '../../../page/live.tsx';
import { type Note, type Reply, withNote } from '../draw/plans.tsx';
import { canReach, ownPawns, rescuersOf, traceRoute } from '../draw/routes.ts';
import { type BoardState, mayMove, NO_SELECTION, selectedPawn, type Tool } from './board-state.ts';
import { soleMover, whyNotMove, whyNotTo } from './choices.ts';
import { describePurse } from './descriptions.ts';
import { giftMove } from './sharing.ts';

function playMove({ select, play }: BoardState, move: Move): void {
  select(NO_SELECTION);
  play(tchang.writeMove(move));
}

export const playAuto = (board: BoardState): void => playMove(board, AUTO);

/** TCHANG-9: the pawn stays selected, so that further gifts can follow. */
export function give(board: BoardState): void {
  const { selection, state, select, play } = board;
  if (!selection.gift) return;
  const move = giftMove(state, selection.gift);
  select({ gift: null });
  play(tchang.writeMove(move));
}

/** TCHANG-5: plays `pass` or `end`. Passing without any action has to be pressed twice. */
export function endTurn(board: BoardState): void {
  const { choices, selection, state, select } = board;
  if (choices.closing === null) return;
  if (state.step === 'start' && !selection.passing) select({ passing: true, aimed: null });
  else playMove(board, choices.closing);
}

export function goTo(board: BoardState, to: Space): void {
  const pawn = selectedPawn(board);
  if (pawn !== null) playMove(board, goMove(pawn, board.state.pawns[pawn]!, to));
}

/** Selects a pawn, or deselects it. A pawn that cannot move is selected too, and the reason is shown. */
export function choosePawn(board: BoardState, pawn: Colour): void {
  const { state, seat, select, selection, choices } = board;
  // Before and after the exploration nothing is chosen: the press is answered with what the pawn has.
  if (state.phase !== 'explore') {
    board.notify(describePurse(board, pawn));
    return;
  }
  if (soleMover(choices) === pawn && selectedPawn(board) === pawn) {
    // The only pawn that can move stays selected: without words the press would seem lost.
    select({ ...NO_SELECTION, sharing: selection.sharing });
    board.notify(describePurse(board, pawn));
    return;
  }
  const deselect = selection.pawn === pawn;
  select({ ...NO_SELECTION, sharing: selection.sharing, pawn: deselect ? null : pawn });
  if (deselect || choices.movers.includes(pawn)) return;
  // After the move a pawn is selected for sharing only.
  const mine = seat !== null && state.step !== 'moved' && ownPawns(state, seat).includes(pawn);
  const refusal = mine ? whyNotMove(state, seat, pawn) : null;
  if (refusal) board.explain(refusal);
  if (isBitten(state, pawn)) board.notify(describeRescue(board, pawn));
}

/** TCHANG-7: names the pawns that could free this one. */
const describeRescue = ({ state, text, word }: BoardState, bitten: Colour): string =>
  word.isBitten(
    text.colours[bitten]!,
    word.rescuers(rescuersOf(state, bitten).map(pawn => text.colours[pawn]!)),
  );

/** The next of several pawns on one space: repeated presses cycle through them. */
function nextOf(pawns: readonly Colour[], pawn: Colour | null): Colour {
  const at = pawn === null ? -1 : pawns.indexOf(pawn);
  return pawns[(at + 1) % pawns.length]!;
}

function placePiece(board: BoardState, space: Space): void {
  const { state, seat, play, explain } = board;
  const move = placesStatue(state) ? layStatue(space) : layStone(space);
  const refusal = tchang.refuse(state, seat ?? board.plannerSeat, move);
  if (refusal) explain(refusal);
  else play(tchang.writeMove(move));
}

/** Handles a press on a space. `sure`: the route was already shown by hover or focus; a finger has to press twice. */
export function pressSpace(board: BoardState, space: Space, sure: boolean): void {
  const { state, seat, selection, explain } = board;
  if (selection.tool !== null) applyTool(board, selection.tool, space);
  else if (state.phase === 'place') placePiece(board, space);
  else if (isOver(state)) {
    const refusal = tchang.refuse(state, seat ?? board.plannerSeat, AUTO);
    if (refusal) explain(refusal);
  } else if (!pressPawns(board, space)) pressGround(board, space, sure);
}

/** Selects a pawn on the space. Returns false when the press means a move of the selected pawn. */
function pressPawns(board: BoardState, space: Space): boolean {
  const { state, select, selection } = board;
  const pawn = selectedPawn(board);
  const here = pawnsOn(state, space);
  const moves = pawn !== null && mayMove(board) && state.pawns[pawn] !== space;
  if (moves || here.length === 0) return false;
  const mine = ownOn(board, space);
  const among = mine.length > 0 ? mine : here;
  if (among.length === 1 && among[0] === pawn && selection.aimed !== space) select({ aimed: space });
  else choosePawn(board, nextOf(among, pawn));
  return true;
}

/** Moves the selected pawn to the space, or aims at it, or explains why it cannot go. */
function pressGround(board: BoardState, space: Space, sure: boolean): void {
  const { state, seat, selection, select, explain, notify, word, plan } = board;
  const pawn = selectedPawn(board);
  const able = pawn !== null && mayMove(board) && canReach(state, pawn, space);
  // With another own pawn on the space, a single press may mean that pawn.
  if (able && (selection.aimed === space || (sure && ownOn(board, space).length === 0))) {
    goTo(board, space);
    return;
  }
  // Between turns a second press takes the route away.
  const again = seat === null && pawn !== null && selection.aimed === space;
  select({ aimed: again ? null : space, passing: false });
  // The route and the button show it, so it is only announced.
  if (able) announce(describeAim(board, pawn, space));
  else if (seat === null) {
    if (plan !== null && pawn === null) notify(word.planNow);
  } else if (pawn === null) notify(state.step === 'moved' ? word.movedAlready : word.chooseFirst);
  else {
    const refusal = whyNotTo(state, seat, pawn, space);
    if (refusal) explain(refusal);
  }
}

/** Own pawns on a space. */
const ownOn = ({ state, seat }: BoardState, space: Space): readonly Colour[] =>
  seat === null ? [] : pawnsOn(state, space).filter(pawn => ownPawns(state, seat).includes(pawn));

/** Target, cost and remaining fireflies of a move. */
export function describeAim(
  { state, word, text }: Pick<BoardState, 'state' | 'word' | 'text'>,
  pawn: Colour,
  to: Space,
): string {
  const route = traceRoute(state, pawn, to);
  if (route === null) return nameSpace(to);
  return word.aimed(text.colours[pawn]!, nameSpace(to), route.cost, route.left);
}

/** Adds or removes a note, or points at the space. */
export function applyTool(board: BoardState, tool: Tool, space: Space): void {
  const { select, point, selection, state, notify, word } = board;
  select({ tool: null, aimed: selection.aimed === null ? null : space });
  const pawn = selectedPawn(board);
  if (tool === 'point') point?.(nameSpace(space));
  else if (tool === 'take') note(board, { kind: 'take', space });
  else if (pawn === null || state.pawns[pawn] === space) notify(word.chooseForWay);
  else note(board, { kind: 'way', pawn, to: space });
}

function note({ plan, notes }: BoardState, added: Note): void {
  plan?.(withNote(notes, added));
}

/** Answers a proposed route. The owner of the pawn who is on turn and says go plays the move. */
export function answerWay(
  board: BoardState,
  { pawn, to }: Extract<Note, { kind: 'way' }>,
  reply: Reply,
): void {
  const { state, choices } = board;
  if (reply === 'go' && choices.movers.includes(pawn) && canReach(state, pawn, to))
    playMove(board, goMove(pawn, state.pawns[pawn]!, to));
  else note(board, { kind: 'answer', reply, pawn, to });
}

/** Applies a tool to the aimed space; without one, to the next space pressed. */
export function pressTool(board: BoardState, tool: Tool): void {
  const { selection, select, notify, word } = board;
  if (selection.aimed !== null) {
    applyTool(board, tool, selection.aimed);
    return;
  }
  const on = selection.tool !== tool;
  select({ tool: on ? tool : null });
  if (on) notify(word.toolNow[tool]);
}
