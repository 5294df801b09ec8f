import { type Candidate, refereeOnly, type Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { type Colour, SPACES } from '../board.ts';
import { amountOf, giverOf, kindOf, type Move, receiverOf, shareMove } from '../move.ts';
import { closing } from '../moves.ts';
import { clone, isOver, type State } from '../state.ts';
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
const FAR_BEHIND = 0.5;

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

type Idea = Departure & { readonly worth: number };

/** Everybody's departures, the most promising first: what a partner could do is a reason to wait for him. */
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
    .map((idea, i) => (owns(idea.pawn) ? inTurn(spell(s, idea), priorOf(idea, i)) : waitFor(s, idea, i)))
    .filter(({ move }) => s.step === 'start' || !isShare(move) || gathers(s, move));
  return list.length > 0 ? list : [alone(closing(s))];
}

/** Of pawns that stand together only the first is thought of for each goal: they are all alike. */
function oneOfAKind(s: State, ideas: readonly Idea[]): readonly Idea[] {
  const known = new Set<number>();
  return ideas.filter(({ pawn, to }) => {
    const way = s.pawns[pawn]! * SPACES + to;
    return !known.has(way) && known.add(way);
  });
}

/** Equal ones stay in order. */
const priorOf = ({ worth }: Idea, i: number): number => FIREFLY * worth - i / 100;

/** The partners pass until it is the turn of whoever is to go. */
function waitFor(s: State, idea: Idea, i: number): Candidate<Move> {
  const trial = clone(s);
  const partners: Move[] = [];
  const owner = ownerOf(s.variant, idea.pawn);
  while (trial.turn !== owner && !isOver(trial)) {
    partners.push(closing(trial));
    play(trial, closing(trial), refereeOnly, []);
  }
  if (!isOver(trial)) partners.push(...spell(trial, idea));
  return { move: closing(s), prior: priorOf(idea, i), partners: partners.slice(1) };
}

/** So many departures are thought of with fuller and emptier purses. */
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
