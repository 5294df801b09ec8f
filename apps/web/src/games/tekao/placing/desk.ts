import type { Refusal } from '@tablee/kernel';
import {
  canonical,
  EMPTY,
  homeSquares,
  isHome,
  type Move,
  orientations,
  placeMove,
  type RefusalKey,
  RULE_BROKEN,
  type Side,
  type Square,
  shapePlaced,
  squarePlaced,
  tekao,
  turnCell,
} from '@tablee/tekao';
import { announce } from '../../../page/live.tsx';
import type { Scene } from '../mode.ts';
import { ghostAt, leftFor, liftGhost, moveGhost, putGhost, turnGhost } from './draft.ts';
import type { Formation } from './formation.ts';
import type { Held, InHand } from './hand.ts';
import { sayPlanned, sayPreview, sayShape } from './names.ts';
import type { Words } from './words-fr.ts';

/** Everything a touch can mean while pieces are placed. */
export type Desk = {
  readonly scene: Scene;
  /** Whose army lies before this person. */
  readonly side: Side;
  /** They play it: they may prepare a draft, also while others place. */
  readonly own: boolean;
  readonly preparing: boolean;
  readonly following: boolean;
  readonly draft: Formation;
  readonly held: Held;
  readonly inHand: InHand | null;
  readonly word: Words;
  readonly change: (held: Partial<Held>) => void;
  readonly redraft: (draft: Formation) => void;
  readonly prepare: (on: boolean) => void;
  readonly follow: (on: boolean) => void;
};

/** Two taps closer together than this are one double tap. */
const DOUBLE_MS = 300;

export const acts = ({ scene, preparing }: Desk): boolean => scene.seat !== null || preparing;

const explain = ({ scene }: Desk, refusal: Refusal | null): void => {
  if (refusal) scene.props.explain(refusal);
};
const against = (key: RefusalKey): Refusal => ({ rule: RULE_BROKEN[key], key });

/** The free squares of the home, where the piece in hand may go. */
export function freeSquares({ scene: { state }, side }: Pick<Desk, 'scene' | 'side'>): readonly Square[] {
  return homeSquares(state.variant.home, side).filter(square => state.cells[square] === EMPTY);
}

export function canTurn({ inHand }: Desk): boolean {
  return inHand !== null && orientations(inHand.shape).length > 1;
}

/** `again`: pressing the same square a second time places (keys), instead of turning (taps). */
export function pressSquare(desk: Desk, square: Square, again: boolean, nowMs: number): void {
  if (desk.preparing) pressGhost(desk, square, again);
  else if (desk.scene.seat === null) explain(desk, refuse(desk, square));
  else if (square !== desk.held.at) putAt(desk, square, meantAt(desk, square), nowMs);
  else if (again || !canTurn(desk) || nowMs - desk.held.putMs < DOUBLE_MS) confirm(desk);
  else turn(desk, true);
}

/** What the rules say against placing the piece in hand there. */
function refuse({ scene, inHand }: Desk, square: Square): Refusal | null {
  const { state, seat, props } = scene;
  const who = seat ?? (typeof props.eyes === 'number' ? props.eyes : null);
  // Somebody who watches is told nothing; before the newest move is seen, nothing is refused either.
  if (who === null || !scene.settled) return null;
  return tekao.refuse(state, who, placeMove(square, inHand?.shape ?? 0));
}

/** The placement advised, while it is. */
export const hintedOf = ({ scene: { props, settled } }: Pick<Desk, 'scene'>): Move | null =>
  props.hint === null || !settled ? null : tekao.readMove(props.hint);

/** A tap on the square advised means the piece advised, one on a ghost the piece planned there; each as it lies. */
function meantAt(desk: Desk, square: Square): InHand | null {
  const { inHand, scene, draft, side } = desk;
  const hinted = hintedOf(desk);
  const advised = hinted !== null && squarePlaced(hinted) === square ? shapePlaced(hinted) : null;
  const shape = advised ?? ghostAt(draft, side, square)?.shape ?? null;
  if (!inHand || shape === null) return inHand;
  return { kind: scene.state.variant.supply.kinds.indexOf(canonical(shape)), shape };
}

/** Shown there, not yet placed. */
function putAt(desk: Desk, square: Square, piece: InHand | null, nowMs: number): void {
  if (!piece) return;
  const refusal = refuse(desk, square);
  if (refusal) explain(desk, refusal);
  else {
    desk.change({ ...piece, at: square, putMs: nowMs, over: null });
    announce(sayPreview(desk, square, piece.shape));
  }
}

