import type { Guide, Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { COLOUR_COUNT } from '../board.ts';
import { NO_CARD } from '../cards.ts';
import type { Move } from '../move.ts';
import { isBlocked } from '../moves.ts';
import { nextSeat } from '../ownership.ts';
import type { State } from '../state.ts';
import { handSizes } from '../variant.ts';
import { listCandidates } from './candidates.ts';
import {
  colourOfSeat,
  FeatureList,
  MUTED,
  sideCount,
  sideOfSeat,
  sidesOf,
  TEMPO,
  WEIGHTS,
} from './features.ts';
import { chooseQuickly } from './policy.ts';

/** Reused for every judgement. */
const features = new FeatureList();
const strength = new Float64Array(COLOUR_COUNT);

/** Log-odds of an even chance by the number of sides: a third or a quarter with three or four. */
const EVEN: readonly number[] = [0, 0, 0, -69, -110];

/** Adds the features of a state, without the hands. */
function listFeatures(s: State): void {
  features.fill(s, sidesOf(s));
  const first = s.phase === 'play' ? s.turn : nextSeat(s, s.dealer);
  if (first >= 0) features.add(colourOfSeat(s, first), TEMPO, 1);
  for (let seat = 0; s.blocked !== 0 && seat < s.variant.seats; seat++) {
    if (isBlocked(s, seat)) features.add(colourOfSeat(s, seat), MUTED, 1);
  }
}

/** The log-odds of a seat's side in hundredths. Hands do not count: boards are judged between deals. */
export function judge(s: State, seat: Seat): number {
  const sides = sidesOf(s);
  listFeatures(s);
  strength.fill(0);
  for (let i = 0; i < features.size; i++) {
    const side = sides[features.colour[i]!]!;
    strength[side] = strength[side]! + WEIGHTS[features.feature[i]!]! * features.amount[i]!;
  }
  const mine = sideOfSeat(s, seat);
  const count = sideCount(s);
  let rival = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < count; side++) {
    if (side !== mine && strength[side]! > rival) rival = strength[side]!;
  }
  return strength[mine]! - rival + EVEN[count]!;
}

/** The shortest playout: the effect of a deal's last cards shows in the next deal. */
const LEAST_PLIES = 6;
/** The length of a playout when cards are drawn one by one (TOCK-8). */
const DRAWN_PLIES = 14;

/** Whether a new deal has just begun. */
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
