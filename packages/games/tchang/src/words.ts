import type { Seat } from '@tablee/kernel';
import type { Space } from './board.ts';
import { faceOf, hasAnimal, hasHiddenStatue, hasStone, isDragon, pieceOf } from './cell.ts';
import type { TchangEvent } from './events.ts';
import { pawnsOn } from './inspect.ts';
import type { Messages } from './messages/fr.ts';
import { amountOf, fromOf, giverOf, kindOf, type Move, pawnOf, receiverOf, spaceLaid, toOf } from './move.ts';
import { placesStatue, type State } from './state.ts';
import { canMove } from './turn.ts';

export const nameSeat = (s: State, seat: Seat, text: Messages): string =>
  text.seatsFor(s.variant.seats)[seat] ?? '';

/** An event as a sentence; `s` is the state after it. */
export function sayEvent(e: TchangEvent, text: Messages, s: State): string {
  const say = text.events;
  const name = (seat: Seat): string => nameSeat(s, seat, text);
  switch (e.kind) {
    case 'walled':
      return say.walled(e.corridors.length);
    case 'laid':
      return say.laid(e.statues.length, e.stones.length);
    case 'placed':
      return say.placed(name(e.seat), e.what, e.space);
    case 'began':
    case 'ended':
      return say[e.kind](name(e.seat));
    case 'moved':
      return say.moved(e.pawn, e.from, e.to, e.cost);
    case 'found':
      return say.found(e.pawn, e.space, e.fireflies, e.taken);
    case 'bitten':
      return say.bitten(e.pawn, e.space);
    case 'freed':
      return say.freed(e.pawns, e.by, e.space);
    case 'dragon':
      return say.dragon(e.space, e.colour, e.shown);
    case 'tangram':
      return say.tangram(e.space, e.piece, e.shown);
    case 'rewarded':
      return say.rewarded(e.pawn, e.fireflies);
    case 'exit':
    case 'opened':
      return say[e.kind](e.colour);
    case 'shared':
      return say.shared(e.giver, e.receiver, e.amount, e.space);
    case 'passed':
      return say.passed(name(e.seat), e.forced);
    case 'warned':
      return say.warned;
    case 'over':
      return text.reasons[e.reason](null);
  }
}

/** Instruction for the current seat. */
export function sayTask(s: State, text: Messages): string {
  const { tasks } = text;
  if (s.phase === 'place') return placesStatue(s) ? tasks.statue : tasks.stone;
  if (s.phase !== 'explore') return tasks.over;
  if (s.step === 'moved') return tasks.moved;
  if (!canMove(s, s.turn)) return tasks.stuck;
  return s.open ? tasks.leave : tasks.move;
}

/** Name of a move, for lists and buttons. */
export function sayMove(m: Move, text: Messages): string {
  const kind = kindOf(m);
  switch (kind) {
    case 'go':
      return text.moves.go(pawnOf(m), fromOf(m), toOf(m));
    case 'share':
      return text.moves.share(giverOf(m), receiverOf(m), amountOf(m));
    case 'statue':
    case 'stone':
      return text.moves.place(kind, spaceLaid(m));
    case 'pass':
    case 'end':
    case 'auto':
      return text.moves[kind];
  }
}

/** Description of a space for screen readers. */
export function saySpace(s: State, space: Space, text: Messages): string {
  const cell = s.cells[space]!;
  const face = faceOf(cell);
  const lying = [
    ...(hasStone(cell) ? [text.lying.stone] : []),
    ...(hasAnimal(cell) ? [text.lying.animal] : []),
    ...(hasHiddenStatue(cell) ? [text.lying.statue] : []),
    ...(face < 0 ? [] : [isDragon(face) ? text.lying.dragon(face) : text.lying.tangram(pieceOf(face))]),
  ];
  return text.space(space, lying, pawnsOn(s, space));
}
