import type { Plan, Planner } from '@tablee/kernel';
import { actorOf } from '../consent.ts';
import { AGREE, DECLINE, type Move } from '../move.ts';
import type { State } from '../state.ts';
import { shake } from './aim.ts';
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
    const { move, value } = thought.decide();
    const made = move.kind === 'shoot' && !steady ? shake(move, skill.hand, chance) : move;
    return { moves: [made], value, depth: 1, thoughts: thought.purse.thoughts };
  },

  assess(view, { seat, skill }, spending, chance) {
    const s: State = view;
    if (s.offer || s.number === 0 || s.end) return judge(s, seat);
    const actor = actorOf(s);
    const { value } = new Thought(s, actor, skill, spending, chance).decide();
    return actor === seat ? value : 1 - value;
  },
};
