import { type Candidate, type Chance, refereeOnly, type Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { type Colour, GROUND, SPACES, type Space, START } from '../board.ts';
import { hasStatue, hasStone } from '../cell.ts';
import { amountOf, giverOf, kindOf, layStatue, layStone, type Move, receiverOf, shareMove } from '../move.ts';
import { closing } from '../moves.ts';
import { clone, isOver, placesStatue, type State } from '../state.ts';
import { ownerOf } from '../variant.ts';
import { type Departure, toMoves } from './departure.ts';
import { Escape } from './escape.ts';
import { Survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const survey = new Survey(WEIGHTS);
const escapes = new Escape();

/** Approximate value of one firefly, in hundredths of log-odds. */
const FIREFLY = 20;
/** A seat whose best idea is worth this much less than a partner's best idea waits for the partner. */
const FAR_BEHIND = 0.5;

/** Candidate moves of a seat, best first; a single one if there is no real choice. */
export function listCandidates(s: State, seat: Seat, most: number): readonly Candidate<Move>[] {
  if (s.step === 'moved') return [only(shareAfterwards(s) ?? closing(s))];
  const owns = (pawn: Colour): boolean => ownerOf(s.variant, pawn) === seat;
  if (s.open) {
    const next = escapes.plan(s, owns);
    if (next && owns(next.pawn)) return [inTurn(toMoves(s, next), 0)];
    if (next && !isWarned(s)) return [only(closing(s))];
  }
  return explore(s, owns).slice(0, most);
}

const only = (move: Move): Candidate<Move> => ({ move, prior: 0 });
const inTurn = ([move, ...rest]: readonly Move[], prior: number): Candidate<Move> => ({
  move: move!,
  prior,
  rest,
});

/** TCHANG-13: a round without an action has passed, so waiting is dangerous. */
const isWarned = (s: State): boolean => s.quiet >= s.variant.seats;

type Idea = Departure & { readonly worth: number };

/** Departures of all pawns, best first. A partner's departure becomes the candidate to wait for it. */
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
  if (best === undefined) return [only(closing(s))];
  if (own === undefined || (own.worth < best.worth - FAR_BEHIND && !isWarned(s))) return [only(closing(s))];
  const list = uniqueRoutes(s, isWarned(s) ? mine : ideas)
    .flatMap((idea, i) => (i < VARIED ? varyCarry(s, idea) : [idea]))
    .map((idea, i) => (owns(idea.pawn) ? inTurn(toMoves(s, idea), priorOf(idea, i)) : waitFor(s, idea, i)))
    .filter(({ move }) => s.step === 'start' || !isShare(move) || gathers(s, move));
  return list.length > 0 ? list : [only(closing(s))];
}

/** Keeps one idea per start and goal: pawns on one space are interchangeable. */
function uniqueRoutes(s: State, ideas: readonly Idea[]): readonly Idea[] {
  const known = new Set<number>();
  return ideas.filter(({ pawn, to }) => {
    const route = s.pawns[pawn]! * SPACES + to;
    return !known.has(route) && known.add(route);
  });
}

/** The index keeps equal ideas in order. */
const priorOf = ({ worth }: Idea, i: number): number => FIREFLY * worth - i / 100;

/** All seats pass until the owner of the pawn is on turn. */
function waitFor(s: State, idea: Idea, i: number): Candidate<Move> {
  const trial = clone(s);
  const partners: Move[] = [];
  const owner = ownerOf(s.variant, idea.pawn);
  while (trial.turn !== owner && !isOver(trial)) {
    partners.push(closing(trial));
    play(trial, closing(trial), refereeOnly, []);
  }
  if (!isOver(trial)) partners.push(...toMoves(trial, idea));
  return { move: closing(s), prior: priorOf(idea, i), partners: partners.slice(1) };
}

/** Number of ideas that are also tried with more and with fewer fireflies. */
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

/** After a share in this turn, allow only shares that gather more on one pawn, so that nothing goes back and forth. */
function gathers(s: State, m: Move): boolean {
  return s.purses[receiverOf(m)]! + amountOf(m) > s.purses[giverOf(m)]!;
}

/** After a move, gives half to a partner with an empty purse. */
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

/** TCHANG-4: places one statue or stone as the options would at random. */
export function choosePlace(s: State, chance: Chance): Candidate<Move> {
  const statue = placesStatue(s);
  const free = GROUND.filter(space => !(statue ? hasStatue : hasStone)(s.cells[space]!));
  const fit = free.filter(statue ? fitsStatue(s, free) : space => fitsStone(s, space));
  const places = fit.length > 0 ? fit : free;
  const space = places[chance.pick(places.length)]!;
  return { move: statue ? layStatue(space) : layStone(space), prior: 0 };
}

/** TCHANG-16: the nearest or the farthest free spaces, or any. */
function fitsStatue({ variant, maze }: State, free: readonly Space[]): (space: Space) => boolean {
  if (variant.statues === 'spread') return () => true;
  const steps = (space: Space): number => maze.stepsBetween(START, space);
  const wanted = Math[variant.statues === 'near' ? 'min' : 'max'](...free.map(steps));
  return space => steps(space) === wanted;
}

const fitsStone = ({ variant, cells }: State, space: Space): boolean =>
  variant.cover === 'random' || hasStatue(cells[space]!) === (variant.cover === 'all');
