import { type Candidate, refereeOnly, type Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { type Colour, SPACES } from '../board.ts';
import { amountOf, giverOf, kindOf, type Move, receiverOf, shareMove } from '../move.ts';
import { closing } from '../moves.ts';
import { clone, isOver, type State } from '../state.ts';
import { mayShare } from '../turn.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, listMovesOf } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const survey = new Survey(WEIGHTS);
const wayOut = new Escape();

/** The approximate value of a firefly, in hundredths of log-odds. */
const FIREFLY = 20;
/** A seat passes if its best departure is worse than a partner's by more than this. */
const FAR_BEHIND = 0.5;

/** The moves of a seat, best first; a single one if there is nothing to compare. */
export function listCandidates(s: State, seat: Seat, most: number): readonly Candidate<Move>[] {
  if (s.step === 'moved') return [alone(shareAfterwards(s) ?? closing(s))];
  const owns = (pawn: Colour): boolean => ownerOf(s.variant, pawn) === seat;
  if (s.open) {
    const way = wayOut.plan(s, owns);
    if (way && owns(way.pawn)) return [inTurn(listMovesOf(s, way), 0)];
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

/** TCHANG-13: no seat has acted for a round, so this seat should not wait. */
const isWarned = (s: State): boolean => s.quiet >= s.variant.seats;

type Idea = Departure & { readonly worth: number };

/** The departures of all seats, best first: a better departure of a partner is a reason to pass. */
function explore(s: State, owns: (pawn: Colour) => boolean): readonly Candidate<Move>[] {
  survey.fill(s);
  const ideas: Idea[] = [];
  for (let i = 0; i < survey.size; i++) {
    const { pawns, goals, carries, worths } = survey;
    ideas.push({ pawn: pawns[i]!, to: goals[i]!, carry: carries[i]!, worth: worths[i]! });
  }
  ideas.sort((a, b) => b.worth - a.worth || Number(owns(b.pawn)) - Number(owns(a.pawn)));
  const mine = ideas.filter(({ pawn }) => owns(pawn));
  const [best, own] = [ideas[0], mine[0]];
  if (best === undefined) return [alone(closing(s))];
  if (own === undefined || (own.worth < best.worth - FAR_BEHIND && !isWarned(s))) return [alone(closing(s))];
  const list = oneOfAKind(s, isWarned(s) ? mine : ideas)
    .flatMap((idea, i) => (i < VARIED ? varyCarry(s, idea) : [idea]))
    .map((idea, i) =>
      owns(idea.pawn) ? inTurn(listMovesOf(s, idea), priorOf(idea, i)) : waitFor(s, idea, i),
    )
    .filter(({ move }) => s.step === 'start' || !isShare(move) || gathers(s, move));
  return list.length > 0 ? list : [alone(closing(s))];
}

/** Pawns on one space are equivalent: keeps only the first for each goal. */
function oneOfAKind(s: State, ideas: readonly Idea[]): readonly Idea[] {
  const known = new Set<number>();
  return ideas.filter(({ pawn, to }) => {
    const way = s.pawns[pawn]! * SPACES + to;
    return !known.has(way) && known.add(way);
  });
}

/** The index keeps ties in order. */
const priorOf = ({ worth }: Idea, i: number): number => FIREFLY * worth - i / 100;

/** Passes, with the partners' expected moves until the departure. */
function waitFor(s: State, idea: Idea, i: number): Candidate<Move> {
  const trial = clone(s);
  const partners: Move[] = [];
  const owner = ownerOf(s.variant, idea.pawn);
  while (trial.turn !== owner && !isOver(trial)) {
    partners.push(closing(trial));
    play(trial, closing(trial), refereeOnly, []);
  }
  if (!isOver(trial)) partners.push(...listMovesOf(trial, idea));
  return { move: closing(s), prior: priorOf(idea, i), partners: partners.slice(1) };
}

/** The number of departures tried with other amounts of fireflies. */
const VARIED = 1;

function varyCarry(s: State, idea: Idea): Idea[] {
  const { pawn, to, carry } = idea;
  const from = s.pawns[pawn]!;
  let [pool, mates] = [0, -1];
  for (const mate of s.variant.colours) {
    if (s.pawns[mate] !== from) continue;
    pool += s.purses[mate]!;
    mates++;
  }
  const least = s.maze.stepsBetween(from, to);
  const amounts = [carry, Math.floor((carry + pool) / 2), Math.floor((carry + least) / 2)];
  return [...new Set(mates === 0 ? [carry] : amounts)].map(amount => ({ ...idea, carry: amount }));
}

const isShare = (m: Move): boolean => kindOf(m) === 'share';

/** After a share in this turn, only shares that collect more fireflies on one pawn, so that nothing goes back and forth. */
function gathers(s: State, m: Move): boolean {
  return s.purses[receiverOf(m)]! + amountOf(m) > s.purses[giverOf(m)]!;
}

/** A pawn that meets a partner with an empty purse gives half of its fireflies. */
function shareAfterwards(s: State): Move | null {
  const { colours } = s.variant;
  for (const receiver of colours) {
    if (s.purses[receiver]! > 0) continue;
    for (const giver of colours) {
      const amount = s.purses[giver]! >> 1;
      if (giver === receiver || s.pawns[giver] !== s.pawns[receiver] || amount === 0) continue;
      if (!mayShare(s, giver, receiver)) continue;
      return shareMove(giver, receiver, amount, s.pawns[giver]!);
    }
  }
  return null;
}
