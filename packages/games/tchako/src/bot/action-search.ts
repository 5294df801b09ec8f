import type { Chance, PlannerBudget, Seat } from '@tablee/kernel';
import type { Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { shake } from './aim.ts';
import { chooseElastic, onlyElasticsLeft } from './elastic-choice.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { playOn } from './playout.ts';
import { ShotGenerator } from './shots.ts';
import { Budget, Simulator } from './simulator.ts';
import { type Candidate, halve } from './successive-halving.ts';
import { winProbability } from './win-probability.ts';
import { NO_CHANCE, type WinChance, WinSearch } from './win-search.ts';

/** The least number of shots tried. */
const AT_LEAST = 12;
const FINE = 1_000;
/** The share of the budget at which shot generation ends, without and with playouts. */
const GENERATED = { near: 0.6, far: 0.2 } as const;
/** The share at which trials with aim errors end. Half of them go into variations of the best shots. */
const TRIED = { near: 1, far: 0.35 } as const;
const VARIATIONS = { best: 8, each: 6, aimError: { direction: 6, power: 0.06 } } as const;
/** Playouts are few and vary widely. The immediate value, known from many trials, counts as `plays` of them. */
const IMMEDIATE = { plays: 60, trials: 12 } as const;
/** An unlikely win gets a smaller share of the win search's budget. */
const UNLIKELY = { probability: 0.1, share: 0.3 } as const;
/** The weight of the opponent's win probability, in addition to the playout. */
const FEAR = 0.5;
/** From this win probability on, the win search's move is played without comparison, without and with playouts. */
const DARE = { near: 0.25, far: 0.5 } as const;

/** The chosen move and its win probability. */
export type Decision = { readonly move: Move; readonly value: number };
type Option = Candidate & {
  readonly move: Move;
  readonly worth: number;
  /** The probability to win within the turn, if found by the win search. */
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
 * Chooses the next action. First searches for a win within the turn; otherwise chooses the action with the best mean value
 * under aim errors: immediately, and at high levels after playing out this turn and the opponent's.
 */
export class ActionSearch {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly simulator: Simulator;
  readonly budget: Budget;

  constructor(root: State, seat: Seat, skill: Skill, limits: PlannerBudget, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.budget = new Budget(limits);
    this.simulator = new Simulator(skill.aimError, this.budget, chance);
  }

  decide(): Decision {
    const { root, seat, skill, budget } = this;
    if (skill.usesElastics && onlyElasticsLeft(root))
      return { move: chooseElastic(root, seat, budget), value: judge(root, seat) };
    const { move, chance } = this.searchWin();
    if (move && chance >= (skill.foreseen > 0 ? DARE.far : DARE.near))
      return { move, value: chance + (1 - chance) * judge(root, seat) };
    return this.choose(move ? [optionOf(move, judge(root, seat), chance)] : []);
  }

  private searchWin(): WinChance {
    const { root, seat, skill, simulator } = this;
    if (skill.winSearch === 0) return NO_CHANCE;
    const share = winProbability(root) < UNLIKELY.probability ? UNLIKELY.share : 1;
    return new WinSearch(root, seat, simulator).search(share * skill.winSearch);
  }

  /** Compares an uncertain winning move with the other options by playouts. */
  private choose(winning: readonly Option[]): Decision {
    const { skill, budget } = this;
    const from = budget.spent();
    const share = (of: number): number => from + (1 - from) * of;
    const range = skill.foreseen > 0 ? 'far' : 'near';
    const { trials: times } = skill;
    let left = this.tryMoves(share(GENERATED[range]));
    if (times > 0) {
      const { tryOut: measure } = this;
      const half = (GENERATED[range] + TRIED[range]) / 2;
      left = finalistsOf(left, skill.finalists);
      left = halve(left, { keep: VARIATIONS.best, times, until: share(half), budget, measure });
      const keep = Math.max(1, skill.foreseen);
      left = halve(this.vary(left), { keep, times, until: share(TRIED[range]), budget, measure });
    }
    if (range === 'far') {
      left = [...winning, ...left];
      this.weighImmediate(left);
      left = halve(left, { keep: 1, times, until: 1, budget, measure: this.playOut });
    }
    const best = left[0]!;
    return { move: best.move, value: best.times > 0 ? best.total / best.times : best.worth };
  }

  /** Adds variations of each shot. */
  private vary(options: readonly Option[]): Option[] {
    const { chance } = this.simulator;
    return options.flatMap(option => {
      const { move, worth } = option;
      if (move.kind !== 'shoot') return option;
      const beside = Array.from({ length: VARIATIONS.each }, () =>
        optionOf(shake(move, VARIATIONS.aimError, chance), worth),
      );
      return [option, ...beside];
    });
  }

  private weighImmediate(options: readonly Option[]): void {
    for (const each of options) {
      for (; each.times < IMMEDIATE.trials && this.budget.spent() < 1; each.times++)
        each.total += this.tryOut(each);
      const mean = each.times > 0 ? each.total / each.times : each.worth;
      each.total = IMMEDIATE.plays * mean;
      each.times = IMMEDIATE.plays;
    }
  }

  /** Creations, the end of the turn and generated shots, best first. */
  private tryMoves(until: number): Option[] {
    const { root, seat, skill, budget, simulator } = this;
    const { chance } = simulator;
    const options: Option[] = [];
    const consider = (move: Move): void => {
      options.push(optionOf(move, judge(simulator.tryExact(root, move), seat)));
    };
    for (const move of listMoves(root, seat))
      if (move.kind === 'create' || move.kind === 'end') consider(move);
    const generator = new ShotGenerator(root, chance);
    for (let i = 0; generator.shooters.length > 0 && i < skill.tries; i++) {
      if (i >= AT_LEAST && budget.spent() >= until) break;
      const shot = generator.next(i);
      if (skill.attention >= 1 || chance.pick(FINE) < skill.attention * FINE) consider(shot);
    }
    return options.sort((a, b) => b.worth - a.worth);
  }

  /** The value right after the action, with an aim error. */
  private readonly tryOut = ({ move, worth }: Option): number =>
    move.kind === 'shoot' ? judge(this.simulator.tryShaken(this.root, move), this.seat) : worth;

  /** The value after the rest of the turn and the opponent's turn, with the win probabilities of both next turns. */
  private readonly playOut = ({ move, winChance }: Option): number => {
    const { root, seat, simulator } = this;
    const s = simulator.tryShaken(root, move);
    playOn(s, root.number + 1, simulator);
    const fear = s.end || s.turn === seat ? 0 : FEAR * winProbability(s);
    playOn(s, root.number + 2, simulator);
    const value = judge(s, seat);
    const hope = s.end || s.turn !== seat ? 0 : winProbability(s);
    return winChance + (1 - winChance) * (1 - fear) * (value + (1 - value) * hope);
  };
}

/** The best shots, and all other moves. */
const finalistsOf = (options: readonly Option[], count: number): Option[] =>
  options.filter(({ move }, i) => i < count || move.kind !== 'shoot');
