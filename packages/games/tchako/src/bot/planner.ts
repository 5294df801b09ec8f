import type { Chance, Plan, Planner } from '@tablee/kernel';
import { play } from '../apply.ts';
import { actorOf } from '../consent.ts';
import { AGREE, DECLINE, type Move } from '../move.ts';
import { clone, type State } from '../state.ts';
import { type Hand, shake } from './aim.ts';
import { aimOf, type Idea } from './ideas.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { Thought } from './thought.ts';

/** TCHAKO-45: another game than the one agreed on is welcome only to who stands badly in this one. */
const DISCONTENT = 0.35;

export const planner: Planner<State, Move, Skill> = {
  plan(view, { seat, skill, steady }, spending, chance): Plan<Move> {
    const s: State = view;
    const sure = (move: Move): Plan<Move> => ({
      moves: [move],
      value: judge(s, seat),
      depth: 0,
      thoughts: 0,
    });
    if (s.offer) return sure(judge(s, seat) < DISCONTENT ? AGREE : DECLINE);
    // TCHAKO-42: a triangle costs a point and a half to lay; what lies already is worth more.
    if (s.number === 0) return sure({ kind: 'replace', elastic: null });
    const thought = new Thought(s, seat, skill, spending, chance);
    const { ideas, value } = thought.decide();
    const moves = movesOf(s, ideas, steady ? null : skill.hand, chance);
    return { moves, value, depth: ideas.length, thoughts: thought.purse.thoughts };
  },

  assess(view, { seat, skill }, spending, chance) {
    const s: State = view;
    if (s.offer || s.number === 0 || s.end) return judge(s, seat);
    const actor = actorOf(s);
    const { value } = new Thought(s, actor, skill, spending, chance).decide();
    return actor === seat ? value : 1 - value;
  },
};

/** Up to the first shot: where everything lies after it is not sure, and is thought about anew. */
function movesOf(root: State, ideas: readonly Idea[], hand: Hand | null, chance: Chance): Move[] {
  const s = clone(root);
  const moves: Move[] = [];
  for (const idea of ideas) {
    const move = aimOf(s, idea);
    // What is left when nothing more was wanted may still do for an elastic: it is thought about then.
    if (!move || (move.kind === 'end' && moves.length > 0)) break;
    if (move.kind === 'shoot') {
      moves.push(hand ? shake(move, hand, chance) : move);
      break;
    }
    moves.push(move);
    play(s, move, []);
  }
  return moves;
}
