import type { Chance, Seat } from '@tablee/kernel';
import { isReserve } from '../board.ts';
import { ENTERS, JACK, RANK_COUNT, type Rank, SEVEN, TEN } from '../cards.ts';
import { listWays, newWays } from '../effects.ts';
import type { Move } from '../move.ts';
import { holds, isBlocked } from '../moves.ts';
import { playedColours } from '../ownership.ts';
import { sampleSplit } from '../splits.ts';
import type { State } from '../state.ts';
import { Appraisal } from './appraisal.ts';
import { chooseDiscard, chooseGift } from './card-values.ts';
import { sideOfSeat, sidesOf } from './features.ts';
import { chooseSplit } from './seven.ts';

const appraisal = new Appraisal();
const ways = newWays();

/** The value of blocking the next player (TOCK-25). */
export const BLOCK_WORTH = 6;
/** The cost of walking with an entering card while pawns are in reserve. */
const ENTRY_KEPT = 5;
/** The cost of playing a jack now. */
const JACK_KEPT = 2;

/** The value of a move; `waiting`: pawns are in reserve. */
export function weighWay(a: Appraisal, card: Rank, from: number, to: number, waiting: boolean): number {
  if (card === JACK) return a.swap(from, to) - JACK_KEPT;
  if (isReserve(from)) return a.enter(a.colourAt(from));
  return a.walk(card, from, to) - (waiting && ENTERS[card] ? ENTRY_KEPT : 0);
}

const BLOCK: Move = { kind: 'block' };

/** The move with the highest quick value, by the seat's own cards and the board. Used in playouts. */
export function chooseQuickly(s: State, seat: Seat, chance: Chance): Move {
  if (s.phase === 'swap') return { kind: 'give', card: chooseGift(s, seat) };
  if (s.phase === 'cull') return { kind: 'cull', card: chooseDiscard(s, seat) };
  if (isBlocked(s, seat)) return { kind: 'drop', card: chooseDiscard(s, seat) };
  appraisal.open(s, sidesOf(s), sideOfSeat(s, seat));
  const waiting = appraisal.waits(playedColours(s, seat));
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let [bestCard, bestFrom, bestTo] = [-1, -1, -1];
  for (let card = 0; card < RANK_COUNT; card++) {
    if (!holds(s, seat, card)) continue;
    if (card === SEVEN) {
      const split = chooseSplit(s, seat, appraisal);
      if (split && split.worth > most) {
        most = split.worth;
        best = { kind: 'split', parts: split.parts };
      }
      continue;
    }
    listWays(s, seat, card, ways);
    for (let i = 0; i < ways.count; i++) {
      const worth = weighWay(appraisal, card, ways.from[i]!, ways.to[i]!, waiting);
      if (worth <= most) continue;
      most = worth;
      best = null;
      [bestCard, bestFrom, bestTo] = [card, ways.from[i]!, ways.to[i]!];
    }
    if (card === TEN && BLOCK_WORTH > most) {
      most = BLOCK_WORTH;
      best = BLOCK;
    }
  }
  if (best) return best;
  if (bestCard === JACK) return { kind: 'swap', a: bestFrom, b: bestTo };
  if (bestCard >= 0) return { kind: 'walk', card: bestCard, from: bestFrom, to: bestTo };
  const parts = holds(s, seat, SEVEN) ? sampleSplit(s, seat, chance) : null;
  return parts ? { kind: 'split', parts } : { kind: 'drop', card: chooseDiscard(s, seat) };
}
