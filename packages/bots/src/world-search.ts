import { type Chance, type Game, type Guide, type Seat, searchChance, type View } from '@tablee/kernel';
import type { Found } from './alphabeta.ts';
import { toLogOdds, toWinProbability } from './values.ts';

export type WorldLimits = {
  /** The number of candidates compared. */
  readonly most: number;
  /** The number of playouts for all candidates together. */
  readonly playouts: number;
  /** The elapsed share of the time, 0 ‥ 1; called before every playout. */
  spent(): number;
};

/** A handicap: moves that are overlooked, and the error of each move's value in hundredths of log-odds. */
export type MovePerception = {
  sees(move: string): boolean;
  blur(move: string): number;
};

type Contender = {
  readonly move: unknown;
  /** The rest of the turn, then the partners' moves. */
  readonly then: readonly unknown[];
  /** The turn as text. */
  readonly turn: readonly string[];
  /** All moves as one text, the key of its perception. */
  readonly text: string;
  readonly prior: number;
  /** The sum of win probabilities over the worlds in which all contenders were tried. */
  total: number;
  worlds: number;
};

/**
 * Search under hidden information: samples worlds consistent with a seat's view, tries every candidate in the same worlds
 * with the same luck, and judges the playouts. After each round the worse half is dropped (sequential halving).
 */
export class WorldSearch {
  private readonly game: Game;
  private readonly guide: Guide;
  private readonly limits: WorldLimits;
  private readonly perception: MovePerception | null;
  private readonly chance: Chance;
  private playouts = 0;
  /** The budget is used up. */
  private over = false;

  constructor(
    game: Game,
    guide: Guide,
    limits: WorldLimits,
    chance: Chance,
    perception: MovePerception | null = null,
  ) {
    this.game = game;
    this.guide = guide;
    this.limits = limits;
    this.chance = chance;
    this.perception = perception;
  }

  /** The best move of an actor by its view alone; null if the guide lists none. */
  choose(view: View<unknown>, seat: Seat): Found | null {
    let field = this.gather(view, seat);
    if (field.length === 0) return null;
    const rounds = Math.ceil(Math.log2(field.length));
    for (let round = 1; round <= rounds && field.length > 1; round++) {
      this.compare(field, view, seat, round / rounds);
      field = this.keepBetter(field);
    }
    const best = field[0]!;
    const value = best.worlds > 0 ? toLogOdds(best.total / best.worlds) : best.prior;
    return { turn: best.turn, value, depth: 1, nodes: this.playouts };
  }

  /** The win probability of the seat: the mean over playouts from this position. */
  assess(view: View<unknown>, seat: Seat): number {
    let total = 0;
    do {
      const world = this.game.imagine(view, seat, this.chance);
      total += this.playOn(world, seat, this.playouts);
    } while (!this.isSpent(1));
    return total / this.playouts;
  }

  private gather(view: View<unknown>, seat: Seat): Contender[] {
    const { game, guide, perception, limits } = this;
    const all = guide
      .candidates(view, seat, limits.most, this.chance)
      .map(({ move, prior, rest = [], partners = [] }) => {
        const then = [...rest, ...partners];
        const texts = [move, ...then].map(m => game.writeMove(m));
        const turn = texts.slice(0, 1 + rest.length);
        return { move, then, turn, text: texts.join(' '), prior, total: 0, worlds: 0 };
      });
    if (!perception) return all;
    const noticed = all.filter((c, i) => i === 0 || perception.sees(c.text));
    return noticed
      .map(c => ({ ...c, prior: c.prior + perception.blur(c.text) }))
      .sort((a, b) => b.prior - a.prior);
  }

  /** One round: tries all candidates in one world after the other until `share` of the budget is used. */
  private compare(field: readonly Contender[], view: View<unknown>, seat: Seat, share: number): void {
    const { game } = this;
    const chances = new Float64Array(field.length);
    while (!this.isSpent(share)) {
      const world = game.imagine(view, seat, this.chance);
      const luck = this.chance.pick(2 ** 31);
      for (let i = 0; i < field.length; i++) {
        // Skip a world unless every candidate was tried in it.
        if (this.isSpent(1)) return;
        const trial = game.clone(world);
        const dice = searchChance(luck);
        game.apply(trial, seat, field[i]!.move, dice);
        for (const next of field[i]!.then) game.apply(trial, game.actors(trial)[0]!, next, dice);
        chances[i] = this.playOn(trial, seat, luck);
      }
      for (let i = 0; i < field.length; i++) {
        field[i]!.total += chances[i]!;
        field[i]!.worlds++;
      }
    }
  }

  private keepBetter(field: readonly Contender[]): Contender[] {
    const judged = field.map(c => ({ c, worth: this.worthOf(c) })).sort((a, b) => b.worth - a.worth);
    return judged.slice(0, Math.ceil(field.length / 2)).map(({ c }) => c);
  }

  /** Values are comparable: all contenders of a round were tried in the same worlds. */
  private worthOf(c: Contender): number {
    if (c.worlds === 0) return c.prior;
    const mean = c.total / c.worlds;
    return this.perception ? toLogOdds(mean) + this.perception.blur(c.text) : mean;
  }

  /** Plays a world on and returns the seat's win probability. */
  private playOn(world: unknown, seat: Seat, luck: number): number {
    const { game, guide } = this;
    const dice = searchChance(luck ^ 0x5bd1e995);
    this.playouts++;
    for (let plies = 0; ; plies++) {
      const actors = game.actors(world);
      if (actors.length === 0) return game.outcome(world)?.payoff[seat] ?? 0.5;
      if (guide.settled(world, plies)) return toWinProbability(guide.judge(world, seat));
      guide.step(world, actors[0]!, dice);
    }
  }

  private isSpent(share: number): boolean {
    if (this.over) return true;
    const { playouts, spent } = this.limits;
    const gone = spent();
    this.over = gone >= 1 || this.playouts >= playouts;
    return this.over || gone >= share || this.playouts >= playouts * share;
  }
}
