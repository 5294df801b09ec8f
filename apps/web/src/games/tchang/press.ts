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
import { announce } from '../../page/live.tsx';
import { ownPawns, rescuersOf, whyNotMove, whyNotTo } from './choices.ts';
import { EMPTY_HAND, type Tool } from './hand.ts';
import { type Note, withNote } from './plan.ts';
import { type Desk, mayGo, pawnInHand } from './scene.ts';
import { giftMove } from './share.ts';
import { canReach, traceWay } from './ways.ts';

/** A move played; the pawn in hand is put down with it. */
function playMove({ change, play }: Desk, move: Move): void {
  change(EMPTY_HAND);
  play(tchang.writeMove(move));
}

export const playAuto = (desk: Desk): void => playMove(desk, AUTO);

/** TCHANG-9: who gives stays in hand, so that more can follow. */
export function give(desk: Desk): void {
  const { hand, state, change, play } = desk;
  if (!hand.gift) return;
  const move = giftMove(state, hand.gift);
  change({ gift: null });
  play(tchang.writeMove(move));
}

/** TCHANG-5: `pass` or `end`. To pass with nothing done is meant only when it is pressed twice. */
export function closeTurn(desk: Desk): void {
  const { choices, hand, state, change } = desk;
  if (choices.closing === null) return;
  if (state.step === 'start' && !hand.passing) change({ passing: true, aimed: null });
  else playMove(desk, choices.closing);
}

export function goThere(desk: Desk, to: Space): void {
  const pawn = pawnInHand(desk);
  if (pawn !== null) playMove(desk, goMove(pawn, desk.state.pawns[pawn]!, to));
}

/** Chooses a pawn by its purse, its number or on the board; one that cannot go now is looked into, and says why. */
export function choosePawn(desk: Desk, pawn: Colour): void {
  const { state, seat, change, hand, choices } = desk;
  if (state.phase !== 'explore') return;
  const put = hand.pawn === pawn;
  change({ ...EMPTY_HAND, sharing: hand.sharing, pawn: put ? null : pawn });
  // After the move a pawn is chosen for sharing alone.
  if (put || choices.movers.includes(pawn)) return;
  const mine = seat !== null && state.step !== 'moved' && ownPawns(state, seat).includes(pawn);
  const refusal = mine ? whyNotMove(state, seat, pawn) : null;
  if (refusal) desk.explain(refusal);
  if (isBitten(state, pawn)) desk.tell(sayRescue(desk, pawn));
}

/** TCHANG-7: who lies there, and who could come. */
const sayRescue = ({ state, text, word }: Desk, bitten: Colour): string =>
  word.isBitten(
    text.colours[bitten]!,
    word.rescuers(rescuersOf(state, bitten).map(pawn => text.colours[pawn]!)),
  );

/** After this one the next of those that stand together, so that everybody under a finger can be reached. */
function nextOf(pawns: readonly Colour[], pawn: Colour | null): Colour {
  const at = pawn === null ? -1 : pawns.indexOf(pawn);
  return pawns[(at + 1) % pawns.length]!;
}

function placeThing(desk: Desk, space: Space): void {
  const { state, seat, play, explain } = desk;
  const move = placesStatue(state) ? layStatue(space) : layStone(space);
  const refusal = tchang.refuse(state, seat ?? desk.self, move);
  if (refusal) explain(refusal);
  else play(tchang.writeMove(move));
}

/**
 * A press on a space. `sure`: whoever pressed has seen where it leads before, by hovering or walking there; a finger
 * has not, so it presses twice.
 */
export function pressSpace(desk: Desk, space: Space, sure: boolean): void {
  const { state, seat, hand, explain } = desk;
  if (hand.tool !== null) applyTool(desk, hand.tool, space);
  else if (state.phase === 'place') placeThing(desk, space);
  else if (isOver(state)) {
    const refusal = tchang.refuse(state, seat ?? desk.self, AUTO);
    if (refusal) explain(refusal);
  } else if (!pressPawns(desk, space)) pressGround(desk, space, sure);
}

/** Puts a pawn that stands there in the hand; false: the pawn in hand is rather to go there. */
function pressPawns(desk: Desk, space: Space): boolean {
  const { state, change } = desk;
  const pawn = pawnInHand(desk);
  const here = pawnsOn(state, space);
  const goes = pawn !== null && mayGo(desk) && state.pawns[pawn] !== space;
  if (goes || here.length === 0) return false;
  const mine = ownOn(desk, space);
  const among = mine.length > 0 ? mine : here;
  if (among.length === 1 && among[0] === pawn) change({ aimed: space });
  else choosePawn(desk, nextOf(among, pawn));
  return true;
}

/** The pawn in hand goes there, or says why not. */
function pressGround(desk: Desk, space: Space, sure: boolean): void {
  const { state, seat, hand, change, explain, tell, word, plan } = desk;
  const pawn = pawnInHand(desk);
  const able = pawn !== null && mayGo(desk) && canReach(state, pawn, space);
  // Where another of one's own stands, a single press may have meant that one.
  if (able && (hand.aimed === space || (sure && ownOn(desk, space).length === 0))) {
    goThere(desk, space);
    return;
  }
  change({ aimed: space, passing: false });
  // The way is drawn and the button says it: it is only to be heard.
  if (able) announce(sayAim(desk, pawn, space));
  else if (seat === null) {
    if (plan !== null && pawn === null) tell(word.planNow);
  } else if (pawn === null) tell(state.step === 'moved' ? word.movedAlready : word.chooseFirst);
  else {
    const refusal = whyNotTo(state, seat, pawn, space);
    if (refusal) explain(refusal);
  }
}

/** The pawns on a space that whoever is to move may choose. */
const ownOn = ({ state, seat }: Desk, space: Space): readonly Colour[] =>
  seat === null ? [] : pawnsOn(state, space).filter(pawn => ownPawns(state, seat).includes(pawn));

/** Where it would go, for how much, and what stays: before it is done. */
export function sayAim(
  { state, word, text }: Pick<Desk, 'state' | 'word' | 'text'>,
  pawn: Colour,
  to: Space,
): string {
  const way = traceWay(state, pawn, to);
  return way === null ? nameSpace(to) : word.aimed(text.colours[pawn]!, nameSpace(to), way.cost, way.left);
}

/** A note of one's plans more or less, or a finger on a space. */
export function applyTool(desk: Desk, tool: Tool, space: Space): void {
  const { change, point, hand, state, tell, word } = desk;
  change({ tool: null, aimed: hand.aimed === null ? null : space });
  const pawn = pawnInHand(desk);
  if (tool === 'point') point?.(nameSpace(space));
  else if (tool === 'take') note(desk, { kind: 'take', space });
  else if (pawn === null || state.pawns[pawn] === space) tell(word.chooseForWay);
  else note(desk, { kind: 'way', pawn, to: space });
}

function note({ plan, notes }: Desk, added: Note): void {
  plan?.(withNote(notes, added));
}

/** A tool acts on the space aimed at; without one, on the next that is pressed. */
export function pressTool(desk: Desk, tool: Tool): void {
  const { hand, change, tell, word } = desk;
  if (hand.aimed !== null) {
    applyTool(desk, tool, hand.aimed);
    return;
  }
  const on = hand.tool !== tool;
  change({ tool: on ? tool : null });
  if (on) tell(word.toolNow[tool]);
}
