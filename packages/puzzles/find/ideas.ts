import type { Match } from '@tablee/kernel';
import type { Answer, Goal, Play } from '../src/index.ts';
import { ForcedWin } from './forced-win.ts';
import { after, Budget, distanceOf, playsOf, type RatedTurn, rateTurns, type TreeGame } from './turns.ts';

/** What a position asks of the side to move, if one idea answers it. */
export type Found = {
  readonly goal: Goal;
  readonly answers: readonly Answer[];
  /** The best turn takes something at once. */
  readonly noisy: boolean;
  /** First moves to choose from, and turns. */
  readonly ideas: number;
  readonly choices: number;
  /** The depth of the proof, in turns of one side. */
  readonly turns: number;
};

export type Depths = { readonly deepest: number; readonly threats: number; readonly glance: number };

const ideasOf = (turns: readonly RatedTurn[]): number => new Set(turns.map(({ moves }) => moves[0]!)).size;

/** A forced win, as short as possible and by one idea. */
export function findWin(tree: TreeGame, match: Match, depths: Depths, budget: Budget): Found | null {
  const seat = match.game.actors(match.state)[0]!;
  const look = new Budget(depths.glance);
  const turns = distanceOf(tree, match, seat, depths.deepest, look);
  budget.used += look.used;
  if (turns === null) return null;
  const rated = rateTurns(tree, match, seat, turns, budget);
  const best = rated.filter(({ wins }) => wins !== null);
  if (ideasOf(best) !== 1) return null;
  const answers = answersOf(tree, match, seat, turns, budget);
  if (answers === null) return null;
  const goal = { key: 'win-in', numbers: [turns] } as const;
  return { goal, answers, noisy: best[0]!.noisy, ideas: ideasOf(rated), choices: rated.length, turns };
}

/** The other side threatens to win, and one idea prevents it for at least a turn longer. */
export function findHold(tree: TreeGame, match: Match, depths: Depths, budget: Budget): Found | null {
  if (depths.threats === 0) return null;
  const seat = match.game.actors(match.state)[0]!;
  if (!isThreatened(tree, match, depths, budget)) return null;
  const rated = rateTurns(tree, match, 1 - seat, depths.threats, new Budget(depths.glance));
  const safe = rated.filter(({ wins }) => wins === null);
  if (ideasOf(safe) !== 1 || safe.length > tree.mostAnswers) return null;
  const turns = depths.threats + 1;
  for (const { moves } of safe)
    if (distanceOf(tree, after(match, moves), 1 - seat, turns, budget) !== null) return null;
  const goal = { key: 'hold', numbers: [Math.max(...rated.map(({ wins }) => wins ?? 0))] } as const;
  const answers = safe.map(({ moves }) => ({ plays: playsOf(seat, moves) }));
  return { goal, answers, noisy: safe[0]!.noisy, ideas: ideasOf(rated), choices: rated.length, turns };
}

/** Whether the other side would win if the side to move could pass: without a threat, most turns hold. */
function isThreatened({ tree: treeOf }: TreeGame, match: Match, depths: Depths, budget: Budget): boolean {
  const tree = treeOf(match.state);
  const other = 1 - tree.seat();
  if (!tree.skip?.()) return true;
  const search = new ForcedWin(tree, depths.glance);
  const threatened = search.wins(other, depths.threats);
  budget.used += search.nodes;
  return threatened;
}

/**
 * The solver's turns that win within `turns`, with the longest defence after each. Null: they have several ideas, so
 * this is no puzzle. At the last turn any win counts.
 */
export function answersOf(
  tree: TreeGame,
  match: Match,
  seat: number,
  turns: number,
  budget: Budget,
): Answer[] | null {
  const winning = rateTurns(tree, match, seat, turns, budget).filter(turn => turn.wins !== null);
  if (turns === 1) return winning.slice(0, 1).map(({ moves }) => ({ plays: playsOf(seat, moves) }));
  const ideas = new Set(winning.map(({ moves }) => moves[0]!));
  if (ideas.size !== 1 || winning.length > tree.mostAnswers) return null;
  const answers: Answer[] = [];
  for (const { moves } of winning) {
    const plays = playsOf(seat, moves);
    const defence = defend(tree, after(match, moves), seat, turns - 1, budget);
    if (defence === null) return null;
    const { reply, match: position, turns: left } = defence;
    const next = answersOf(tree, position, seat, left, budget);
    if (next === null) return null;
    answers.push({ plays, ...(reply.length > 0 ? { reply } : {}), next });
  }
  return answers;
}

type Defence = { readonly reply: readonly Play[]; readonly match: Match; readonly turns: number };

/** Replies that lose as late as possible, captures before others, until the solver is on turn. */
function defend(tree: TreeGame, match: Match, seat: number, turns: number, budget: Budget): Defence | null {
  let here = match;
  const reply: Play[] = [];
  let left = turns;
  while (!here.outcome && here.game.actors(here.state)[0] !== seat) {
    const other = here.game.actors(here.state)[0]!;
    const rated = rateTurns(tree, here, seat, turns, budget);
    const best = rated.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    if (best.wins === null) throw new Error('the defence was proven to lose');
    left = best.wins;
    reply.push(...playsOf(other, best.moves));
    here = after(here, best.moves);
  }
  return here.outcome ? null : { reply, match: here, turns: left };
}

const rank = ({ wins, noisy }: RatedTurn): number => 2 * (wins ?? 100) + (noisy ? 1 : 0);
