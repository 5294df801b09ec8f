import type { Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import { EACH, firstOf, isQueen, type Puck } from '../puck.ts';
import { clone, isHere, other, type State } from '../state.ts';
import { listHitWindows } from './hit-windows.ts';
import { Raycast } from './raycast.ts';
import type { Budget } from './simulator.ts';

/** The least cost of a shot or creation without presents, in half points. */
const CHEAPEST = 2;
/** The angle between two rays, in 4096ths of a turn. */
const STEP = 16;
/** A window of this breadth counts as a certain hit. */
const SURE = 64;
const SHOTS = 3;
/** The weight of own windows: the opponent shoots next. */
const LATER = 0.4;
const QUEEN = 0.5;

const raycast = new Raycast();

/** Whether the points left can pay for elastics only. */
export const onlyElasticsLeft = (s: State): boolean =>
  s.points <= CHEAPEST && s.free === 0 && !s.variant.strategic && !s.variant.depot && !mustCreate(s);

/** The elastic that takes most from the opponent and least from the seat; the end of the turn if none helps. */
export function chooseElastic(root: State, seat: Seat, budget: Budget): Move {
  let best: Move = END;
  let highest = weigh(root, seat);
  for (const move of listMoves(root, seat)) {
    if (move.kind !== 'hook' && move.kind !== 'lay') continue;
    if (budget.spent() >= 1) break;
    const s = clone(root);
    play(s, move, null);
    budget.count();
    const worth = weigh(s, seat);
    if (worth <= highest) continue;
    highest = worth;
    best = move;
  }
  return best;
}

const weigh = (s: State, seat: Seat): number => LATER * hitsBy(s, seat) - hitsBy(s, other(seat));

type Hit = { readonly puck: Puck; readonly target: Puck; readonly chance: number };

/** The expected hits of a seat in a turn, counting each shooter and target once. */
function hitsBy(s: State, seat: Seat): number {
  raycast.load(s);
  const hits: Hit[] = [];
  const first = firstOf(seat);
  for (let puck = first; puck < first + EACH; puck++) {
    if (!isHere(s, puck)) continue;
    for (const { target, breadth } of listHitWindows(raycast, s.x[puck]!, s.y[puck]!, puck, seat, STEP)) {
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
