import { type Chance, type Seat, type Spending, searchChance } from '@tablee/kernel';
import { play } from '../apply.ts';
import { END } from '../move.ts';
import { listShooters } from '../moves.ts';
import { other, type State } from '../state.ts';
import { guard, isOnlyHooking } from './guard.ts';
import { aimOf, type Breadth } from './ideas.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { Purse } from './purse.ts';
import { Repertoire } from './repertoire.ts';
import { type Line, nameOf, type Reach, searchTurn } from './search.ts';
import { rehearse } from './trial.ts';

/** Of the budget, when the pucks have been looked at, when plans have been found, and when they have been tried. */
const EXPLORED = 0.45;
const FOUND = 0.65;
const TRIED = 0.8;
/** How many of the tried ones are thought on to the other's answer. */
const FINALISTS = 8;
/** Nearly the same thing is tried so often at most. */
const ALIKE = 8;
/** Trials of an answer: how surely it does what it is meant to. */
const ANSWERS = 2;

const NARROW: Breadth = { shots: 4, crowded: false };
const ANSWER: Reach = { depth: 3, beam: 2, breadth: NARROW, deeper: NARROW, attention: 1 };
const REST: Reach = { depth: 1, beam: 1, breadth: NARROW, deeper: NARROW, attention: 1 };
/** More actions than the points of a turn pay for. */
const MOST_ACTIONS = 8;
/** By so much fewer shots are tried with a puck that was not there at the start. */
const DEEPER = 6;
const WHATEVER = 0x7fff_ffff;

type Contender = { readonly line: Line; total: number; times: number };
const enter = (line: Line): Contender => ({ line, total: 0, times: 0 });
const worthOf = (c: Contender): number => (c.times === 0 ? c.line.value : c.total / c.times);
const byWorth = (a: Contender, b: Contender): number => worthOf(b) - worthOf(a);

/** One thought about one position: finds lines, tries them with a shaking hand, asks what the other would answer. */
export class Thought {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly chance: Chance;
  private readonly repertoire: Repertoire;
  readonly purse: Purse;

  constructor(root: State, seat: Seat, skill: Skill, spending: Spending, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.chance = chance;
    this.purse = new Purse(spending);
    this.repertoire = new Repertoire(Math.ceil(skill.tries / DEEPER), this.purse, chance);
  }

  /** The best line, its value the chance of winning for who is on turn. */
  decide(): Line {
    const { root, seat, skill, purse, repertoire, chance } = this;
    if (skill.guards && isOnlyHooking(root)) return guard(root, seat, purse);
    const shooters = listShooters(root, seat);
    for (const [i, puck] of shooters.entries())
      repertoire.shots(root, puck, skill.tries, (EXPLORED * (i + 1)) / shooters.length);
    const once = searchTurn(root, seat, { ...skill, depth: 1 }, 1, purse, repertoire, chance);
    if (skill.trials === 0) return once[0]!;
    const won = searchTurn(root, seat, skill, FOUND, purse, repertoire, chance).filter(
      line => line.value === 1,
    );
    let field = [...this.choose(won, skill.wins), ...this.choose(once, skill.plans)].map(enter);
    field = this.compare(field, skill.trials, skill.replies ? TRIED : 1, s => judge(s, seat));
    if (skill.replies) {
      // Who was never answered is ranked by what is known of him.
      const finalists = field.slice(0, FINALISTS).map(c => enter({ ...c.line, value: worthOf(c) }));
      field = this.compare(finalists, Number.POSITIVE_INFINITY, 1, (s, luck) => this.answered(s, luck));
    }
    const [first] = field;
    return { ideas: first!.line.ideas, value: worthOf(first!) };
  }

  private choose(lines: readonly Line[], most: number): Line[] {
    const seen = new Map<string, number>();
    const chosen: Line[] = [];
    for (const line of lines) {
      if (chosen.length >= most) break;
      const name = nameOf(line.ideas[0]!);
      const times = seen.get(name) ?? 0;
      if (times >= ALIKE) continue;
      seen.set(name, times + 1);
      chosen.push(line);
    }
    return chosen;
  }

  /** Rounds of trials, each with the same luck for all, the worse half dropped after each round. */
  private compare(
    field: readonly Contender[],
    trials: number,
    share: number,
    value: (s: State, luck: Chance) => number,
  ): Contender[] {
    const { root, seat, skill, purse } = this;
    const from = purse.spent();
    let rounds = 1;
    for (let size = field.length; size > 2; size = Math.ceil(size / 2)) rounds++;
    let left = [...field];
    const dropped: Contender[] = [];
    for (let round = 1; round <= rounds; round++) {
      const until = from + ((share - from) * round) / rounds;
      for (let t = 0; t < trials && purse.spent() < until; t++) {
        const seed = this.chance.pick(WHATEVER);
        const values: number[] = [];
        for (const { line } of left) {
          const luck = searchChance(seed);
          values.push(value(rehearse(root, seat, line.ideas, skill.hand, purse, luck), luck));
          if (purse.spent() >= 1) break;
        }
        // Luck that not everybody had compares nothing.
        if (values.length < left.length) break;
        for (const [i, c] of left.entries()) {
          c.total += values[i]!;
          c.times++;
        }
      }
      left.sort(byWorth);
      if (round === rounds) break;
      const kept = Math.max(1, Math.ceil(left.length / 2));
      dropped.unshift(...left.slice(kept));
      left = left.slice(0, kept);
    }
    return [...left, ...dropped];
  }

  /** What is left of the turn is used up, then the other does his best: the chance that remains. */
  private answered(s: State, luck: Chance): number {
    const { seat, skill, purse, repertoire } = this;
    this.finish(s, luck);
    if (s.end || s.turn === seat) return judge(s, seat);
    const enemy = other(seat);
    let best = 0;
    for (const line of searchTurn(s, enemy, ANSWER, WHATEVER, purse, repertoire, luck).slice(0, ANSWERS)) {
      let total = 0;
      for (let t = 0; t < ANSWERS; t++)
        total += judge(rehearse(s, enemy, line.ideas, skill.hand, purse, luck), enemy);
      best = Math.max(best, total / ANSWERS);
    }
    return 1 - best;
  }

  private finish(s: State, luck: Chance): void {
    const { seat, purse, repertoire } = this;
    for (let i = 0; i < MOST_ACTIONS && !s.end && s.turn === seat; i++) {
      if (isOnlyHooking(s)) {
        play(s, END, []);
        return;
      }
      const [line] = searchTurn(s, seat, REST, WHATEVER, purse, repertoire, luck);
      play(s, aimOf(s, line!.ideas[0]!)!, []);
    }
  }
}
