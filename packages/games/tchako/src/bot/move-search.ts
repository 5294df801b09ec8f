import type { Chance, Seat, Spending } from '@tablee/kernel';
import type { Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { shake } from './aim.ts';
import { canOnlyHook, chooseElastic } from './elastic-defence.ts';
import { evaluate } from './evaluation.ts';
import { type Candidate, halve } from './halving.ts';
import type { Skill } from './levels.ts';
import { playOut } from './playout.ts';
import { ShotCandidates } from './shot-candidates.ts';
import { Budget, Trials } from './trials.ts';
import { winProbability } from './win-probability.ts';
import { NO_CHANCE, type WinChance, WinSearch } from './win-search.ts';

/** Candidates that are tried even without budget. */
const AT_LEAST = 12;
const FINE = 1_000;
/** Share of the budget at which generating candidates ends: without and with playouts. */
const GENERATED = { near: 0.6, far: 0.2 } as const;
/** Share at which trials end. Half of them are for shots similar to the best ones. */
const TRIED = { near: 1, far: 0.35 } as const;
const SIMILAR = { best: 8, each: 6, hand: { direction: 6, power: 0.06 } } as const;
/**
 * Playouts are few and scattered, the immediate value is known from many trials. It counts as this many playouts, so that lucky
 * playouts do not decide.
 */
const IMMEDIATE = { playouts: 60, trials: 12 } as const;
/** Below this probability the win search gets only this share of its budget. */
const UNLIKELY = { probability: 0.1, share: 0.3 } as const;
/** Weight of the estimated win probability of the opponent's turn, beside its playout. */
const FEAR = 0.5;
/** From this probability on a win is tried without comparison: without and with playouts. */
const DARE = { near: 0.25, far: 0.5 } as const;

/** A move and its estimated probability of winning. */
export type Decision = { readonly move: Move; readonly value: number };
type Option = Candidate & {
  readonly move: Move;
  readonly worth: number;
  /** The probability that the turn wins, if the win search found the move. */
  readonly winChance: number;
};

const optionOf = (move: Move, worth: number, winChance = 0): Option => ({
  move,
  worth,
  winChance,
  total: 0,
  times: 0,
});

/**
 * Chooses a move. First it searches for a win in this turn. Otherwise it takes the action with the best mean value when played
 * with the error of the hand: immediately, and at higher levels after playouts of this turn and the opponent's.
 */
export class MoveSearch {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly trials: Trials;
  readonly budget: Budget;

  constructor(root: State, seat: Seat, skill: Skill, spending: Spending, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.budget = new Budget(spending);
    this.trials = new Trials(skill.hand, this.budget, chance);
  }

  decide(): Decision {
    const { root, seat, skill, budget } = this;
    if (skill.defends && canOnlyHook(root))
      return { move: chooseElastic(root, seat, budget), value: evaluate(root, seat) };
    const { move, chance } = this.searchWin();
    if (move && chance >= (skill.playouts > 0 ? DARE.far : DARE.near))
      return { move, value: chance + (1 - chance) * evaluate(root, seat) };
    return this.choose(move ? [optionOf(move, evaluate(root, seat), chance)] : []);
  }

  private searchWin(): WinChance {
    const { root, seat, skill, trials } = this;
    if (skill.winSearch === 0) return NO_CHANCE;
    const share = winProbability(root) < UNLIKELY.probability ? UNLIKELY.share : 1;
    return new WinSearch(root, seat, trials).search(share * skill.winSearch);
  }

  /** Compares the uncertain result of the win search with all other candidates. */
  private choose(wins: readonly Option[]): Decision {
    const { skill, budget } = this;
    const from = budget.spent();
    const share = (of: number): number => from + (1 - from) * of;
    const depth = skill.playouts > 0 ? 'far' : 'near';
    const { trials: times } = skill;
    let left = this.generate(share(GENERATED[depth]));
    if (times > 0) {
      const { tryOut: measure } = this;
      const half = (GENERATED[depth] + TRIED[depth]) / 2;
      left = finalistsOf(left, skill.finalists);
      left = halve(left, { keep: SIMILAR.best, times, until: share(half), budget, measure });
      const keep = Math.max(1, skill.playouts);
      left = halve(this.vary(left), { keep, times, until: share(TRIED[depth]), budget, measure });
    }
    if (depth === 'far') {
      left = [...wins, ...left];
      this.addImmediateValue(left);
      left = halve(left, { keep: 1, times, until: 1, budget, measure: this.playOut });
    }
    const best = left[0]!;
    return { move: best.move, value: best.times > 0 ? best.total / best.times : best.worth };
  }

  /** Adds shots similar to each option. */
  private vary(options: readonly Option[]): Option[] {
    const { chance } = this.trials;
    return options.flatMap(option => {
      const { move, worth } = option;
      if (move.kind !== 'shoot') return option;
      const similar = Array.from({ length: SIMILAR.each }, () =>
        optionOf(shake(move, SIMILAR.hand, chance), worth),
      );
      return [option, ...similar];
    });
  }

  private addImmediateValue(options: readonly Option[]): void {
    for (const each of options) {
      for (; each.times < IMMEDIATE.trials && this.budget.spent() < 1; each.times++)
        each.total += this.tryOut(each);
      const mean = each.times > 0 ? each.total / each.times : each.worth;
      each.total = IMMEDIATE.playouts * mean;
      each.times = IMMEDIATE.playouts;
    }
  }

  /** Creations, the end of the turn and candidate shots, the best first. */
  private generate(until: number): Option[] {
    const { root, seat, skill, budget, trials } = this;
    const { chance } = trials;
    const options: Option[] = [];
    const consider = (move: Move): void => {
      options.push(optionOf(move, evaluate(trials.playExact(root, move), seat)));
    };
    for (const move of listMoves(root, seat))
      if (move.kind === 'create' || move.kind === 'end') consider(move);
    const candidates = new ShotCandidates(root, chance);
    for (let i = 0; candidates.shooters.length > 0 && i < skill.tries; i++) {
      if (i >= AT_LEAST && budget.spent() >= until) break;
      const shot = candidates.next(i);
      if (skill.attention >= 1 || chance.pick(FINE) < skill.attention * FINE) consider(shot);
    }
    return options.sort((a, b) => b.worth - a.worth);
  }

  /** The value of an action, played once with the error of the hand. */
  private readonly tryOut = ({ move, worth }: Option): number =>
    move.kind === 'shoot' ? evaluate(this.trials.playShaky(this.root, move), this.seat) : worth;

  /** The value after a playout of this turn and the opponent's, with estimates for wins in the two next turns. */
  private readonly playOut = ({ move, winChance }: Option): number => {
    const { root, seat, trials } = this;
    const s = trials.playShaky(root, move);
    playOut(s, root.number + 1, trials);
    const fear = s.end || s.turn === seat ? 0 : FEAR * winProbability(s);
    playOut(s, root.number + 2, trials);
    const value = evaluate(s, seat);
    const hope = s.end || s.turn !== seat ? 0 : winProbability(s);
    return winChance + (1 - winChance) * (1 - fear) * (value + (1 - value) * hope);
  };
}

/** The best `count` options, and all that are no shots. */
const finalistsOf = (options: readonly Option[], count: number): Option[] =>
  options.filter(({ move }, i) => i < count || move.kind !== 'shoot');
