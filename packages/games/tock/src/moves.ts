import type { Chance, Seat } from '@tablee/kernel';
import { JACK, NO_CARD, RANK_COUNT, type Rank, SEVEN, TEN } from './cards.ts';
import { listWays, newWays } from './effects.ts';
import type { Move } from './move.ts';
import { hasSplit, listSplits, sampleSplit } from './splits.ts';
import type { State } from './state.ts';

const BLOCK: Move = Object.freeze({ kind: 'block' });
const ways = newWays();

const wayMove = (card: Rank, i: number): Move =>
  card === JACK
    ? { kind: 'swap', a: ways.from[i]!, b: ways.to[i]! }
    : { kind: 'walk', card, from: ways.from[i]!, to: ways.to[i]! };

export const isBlocked = (s: State, seat: Seat): boolean => ((s.blocked >> seat) & 1) === 1;

export const holds = (s: State, seat: Seat, card: Rank): boolean => s.hands[seat * RANK_COUNT + card]! > 0;

/** Lists the moves of a card for the seat on turn, in order. */
export function listCard(s: State, seat: Seat, card: Rank, list: Move[]): void {
  if (card === SEVEN) {
    for (const parts of listSplits(s, seat)) list.push({ kind: 'split', parts });
    return;
  }
  listWays(s, seat, card, ways);
  for (let i = 0; i < ways.count; i++) list.push(wayMove(card, i));
  if (card === TEN) list.push(BLOCK);
}

/** TOCK-10: whether the card has a legal use. */
export function isUsable(s: State, seat: Seat, card: Rank): boolean {
  if (card === TEN) return true;
  if (card === SEVEN) return hasSplit(s, seat);
  listWays(s, seat, card, ways);
  return ways.count > 0;
}

/** TOCK-10: if no card has a use, one is discarded. */
export function canPlay(s: State, seat: Seat): boolean {
  for (let card = 0; card < RANK_COUNT; card++) {
    if (holds(s, seat, card) && isUsable(s, seat, card)) return true;
  }
  return false;
}

function listHand(s: State, seat: Seat, kind: 'give' | 'cull' | 'drop'): Move[] {
  const list: Move[] = [];
  for (let card = 0; card < RANK_COUNT; card++) if (holds(s, seat, card)) list.push({ kind, card });
  return list;
}

/** Whether the seat has to choose now. */
export function isActor(s: State, seat: Seat): boolean {
  switch (s.phase) {
    case 'swap':
      return s.gives[seat] === NO_CARD;
    case 'cull':
      return s.culled[seat] === NO_CARD;
    case 'play':
      return s.turn === seat;
    case 'over':
      return false;
  }
}

/** Order: cards by rank; per card enter, forward, special; pawns in position order. */
export function listMoves(s: State, seat: Seat): Move[] {
  if (!isActor(s, seat)) return [];
  if (s.phase === 'swap') return listHand(s, seat, 'give');
  if (s.phase === 'cull') return listHand(s, seat, 'cull');
  if (isBlocked(s, seat)) return listHand(s, seat, 'drop');
  const list: Move[] = [];
  for (let card = 0; card < RANK_COUNT; card++) if (holds(s, seat, card)) listCard(s, seat, card, list);
  return list.length > 0 ? list : listHand(s, seat, 'drop');
}

/** A card of the hand, uniformly. */
function sampleCard(s: State, seat: Seat, chance: Chance): Rank {
  let n = chance.pick(s.held[seat]!);
  for (let card = 0; card < RANK_COUNT; card++) {
    n -= s.hands[seat * RANK_COUNT + card]!;
    if (n < 0) return card;
  }
  throw new Error(`the hand of seat ${seat} is hidden`);
}

/** A use of the card, uniformly (for a 7 see sampleSplit), or null. */
function sampleUse(s: State, seat: Seat, card: Rank, chance: Chance): Move | null {
  if (card === SEVEN) {
    const parts = sampleSplit(s, seat, chance);
    return parts && { kind: 'split', parts };
  }
  listWays(s, seat, card, ways);
  const count = ways.count + (card === TEN ? 1 : 0);
  if (count === 0) return null;
  const i = count === 1 ? 0 : chance.pick(count);
  return i === ways.count ? BLOCK : wayMove(card, i);
}

/**
 * A random card of the hand and a random use of it; a card without a use passes to the next rank. Every legal move has a
 * positive probability, but not the same one.
 */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  if (!isActor(s, seat)) throw new Error(`seat ${seat} has nothing to choose`);
  const first = sampleCard(s, seat, chance);
  if (s.phase === 'swap') return { kind: 'give', card: first };
  if (s.phase === 'cull') return { kind: 'cull', card: first };
  if (isBlocked(s, seat)) return { kind: 'drop', card: first };
  for (let i = 0; i < RANK_COUNT; i++) {
    const card = (first + i) % RANK_COUNT;
    const move = holds(s, seat, card) ? sampleUse(s, seat, card, chance) : null;
    if (move) return move;
  }
  return { kind: 'drop', card: first };
}

/** The first legal move, played for an absent player. */
export function chooseForAbsent(s: State, seat: Seat, _chance: Chance): Move {
  const [move] = listMoves(s, seat);
  if (!move) throw new Error(`seat ${seat} has nothing to choose`);
  return move;
}
