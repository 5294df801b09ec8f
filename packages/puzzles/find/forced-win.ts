import { COMPLETE, type TurnTree } from '@tablee/kernel';

/** Thrown when a search has used its nodes, or met a list of turns that is cut off: nothing is proven then. */
export class Unproven extends Error {}

/**
 * Decides by trying every turn whether a seat can force something within a number of its own turns. There is no
 * judgement and no pruning but the cutoffs of and/or search, so an answer is a proof.
 */
abstract class Forced {
  nodes = 0;
  protected readonly tree: TurnTree;
  private readonly most: number;

  constructor(tree: TurnTree, most: number) {
    this.tree = tree;
    this.most = most;
  }

  /** Whether `seat` can force it from the tree's position within `turns` of its turns, whatever the other does. */
  wins(seat: number, turns: number): boolean {
    const { tree } = this;
    if (++this.nodes > this.most) throw new Unproven('too many positions');
    const payoff = tree.payoff();
    const own = tree.seat() === seat;
    if (payoff >= 0) return payoff === (own ? 1 : 0);
    const settled = turns === 0 ? this.settle(own) : null;
    if (settled !== null) return settled;
    const key = tree.key();
    const known = this.recall(seat, turns, key);
    if (known !== null) return known;
    const result = this.tryTurns(seat, turns, own);
    this.store(seat, turns, key, result);
    return result;
  }

  /** The answer when the seat has no turn left; null: it depends on the reply. */
  protected abstract settle(own: boolean): boolean | null;
  protected abstract recall(seat: number, turns: number, key: number): boolean | null;
  protected abstract store(seat: number, turns: number, key: number, result: boolean): void;

  /** The seat on turn looks for one turn that suits it. */
  private tryTurns(seat: number, turns: number, own: boolean): boolean {
    const { tree } = this;
    tree.open(0, COMPLETE);
    for (let count = tree.more(); count > 0; count = tree.more()) {
      if (tree.complete?.() === false) throw new Unproven('a list of turns is cut off');
      for (let i = 0; i < count; i++) {
        tree.enter(i);
        const result = this.wins(seat, own ? turns - 1 : turns);
        tree.leave();
        if (result !== own) continue;
        tree.recordCutoff(tree.tag(i), turns);
        return own;
      }
    }
    return !own;
  }
}

/** A win. One within fewer turns is one within more. */
export class ForcedWin extends Forced {
  /** By seat and position: the fewest turns known to win, and the most known not to. */
  private readonly won = [new Map<number, number>(), new Map<number, number>()];
  private readonly failed = [new Map<number, number>(), new Map<number, number>()];

  protected settle(): boolean {
    return false;
  }
  protected recall(seat: number, turns: number, key: number): boolean | null {
    if ((this.won[seat]!.get(key) ?? Number.POSITIVE_INFINITY) <= turns) return true;
    return (this.failed[seat]!.get(key) ?? 0) >= turns ? false : null;
  }
  protected store(seat: number, turns: number, key: number, result: boolean): void {
    (result ? this.won : this.failed)[seat]!.set(key, turns);
  }
}

/** A win, or a lead in captures that the reply to the last turn leaves. A lead may be lost again, so turns are exact. */
export class ForcedLead extends Forced {
  private readonly lead: number;
  /** By turns and position; one search is about one seat. */
  private readonly known: Map<number, boolean>[] = [];

  constructor(tree: TurnTree, most: number, lead: number) {
    super(tree, most);
    this.lead = lead;
  }

  protected settle(own: boolean): boolean | null {
    return own ? this.tree.lead!() >= this.lead : null;
  }
  protected recall(_seat: number, turns: number, key: number): boolean | null {
    return this.known[turns]?.get(key) ?? null;
  }
  protected store(_seat: number, turns: number, key: number, result: boolean): void {
    this.known[turns] ??= new Map();
    this.known[turns].set(key, result);
  }
}
