import type { Chance, Game, Seat } from '@tablee/kernel';
import type { Found, Limits } from './alphabeta.ts';
import { toLogOdds } from './values.ts';

/** A position of the tree; `total` sums the payoffs of the seat whose move led here. */
type UctNode = {
  readonly move: unknown;
  readonly by: Seat;
  visits: number;
  total: number;
  /** Moves not tried yet; null until the node is reached a second time. */
  untried: unknown[] | null;
  readonly tried: UctNode[];
};

export type UctLimits = { readonly rounds: number; stop(): boolean };

/**
 * UCT with random playouts for any number of seats: every choice maximizes the payoff of the seat that moves. It is the
 * baseline for measuring levels, and the search of games without a judge.
 */
export class Uct {
  private readonly game: Game;
  private readonly chance: Chance;
  private readonly c: number;
  private state: unknown;
  private top: UctNode;
  rounds = 0;

  constructor(game: Game, state: unknown, chance: Chance, c = Math.SQRT2) {
    this.game = game;
    this.chance = chance;
    this.c = c;
    this.state = game.clone(state);
    this.top = newNode(null, -1);
  }

  think(limits: UctLimits): void {
    for (let n = 0; n < limits.rounds && !limits.stop(); n++) {
      this.round();
      this.rounds++;
    }
  }

  /** The most visited move and its mean payoff for the seat on turn; null before any round. */
  best(): { readonly move: unknown; readonly value: number; readonly visits: number } | null {
    let most: UctNode | null = null;
    for (const s of this.top.tried) if (!most || s.visits > most.visits) most = s;
    return most && { move: most.move, value: most.total / most.visits, visits: most.visits };
  }

  /** Makes a move on the real position and keeps the subtree below it. */
  advance(move: unknown): void {
    const { game, state } = this;
    const seat = game.actors(state)[0]!;
    this.top = this.top.tried.find(s => s.move === move) ?? newNode(null, seat);
    game.apply(state, seat, move, this.chance);
  }

  private round(): void {
    const { game, chance } = this;
    const state = game.clone(this.state);
    const path = [this.top];
    let here = this.top;
    let seat = game.actors(state)[0];
    while (seat !== undefined) {
      here.untried ??= [...game.moves(state, seat)];
      const fresh = here.untried.length > 0;
      const next = fresh ? this.tryOne(here, here.untried, seat) : this.select(here);
      game.apply(state, seat, next.move, chance);
      path.push(next);
      here = next;
      seat = game.actors(state)[0];
      if (fresh) break;
    }
    for (; seat !== undefined; seat = game.actors(state)[0]) {
      game.apply(state, seat, game.sample(state, seat, chance), chance);
    }
    const { payoff } = game.outcome(state)!;
    for (const s of path) {
      s.visits++;
      if (s.by >= 0) s.total += payoff[s.by]!;
    }
  }

  private tryOne(here: UctNode, untried: unknown[], by: Seat): UctNode {
    const i = this.chance.pick(untried.length);
    const next = newNode(untried[i], by);
    untried[i] = untried.at(-1);
    untried.pop();
    here.tried.push(next);
    return next;
  }

  private select(here: UctNode): UctNode {
    const width = Math.log(here.visits);
    let best = here.tried[0]!;
    let most = -1;
    for (const s of here.tried) {
      const bound = s.total / s.visits + this.c * Math.sqrt(width / s.visits);
      if (bound > most) {
        most = bound;
        best = s;
      }
    }
    return best;
  }
}

const newNode = (move: unknown, by: Seat): UctNode => ({
  move,
  by,
  visits: 0,
  total: 0,
  untried: null,
  tried: [],
});

const MOST_ROUNDS = 1_000_000;

/** The next move by UCT search; null if not a single round was finished. */
export function playOut(game: Game, state: unknown, limits: Limits, chance: Chance): Found | null {
  const uct = new Uct(game, state, chance);
  uct.think({ rounds: Math.min(limits.nodes, MOST_ROUNDS), stop: limits.stop });
  const best = uct.best();
  if (!best) return null;
  return { turn: [game.writeMove(best.move)], value: toLogOdds(best.value), depth: 1, nodes: uct.rounds };
}
