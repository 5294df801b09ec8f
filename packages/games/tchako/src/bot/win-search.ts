import type { Seat } from '@tablee/kernel';
import type { Move, ShootMove } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { wayToWin, zonesToWin } from './judge.ts';
import { ShotGenerator } from './shots.ts';
import type { Simulator } from './simulator.ts';
import { actionsLeft } from './win-probability.ts';

/** At this probability the search ends. */
const SURE = 0.85;
/** Per round: shots tried at the root, first moves followed up, of these the best, how often those are repeated, hooks. */
const [LOOKED, FIRST_MOVES, BEST, AGAIN, HOOKS] = [1_500, 16, 3, 4, 3];
/** Per follow-up: known shots, new shots, new shots for the last action; and branches by depth. */
const [KNOWN, NEW, NEW_LAST] = [300, 50, 200];
const ENOUGH = 12;
const BRANCHES = [0, 8, 4, 2] as const;
/** How many winning shots are tried with aim errors, and how often; a third is kept each time. */
const WINNERS = 18;
const TRIALS = [2, 4, 10] as const;

type Step = { readonly move: Move; readonly slack: number };
/** A first move, and how often the turn was won with it. */
type FirstMove = { readonly move: Move; won: number; times: number };
/** A move, and the probability that a turn beginning with it wins the game. */
export type WinChance = { readonly move: Move | null; readonly chance: number };

export const NO_CHANCE: WinChance = { move: null, chance: 0 };
/** Pessimistic for few tries. */
const scoreOf = ({ won, times }: FirstMove): number => won / (times + 1);

/**
 * Searches for a win within the turn: a sequence of shots, creations and hooks, simulated with aim errors. Winning
 * sequences are rare and no single action reveals them, so first moves are followed to the end of the turn. Shots that
 * help at the root mostly help later too: they are kept and tried before new ones.
 */
export class WinSearch {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly simulator: Simulator;
  private readonly way: number;
  private readonly actions: number;
  private readonly steps: Step[] = [];
  private readonly hooks: Move[] = [];
  private readonly known: ShootMove[] = [];
  private readonly firstMoves: FirstMove[] = [];
  private until = 0;
  private best = NO_CHANCE;

  constructor(root: State, seat: Seat, simulator: Simulator) {
    this.root = root;
    this.seat = seat;
    this.simulator = simulator;
    this.way = wayToWin(root, seat);
    this.actions = actionsLeft(root);
  }

  /** The best move found before `until` of the budget is spent. */
  search(until: number): WinChance {
    this.until = until;
    if (this.way > this.actions) return NO_CHANCE;
    this.prepare();
    const { budget } = this.simulator;
    for (let before = -1; budget.thoughts > before && !this.isLate() && this.best.chance < SURE; ) {
      // Stop after a round that found nothing to try.
      before = budget.thoughts;
      this.runRound();
    }
    return this.best;
  }

  private isLate(): boolean {
    return this.simulator.budget.spent() >= this.until;
  }

