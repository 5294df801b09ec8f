import type { Asker, Chance, Plan, Planner, Seat, Spending } from '@tablee/kernel';
import { play } from '../apply.ts';
import { actorOf } from '../consent.ts';
import { AGREE, DECLINE, type Move } from '../move.ts';
import { clone, other, type State } from '../state.ts';
import { shake } from './aim.ts';
import { aimOf, type Breadth } from './ideas.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { Lookout } from './lookout.ts';
import { Purse } from './purse.ts';
import { type Line, nameOf, type Reach, searchTurn } from './search.ts';
import { rehearse } from './trial.ts';

/** Of the budget, when plans have been found, and when they have been tried. */
const FOUND = 0.4;
const TRIED = 0.6;
/** How many of the tried ones are thought on to the other's answer. */
const FINALISTS = 5;
/** Nearly the same thing is tried so often at most. */
const ALIKE = 3;

const NARROW: Breadth = { windows: 1, powers: 1, rests: 1, crowded: false, free: 0 };
const ANSWER: Reach = { depth: 3, beam: 2, breadth: NARROW, deeper: NARROW, attention: 1 };
const REST: Reach = { depth: 1, beam: 1, breadth: NARROW, deeper: NARROW, attention: 1 };

/** TCHAKO-45: a mode that a bot was not built around is left to people; it declines unless it is well ahead. */
const CONTENT = 0.6;

type Contender = { readonly line: Line; total: number; times: number };
const worthOf = (c: Contender): number => (c.times === 0 ? c.line.value : c.total / c.times);

class Thought {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly chance: Chance;
  private readonly lookout: Lookout;
  readonly purse: Purse;

  constructor(root: State, seat: Seat, skill: Skill, spending: Spending, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.chance = chance;
    this.purse = new Purse(spending);
    this.lookout = new Lookout(skill.step);
  }

  best(): Line {
    const { skill } = this;
    const lines = searchTurn(
      this.root,
      this.seat,
      skill,
      skill.trials > 0 ? FOUND : 1,
      this.purse,
      this.lookout,
      this.chance,
    );
    if (skill.trials === 0) return lines[0]!;
    let field = this.choose(lines).map(line => ({ line, total: 0, times: 0 }));
    field = this.compare(field, skill.trials, skill.replies ? TRIED : 1, s => judge(s, this.seat));
    if (skill.replies) {
      const finalists = field.slice(0, FINALISTS).map(({ line }) => ({ line, total: 0, times: 0 }));
      field = this.compare(finalists, Number.POSITIVE_INFINITY, 1, s => this.answered(s));
    }
    const [first] = field;
    return { ideas: first!.line.ideas, value: worthOf(first!) };
  }

  private choose(lines: readonly Line[]): Line[] {
    const seen = new Map<string, number>();
    const chosen: Line[] = [];
    for (const line of lines) {
      if (chosen.length >= this.skill.plans) break;
      const name = nameOf(line.ideas[0]!);
      const times = seen.get(name) ?? 0;
      if (times >= ALIKE) continue;
      seen.set(name, times + 1);
      chosen.push(line);
    }
    return chosen;
  }

  /** Rounds of trials, the worse half dropped after each, until the share or the number is spent. */
  private compare(
    field: Contender[],
    trials: number,
    share: number,
    value: (s: State) => number,
  ): Contender[] {
    const { root, seat, skill, purse, chance } = this;
    const from = purse.spent();
    let rounds = 1;
    for (let size = field.length; size > 2; size = Math.ceil(size / 2)) rounds++;
    let left = field;
    const out: Contender[] = [];
    for (let round = 1; round <= rounds; round++) {
      const until = from + ((share - from) * round) / rounds;
      for (let t = 0; t < trials && purse.spent() < until; t++)
        for (const c of left) {
          c.total += value(rehearse(root, seat, c.line.ideas, skill.hand, purse, chance));
          c.times++;
        }
      left.sort((a, b) => worthOf(b) - worthOf(a));
      if (round < rounds) {
        const keep = Math.max(1, Math.ceil(left.length / 2));
        out.unshift(...left.slice(keep));
        left = left.slice(0, keep);
      }
    }
    return [...left, ...out];
  }

  /** What is left of the turn is used up, then the other does his best: the chance that remains. */
  private answered(s: State): number {
    const { seat, skill, purse, chance } = this;
    for (let i = 0; i < 4 && !s.end && s.turn === seat; i++) {
      const [line] = searchTurn(s, seat, REST, 2, purse, this.lookout, chance);
      play(s, aimOf(s, line!.ideas[0]!)!, []);
    }
    if (s.end || s.turn === seat) return judge(s, seat);
    const enemy = other(seat);
    const lines = searchTurn(s, enemy, ANSWER, 2, purse, this.lookout, chance).slice(0, 2);
    let best = 0;
    for (const line of lines) {
      let total = 0;
      for (let t = 0; t < 2; t++)
        total += judge(rehearse(s, enemy, line.ideas, skill.hand, purse, chance), enemy);
      best = Math.max(best, total / 2);
    }
    return 1 - best;
  }
}

export const planner: Planner<State, Move, Skill> = {
  plan(view, asker, spending, chance): Plan<Move> {
    const s = view as State;
    const sure = (move: Move): Plan<Move> => ({
      moves: [move],
      value: judge(s, asker.seat),
      depth: 0,
      thoughts: 0,
    });
    if (s.offer) return sure(judge(s, asker.seat) >= CONTENT ? AGREE : DECLINE);
    if (s.number === 0) return sure({ kind: 'replace', elastic: null });
    const thought = new Thought(s, asker.seat, asker.skill, spending, chance);
    const { ideas, value } = thought.best();
    return {
      moves: movesOf(s, ideas, asker, chance),
      value,
      depth: ideas.length,
      thoughts: thought.purse.thoughts,
    };
  },

  assess(view, asker, spending, chance) {
    const s = view as State;
    const actor = actorOf(s);
    if (s.offer || s.number === 0 || s.end) return judge(s, asker.seat);
    const { value } = new Thought(s, actor, asker.skill, spending, chance).best();
    return actor === asker.seat ? value : 1 - value;
  },
};

/** Up to the first shot: where it ends is not sure. */
function movesOf(root: State, ideas: Line['ideas'], asker: Asker<Skill>, chance: Chance): Move[] {
  const s = clone(root);
  const moves: Move[] = [];
  for (const idea of ideas) {
    const move = aimOf(s, idea);
    if (!move) break;
    if (move.kind === 'shoot') {
      moves.push(asker.steady ? move : shake(move, asker.skill.hand, chance));
      break;
    }
    moves.push(move);
    play(s, move, []);
  }
  return moves;
}
