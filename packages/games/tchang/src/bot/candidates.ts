import type { Candidate, Seat } from '@tablee/kernel';
import type { Colour } from '../board.ts';
import { amountOf, giverOf, isGo, type Move, receiverOf, shareMove } from '../move.ts';
import { closing } from '../moves.ts';
import type { State } from '../state.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, spell } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const survey = new Survey(WEIGHTS);
const wayOut = new Escape();

/** What a firefly more is in hundredths of log-odds, about. */
const FIREFLY = 20;
/** Who has nothing within so many fireflies of the best a partner could do leaves it to the partner. */
const FAR_BEHIND = 2.5;

/** What a seat might do, the most promising first; alone where there is nothing to think about. */
export function listCandidates(s: State, seat: Seat, most: number): readonly Candidate<Move>[] {
  if (s.step === 'moved') return [alone(shareAfterwards(s) ?? closing(s))];
  const owns = (pawn: Colour): boolean => ownerOf(s.variant, pawn) === seat;
  if (s.open) {
    const way = wayOut.plan(s, owns);
    if (way && owns(way.pawn)) return [inTurn(spell(s, way), 0)];
    if (way && !isWarned(s)) return [alone(closing(s))];
  }
  return explore(s, owns).slice(0, most);
}

const alone = (move: Move): Candidate<Move> => ({ move, prior: 0 });
const inTurn = ([move, ...rest]: readonly Move[], prior: number): Candidate<Move> => ({
  move: move!,
  prior,
  rest,
});

/** TCHANG-13: nobody has done anything for a round; whoever can should. */
const isWarned = (s: State): boolean => s.quiet >= s.variant.seats;

function explore(s: State, owns: (pawn: Colour) => boolean): readonly Candidate<Move>[] {
  survey.fill(s);
  const mine: { departure: Departure; worth: number }[] = [];
  let others = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < survey.size; i++) {
    const worth = survey.worths[i]!;
    const departure = { pawn: survey.pawns[i]!, to: survey.goals[i]!, carry: survey.carries[i]! };
    if (owns(departure.pawn)) mine.push({ departure, worth });
    else others = Math.max(others, worth);
  }
  mine.sort((a, b) => b.worth - a.worth);
  const best = mine[0]?.worth ?? Number.NEGATIVE_INFINITY;
  const waits = others > best && !isWarned(s);
  const close = waits ? mine.filter(({ worth }) => worth > others - FAR_BEHIND) : mine;
  const list = close
    .flatMap(({ departure, worth }, i) =>
      (i < VARIED ? varyCarry(s, departure) : [departure]).map((one, k) =>
        inTurn(spell(s, one), FIREFLY * worth - k),
      ),
    )
    .filter(({ move }) => s.step === 'start' || isGo(move) || gathers(s, move));
  if (waits || list.length === 0) list.push({ move: closing(s), prior: FIREFLY * Math.max(others, best) });
  return list.sort((a, b) => b.prior - a.prior);
}

/** So many departures are thought of with fuller and emptier purses. */
const VARIED = 2;

function varyCarry(s: State, departure: Departure): Departure[] {
  const { pawn, to, carry } = departure;
  const from = s.pawns[pawn]!;
  let [pool, mates] = [0, -1];
  for (const mate of s.variant.colours) {
    if (s.pawns[mate] !== from) continue;
    pool += s.purses[mate]!;
    mates++;
  }
  const least = s.maze.stepsBetween(from, to);
  const amounts = [carry, Math.floor((carry + pool) / 2), Math.floor((carry + least) / 2)];
  return [...new Set(mates === 0 ? [carry] : amounts)].map(amount => ({ pawn, to, carry: amount }));
}

/**
 * Once something was shared in this turn, only what gathers fireflies further on one pawn: a plan is carried out, and
 * nothing goes back and forth.
 */
function gathers(s: State, m: Move): boolean {
  return s.purses[receiverOf(m)]! + amountOf(m) > s.purses[giverOf(m)]!;
}

/** Whoever comes to a partner with an empty purse leaves him half: he need not ask for it. */
function shareAfterwards(s: State): Move | null {
  const { colours } = s.variant;
  for (const receiver of colours) {
    if (s.purses[receiver]! > 0) continue;
    for (const giver of colours) {
      const amount = s.purses[giver]! >> 1;
      if (giver === receiver || s.pawns[giver] !== s.pawns[receiver] || amount === 0) continue;
      return shareMove(giver, receiver, amount, s.pawns[giver]!);
    }
  }
  return null;
}
