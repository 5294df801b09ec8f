import type { Seat } from '@tablee/kernel';
import type { Move, ShootMove } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { actionsToWin, zonesToWin } from './evaluation.ts';
import { ShotCandidates } from './shot-candidates.ts';
import type { Trials } from './trials.ts';
import { actionsLeft } from './win-probability.ts';

/** From this probability on the search ends. */
const SURE = 0.85;
/** Per round: first shots, first moves followed up, the best of them, their repetitions, and hooks. */
const [FIRST_SHOTS, FIRST_MOVES, BEST, AGAIN, HOOKS] = [1_500, 16, 3, 4, 3];
/** Per follow-up: known shots, new shots, new shots for the last action, sufficient winners, and branches by depth. */
const [KNOWN, NEW, NEW_LAST] = [300, 50, 200];
const ENOUGH = 12;
const BRANCHES = [0, 8, 4, 2] as const;
/** Winning shots are tried with the error of the hand; each round keeps a third of them. */
const WINNERS = 18;
const TRIALS = [2, 4, 10] as const;

type Step = { readonly move: Move; readonly slack: number };
/** A first move, and how often the turn was won with it. */
type FirstMove = { readonly move: Move; won: number; times: number };
/** A move, and the probability that the turn wins that begins with it. */
export type WinChance = { readonly move: Move | null; readonly chance: number };

export const NO_CHANCE: WinChance = { move: null, chance: 0 };
/** The + 1 lowers moves with few trials. */
const scoreOf = ({ won, times }: FirstMove): number => won / (times + 1);

/**
 * Searches for a win in this turn: a sequence of shots, creations and hooks, each played with the error of the hand. Winning
 * sequences are rare and single actions do not reveal them, so first moves are followed up to the end of the turn. Shots that
 * bring a chain nearer are kept, because they mostly still do so after another action.
 */
export class WinSearch {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly trials: Trials;
  /** Actions needed for a win, and actions the points can pay for. */
  private readonly needed: number;
  private readonly actions: number;
  private readonly steps: Step[] = [];
  private readonly hooks: Move[] = [];
  private readonly known: ShootMove[] = [];
  private readonly firstMoves: FirstMove[] = [];
  private until = 0;
  private best = NO_CHANCE;

  constructor(root: State, seat: Seat, trials: Trials) {
    this.root = root;
    this.seat = seat;
    this.trials = trials;
    this.needed = actionsToWin(root, seat);
    this.actions = actionsLeft(root);
  }

  /** The best move found before the share `until` of the budget is spent. */
  search(until: number): WinChance {
    this.until = until;
    if (this.needed > this.actions) return NO_CHANCE;
    this.prepare();
    const { budget } = this.trials;
    for (let before = -1; budget.thoughts > before && !this.isLate() && this.best.chance < SURE; ) {
      // A round that tries nothing is the last one.
      before = budget.thoughts;
      this.runRound();
    }
    return this.best;
  }

  private isLate(): boolean {
    return this.trials.budget.spent() >= this.until;
  }

  /** Collects creations and elastics, which prepare shots. */
  private prepare(): void {
    const { root, seat, trials } = this;
    if (this.actions < 2) return;
    for (const move of listMoves(root, seat)) {
      if (move.kind === 'end' || this.isLate()) continue;
      const after = trials.playExact(root, move);
      if (this.isWon(after)) this.best = { move, chance: 1 };
      const slack = this.slackOf(after);
      if (slack < 0) continue;
      if (move.kind === 'create') this.steps.push({ move, slack });
      else this.hooks.push(move);
    }
  }

  private runRound(): void {
    this.tryShots();
    if (this.best.chance >= SURE || this.actions < 2) return;
    const { root, trials, firstMoves } = this;
    for (const { move } of this.choose(this.steps, FIRST_MOVES)) this.begin(move);
    for (let i = 0; i < HOOKS && this.hooks.length > 0; i++)
      this.begin(this.hooks[trials.chance.pick(this.hooks.length)]!);
    for (let i = 0; i < AGAIN && !this.isLate(); i++) {
      firstMoves.sort((a, b) => scoreOf(b) - scoreOf(a));
      for (const each of firstMoves.slice(0, BEST)) {
        each.won += this.follow(trials.playShaky(root, each.move), 1);
        each.times++;
      }
    }
    for (const each of firstMoves) {
      const chance = scoreOf(each);
      if (chance > this.best.chance || each.move === this.best.move) this.best = { move: each.move, chance };
    }
  }

