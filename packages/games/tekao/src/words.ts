import type { Seat } from '@tablee/kernel';
import type { TekaoEvent } from './events.ts';
import type { Foresight } from './inspect.ts';
import type { Messages } from './messages/fr.ts';
import { fromOf, isClockwise, kindOf, type Move, shapePlaced, squarePlaced, toOf } from './move.ts';
import { halfTurnShape, isFlag, type Shape, shapeOf, sideOf } from './piece.ts';
import { NO_KIND, type State, sideToMove } from './state.ts';
import { canAct } from './streak.ts';

export const nameSeat = (s: State, seat: Seat, text: Messages): string =>
  text.seatsFor(s.variant.seats)[seat] ?? '';

/** A shape as the reader sees it; `flipped`: yellow is at the lower edge of the reader's board. */
export const seenShape = (shape: Shape, flipped: boolean): Shape => (flipped ? halfTurnShape(shape) : shape);

/** The sentence of an event, for screen readers; `s` is the state after it. */
export function sayEvent(e: TekaoEvent, text: Messages, s: State, flipped = false): string {
  const say = text.events;
  const name = (seat: Seat): string => nameSeat(s, seat, text);
  switch (e.kind) {
    case 'drew':
      return say.drew(name(e.seat), e.piece);
    case 'placed':
      return say.placed(name(e.seat), seenShape(shapeOf(e.cell), flipped), e.square);
    case 'mirrored':
      return say.mirrored;
    case 'began':
    case 'passed':
      return say[e.kind](name(e.seat));
    case 'moved':
      return say.moved(name(e.seat), e.from, e.to);
    case 'turned':
      return say.turned(name(e.seat), e.square, e.clockwise);
    case 'lifted':
      return say.lifted(name(e.seat), e.times);
    case 'met':
      return say.met(e.meeting, e.weapon, e.against, e.other);
    case 'fell':
      return say.fell(sideOf(e.cell), isFlag(e.cell), e.square);
    case 'over':
      return text.reasons[e.reason](e.winner);
  }
}

/** The task of the seat on turn. */
export function sayTask(s: State, text: Messages): string {
  const { tasks } = text;
  if (s.phase === 'battle') return canAct(s, sideToMove(s)) ? tasks.act : tasks.pass;
  if (s.phase !== 'place') return tasks.over;
  if (s.drawn === NO_KIND) return tasks.arrange;
  return isFlag(s.variant.supply.kinds[s.drawn]!) ? tasks.flag : tasks.drawn;
}

/** The name of a move, for lists and buttons. */
export function sayMove(m: Move, text: Messages, flipped = false): string {
  switch (kindOf(m)) {
    case 'go':
      return text.moves.go(fromOf(m), toOf(m));
    case 'turn':
      return text.moves.turn(fromOf(m), isClockwise(m));
    case 'place':
      return text.moves.place(seenShape(shapePlaced(m), flipped), squarePlaced(m));
    case 'pass':
      return text.moves.pass;
  }
}

/** The outcome of a move in a few words, shown beside its name. */
export function sayForesight({ takes, takenBy, wins, loses }: Foresight, text: Messages): string {
  const say = text.foresight;
  if (wins) return say.wins;
  if (loses) return say.loses;
  const parts = [
    ...(takes.length > 0 ? [say.takes(takes.length)] : []),
    ...(takenBy.length > 0 ? [say.taken] : []),
  ];
  return parts.join(', ') || say.quiet;
}
