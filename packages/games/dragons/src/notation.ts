import { nameSpace, readSpace } from './board.ts';
import {
  fromOf,
  GESTURES,
  gestureOf,
  hideMove,
  isMove,
  KEEP,
  kindOf,
  type Move,
  seatNamed,
  showMove,
  spaceTurned,
  toOf,
  turnMove,
  wonMove,
} from './move.ts';

/** `rock`, `paper`, `scissors`, `turn c4`, `keep`, `hide c4>e2`; with real hands `won 2`. */
export function writeMove(m: Move): string {
  switch (kindOf(m)) {
    case 'gesture':
      return GESTURES[gestureOf(m)]!;
    case 'won':
      return `won ${seatNamed(m)}`;
    case 'keep':
      return 'keep';
    case 'turn':
      return `turn ${nameSpace(spaceTurned(m))}`;
    case 'hide':
      return `hide ${nameSpace(fromOf(m))}>${nameSpace(toOf(m))}`;
  }
}

const TURN = /^turn ([a-g][1-7])$/;
const HIDE = /^hide ([a-g][1-7])>([a-g][1-7])$/;
const WON = /^won ([0-4])$/;

export function readMove(text: string): Move | null {
  const gesture = (GESTURES as readonly string[]).indexOf(text);
  if (gesture >= 0) return showMove(gesture);
  if (text === 'keep') return KEEP;
  const turn = TURN.exec(text);
  if (turn) return turnMove(readSpace(turn[1]!));
  const hide = HIDE.exec(text);
  if (hide) {
    const m = hideMove(readSpace(hide[1]!), readSpace(hide[2]!));
    return isMove(m) ? m : null;
  }
  const won = WON.exec(text);
  return won ? wonMove(Number(won[1])) : null;
}
