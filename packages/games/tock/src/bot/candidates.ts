import type { Candidate, Seat } from '@tablee/kernel';
import { cardOf } from '../apply.ts';
import { isHouse, isTrack } from '../board.ts';
import { FIVE, SEVEN } from '../cards.ts';
import type { Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import { playedColours } from '../ownership.ts';
import type { State } from '../state.ts';
import { Appraisal } from './appraisal.ts';
import { giftPrior, keepWorth } from './card-values.ts';
import { sideOfSeat, sidesOf } from './features.ts';
import { BLOCK_WORTH, weighWay } from './policy.ts';

const appraisal = new Appraisal();

/** There may be thousands of splits of a 7; only the best few are compared. */
const MOST_SPLITS = 10;

/** A quick value of a move. The parts of a 7 are valued independently. */
function weigh(s: State, seat: Seat, m: Move, waiting: boolean): number {
  switch (m.kind) {
    case 'give':
      return giftPrior(s, seat, m.card);
    case 'cull':
    case 'drop':
      return -keepWorth(s, seat, m.card);
    case 'block':
      return BLOCK_WORTH;
    case 'swap':
      return weighWay(appraisal, cardOf(m), m.a, m.b, waiting);
    case 'walk':
      return weighWay(appraisal, m.card, m.from, m.to, waiting);
    case 'split': {
      let sum = 0;
      for (const { from, to } of m.parts) sum += appraisal.walk(SEVEN, from, to);
      return sum;
    }
  }
}

/** TOCK-27: a winning move brings the last pawns home. Its prior exceeds any noise of a level. */
const WIN = 1_000;
function wins(m: Move): boolean {
  const parts = m.kind === 'split' ? m.parts : m.kind === 'walk' && m.card !== FIVE ? [m] : [];
  const homeward = parts.filter(({ from, to }) => isTrack(from) && isHouse(to));
  return homeward.length > 0 && homeward.length === appraisal.away();
}

/** The moves of a seat, best first. */
export function listCandidates(s: State, seat: Seat, most: number): Candidate<Move>[] {
  appraisal.open(s, sidesOf(s), sideOfSeat(s, seat));
  const waiting = appraisal.waits(playedColours(s, seat));
  const all = listMoves(s, seat).map(move => ({
    move,
    prior: wins(move) ? WIN : weigh(s, seat, move, waiting),
  }));
  all.sort((a, b) => b.prior - a.prior);
  let splits = 0;
  return all.filter(({ move }) => move.kind !== 'split' || ++splits <= MOST_SPLITS).slice(0, most);
}