  /** Tries first shots. */
  private tryShots(): void {
    const { root, seat, trials, needed } = this;
    const candidates = new ShotCandidates(root, trials.chance, zonesToWin(root, seat, this.actions));
    const winners: ShootMove[] = [];
    for (let i = 0; candidates.shooters.length > 0 && i < FIRST_SHOTS && winners.length < 2 * WINNERS; i++) {
      if (this.isLate()) break;
      const move = candidates.nextForWin(i);
      const after = trials.playExact(root, move);
      if (this.isWon(after)) winners.push(move);
      const slack = this.slackOf(after);
      if (slack < 0) continue;
      this.steps.push({ move, slack });
      if (actionsLeft(after) - slack < needed) this.known.push(move);
    }
    const found = this.pickBest(root, winners);
    if (found.chance > this.best.chance) this.best = found;
    shuffle(this.known, trials);
  }

  private begin(move: Move): void {
    if (this.isLate()) return;
    const won = this.follow(this.trials.playShaky(this.root, move), 1);
    if (won > 0) this.firstMoves.push({ move, won, times: 1 });
  }

  /** The probability to win in the rest of the turn. */
  private follow(s: State, depth: number): number {
    const { seat, trials } = this;
    if (this.isWon(s)) return 1;
    const slack = this.slackOf(s);
    if (slack < 0 || this.isLate()) return 0;
    const actions = actionsLeft(s);
    const winners: ShootMove[] = [];
    const steps: Step[] = [];
    this.tryMoreShots(s, actions, move => {
      const after = trials.playExact(s, move);
      if (this.isWon(after)) winners.push(move);
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
      return winners.length < ENOUGH;
    });
    let best = this.pickBest(s, winners).chance;
    if (best >= SURE || actions < 2) return best;
    for (const move of listMoves(s, seat)) {
      if (move.kind !== 'create') continue;
      const after = trials.playExact(s, move);
      if (this.isWon(after)) return 1;
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
    }
    for (const { move } of this.choose(steps, BRANCHES[depth] ?? 1)) {
      if (best >= SURE) break;
      best = Math.max(best, this.follow(trials.playShaky(s, move), depth + 1));
    }
    return best;
  }

  /** Passes shots of a later position to `goesOn` until it returns false: known ones if a zone is missing, then new ones. */
  private tryMoreShots(s: State, actions: number, goesOn: (move: ShootMove) => boolean): void {
    const { seat, known, trials } = this;
    const zones = zonesToWin(s, seat, actions);
    const candidates = new ShotCandidates(s, trials.chance, zones);
    if (candidates.shooters.length === 0) return;
    const from = trials.chance.pick(known.length + 1);
    const count = zones === 0 ? 0 : Math.min(KNOWN, known.length);
    for (let i = 0; i < count && !this.isLate(); i++) {
      const move = known[(from + i) % known.length]!;
      if (candidates.shooters.includes(move.puck) && !goesOn(move)) return;
    }
    const fresh = actions < 2 ? NEW_LAST : NEW;
    for (let i = 0; i < fresh && !this.isLate(); i++) if (!goesOn(candidates.nextForWin(i))) return;
  }

  /** The steps with most spare actions, at most half of them by the same puck. */
  private choose(steps: Step[], count: number): Step[] {
    shuffle(steps, this.trials);
    const chosen: Step[] = [];
    const often = new Map<number, number>();
    for (const step of [...steps].sort((a, b) => b.slack - a.slack)) {
      const { move } = step;
      const by = move.kind === 'shoot' ? move.puck : -1;
      const times = often.get(by) ?? 0;
      if (2 * times >= count) continue;
      often.set(by, times + 1);
      if (chosen.push(step) >= count) break;
    }
    return chosen;
  }

  private pickBest(s: State, winners: ShootMove[]): WinChance {
    shuffle(winners, this.trials);
    let left = winners.slice(0, WINNERS).map(move => ({ move, won: 0, times: 0 }));
    for (const times of TRIALS) {
      for (const each of left)
        for (let i = 0; i < times && !this.isLate(); i++, each.times++)
          if (this.isWon(this.trials.playShaky(s, each.move))) each.won++;
      left.sort((a, b) => b.won * a.times - a.won * b.times);
      left = left.slice(0, Math.ceil(left.length / 3));
    }
    const surest = left[0];
    return surest && surest.times > 0 ? { move: surest.move, chance: surest.won / surest.times } : NO_CHANCE;
  }

  private isWon(s: State): boolean {
    return s.end?.winner === this.seat;
  }

  /** Spare actions; negative: no win is possible in this turn. */
  private slackOf(s: State): number {
    return s.end || s.turn !== this.seat ? -1 : actionsLeft(s) - actionsToWin(s, this.seat);
  }
}

function shuffle<T>(list: T[], { chance }: Trials): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
