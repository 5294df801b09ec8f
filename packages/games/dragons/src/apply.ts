import { type Chance, drawFrom, NeedsReferee, type Seat } from '@tablee/kernel';
import type { Space } from './board.ts';
import { ANIMAL, BARE, coverFace, faceOf, isUp, LIFTED, showFace, UNSEEN } from './board.ts';
import type { DragonsEvent } from './events.ts';
import {
  fromOf,
  type Gesture,
  gestureOf,
  kindOf,
  type Move,
  NO_GESTURE,
  SECRET,
  seatNamed,
  spaceTurned,
  strongest,
  toOf,
} from './move.ts';
import { countUp, hasFireflies, NO_SEAT, type State, spacesWith, toHide } from './state.ts';

/** Plays a legal move in place. */
export function play(s: State, seat: Seat, m: Move, chance: Chance, events: DragonsEvent[]): void {
  switch (kindOf(m)) {
    case 'gesture':
      choose(s, seat, gestureOf(m), events);
      break;
    case 'won':
      win(s, seatNamed(m), events);
      break;
    case 'turn':
      turn(s, spaceTurned(m), chance, events);
      break;
    case 'keep':
      keep(s, events);
      startRound(s, events);
      break;
    case 'hide':
      hide(s, fromOf(m), toOf(m), events);
      break;
  }
}

/** DRAGON-2, DRAGON-3 */
function choose(s: State, seat: Seat, gesture: Gesture, events: DragonsEvent[]): void {
  s.chosen[seat] = gesture;
  events.push({ kind: 'chose', seat, gesture });
  const inside = s.inside.flatMap((is, i) => (is ? [i] : []));
  if (inside.some(i => s.chosen[i] === NO_GESTURE)) return;
  if (inside.some(i => s.chosen[i] === SECRET)) throw new NeedsReferee();
  events.push({ kind: 'shown', gestures: s.chosen.slice() });
  for (let i = 0; i < s.chosen.length; i++) s.last[i] = s.chosen[i]!;
  const best = strongest(inside.map(i => s.chosen[i]!));
  const goOn = best === NO_GESTURE ? inside : inside.filter(i => s.chosen[i] === best);
  s.chosen.fill(NO_GESTURE);
  if (goOn.length === 1) {
    win(s, goOn[0]!, events);
    return;
  }
  for (let i = 0; i < s.inside.length; i++) s.inside[i] = goOn.includes(i) ? 1 : 0;
  events.push({ kind: 'again', seats: goOn });
}

function win(s: State, seat: Seat, events: DragonsEvent[]): void {
  s.inside.fill(0);
  s.winner = seat;
  s.phase = 'turn';
  events.push({ kind: 'won', seat });
}

/** DRAGON-4, DRAGON-5. DRAGON-8: a stone that was never seen gets its face now. */
function turn(s: State, space: Space, chance: Chance, events: DragonsEvent[]): void {
  const cell = s.cells[space]!;
  const face = cell === UNSEEN ? drawFrom(s.bag, chance) : faceOf(cell);
  const fireflies = countUp(s);
  s.cells[space] = showFace(face);
  events.push({ kind: 'turned', seat: s.winner, space, face });
  if (face === ANIMAL) {
    s.phase = 'hide';
    events.push({ kind: 'lost', seat: s.winner, fireflies });
  } else if (!hasFireflies(s)) {
    // DRAGON-7
    keep(s, events);
    s.winner = NO_SEAT;
    s.phase = 'over';
    events.push({ kind: 'over', reason: 'counted' });
  }
}

function keep(s: State, events: DragonsEvent[]): void {
  const spaces = spacesWith(s, isUp);
  const fireflies = countUp(s);
  for (const space of spaces) s.cells[space] = BARE;
  s.kept[s.winner]! += fireflies;
  events.push({ kind: 'kept', seat: s.winner, fireflies, spaces });
}

/** DRAGON-6: spaces of lifted stones stay closed until all are hidden. */
function hide(s: State, from: Space, to: Space, events: DragonsEvent[]): void {
  const face = faceOf(s.cells[from]!);
  s.cells[to] = s.remembers ? coverFace(face) : UNSEEN;
  if (!s.remembers) s.bag[face]!++;
  s.cells[from] = LIFTED;
  events.push({ kind: 'hid', seat: s.winner, from, to });
  if (toHide(s).length > 0) return;
  for (let space = 0; space < s.cells.length; space++) if (s.cells[space] === LIFTED) s.cells[space] = BARE;
  startRound(s, events);
}

function startRound(s: State, events: DragonsEvent[]): void {
  s.inside.fill(1);
  s.winner = NO_SEAT;
  s.phase = 'duel';
  events.push({ kind: 'round' });
}
