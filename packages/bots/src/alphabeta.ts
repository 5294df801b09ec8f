import { ALL, NOISY, ROOT, STAGED, type TurnTree } from '@tablee/kernel';
import { AT_LEAST, AT_MOST, EXACT, type TranspositionTable } from './transposition-table.ts';
import { fromTableValue, PROVEN, toTableValue, WIN } from './values.ts';

const INFINITY = WIN + 1;
/** From this depth on, all turns are made and sorted before the first is tried. */
const SORTED_FROM = 3;
const NEVER = -1;
/** Futility margin per turn left, and the greatest depth it is used at. */
const FUTILITY_MARGIN = 110;
const FUTILITY_DEPTH = 3;
/** The least depth for null-move pruning. */
const NULL_MOVE_DEPTH = 3;

/** How many turns shallower a late turn is searched at first. */
const reduceLate = (depth: number, tried: number): number =>
  depth >= 3 && tried >= 4 ? (tried >= 14 ? 2 : 1) : 0;

const TABLE_SIZE = 64;
const REDUCTIONS = Int8Array.from({ length: TABLE_SIZE * TABLE_SIZE }, (_, i) => {
  const depth = Math.floor(i / TABLE_SIZE);
  const tried = i % TABLE_SIZE;
  if (depth < 2 || tried < 3) return 0;
  return Math.min(depth - 1, Math.floor(0.4 + (Math.log(depth) * Math.log(tried + 1)) / 1.9));
});

/** The same for trees with a null move: they have many turns, and a quiet one seldom matters. */
const reduceBoldly = (depth: number, tried: number): number =>
  REDUCTIONS[Math.min(TABLE_SIZE - 1, depth) * TABLE_SIZE + Math.min(TABLE_SIZE - 1, tried)]!;

export type Limits = {
  /** In turns. */
  readonly depth: number;
  /** The depth if there is only one turn to choose. */
  readonly single: number;
  /** Plies of captures searched beyond `depth`. */
  readonly quiescence: number;
  readonly nodes: number;
  /** Called every few positions; true ends the search. */
  stop(): boolean;
};

/** A handicap: noise in the judgement and overlooked turns, the same ones every time. */
export type Perception = {
  blur(key: number): number;
  sees(key: number): boolean;
};

export type Found = {
  readonly turn: readonly string[];
  /** Log-odds in hundredths, for the seat on turn. */
  readonly value: number;
  readonly depth: number;
  readonly nodes: number;
};

/** Alpha-beta search over whole turns: principal variation search with iterative deepening. */
export class TurnSearch {
  private readonly tree: TurnTree;
  private readonly limits: Limits;
  private readonly table: TranspositionTable;
  private readonly perception: Perception | null;
  private nodes = 0;
  private stopped = false;
  /** A line of this iteration ended in a judgement, so searching deeper may change the result. */
  private horizon = false;
  /** The ply after a null move: two null moves in a row are not allowed. */
  private skipped = NEVER;

  constructor(
    tree: TurnTree,
    limits: Limits,
    table: TranspositionTable,
    perception: Perception | null = null,
  ) {
    this.tree = tree;
    this.limits = limits;
    this.table = table;
    this.perception = perception;
  }

  /** The best turn, or null if there is none. `pick` breaks ties. */
  run(pick: (n: number) => number): Found | null {
    const { tree } = this;
    this.table.clear();
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
    return { turn: this.tree.writeTurn(i), value, depth, nodes: this.nodes };
  }

  /** The turns that are noticed, at least one. Noisy turns are always noticed. */
  private noticed(count: number): number[] {
    const all = Array.from({ length: count }, (_, i) => i);
    const { perception } = this;
    if (!perception) return all;
    const seen = all.filter(i => this.tree.noisy(i) || perception.sees(this.tree.tag(i)));
    return seen.length > 0 ? seen : all.slice(0, 1);
  }

  /** The first iteration: gives every turn its value and sorts them, ties in random order. */
  private compare(order: number[], pick: (n: number) => number): number {
    const values = new Map<number, number>();
    for (const i of order) {
      const value = this.valueOf(i, 0, -INFINITY, INFINITY, 0);
      if (this.stopped) break;
      values.set(i, value + pick(100) / 100);
    }
    order.sort((a, b) => (values.get(b) ?? -INFINITY) - (values.get(a) ?? -INFINITY));
    return Math.floor(values.get(order[0]!) ?? 0);
  }

