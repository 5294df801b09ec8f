import type { Chance, Seat } from '@tablee/kernel';
import { isDown, isUp } from './cell.ts';
import { GESTURES } from './gesture.ts';
import { hidingPlaces, toHide } from './hiding.ts';
import { hideMove, KEEP, type Move, showMove, turnMove, wonMove } from './move.ts';
import { isActor, type State, spacesWith } from './state.ts';

/** In a fixed order: gestures; seats; `keep`, then stones by space; from and to by space. */
export function listMoves(s: State, seat: Seat): Move[] {
  if (!isActor(s, seat)) return [];
  switch (s.phase) {
    case 'duel':
      return s.variant.hands === 'real'
        ? s.kept.map((_, other) => wonMove(other))
        : GESTURES.map((_, g) => showMove(g));
    case 'turn':
      return [...(s.cells.some(isUp) ? [KEEP] : []), ...spacesWith(s, isDown).map(turnMove)];
    case 'hide': {
      const places = hidingPlaces(s);
      return toHide(s).flatMap(from => places.map(to => hideMove(from, to)));
    }
    case 'over':
      return [];
  }
}

const KEEP_EVERY = 3;

/** Any of the listed ones, without listing them; but one stops about every third time, which a list would not say. */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  if (s.phase === 'duel')
    return s.variant.hands === 'real'
      ? wonMove(chance.pick(s.variant.seats))
      : showMove(chance.pick(GESTURES.length));
  const up = toHide(s);
  if (s.phase === 'hide') {
    const places = hidingPlaces(s);
    return hideMove(up[chance.pick(up.length)]!, places[chance.pick(places.length)]!);
  }
  if (up.length > 0 && chance.pick(KEEP_EVERY) === 0) return KEEP;
  const down = spacesWith(s, isDown);
  return turnMove(down[chance.pick(down.length)]!);
}

/** Nobody waits for an absent player: keeps what is caught, and otherwise leaves it to the lot (DRAGON-6). */
export function chooseForAbsent(s: State, seat: Seat, chance: Chance): Move {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  return moves[0] === KEEP ? KEEP : moves[chance.pick(moves.length)]!;
}
