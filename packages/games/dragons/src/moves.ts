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

/** Uniform, but that one stops about every third time: listed stones would outweigh `keep` by far. */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  if (moves[0] === KEEP && chance.pick(3) === 0) return KEEP;
  return moves[chance.pick(moves.length)]!;
}

/** Nobody waits for an absent player: keeps what is caught, and otherwise leaves it to the lot (DRAGON-6). */
export function chooseForAbsent(s: State, seat: Seat, chance: Chance): Move {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  return moves[0] === KEEP ? KEEP : moves[chance.pick(moves.length)]!;
}
