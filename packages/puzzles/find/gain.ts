import type { Match } from '@tablee/kernel';
import type { Answer, Play } from '../src/index.ts';
import type { Found } from './ideas.ts';
import { after, Budget, playsOf, type RatedTurn, rateLeads, type TreeGame } from './turns.ts';

/** A gain is looked for in two turns: the first prepares it. */
const TURNS = 2;
/** The last turn may have this many right ways. */
const MOST_WAYS = 3;

const right = (turns: readonly RatedTurn[]): RatedTurn[] => turns.filter(({ wins }) => wins !== null);
const ideasOf = (turns: readonly RatedTurn[]): number => new Set(turns.map(({ moves }) => moves[0]!)).size;

/**
 * One more capture than losses, counted after the reply to the second turn, by one idea that takes nothing yet. No turn
 * may gain as much at once.
 */
export function findGain(tree: TreeGame, match: Match, glance: number, budget: Budget): Found | null {
  const seat = match.game.actors(match.state)[0]!;
  const lead = tree.tree(match.state).lead!() + 1;
  const look = new Budget(glance);
  const atOnce = right(rateLeads(tree, match, seat, 1, lead, look));
  const rated = atOnce.length > 0 ? [] : rateLeads(tree, match, seat, TURNS, lead, look);
  budget.used += look.used;
  const best = right(rated);
  if (ideasOf(best) !== 1 || best.length > tree.mostAnswers || best.some(({ noisy }) => noisy)) return null;
  const answers: Answer[] = [];
  for (const { moves } of best) {
    const answer = continueGain(tree, match, moves, lead, budget);
    if (answer === null) return null;
    answers.push(answer);
  }
  const goal = { key: 'take', numbers: [1, TURNS] } as const;
  return { goal, answers, noisy: false, ideas: ideasOf(rated), choices: rated.length, turns: TURNS };
}

/** The reply that leaves the fewest right turns, the first of them in the order of the list. */
function continueGain(
  tree: TreeGame,
  match: Match,
  moves: readonly string[],
  lead: number,
  budget: Budget,
): Answer | null {
  const seat = match.game.actors(match.state)[0]!;
  const plays = playsOf(seat, moves);
  const here = after(match, moves);
  const other = here.game.actors(here.state)[0];
  if (other === undefined || other === seat) return null;
  let answer: (Answer & { readonly reply: readonly Play[] }) | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const reply of rateLeads(tree, here, seat, TURNS - 1, lead, budget)) {
    const there = after(here, reply.moves);
    if (there.outcome || there.game.actors(there.state)[0] !== seat) continue;
    const ways = right(rateLeads(tree, there, seat, TURNS - 1, lead, budget));
    if (ways.length >= fewest) continue;
    fewest = ways.length;
    const next = ways.map(way => ({ plays: playsOf(seat, way.moves) }));
    answer = { plays, reply: playsOf(other, reply.moves), next };
  }
  return fewest <= MOST_WAYS ? answer : null;
}
