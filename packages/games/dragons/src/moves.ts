import type { Chance, Seat } from '@tablee/kernel';
import { isDown, isUp } from './board.ts';
import { GESTURES, hideMove, KEEP, type Move, showMove, turnMove, wonMove } from './move.ts';
import { hidingPlaces, isActor, type State, spacesWith, toHide } from './state.ts';

/** Fixed order: gestures; seats; `keep`, then stones by space; `from` and `to` by space. */
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

/** A random legal move without listing all; keeps with probability 1/3. */
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

/** Move for an absent player: keeps if possible, otherwise random. */
export function chooseForAbsent(s: State, seat: Seat, chance: Chance): Move {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  return moves[0] === KEEP ? KEEP : moves[chance.pick(moves.length)]!;
}
