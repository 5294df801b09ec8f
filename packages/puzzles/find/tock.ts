import { loadBot, loadGame } from '@tablee/catalogue';
import {
  type Candidate,
  type Game,
  type Guide,
  isRefused,
  type Match,
  type Seat,
  searchChance,
  type View,
} from '@tablee/kernel';
import { type Grade, mistakesOf, type Puzzle } from '../src/index.ts';
import { stepWith } from '../src/way.ts';
import type { Draft, Finder } from './finder.ts';
import { positionOf, withoutPast } from './line-trials.ts';
import { selfPlay } from './self-play.ts';

/** Tock: the best card, told apart from all others by trials in many worlds that fit what the player sees. */

const GAMES = 600;
/** Trials of every move: a first look, and the proof. */
const [LOOK, PROOF] = [40, 800];
/** The best move must win this much more often than the second, and by so many standard errors. */
const GAP = 0.05;
/** Moves that are this far behind after the first look are dropped. */
const BEHIND = 0.12;
const ERRORS = 5;
const LEAST_MOVES = 4;
const ALL = 1_000;

type Placed = {
  readonly candidate: Candidate;
  /** The place before any trial: 0 is the move that looks best. */
  readonly place: number;
};
type Trial = Placed & { readonly results: readonly number[] };
type Best = {
  readonly move: string;
  readonly best: number;
  readonly second: number;
  readonly error: number;
  readonly place: number;
};

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** Tries the candidates in the same worlds with the same luck. */
function tryMoves(
  game: Game,
  guide: Guide,
  view: View<unknown>,
  seat: Seat,
  candidates: readonly Placed[],
  worlds: number,
): Trial[] {
  const trials = candidates.map(placed => ({ ...placed, results: [] as number[] }));
  const chance = searchChance(11);
  for (let i = 0; i < worlds; i++) {
    const world = game.imagine(view, seat, chance);
    const luck = chance.pick(2 ** 31);
    for (const { candidate, results } of trials) {
      const state = game.clone(world);
      const dice = searchChance(luck);
      game.apply(state, seat, candidate.move, dice);
      results.push(playOn(game, guide, state, seat, dice));
    }
  }
  return trials;
}

function playOn(
  game: Game,
  guide: Guide,
  world: unknown,
  seat: Seat,
  dice: ReturnType<typeof searchChance>,
): number {
  for (let plies = 0; ; plies++) {
    const actors = game.actors(world);
    if (actors.length === 0) return game.outcome(world)?.payoff[seat] ?? 0.5;
    if (guide.settled(world, plies)) return 1 / (1 + Math.exp(-guide.judge(world, seat) / 100));
    guide.step(world, actors[0]!, dice);
  }
}

/** The best move if it stands out; null if not. The error is that of the difference, world by world. */
function standsOut(game: Game, trials: readonly Trial[]): Best | null {
  const [first, second] = rank(trials);
  if (!first || !second) return null;
  const gaps = first.results.map((result, i) => result - second.results[i]!);
  const gap = meanOf(gaps);
  const error = Math.sqrt(meanOf(gaps.map(g => (g - gap) ** 2)) / gaps.length);
  if (gap < GAP || gap < ERRORS * error) return null;
  const round = (x: number): number => Math.round(x * 1e4) / 1e4;
  return {
    move: game.writeMove(first.candidate.move),
    place: first.place,
    best: round(first.mean),
    second: round(second.mean),
    error: round(error),
  };
}

const rank = (trials: readonly Trial[]) =>
  trials.map(trial => ({ ...trial, mean: meanOf(trial.results) })).sort((a, b) => b.mean - a.mean);

/** How far the best move is from the one that looks best. */
const gradeOf = ({ place, move }: Best): Grade =>
  place === 0 ? 1 : place < 3 && !move.startsWith('7') ? 2 : 3;

function analyse(game: Game, guide: Guide, match: Match): Best | null {
  const seat = game.actors(match.state)[0]!;
  const view = game.redact(match.state, seat);
  const all = guide
    .candidates(view, seat, ALL, searchChance(1))
    .map((candidate, place): Placed => ({ candidate, place }));
  if (all.length < LEAST_MOVES) return null;
  // A first look drops most positions, and most moves of the others.
  const looked = rank(tryMoves(game, guide, view, seat, all, LOOK));
  if (looked[0]!.mean - looked[1]!.mean < GAP / 2) return null;
  const close = looked.filter(({ mean }, i) => i < 2 || looked[0]!.mean - mean < BEHIND);
  return standsOut(game, tryMoves(game, guide, view, seat, close, PROOF));
}

const loadGuide = async (game: Game): Promise<Guide> => {
  const support = await loadBot(game.id, game.rules);
  if (!support || !('guide' in support)) throw new Error(`${game.id} has no guide`);
  return support.guide;
};

/** The move needs neither luck nor hidden cards, so a page can play it. */
function isPlain(match: Match, seat: Seat, move: string): boolean {
  const step = stepWith(match, { seat, move });
  return step !== null && !isRefused(step);
}

async function* drafts(seed: number, wants: (grade: Grade) => boolean): AsyncGenerator<Draft> {
  const game = await loadGame('tock');
  const guide = await loadGuide(game);
  for (let n = 0; n < GAMES; n++) {
    const family = `tock ${seed} ${n}`;
    for await (const played of selfPlay({ game, seats: 4, options: {}, levels: [1, 2, 1, 2] }, family)) {
      const actors = game.actors(played.state);
      if (actors.length !== 1) continue;
      const seat = actors[0]!;
      const seen = { ...played, state: game.redact(played.state, seat) };
      const match = withoutPast(seen);
      const found = analyse(game, guide, match);
      if (!found || !wants(gradeOf(found)) || !isPlain(match, seat, found.move)) continue;
      const { move, best, second, error } = found;
      yield {
        family,
        puzzle: {
          game: 'tock',
          rules: game.rules,
          grade: gradeOf(found),
          seats: 4,
          options: match.table.options,
          seat,
          position: game.writeState(match.state),
          goal: { key: 'best-card', numbers: [] },
          proof: { by: 'trials', trials: PROOF, best, second, error },
          judge: 'exact',
          answers: [{ plays: [{ seat, move }] }],
        },
      };
      break;
    }
  }
}

export const tock: Finder = {
  game: 'tock',
  count: 63,
  every: 9,
  drafts,
  async prove(puzzle: Puzzle) {
    const game = await loadGame('tock', puzzle.rules);
    const mistakes = mistakesOf(puzzle, game);
    if (mistakes.length > 0) return mistakes.join('; ');
    const found = analyse(game, await loadGuide(game), positionOf(game, puzzle));
    const expected = puzzle.judge === 'exact' ? puzzle.answers[0]?.plays[0]?.move : null;
    return found?.move === expected ? null : `the trials find ${JSON.stringify(found)}`;
  },
};
