import type { Guide } from '@tablee/kernel';
import { play } from '../apply.ts';
import { NO_CARD } from '../cards.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { handSizes } from '../variant.ts';
import { listCandidates } from './candidates.ts';
import { judge } from './judge.ts';
import { chooseQuickly } from './policy.ts';

/** Played on at least this far: what the last cards of a deal lead to is seen in the next one. */
const LEAST_PLIES = 6;
/** Where cards are drawn one by one no deal ends soon (TOCK-8). */
const DRAWN_PLIES = 14;

/** Between two deals nobody holds anything yet that the judgement would have to know. */
function isDealt(s: State): boolean {
  const size = handSizes(s.variant)[s.deal - 1];
  for (let seat = 0; seat < s.variant.seats; seat++) {
    if (s.held[seat] !== size || s.gives[seat] !== NO_CARD) return false;
  }
  return true;
}

export const guide: Guide<State, Move> = {
  candidates: (view, seat, most) => listCandidates(view, seat, most),
  step(world, seat, chance) {
    play(world, seat, chooseQuickly(world, seat, chance), chance, null);
  },
  settled(world, plies) {
    return world.variant.deal === 'draw' ? plies >= DRAWN_PLIES : plies >= LEAST_PLIES && isDealt(world);
  },
  judge,
};
