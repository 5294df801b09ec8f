import type { Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import { EACH, firstOf, isQueen, type Puck } from '../puck.ts';
import { clone, isHere, other, type State } from '../state.ts';
import { findHitWindows } from './hit-windows.ts';
import { RayCaster } from './ray-caster.ts';
import type { Budget } from './trials.ts';

/** The lowest cost of a shot or a creation, in halves; free creations apart. */
const CHEAPEST = 2;
/** Angle between two rays, in 4096ths of a turn. */
const STEP = 16;
/** A window this wide counts as a sure hit. */
const SURE = 64;
const SHOTS = 3;
/** Weight of the own windows; the opponent shoots next. */
const LATER = 0.4;
const QUEEN = 0.5;

const rays = new RayCaster();

/** Whether the points left can only pay for elastics. */
export const canOnlyHook = (s: State): boolean =>
  s.points <= CHEAPEST && s.free === 0 && !s.variant.strategic && !s.variant.depot && !mustCreate(s);

/** The elastic move that blocks most shots of the opponent and fewest own ones; `end` if none helps. */
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

/** The expected hits of a seat in a turn, with each shooter and each target once. */
function hitsBy(s: State, seat: Seat): number {
  rays.load(s);
  const hits: Hit[] = [];
  const first = firstOf(seat);
  for (let puck = first; puck < first + EACH; puck++) {
    if (!isHere(s, puck)) continue;
    for (const { target, width } of findHitWindows(rays, s.x[puck]!, s.y[puck]!, puck, seat, STEP)) {
      const weight = isQueen(target) ? QUEEN : 1;
      hits.push({ puck, target, chance: (weight * Math.min(width, SURE)) / SURE });
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
