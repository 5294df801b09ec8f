import type { Seat } from '@tablee/kernel';
import { COLOUR_COUNT } from '../board.ts';
import { isBlocked } from '../moves.ts';
import { nextSeat } from '../ownership.ts';
import type { State } from '../state.ts';
import { MUTED, Sketch, TEMPO } from './features.ts';
import { colourOfSeat, sideCount, sideOfSeat, sidesOf } from './sides.ts';
import { WEIGHTS } from './weights.ts';

/** Made once, filled again and again. */
const glance = new Sketch();
const strength = new Float64Array(COLOUR_COUNT);

/** With three or four rivals even chances are a third or a quarter: log-odds in hundredths. */
const EVEN: readonly number[] = [0, 0, 0, -69, -110];

/** What can be seen of the whole state, hands apart. */
export function sketchState(into: Sketch, s: State): void {
  into.fill(s, sidesOf(s));
  const first = s.phase === 'play' ? s.turn : nextSeat(s, s.dealer);
  if (first >= 0) into.note(colourOfSeat(s, first), TEMPO, 1);
  for (let seat = 0; s.blocked !== 0 && seat < s.variant.seats; seat++) {
    if (isBlocked(s, seat)) into.note(colourOfSeat(s, seat), MUTED, 1);
  }
}

/** How the board stands for the side of a seat: hundredths of log-odds. Hands do not count: judged between deals. */
export function judge(s: State, seat: Seat): number {
  const sides = sidesOf(s);
  sketchState(glance, s);
  strength.fill(0);
  for (let i = 0; i < glance.size; i++) {
    const side = sides[glance.colour[i]!]!;
    strength[side] = strength[side]! + WEIGHTS[glance.feature[i]!]! * glance.amount[i]!;
  }
  const mine = sideOfSeat(s, seat);
  const count = sideCount(s);
  let rival = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < count; side++) {
    if (side !== mine && strength[side]! > rival) rival = strength[side]!;
  }
  return strength[mine]! - rival + EVEN[count]!;
}