/** The preview stays until the referee has answered: it is the next position that forgets it. */
export function confirm({ scene, held, inHand }: Desk): void {
  if (scene.seat === null || !inHand || held.at === null) return;
  scene.props.play(tekao.writeMove(placeMove(held.at, inHand.shape)));
}

export function turn(desk: Desk, clockwise: boolean): void {
  const { inHand, held, side, draft, preparing, scene } = desk;
  if (!acts(desk) || !inHand || !canTurn(desk)) return;
  const shape = turnCell(inHand.shape, clockwise);
  if (preparing && held.at !== null) desk.redraft(turnGhost(draft, side, held.at, clockwise));
  else desk.change({ kind: inHand.kind, shape, putMs: 0 });
  announce(sayShape(shape, scene.props.text));
}

/** Whether this kind is what a tap on the board would put down. */
const isTaken = ({ inHand, preparing, held }: Desk, kind: number): boolean =>
  inHand?.kind === kind && !(preparing && held.at !== null);

/** A kind is taken from the bag; where a preview stands, it takes that one's place. */
export function takeKind(desk: Desk, kind: number): void {
  if (!isTaken(desk, kind))
    desk.change({ kind, shape: null, at: desk.preparing ? null : desk.held.at, putMs: 0 });
}

/** Pressed again, the piece in hand turns, as it does on the board. */
export function pressKind(desk: Desk, kind: number): void {
  if (isTaken(desk, kind)) turn(desk, true);
  else takeKind(desk, kind);
}

/** Preparing: a ghost turns when it is tapped, and is then the one that goes where the next tap is. */
function pressGhost(desk: Desk, square: Square, again: boolean): void {
  const { scene, side, draft, held, inHand, change, redraft } = desk;
  const { state } = scene;
  if (ghostAt(draft, side, square)) {
    if (!again) redraft(turnGhost(draft, side, square, true));
    change({ at: again && held.at === square ? null : square });
  } else if (!isHome(state.variant.home, side, square)) explain(desk, against('outside-home'));
  else if (state.cells[square] !== EMPTY) explain(desk, against('square-taken'));
  else if (held.at !== null && ghostAt(draft, side, held.at)) {
    redraft(moveGhost(draft, side, held.at, square));
    change({ at: square });
  } else if (inHand) {
    redraft(putGhost(draft, side, { square, shape: inHand.shape }));
    change({ kind: inHand.kind, shape: inHand.shape, at: null, over: null });
    announce(sayPlanned(desk, square, inHand.shape));
  } else explain(desk, against('not-in-bag'));
}

/** What was dragged from the bag is let go over a square. */
export function dropFromBag(desk: Desk, square: Square | null): void {
  desk.change({ over: null });
  if (square === null || !desk.inHand) return;
  if (!desk.preparing) putAt(desk, square, desk.inHand, 0);
  else if (ghostAt(desk.draft, desk.side, square)) {
    desk.redraft(putGhost(desk.draft, desk.side, { square, shape: desk.inHand.shape }));
    desk.change({ at: null });
  } else pressGhost(desk, square, false);
}

/** A preview or a ghost is let go over another square; a ghost beside the home is taken off. */
export function dropFromSquare(desk: Desk, from: Square, to: Square | null): void {
  const { preparing, draft, side, scene } = desk;
  desk.change({ over: null });
  if (to === from) return;
  if (!preparing) {
    if (to !== null) putAt(desk, to, desk.inHand, 0);
  } else if (to !== null && (freeSquares(desk).includes(to) || ghostAt(draft, side, to))) {
    desk.redraft(moveGhost(draft, side, from, to));
    desk.change({ at: to });
  } else if (to !== null && isHome(scene.state.variant.home, side, to))
    explain(desk, against('square-taken'));
  else takeOff(desk, from);
}

export function takeOff(desk: Desk, square: Square): void {
  desk.redraft(liftGhost(desk.draft, desk.side, square));
  desk.change({ at: null });
}

/** How many pieces of the army have neither a square nor a ghost. */
export const unplannedOf = ({ draft, scene, side }: Desk): number =>
  leftFor(draft, scene.state, side).reduce((sum, n) => sum + n, 0);
