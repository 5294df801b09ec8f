import { type Chance, drawFrom, NeedsReferee, type Seat } from '@tablee/kernel';
import type { Space } from './board.ts';
import { ANIMAL, BARE, coverFace, faceOf, isUp, LIFTED, showFace, UNSEEN } from './cell.ts';
import type { DragonsEvent } from './events.ts';
import { type Gesture, NO_GESTURE, SECRET, strongest } from './gesture.ts';
import { toHide } from './hiding.ts';
import { fromOf, gestureOf, kindOf, type Move, seatNamed, spaceTurned, toOf } from './move.ts';
import { countUp, hasFireflies, NOBODY, type State, spacesWith } from './state.ts';

/** Plays a legal move in place. */
export function play(s: State, seat: Seat, m: Move, chance: Chance, news: DragonsEvent[]): void {
  switch (kindOf(m)) {
    case 'gesture':
      choose(s, seat, gestureOf(m), news);
      break;
    case 'won':
      win(s, seatNamed(m), news);
      break;
    case 'turn':
      turn(s, spaceTurned(m), chance, news);
      break;
    case 'keep':
      keep(s, news);
      startRound(s, news);
      break;
    case 'hide':
      hide(s, fromOf(m), toOf(m), news);
      break;
  }
}

/** DRAGON-2, DRAGON-3 */
function choose(s: State, seat: Seat, gesture: Gesture, news: DragonsEvent[]): void {
  s.chosen[seat] = gesture;
  news.push({ kind: 'chose', seat, gesture });
  const inside = s.inside.flatMap((is, i) => (is ? [i] : []));
  if (inside.some(i => s.chosen[i] === NO_GESTURE)) return;
  if (inside.some(i => s.chosen[i] === SECRET)) throw new NeedsReferee();
  news.push({ kind: 'shown', gestures: s.chosen.slice() });
  for (let i = 0; i < s.chosen.length; i++) s.last[i] = s.chosen[i]!;
  const best = strongest(inside.map(i => s.chosen[i]!));
  const goOn = best === NO_GESTURE ? inside : inside.filter(i => s.chosen[i] === best);
  s.chosen.fill(NO_GESTURE);
  if (goOn.length === 1) {
    win(s, goOn[0]!, news);
    return;
  }
  for (let i = 0; i < s.inside.length; i++) s.inside[i] = goOn.includes(i) ? 1 : 0;
  news.push({ kind: 'again', seats: goOn });
}

function win(s: State, seat: Seat, news: DragonsEvent[]): void {
  s.inside.fill(0);
  s.winner = seat;
  s.phase = 'turn';
  news.push({ kind: 'won', seat });
}

/** DRAGON-4, DRAGON-5. DRAGON-8: a stone that was never seen gets its face now. */
function turn(s: State, space: Space, chance: Chance, news: DragonsEvent[]): void {
  const cell = s.cells[space]!;
  const face = cell === UNSEEN ? drawFrom(s.bag, chance) : faceOf(cell);
  const fireflies = countUp(s);
  s.cells[space] = showFace(face);
  news.push({ kind: 'turned', seat: s.winner, space, face });
  if (face === ANIMAL) {
    s.phase = 'hide';
    news.push({ kind: 'lost', seat: s.winner, fireflies });
  } else if (!hasFireflies(s)) {
    // DRAGON-7
    keep(s, news);
    s.winner = NOBODY;
    s.phase = 'over';
    news.push({ kind: 'over', reason: 'counted' });
  }
}

function keep(s: State, news: DragonsEvent[]): void {
  const spaces = spacesWith(s, isUp);
  const fireflies = countUp(s);
  for (const space of spaces) s.cells[space] = BARE;
  s.kept[s.winner]! += fireflies;
  news.push({ kind: 'kept', seat: s.winner, fireflies, spaces });
}

/** DRAGON-6: what was lifted leaves its space closed until all are hidden. */
function hide(s: State, from: Space, to: Space, news: DragonsEvent[]): void {
  const face = faceOf(s.cells[from]!);
  s.cells[to] = s.remembers ? coverFace(face) : UNSEEN;
  if (!s.remembers) s.bag[face]!++;
  s.cells[from] = LIFTED;
  news.push({ kind: 'hid', seat: s.winner, from, to });
  if (toHide(s).length > 0) return;
  for (let space = 0; space < s.cells.length; space++) if (s.cells[space] === LIFTED) s.cells[space] = BARE;
  startRound(s, news);
}

function startRound(s: State, news: DragonsEvent[]): void {
  s.inside.fill(1);
  s.winner = NOBODY;
  s.phase = 'duel';
  news.push({ kind: 'round' });
}
