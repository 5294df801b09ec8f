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
import { chooseGift, chooseWaste } from './hand.ts';
import { laySeven } from './seven.ts';
import { sideOfSeat, sidesOf } from './sides.ts';

const appraisal = new Appraisal();
const ways = newWays();

/** The next player, a rival, drops a card (TOCK-25). */
export const BLOCK_WORTH = 6;
/** An entering card that only walks will be missed while pawns wait. */
const ENTRY_KEPT = 5;
/** A jack is worth waiting for. */
const JACK_KEPT = 2;

/** What using the card this way is worth; `waiting` says that pawns wait for an entering card. */
export function weighWay(a: Appraisal, card: Rank, from: number, to: number, waiting: boolean): number {
  if (card === JACK) return a.swap(from, to) - JACK_KEPT;
  if (isReserve(from)) return a.enter(a.colourAt(from));
  return a.walk(card, from, to) - (waiting && ENTERS[card] ? ENTRY_KEPT : 0);
}

const BLOCK: Move = { kind: 'block' };

/**
 * A decent move at once, by the seat's own cards and the board: the way of the card that promises most. Worlds are
 * played on by it.
 */
export function chooseQuickly(s: State, seat: Seat, chance: Chance): Move {
  if (s.phase === 'swap') return { kind: 'give', card: chooseGift(s, seat) };
  if (s.phase === 'cull') return { kind: 'cull', card: chooseWaste(s, seat) };
  if (isBlocked(s, seat)) return { kind: 'drop', card: chooseWaste(s, seat) };
  appraisal.open(s, sidesOf(s), sideOfSeat(s, seat));
  const waiting = appraisal.waits(playedColours(s, seat));
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let [bestCard, bestFrom, bestTo] = [-1, -1, -1];
  for (let card = 0; card < RANK_COUNT; card++) {
    if (!holds(s, seat, card)) continue;
    if (card === SEVEN) {
      const laid = laySeven(s, seat, appraisal);
      if (laid && laid.worth > most) {
        most = laid.worth;
        best = { kind: 'split', parts: laid.parts };
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
  return parts ? { kind: 'split', parts } : { kind: 'drop', card: chooseWaste(s, seat) };
}