  /** A further iteration. Moves the best turn to the front; null if not even the first turn was finished. */
  private deepen(order: number[], depth: number): number | null {
    let best = -INFINITY;
    for (let n = 0; n < order.length; n++) {
      const i = order[n]!;
      let value: number;
      if (n === 0) value = this.valueOf(i, depth - 1, -INFINITY, INFINITY, 0);
      else {
        value = this.valueOf(i, depth - 1, best, best + 1, 0);
        if (!this.stopped && value > best) value = this.valueOf(i, depth - 1, best, INFINITY, 0);
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

  /** The value of turn i for the seat on turn. */
  private valueOf(i: number, depth: number, alpha: number, beta: number, ply: number): number {
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

  private countNode(): boolean {
    this.nodes++;
    if (this.nodes >= this.limits.nodes || ((this.nodes & 7) === 0 && this.limits.stop()))
      this.stopped = true;
    return this.stopped;
  }

  private visit(depth: number, alpha: number, beta: number, ply: number): number {
    if (this.countNode()) return 0;
    const payoff = this.tree.payoff();
    if (payoff >= 0) return Math.trunc((payoff * 2 - 1) * (WIN - ply));
    // A seat that is threatened to lose at once may still answer.
    const depthHere = depth > 0 ? depth : this.mustAnswer(ply) ? 1 : 0;
    if (depthHere === 0) return this.searchQuiet(alpha, beta, ply, this.limits.quiescence);
    return this.lookUp(depthHere, alpha, beta, ply);
  }

  private mustAnswer(ply: number): boolean {
    const { tree, limits } = this;
    return tree.urgent !== undefined && ply < limits.depth + limits.quiescence && tree.urgent();
  }

  /** Uses the transposition table and pruning before searching the turns. */
  private lookUp(depth: number, alpha: number, beta: number, ply: number): number {
    const { tree, table } = this;
    const key = tree.key();
    const slot = table.find(key);
    let hint = 0;
    if (slot >= 0) {
      hint = table.tags[slot]!;
      if (table.depths[slot]! >= depth) {
        const value = fromTableValue(table.values[slot]!, ply);
        const bound = table.bounds[slot]!;
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
    if (beta - alpha === 1 && Math.abs(beta) < PROVEN && this.canPrune(depth, beta, ply)) return beta;
    return this.visitTurns(depth, alpha, beta, ply, key, hint);
  }

  /** Futility and null-move pruning, for trees with a null move. */
  private canPrune(depth: number, beta: number, ply: number): boolean {
    const { tree } = this;
    if (!tree.skip) return false;
    const margin = FUTILITY_MARGIN * depth;
    const value = tree.judge(beta, beta + margin);
    if (value < beta || tree.urgent?.()) return false;
    this.horizon = true;
    return (depth <= FUTILITY_DEPTH && value - margin >= beta) || this.passesNullMove(depth, beta, ply);
  }

  /** Whether the position stays above beta even if the other side moves twice in a row. */
  private passesNullMove(depth: number, beta: number, ply: number): boolean {
    const { tree } = this;
    if (depth < NULL_MOVE_DEPTH || this.skipped === ply || !tree.skip?.()) return false;
    this.skipped = ply + 1;
    const value = -this.visit(depth - NULL_MOVE_DEPTH - (depth >> 2), -beta, 1 - beta, ply + 1);
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
    const { tree, table, perception } = this;
    let best = -INFINITY;
    let bestTag = 0;
    let low = alpha;
    let tried = 0;
    tree.open(hint, depth >= SORTED_FROM ? ALL : STAGED);
    for (let count = tree.more(); count > 0; count = tree.more()) {
      for (let i = 0; i < count; i++) {
        const tag = tree.tag(i);
        if (perception && tried > 0 && !perception.sees(tag)) continue;
        const value = this.tryTurn(i, tried++, depth, low, beta, ply);
        if (this.stopped) return 0;
        if (value <= best) continue;
        best = value;
        bestTag = tag;
        if (value <= low) continue;
        low = value;
        if (value < beta) continue;
        tree.recordCutoff(tag, depth);
        table.store(key, depth, toTableValue(best, ply), AT_LEAST, bestTag);
        return best;
      }
    }
    if (tried === 0) {
      this.horizon = true;
      return tree.judge();
    }
    table.store(key, depth, toTableValue(best, ply), best > alpha ? EXACT : AT_MOST, bestTag);
    return best;
  }

  /** The first turn gets the whole window; the others a null window, late ones at reduced depth. */
  private tryTurn(i: number, tried: number, depth: number, low: number, beta: number, ply: number): number {
    if (tried === 0) return this.valueOf(i, depth - 1, low, beta, ply);
    const less = this.tree.noisy(i)
      ? 0
      : this.tree.skip
        ? reduceBoldly(depth, tried)
        : reduceLate(depth, tried);
    let value = this.valueOf(i, depth - 1 - less, low, low + 1, ply);
    if (less > 0 && value > low && !this.stopped) value = this.valueOf(i, depth - 1, low, low + 1, ply);
    if (value > low && value < beta && !this.stopped) value = this.valueOf(i, depth - 1, low, beta, ply);
    return value;
  }

  /** Quiescence search: beyond the depth, only noisy turns. */
  private searchQuiet(alpha: number, beta: number, ply: number, left: number): number {
    const { tree, perception } = this;
    this.horizon = true;
    let best = tree.judge(alpha, beta) + (perception ? perception.blur(tree.key()) : 0);
    if (best >= beta || left === 0) return best;
    let low = Math.max(alpha, best);
    const seat = tree.seat();
    tree.open(0, NOISY);
    for (let count = tree.more(); count > 0; count = tree.more()) {
      for (let i = 0; i < count; i++) {
        if (perception && !perception.sees(tree.tag(i))) continue;
        tree.enter(i);
        const same = tree.seat() === seat;
        const value = same
          ? this.visitQuiet(low, beta, ply + 1, left - 1)
          : -this.visitQuiet(-beta, -low, ply + 1, left - 1);
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

  private visitQuiet(alpha: number, beta: number, ply: number, left: number): number {
    if (this.countNode()) return 0;
    const payoff = this.tree.payoff();
    if (payoff >= 0) return Math.trunc((payoff * 2 - 1) * (WIN - ply));
    return this.searchQuiet(alpha, beta, ply, left);
  }
}
