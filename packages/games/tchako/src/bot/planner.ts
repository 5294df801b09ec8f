import type { Plan, Planner } from '@tablee/kernel';
import { actorOf } from '../consent.ts';
import { AGREE, DECLINE, type Move } from '../move.ts';
import type { State } from '../state.ts';
import { shake } from './aim.ts';
import { evaluate } from './evaluation.ts';
import type { Skill } from './levels.ts';
import { MoveSearch } from './move-search.ts';

/** TCHAKO-45: a bot agrees to a new mode only below this probability of winning. */
const DISCONTENT = 0.35;

export const planner: Planner<State, Move, Skill> = {
  plan(view, { seat, skill, steady }, spending, chance): Plan<Move> {
    const s: State = view;
    const sure = (move: Move): Plan<Move> => ({
      moves: [move],
      value: evaluate(s, seat),
      depth: 0,
      thoughts: 0,
    });
    if (s.offer) return sure(evaluate(s, seat) < DISCONTENT ? AGREE : DECLINE);
    // TCHAKO-42: elastics that already lie are worth more than a triangle that has to be paid for.
    if (s.number === 0) return sure({ kind: 'replace', elastic: null });
    const search = new MoveSearch(s, seat, skill, spending, chance);
    const { move, value } = search.decide();
    const made = move.kind === 'shoot' && !steady ? shake(move, skill.hand, chance) : move;
    return { moves: [made], value, depth: 1, thoughts: search.budget.thoughts };
  },

  assess(view, { seat, skill }, spending, chance) {
    const s: State = view;
    if (s.offer || s.number === 0 || s.end) return evaluate(s, seat);
    const actor = actorOf(s);
    const { value } = new MoveSearch(s, actor, skill, spending, chance).decide();
    return actor === seat ? value : 1 - value;
  },
};
