import type { Chance, Seat, PlannerBudget } from '@tablee/kernel';
import type { Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { shake } from './aim.ts';
import { guard, isOnlyHooking } from './guard.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { type Candidate, narrow } from './narrowing.ts';
import { playOn } from './onward.ts';
import { promiseOf } from './promise.ts';
import { Purse } from './purse.ts';
import { Rehearsal } from './rehearsal.ts';
import { Aims } from './shots.ts';
import { type Chances, NO_CHANCES, Strike } from './strike.ts';

/** Always looked at, however little time there is. */
const AT_LEAST = 12;
const FINE = 1_000;
/** Of the budget, when the looking ends: for who looks no farther than the action, and for who does. */
const LOOKED = { near: 0.6, far: 0.2 } as const;
/** When the trying out ends, for both. Half of it goes into shots around the best ones. */
const TRIED = { near: 1, far: 0.35 } as const;
const AROUND = { best: 8, each: 6, hand: { direction: 6, power: 0.06 } } as const;
/**
 * What follows is known from a few plays that end far apart. What an action leaves at once is known from many: it counts as so
 * many of them, or the luckiest plays would choose.
 */
const AT_ONCE = { plays: 60, trials: 12 } as const;
/** A victory that promises less is looked for in a smaller part of the time. */
const FAINT = { promise: 0.1, share: 0.3 } as const;
/** How much of what the other's turn promises at a glance is feared, beside what is seen when it is played. */
const FEAR = 0.5;
/** From this chance on a strike is begun: at once by who looks no farther, else without comparing it with anything. */
const DARE = { near: 0.25, far: 0.5 } as const;

/** What is to be done, and the chance of winning it leaves. */
export type Decision = { readonly move: Move; readonly value: number };
type Option = Candidate & {
  readonly move: Move;
  readonly worth: number;
  /** The chance that the turn wins which begins with it, if it was found by a strike. */
  readonly strike: number;
};

const optionOf = (move: Move, worth: number, strike = 0): Option => ({
  move,
  worth,
  strike,
  total: 0,
  times: 0,
});

/**
 * One thought about one position. First a victory within the turn is looked for; where none is in sight, the action is chosen
 * that leaves most on average as the hand makes it: at once, and for who looks so far after the rest of the turn and the answer.
 */
export class Thought {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly rehearsal: Rehearsal;
  readonly purse: Purse;

  constructor(root: State, seat: Seat, skill: Skill, spending: PlannerBudget, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.purse = new Purse(spending);
    this.rehearsal = new Rehearsal(skill.hand, this.purse, chance);
  }

  decide(): Decision {
    const { root, seat, skill, purse } = this;
    if (skill.guards && isOnlyHooking(root))
      return { move: guard(root, seat, purse), value: judge(root, seat) };
    const { move, chance } = this.strike();
    if (move && chance >= (skill.foreseen > 0 ? DARE.far : DARE.near))
      return { move, value: chance + (1 - chance) * judge(root, seat) };
    return this.choose(move ? [optionOf(move, judge(root, seat), chance)] : []);
  }

  private strike(): Chances {
    const { root, seat, skill, rehearsal } = this;
    if (skill.strike === 0) return NO_CHANCES;
    const share = promiseOf(root) < FAINT.promise ? FAINT.share : 1;
    return new Strike(root, seat, rehearsal).search(share * skill.strike);
  }

  /** What a strike has found, though it is not sure, is compared with the rest by what follows. */
  private choose(strikes: readonly Option[]): Decision {
    const { skill, purse } = this;
    const from = purse.spent();
    const share = (of: number): number => from + (1 - from) * of;
    const sight = skill.foreseen > 0 ? 'far' : 'near';
    const { trials: times } = skill;
    let left = this.look(share(LOOKED[sight]));
    if (times > 0) {
      const { tryOut: measure } = this;
      const half = (LOOKED[sight] + TRIED[sight]) / 2;
      left = finalistsOf(left, skill.finalists);
      left = narrow(left, { keep: AROUND.best, times, until: share(half), purse, measure });
      const keep = Math.max(1, skill.foreseen);
      left = narrow(this.vary(left), { keep, times, until: share(TRIED[sight]), purse, measure });
    }
    if (sight === 'far') {
      left = [...strikes, ...left];
      this.rememberAtOnce(left);
      left = narrow(left, { keep: 1, times, until: 1, purse, measure: this.foresee });
    }
    const best = left[0]!;
    return { move: best.move, value: best.times > 0 ? best.total / best.times : best.worth };
  }

  /** A good shot may have better ones beside it. */
  private vary(options: readonly Option[]): Option[] {
    const { chance } = this.rehearsal;
    return options.flatMap(option => {
      const { move, worth } = option;
      if (move.kind !== 'shoot') return option;
      const beside = Array.from({ length: AROUND.each }, () =>
        optionOf(shake(move, AROUND.hand, chance), worth),
      );
      return [option, ...beside];
    });
  }

  private rememberAtOnce(options: readonly Option[]): void {
    for (const each of options) {
      for (; each.times < AT_ONCE.trials && this.purse.spent() < 1; each.times++)
        each.total += this.tryOut(each);
      const mean = each.times > 0 ? each.total / each.times : each.worth;
      each.total = AT_ONCE.plays * mean;
      each.times = AT_ONCE.plays;
    }
  }

  /** Creations, the end of the turn, and shots as they come to mind; the best first. */
  private look(until: number): Option[] {
    const { root, seat, skill, purse, rehearsal } = this;
    const { chance } = rehearsal;
    const options: Option[] = [];
    const consider = (move: Move): void => {
      options.push(optionOf(move, judge(rehearsal.mean(root, move), seat)));
    };
    for (const move of listMoves(root, seat))
      if (move.kind === 'create' || move.kind === 'end') consider(move);
    const aims = new Aims(root, chance);
    for (let i = 0; aims.shooters.length > 0 && i < skill.tries; i++) {
      if (i >= AT_LEAST && purse.spent() >= until) break;
      const shot = aims.think(i);
      if (skill.attention >= 1 || chance.pick(FINE) < skill.attention * FINE) consider(shot);
    }
    return options.sort((a, b) => b.worth - a.worth);
  }

  /** What the action leaves, as the hand makes it. */
  private readonly tryOut = ({ move, worth }: Option): number =>
    move.kind === 'shoot' ? judge(this.rehearsal.make(this.root, move), this.seat) : worth;

  /** What is left of it when the rest of the turn and the other's have been played, and what the next turn promises. */
  private readonly foresee = ({ move, strike }: Option): number => {
    const { root, seat, rehearsal } = this;
    const s = rehearsal.make(root, move);
    playOn(s, root.number + 1, rehearsal);
    const fear = s.end || s.turn === seat ? 0 : FEAR * promiseOf(s);
    playOn(s, root.number + 2, rehearsal);
    const value = judge(s, seat);
    const hope = s.end || s.turn !== seat ? 0 : promiseOf(s);
    return strike + (1 - strike) * (1 - fear) * (value + (1 - value) * hope);
  };
}

/** The best at first sight, and whatever needs no luck. */
const finalistsOf = (options: readonly Option[], count: number): Option[] =>
  options.filter(({ move }, i) => i < count || move.kind !== 'shoot');
