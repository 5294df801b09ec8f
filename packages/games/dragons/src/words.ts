import type { Seat } from '@tablee/kernel';
import type { Space } from './board.ts';
import { faceOf, isDown, isUp } from './board.ts';
import type { DragonsEvent } from './events.ts';
import type { Messages } from './messages/fr.ts';
import {
  fromOf,
  gestureOf,
  kindOf,
  type Move,
  NO_GESTURE,
  SECRET,
  seatNamed,
  spaceTurned,
  toOf,
} from './move.ts';
import type { State } from './state.ts';

const nameSeat = (seat: Seat, text: Messages): string => text.seats[seat] ?? '';

/** An event as a sentence. */
export function sayEvent(e: DragonsEvent, text: Messages): string {
  const say = text.events;
  const name = (seat: Seat): string => nameSeat(seat, text);
  switch (e.kind) {
    case 'laid':
      return say.laid(e.spaces.length);
    case 'chose':
      return say.chose(name(e.seat), e.gesture === SECRET ? null : e.gesture);
    case 'shown':
      return say.shown(
        e.gestures.flatMap((gesture, seat) =>
          gesture === NO_GESTURE ? [] : [[name(seat), gesture] as const],
        ),
      );
    case 'again':
      return say.again(e.seats.map(name));
    case 'won':
      return say.won(name(e.seat));
    case 'turned':
      return say.turned(name(e.seat), e.space, e.face);
    case 'lost':
      return say.lost(name(e.seat), e.fireflies);
    case 'hid':
      return say.hid(name(e.seat), e.from, e.to);
    case 'kept':
      return say.kept(name(e.seat), e.fireflies);
    case 'round':
      return say.round;
    case 'over':
      return text.reasons[e.reason](null);
  }
}

/** DRAGON-9: instruction for the current seat, short enough to be spoken. */
export function sayTask(s: State, text: Messages): string {
  switch (s.phase) {
    case 'duel':
      return s.variant.hands === 'real' ? text.tasks.tell : text.tasks.gesture;
    case 'turn':
      return s.cells.some(isUp) ? text.tasks.more : text.tasks.turn;
    case 'hide':
      return text.tasks.hide;
    case 'over':
      return text.tasks.over;
  }
}

/** Name of a move, for lists and buttons. */
export function sayMove(m: Move, text: Messages): string {
  switch (kindOf(m)) {
    case 'gesture':
      return text.gestures[gestureOf(m)] ?? '';
    case 'won':
      return text.moves.won(nameSeat(seatNamed(m), text));
    case 'keep':
      return text.moves.keep;
    case 'turn':
      return text.moves.turn(spaceTurned(m));
    case 'hide':
      return text.moves.hide(fromOf(m), toOf(m));
  }
}

/** Description of a space for screen readers. DRAGON-8: covered stones are not distinguished. */
export function saySpace(s: State, space: Space, text: Messages): string {
  const cell = s.cells[space]!;
  return text.space(space, isDown(cell), isUp(cell) ? faceOf(cell) : null);
}
