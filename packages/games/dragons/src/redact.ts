import type { Chance, Eyes, Seat, View } from '@tablee/kernel';
import { BARE, faceOf, isCovered, isUp, LIFTED, UNSEEN } from './board.ts';
import type { DragonsEvent } from './events.ts';
import { GESTURES, NO_GESTURE, SECRET } from './move.ts';
import { clone, countDown, type State } from './state.ts';

/** DRAGON-8: covered stones become unseen. DRAGON-2: gestures of other seats become SECRET. */
export function redact(s: State, eyes: Eyes): View<State> {
  const view = clone(s);
  if (eyes === 'referee') return view as View<State>;
  const down = countDown(s);
  view.remembers = false;
  for (let face = 0; face < down.length; face++) view.bag[face] = down[face]!;
  for (let space = 0; space < view.cells.length; space++)
    if (isCovered(view.cells[space]!)) view.cells[space] = UNSEEN;
  for (let seat = 0; seat < view.chosen.length; seat++)
    if (seat !== eyes && view.chosen[seat] !== NO_GESTURE) view.chosen[seat] = SECRET;
  return view as View<State>;
}

export function tell(e: DragonsEvent, eyes: Eyes): DragonsEvent {
  return e.kind === 'chose' && eyes !== 'referee' && e.seat !== eyes ? { ...e, gesture: SECRET } : e;
}

/** Faces are drawn when turned, so only secret gestures are guessed. */
export function imagine(v: View<State>, _seat: Seat, chance: Chance): State {
  const s = clone(v);
  for (let seat = 0; seat < s.chosen.length; seat++)
    if (s.chosen[seat] === SECRET) s.chosen[seat] = chance.pick(GESTURES.length);
  return s;
}

/** DRAGON-8: an earlier position with all stones face down. */
export function forget(v: View<State>): View<State> {
  const past = clone(v);
  for (let space = 0; space < past.cells.length; space++) {
    const cell = past.cells[space]!;
    if (cell === LIFTED) past.cells[space] = BARE;
    else if (isUp(cell)) {
      past.cells[space] = UNSEEN;
      past.bag[faceOf(cell)]!++;
    }
  }
  // With no stone face up there is nothing to hide.
  if (past.phase === 'hide') past.phase = 'turn';
  return past as View<State>;
}
