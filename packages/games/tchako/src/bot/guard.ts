import type { Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import { EACH, firstOf, isQueen, type Puck } from '../puck.ts';
import { clone, isHere, other, type State } from '../state.ts';
import type { Purse } from './purse.ts';
import { scanFrom } from './scan.ts';
import { Sight } from './sight.ts';

/** In halves: what every shot and every creation costs at least, presents apart. */
const CHEAPEST = 2;
/** Every how many 4096ths of a turn it is looked. */
const STEP = 16;
/** So broad a window is as good as a hit. */
const SURE = 64;
const SHOTS = 3;
/** What the own windows are worth beside the other's: it is he who shoots next. */
const LATER = 0.4;
const QUEEN = 0.5;

const sight = new Sight();

/** Nothing but elastics can be paid for any more: there is half a point left, or a whole one that no shot is had for. */
export const isOnlyHooking = (s: State): boolean =>
  s.points <= CHEAPEST && s.free === 0 && !s.variant.strategic && !s.variant.depot && !mustCreate(s);

/** Where an elastic takes most from the other and least from oneself; the end where none does. */
export function guard(root: State, seat: Seat, purse: Purse): Move {
  let best: Move = END;
  let highest = weigh(root, seat);
  for (const move of listMoves(root, seat)) {
    if (move.kind !== 'hook' && move.kind !== 'lay') continue;
    if (purse.spent() >= 1) break;
    const s = clone(root);
    play(s, move, null);
    purse.pay();
    const worth = weigh(s, seat);
    if (worth <= highest) continue;
    highest = worth;
    best = move;
  }
  return best;
}

const weigh = (s: State, seat: Seat): number => LATER * hitsBy(s, seat) - hitsBy(s, other(seat));

type Hit = { readonly puck: Puck; readonly target: Puck; readonly chance: number };

/** How many a seat is likely to hit in a turn, each shooter and each target once. */
function hitsBy(s: State, seat: Seat): number {
  sight.face(s);
  const hits: Hit[] = [];
  const first = firstOf(seat);
  for (let puck = first; puck < first + EACH; puck++) {
    if (!isHere(s, puck)) continue;
    for (const { target, breadth } of scanFrom(sight, s.x[puck]!, s.y[puck]!, puck, seat, STEP)) {
      const weight = isQueen(target) ? QUEEN : 1;
      hits.push({ puck, target, chance: (weight * Math.min(breadth, SURE)) / SURE });
    }
  }
  hits.sort((a, b) => b.chance - a.chance);
  let sum = 0;
  let busy = 0;
  for (let shots = 0, i = 0; i < hits.length && shots < SHOTS; i++) {
    const { puck, target, chance } = hits[i]!;
    if ((busy & ((1 << puck) | (1 << target))) !== 0) continue;
    busy |= (1 << puck) | (1 << target);
    sum += chance;
    shots++;
  }
  return sum;
}