  /** Collects creations and elastics that keep the win possible. */
  private prepare(): void {
    const { root, seat, simulator } = this;
    if (this.actions < 2) return;
    for (const move of listMoves(root, seat)) {
      if (move.kind === 'end' || this.isLate()) continue;
      const after = simulator.tryExact(root, move);
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
    const { root, simulator, firstMoves } = this;
    for (const { move } of this.choose(this.steps, FIRST_MOVES)) this.addFirstMove(move);
    for (let i = 0; i < HOOKS && this.hooks.length > 0; i++)
      this.addFirstMove(this.hooks[simulator.chance.pick(this.hooks.length)]!);
    for (let i = 0; i < AGAIN && !this.isLate(); i++) {
      firstMoves.sort((a, b) => scoreOf(b) - scoreOf(a));
      for (const each of firstMoves.slice(0, BEST)) {
        each.won += this.follow(simulator.tryShaken(root, each.move), 1);
        each.times++;
      }
    }
    for (const each of firstMoves) {
      const chance = scoreOf(each);
      if (chance > this.best.chance || each.move === this.best.move) this.best = { move: each.move, chance };
    }
  }

  /** Tries shots at the root. */
  private tryShots(): void {
    const { root, seat, simulator, way } = this;
    const generator = new ShotGenerator(root, simulator.chance, zonesToWin(root, seat, this.actions));
    const winners: ShootMove[] = [];
    for (let i = 0; generator.shooters.length > 0 && i < LOOKED && winners.length < 2 * WINNERS; i++) {
      if (this.isLate()) break;
      const move = generator.nextWinning(i);
      const after = simulator.tryExact(root, move);
      if (this.isWon(after)) winners.push(move);
      const slack = this.slackOf(after);
      if (slack < 0) continue;
      this.steps.push({ move, slack });
      if (actionsLeft(after) - slack < way) this.known.push(move);
    }
    const found = this.pickSurest(root, winners);
    if (found.chance > this.best.chance) this.best = found;
    shuffle(this.known, simulator);
  }

  private addFirstMove(move: Move): void {
    if (this.isLate()) return;
    const won = this.follow(this.simulator.tryShaken(this.root, move), 1);
    if (won > 0) this.firstMoves.push({ move, won, times: 1 });
  }

  /** The win probability within the turn from a later position. */
  private follow(s: State, depth: number): number {
    const { seat, simulator } = this;
    if (this.isWon(s)) return 1;
    const slack = this.slackOf(s);
    if (slack < 0 || this.isLate()) return 0;
    const actions = actionsLeft(s);
    const winners: ShootMove[] = [];
    const steps: Step[] = [];
    this.eachShot(s, actions, move => {
      const after = simulator.tryExact(s, move);
      if (this.isWon(after)) winners.push(move);
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
      return winners.length < ENOUGH;
    });
    let best = this.pickSurest(s, winners).chance;
    if (best >= SURE || actions < 2) return best;
    for (const move of listMoves(s, seat)) {
      if (move.kind !== 'create') continue;
      const after = simulator.tryExact(s, move);
      if (this.isWon(after)) return 1;
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
    }
    for (const { move } of this.choose(steps, BRANCHES[depth] ?? 1)) {
      if (best >= SURE) break;
      best = Math.max(best, this.follow(simulator.tryShaken(s, move), depth + 1));
    }
    return best;
  }

  /** Shots from a later position: known ones if a zone is to be won, then new ones, until `goesOn` returns false. */
  private eachShot(s: State, actions: number, goesOn: (move: ShootMove) => boolean): void {
    const { seat, known, simulator } = this;
    const zones = zonesToWin(s, seat, actions);
    const generator = new ShotGenerator(s, simulator.chance, zones);
    if (generator.shooters.length === 0) return;
    const from = simulator.chance.pick(known.length + 1);
    const count = zones === 0 ? 0 : Math.min(KNOWN, known.length);
    for (let i = 0; i < count && !this.isLate(); i++) {
      const move = known[(from + i) % known.length]!;
      if (generator.shooters.includes(move.puck) && !goesOn(move)) return;
    }
    const fresh = actions < 2 ? NEW_LAST : NEW;
    for (let i = 0; i < fresh && !this.isLate(); i++) if (!goesOn(generator.nextWinning(i))) return;
  }

  /** The steps with the most actions to spare, at most half of them by one puck. */
  private choose(steps: Step[], count: number): Step[] {
    shuffle(steps, this.simulator);
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

  /** The winning shot that succeeds most often with aim errors. */
  private pickSurest(s: State, winners: ShootMove[]): WinChance {
    shuffle(winners, this.simulator);
    let left = winners.slice(0, WINNERS).map(move => ({ move, won: 0, times: 0 }));
    for (const times of TRIALS) {
      for (const each of left)
        for (let i = 0; i < times && !this.isLate(); i++, each.times++)
          if (this.isWon(this.simulator.tryShaken(s, each.move))) each.won++;
      left.sort((a, b) => b.won * a.times - a.won * b.times);
      left = left.slice(0, Math.ceil(left.length / 3));
    }
    const surest = left[0];
    return surest && surest.times > 0 ? { move: surest.move, chance: surest.won / surest.times } : NO_CHANCE;
  }

  private isWon(s: State): boolean {
    return s.end?.winner === this.seat;
  }

  /** The number of actions to spare; negative if the win is not possible in this turn. */
  private slackOf(s: State): number {
    return s.end || s.turn !== this.seat ? -1 : actionsLeft(s) - wayToWin(s, this.seat);
  }
}

function shuffle<T>(list: T[], { chance }: Simulator): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
