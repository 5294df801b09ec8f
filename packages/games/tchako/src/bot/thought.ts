import type { Chance, Seat, Spending } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import { listMoves, listShooters } from '../moves.ts';
import { clone, other, type State } from '../state.ts';
import { shake } from './aim.ts';
import { guard, isOnlyHooking } from './guard.ts';
import { judge } from './judge.ts';
import type { Skill } from './levels.ts';
import { Purse } from './purse.ts';
import { listHere, thinkOf } from './shots.ts';

/** Of the budget, when the looking ends; the rest is for trying what was found. */
const LOOKED = 0.6;
/** Always looked at, however little time there is. */
const AT_LEAST = 12;
const FINE = 1_000;

/** What is to be done, and the chance of winning it leaves. */
export type Decision = { readonly move: Move; readonly value: number };
type Option = { readonly move: Move; readonly worth: number; total: number; times: number };

/** One thought about one position: the action that leaves most, on average, as the hand makes it. */
export class Thought {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly skill: Skill;
  private readonly chance: Chance;
  readonly purse: Purse;

  constructor(root: State, seat: Seat, skill: Skill, spending: Spending, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.skill = skill;
    this.chance = chance;
    this.purse = new Purse(spending);
  }

  decide(): Decision {
    const { root, seat, skill, purse } = this;
    if (skill.guards && isOnlyHooking(root))
      return { move: guard(root, seat, purse), value: judge(root, seat) };
    const options = this.look().sort((a, b) => b.worth - a.worth);
    const best = skill.trials > 0 ? this.compare(options.slice(0, skill.finalists)) : options[0]!;
    const { move, worth, total, times } = best;
    return { move, value: times > 0 ? total / times : worth };
  }

  /** Creations, the end of the turn, and shots as they come to mind. */
  private look(): Option[] {
    const { root, seat, skill, purse, chance } = this;
    const options: Option[] = [];
    const consider = (move: Move): void => {
      options.push({ move, worth: judge(this.attempt(move, false), seat), total: 0, times: 0 });
    };
    for (const move of listMoves(root, seat))
      if (move.kind === 'create' || move.kind === 'end') consider(move);
    const shooters = listShooters(root, seat);
    const enemies = listHere(root, other(seat));
    for (let i = 0; shooters.length > 0 && i < skill.tries; i++) {
      if (i >= AT_LEAST && purse.spent() >= LOOKED) break;
      const shot = thinkOf(root, shooters[i % shooters.length]!, enemies, chance);
      if (skill.attention >= 1 || chance.pick(FINE) < skill.attention * FINE) consider(shot);
    }
    return options;
  }

  /**
   * The best are made again and again with a shaking hand, the worse half dropped after each round: of many good shots most
   * succeed only just, and the few that are sure do not lead the list.
   */
  private compare(finalists: readonly Option[]): Option {
    const { seat, skill, purse } = this;
    let left = [...finalists];
    let rounds = 1;
    for (let size = left.length; size > 2; size = Math.ceil(size / 2)) rounds++;
    const from = purse.spent();
    for (let round = 1; round <= rounds; round++) {
      const until = from + ((1 - from) * round) / rounds;
      for (let t = 0; t < skill.trials && (t === 0 || purse.spent() < until); t++)
        for (const option of left) {
          const { move } = option;
          option.total += move.kind === 'shoot' ? judge(this.attempt(move, true), seat) : option.worth;
          option.times++;
        }
      left.sort((a, b) => b.total / b.times - a.total / a.times);
      left = left.slice(0, Math.ceil(left.length / 2));
    }
    return left[0]!;
  }

  private attempt(move: Move, shaking: boolean): State {
    const { root, skill, purse, chance } = this;
    const s = clone(root);
    play(s, shaking && move.kind === 'shoot' ? shake(move, skill.hand, chance) : move, []);
    purse.pay();
    return s;
  }
}
