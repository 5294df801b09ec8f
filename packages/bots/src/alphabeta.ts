import { ALL, NOISY, ROOT, STAGED, type TurnTree } from '@tablee/kernel';
import { AT_LEAST, AT_MOST, EXACT, type Memory } from './memory.ts';
import { lessBoldly, lessDeep } from './reduction.ts';
import { fromMemory, PROVEN, toMemory, WIN } from './result.ts';

const INFINITY = WIN + 1;
/** From this depth on a position's turns are all made and sorted before the first is tried. */
const SORTED_FROM = 3;
const NEVER = -1;
/** By how much a turn hardly ever changes the judgement, for each turn left, and how many may be left. */
const SPAN = 110;
const SPANNED_TO = 3;
/** From this depth on a turn is skipped to see whether the position is good enough without it. */
const WAIT_FROM = 3;

export type Limits = {
  /** In turns. */
  readonly depth: number;
  /** The depth where there is only one turn to play, and so nothing to decide. */
  readonly single: number;
  /** Captures and recaptures looked at beyond the depth. */
  readonly calm: number;
  readonly nodes: number;
  /** Asked every few positions; true ends the search. */
  stop(): boolean;
};

/** How well the searcher sees: a handicap is a blurred judgement and overlooked turns, the same ones every time. */
export type Eyesight = {
  blur(key: number): number;
  sees(key: number): boolean;
};

export type Found = {
  readonly turn: readonly string[];
  /** For the seat on turn, as a TurnTree judges. */
  readonly value: number;
  readonly depth: number;
  readonly nodes: number;
};

/** Alpha-beta (principal variation, iterative deepening) over whole turns. */
export class TurnSearch {
  private readonly tree: TurnTree;
  private readonly limits: Limits;
  private readonly memory: Memory;
  private readonly eyesight: Eyesight | null;
  private nodes = 0;
  private stopped = false;
  /** Some line of this iteration ended in a judgement, so looking deeper may change the result. */
  private horizon = false;
  /** The ply before which a turn was just skipped: two skipped in a row would be none at all. */
  private skipped = NEVER;

  constructor(tree: TurnTree, limits: Limits, memory: Memory, eyesight: Eyesight | null = null) {
    this.tree = tree;
    this.limits = limits;
    this.memory = memory;
    this.eyesight = eyesight;
  }

  /** The best turn here, or null when the position offers none. */
  run(pick: (n: number) => number): Found | null {
    const { tree } = this;
    this.memory.clear();
    tree.open(0, ROOT);
    const order = this.noticed(tree.more());
    if (order.length === 0) return null;
    const most = order.length === 1 ? this.limits.single : this.limits.depth;
    let value = this.compare(order, pick);
    let depth = this.stopped ? 0 : 1;
    while (!this.stopped && depth < most && this.horizon && Math.abs(value) < PROVEN) {
      this.horizon = false;
      const found = this.deepen(order, depth + 1);
      if (found !== null) value = found;
      if (!this.stopped) depth++;
    }
    return this.answer(order[0]!, value, depth);
  }

  private answer(i: number, value: number, depth: number): Found {
    return { turn: this.tree.spell(i), value, depth, nodes: this.nodes };
  }

  /** The turns a searcher with these eyes notices; never none. What changes the balance strikes every eye. */
  private noticed(count: number): number[] {
    const all = Array.from({ length: count }, (_, i) => i);
    const { eyesight } = this;
    if (!eyesight) return all;
    const seen = all.filter(i => this.tree.noisy(i) || eyesight.sees(this.tree.tag(i)));
    return seen.length > 0 ? seen : all.slice(0, 1);
  }

  /** The first iteration gives every turn its value and sorts them; equal turns are not always played alike. */
  private compare(order: number[], pick: (n: number) => number): number {
    const values = new Map<number, number>();
    for (const i of order) {
      const value = this.below(i, 0, -INFINITY, INFINITY, 0);
      if (this.stopped) break;
      values.set(i, value + pick(100) / 100);
    }
    order.sort((a, b) => (values.get(b) ?? -INFINITY) - (values.get(a) ?? -INFINITY));
    return Math.floor(values.get(order[0]!) ?? 0);
  }

  /** A further iteration at the root. Leaves the best turn in front; null when not even the first was finished. */
  private deepen(order: number[], depth: number): number | null {
    let best = -INFINITY;
    for (let n = 0; n < order.length; n++) {
      const i = order[n]!;
      let value: number;
      if (n === 0) value = this.below(i, depth - 1, -INFINITY, INFINITY, 0);
      else {
        value = this.below(i, depth - 1, best, best + 1, 0);
        if (!this.stopped && value > best) value = this.below(i, depth - 1, best, INFINITY, 0);
      }
      if (this.stopped) return best === -INFINITY ? null : best;
      if (value > best) {
        best = value;
        order.splice(n, 1);
        order.unshift(i);
        if (best >= PROVEN) break;
      }
    }
    return best;
  }

  /** The value of turn i for the seat that plays it. */
  private below(i: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { tree } = this;
    const seat = tree.seat();
    tree.enter(i);
    const value =
      tree.seat() === seat
        ? this.visit(depth, alpha, beta, ply + 1)
        : -this.visit(depth, -beta, -alpha, ply + 1);
    tree.leave();
    return value;
  }

  private spent(): boolean {
    this.nodes++;
    if (this.nodes >= this.limits.nodes || ((this.nodes & 7) === 0 && this.limits.stop()))
      this.stopped = true;
    return this.stopped;
  }

