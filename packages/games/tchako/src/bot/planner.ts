import type { Plan, Planner } from '@tablee/kernel';
import { actorOf } from '../consent.ts';
import { AGREE, DECLINE, type Move } from '../move.ts';
import type { State } from '../state.ts';
import { ActionSearch } from './action-search.ts';
import { shake } from './aim.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';

/** TCHAKO-45: below this win probability a change of the game is accepted. */
const DISCONTENT = 0.35;

export const planner: Planner<State, Move, Skill> = {
  plan(view, { seat, skill, steady }, budget, chance): Plan<Move> {
    const s: State = view;
    const sure = (move: Move): Plan<Move> => ({
      moves: [move],
      value: judge(s, seat),
      depth: 0,
      thoughts: 0,
    });
    if (s.offer) return sure(judge(s, seat) < DISCONTENT ? AGREE : DECLINE);
    // TCHAKO-42: a triangle costs a point and a half; the elastics already laid are worth more.
    if (s.number === 0) return sure({ kind: 'replace', elastic: null });
    const search = new ActionSearch(s, seat, skill, budget, chance);
    const { move, value } = search.decide();
    const made = move.kind === 'shoot' && !steady ? shake(move, skill.aimError, chance) : move;
    return { moves: [made], value, depth: 1, thoughts: search.budget.thoughts };
  },

  assess(view, { seat, skill }, budget, chance) {
    const s: State = view;
    if (s.offer || s.number === 0 || s.end) return judge(s, seat);
    const actor = actorOf(s);
    const { value } = new ActionSearch(s, actor, skill, budget, chance).decide();
    return actor === seat ? value : 1 - value;
  },
  judge,
};
