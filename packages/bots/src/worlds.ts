import { type Chance, type Game, type Guide, type Seat, searchChance, type View } from '@tablee/kernel';
import type { Found } from './alphabeta.ts';
import { toChance, toLogOdds } from './odds.ts';

export type WorldLimits = {
  /** Moves compared at all. */
  readonly most: number;
  /** Worlds played out, all candidates together. */
  readonly playouts: number;
  /** The share of the time that is gone, 0 ‥ 1; asked before every playout. */
  spent(): number;
};

/** How well the searcher sees: moves it overlooks, and how far off it is about each, in hundredths of log-odds. */
export type Insight = {
  sees(move: string): boolean;
  blur(move: string): number;
};

type Contender = {
  readonly move: unknown;
  /** The rest of the turn, and the partners' moves. */
  readonly then: readonly unknown[];
  /** The turn, spelled. */
  readonly turn: readonly string[];
  /** All of it in one, which it is overlooked and misjudged by. */
  readonly text: string;
  readonly prior: number;
  /** Sum of the chances of winning over the worlds all contenders of its round were played out in. */
  total: number;
  worlds: number;
};

/**
 * Searches what a seat can see: imagines worlds behind its view, tries every candidate in the same worlds with the same
 * luck, plays them on and judges. Half of the candidates is dropped after each round (sequential halving), so that most
 * thoughts go to those that are hard to tell apart.
 */
export class WorldSearch {
  private readonly game: Game;
  private readonly guide: Guide;
  private readonly limits: WorldLimits;
  private readonly insight: Insight | null;
  private readonly chance: Chance;
  private playouts = 0;
  /** Nothing is left to spend: the clock need not be asked again. */
  private over = false;

  constructor(game: Game, guide: Guide, limits: WorldLimits, chance: Chance, insight: Insight | null = null) {
    this.game = game;
    this.guide = guide;
    this.limits = limits;
    this.chance = chance;
    this.insight = insight;
  }

  /** The best move of a seat that has to choose, by its view alone; null when the guide names none. */
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

  /** How it stands for the seat, whoever has to choose: the mean over worlds played on from here. */
  assess(view: View<unknown>, seat: Seat): number {
    let total = 0;
    do {
      const world = this.game.imagine(view, seat, this.chance);
      total += this.playOn(world, seat, this.playouts);
    } while (!this.isSpent(1));
    return total / this.playouts;
  }

  private gather(view: View<unknown>, seat: Seat): Contender[] {
    const { game, guide, insight, limits } = this;
    const all = guide
      .candidates(view, seat, limits.most, this.chance)
      .map(({ move, prior, rest = [], partners = [] }) => {
        const then = [...rest, ...partners];
        const texts = [move, ...then].map(m => game.writeMove(m));
        const turn = texts.slice(0, 1 + rest.length);
        return { move, then, turn, text: texts.join(' '), prior, total: 0, worlds: 0 };
      });
    if (!insight) return all;
    const noticed = all.filter((c, i) => i === 0 || insight.sees(c.text));
    return noticed
      .map(c => ({ ...c, prior: c.prior + insight.blur(c.text) }))
      .sort((a, b) => b.prior - a.prior);
  }

  /** One round: world after world, each candidate in each, until `share` of the budget is gone. */
  private compare(field: readonly Contender[], view: View<unknown>, seat: Seat, share: number): void {
    const { game } = this;
    const chances = new Float64Array(field.length);
    while (!this.isSpent(share)) {
      const world = game.imagine(view, seat, this.chance);
      const luck = this.chance.pick(2 ** 31);
      for (let i = 0; i < field.length; i++) {
        // A world that not everybody was tried in compares nothing.
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

  /** All contenders of a round were tried in the same worlds, so what is compared is of one kind. */
  private worthOf(c: Contender): number {
    if (c.worlds === 0) return c.prior;
    const mean = c.total / c.worlds;
    return this.insight ? toLogOdds(mean) + this.insight.blur(c.text) : mean;
  }

  /** The chance of winning that a world shows when it is played on. */
  private playOn(world: unknown, seat: Seat, luck: number): number {
    const { game, guide } = this;
    const dice = searchChance(luck ^ 0x5bd1e995);
    this.playouts++;
    for (let plies = 0; ; plies++) {
      const actors = game.actors(world);
      if (actors.length === 0) return game.outcome(world)?.payoff[seat] ?? 0.5;
      if (guide.settled(world, plies)) return toChance(guide.judge(world, seat));
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