  private visit(depth: number, alpha: number, beta: number, ply: number): number {
    if (this.spent()) return 0;
    const payoff = this.tree.payoff();
    if (payoff >= 0) return Math.trunc((payoff * 2 - 1) * (WIN - ply));
    // Somebody who is threatened to lose at once is heard out, however short the sight.
    const depthHere = depth > 0 ? depth : this.mustAnswer(ply) ? 1 : 0;
    if (depthHere === 0) return this.calm(alpha, beta, ply, this.limits.calm);
    return this.lookUp(depthHere, alpha, beta, ply);
  }

  private mustAnswer(ply: number): boolean {
    const { tree, limits } = this;
    return tree.urgent !== undefined && ply < limits.depth + limits.calm && tree.urgent();
  }

  /** Perhaps the position was met before, or need not be looked into. */
  private lookUp(depth: number, alpha: number, beta: number, ply: number): number {
    const { tree, memory } = this;
    const key = tree.key();
    const slot = memory.find(key);
    let hint = 0;
    if (slot >= 0) {
      hint = memory.tags[slot]!;
      if (memory.depths[slot]! >= depth) {
        const value = fromMemory(memory.values[slot]!, ply);
        const bound = memory.bounds[slot]!;
        if (
          bound === EXACT ||
          (bound === AT_LEAST && value >= beta) ||
          (bound === AT_MOST && value <= alpha)
        ) {
          if (Math.abs(value) < PROVEN) this.horizon = true;
          return value;
        }
      }
    }
    if (beta - alpha === 1 && Math.abs(beta) < PROVEN && this.isEnough(depth, beta, ply)) return beta;
    return this.visitTurns(depth, alpha, beta, ply, key, hint);
  }

  /** Where a quiet turn seldom matters, what is clearly good enough is believed without looking. */
  private isEnough(depth: number, beta: number, ply: number): boolean {
    const { tree } = this;
    if (!tree.skip) return false;
    const span = SPAN * depth;
    const value = tree.judge(beta, beta + span);
    if (value < beta || tree.urgent?.()) return false;
    this.horizon = true;
    return (depth <= SPANNED_TO && value - span >= beta) || this.canWait(depth, beta, ply);
  }

  /** Is it good enough even if the other side moves twice? Then some turn will do, and none needs to be found. */
  private canWait(depth: number, beta: number, ply: number): boolean {
    const { tree } = this;
    if (depth < WAIT_FROM || this.skipped === ply || !tree.skip?.()) return false;
    this.skipped = ply + 1;
    const value = -this.visit(depth - WAIT_FROM - (depth >> 2), -beta, 1 - beta, ply + 1);
    this.skipped = NEVER;
    tree.leave();
    return !this.stopped && value >= beta;
  }

  private visitTurns(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    key: number,
    hint: number,
  ): number {
    const { tree, memory, eyesight } = this;
    let best = -INFINITY;
    let bestTag = 0;
    let low = alpha;
    let tried = 0;
    tree.open(hint, depth >= SORTED_FROM ? ALL : STAGED);
    for (let count = tree.more(); count > 0; count = tree.more()) {
      for (let i = 0; i < count; i++) {
        const tag = tree.tag(i);
        if (eyesight && tried > 0 && !eyesight.sees(tag)) continue;
        const value = this.tryTurn(i, tried++, depth, low, beta, ply);
        if (this.stopped) return 0;
        if (value <= best) continue;
        best = value;
        bestTag = tag;
        if (value <= low) continue;
        low = value;
        if (value < beta) continue;
        tree.praise(tag, depth);
        memory.keep(key, depth, toMemory(best, ply), AT_LEAST, bestTag);
        return best;
      }
    }
    if (tried === 0) {
      this.horizon = true;
      return tree.judge();
    }
    memory.keep(key, depth, toMemory(best, ply), best > alpha ? EXACT : AT_MOST, bestTag);
    return best;
  }

  /** The first turn with the whole window, the others only asked whether they are better; late ones less deeply. */
  private tryTurn(i: number, tried: number, depth: number, low: number, beta: number, ply: number): number {
    if (tried === 0) return this.below(i, depth - 1, low, beta, ply);
    const less = this.tree.noisy(i) ? 0 : this.tree.skip ? lessBoldly(depth, tried) : lessDeep(depth, tried);
    let value = this.below(i, depth - 1 - less, low, low + 1, ply);
    if (less > 0 && value > low && !this.stopped) value = this.below(i, depth - 1, low, low + 1, ply);
    if (value > low && value < beta && !this.stopped) value = this.below(i, depth - 1, low, beta, ply);
    return value;
  }

  /** Beyond the depth only what changes the balance at once is looked at, until it is calm enough to judge. */
  private calm(alpha: number, beta: number, ply: number, left: number): number {
    const { tree, eyesight } = this;
    this.horizon = true;
    let best = tree.judge(alpha, beta) + (eyesight ? eyesight.blur(tree.key()) : 0);
    if (best >= beta || left === 0) return best;
    let low = Math.max(alpha, best);
    const seat = tree.seat();
    tree.open(0, NOISY);
    for (let count = tree.more(); count > 0; count = tree.more()) {
      for (let i = 0; i < count; i++) {
        if (eyesight && !eyesight.sees(tree.tag(i))) continue;
        tree.enter(i);
        const same = tree.seat() === seat;
        const value = same
          ? this.calmBelow(low, beta, ply + 1, left - 1)
          : -this.calmBelow(-beta, -low, ply + 1, left - 1);
        tree.leave();
        if (this.stopped) return 0;
        if (value <= best) continue;
        best = value;
        if (value >= beta) return best;
        low = Math.max(low, value);
      }
    }
    return best;
  }

  private calmBelow(alpha: number, beta: number, ply: number, left: number): number {
    if (this.spent()) return 0;
    const payoff = this.tree.payoff();
    if (payoff >= 0) return Math.trunc((payoff * 2 - 1) * (WIN - ply));
    return this.calm(alpha, beta, ply, left);
  }
}
