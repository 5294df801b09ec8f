import { Brain } from '@tablee/bots/brain';
import { liveChance, readTable, seedFromText } from '@tablee/kernel';
import { type State, tchang } from '@tablee/tchang';

/** People and bots go by a glance (the third level): a whole game is thought out in a tenth of a second. */
const LEVEL = 3;
/** There is no clock here. */
const AGES_MS = 60_000;
const LONGEST = 300;
const SEATS = 4;

/** A move, and the position it was chosen in. */
export type Played = { readonly view: string; readonly seat: number; readonly move: string };
/** A position as the server writes it, after entry `n`. */
type Where = { readonly view: string; readonly n: number };
type Options = Record<string, boolean | number | string>;

/** Friends who know the luck of a seeded server: they try games out in their heads, and play one that ends well. */
export class Team {
  readonly #seed: Uint8Array;
  readonly #options: Options;
  readonly #bots: readonly number[];
  readonly #brain = new Brain(() => performance.now());

  /** `words`: what the server's luck follows from; this is the first table it lays. */
  constructor(words: string, options: Options, bots: readonly number[]) {
    this.#seed = seedFromText(`${words} 1`);
    this.#options = options;
    this.#bots = bots;
  }

  /** The shortest of several won games from here; null: none was won. */
  async foresee(from: Where, games: number): Promise<readonly Played[] | null> {
    let best: readonly Played[] | null = null;
    for (let mood = 0; mood < games; mood++) {
      const game = await this.#playOn(from, mood, best?.length ?? LONGEST);
      if (game) best = game;
    }
    return best;
  }

  /** Null: lost, or longer than is wanted. */
  async #playOn(
    { view: start, n }: Where,
    mood: number,
    shorterThan: number,
  ): Promise<readonly Played[] | null> {
    const now = tchang.readState(start, readTable(tchang, SEATS, this.#options));
    const game: Played[] = [];
    while (!tchang.outcome(now)) {
      const seat = now.turn;
      const seed = this.#bots.includes(seat) ? n + game.length : (mood + 1) * 7919 + game.length;
      for (const move of await this.#think(now, seat, seed)) {
        const view = tchang.writeState(now);
        tchang.apply(now, seat, tchang.readMove(move)!, liveChance(this.#seed, n + game.length + 1));
        game.push({ view, seat, move });
        if (tchang.outcome(now) || now.turn !== seat) break;
      }
      if (game.length >= shorterThan) return null;
    }
    return now.phase === 'escaped' ? game : null;
  }

  async #think(state: State, seat: number, seed: number): Promise<readonly string[]> {
    const { turn } = await this.#brain.think({
      game: tchang.id,
      rules: tchang.rules,
      seats: state.variant.seats,
      options: this.#options,
      position: tchang.writeState(state),
      moves: [],
      seat,
      level: LEVEL,
      ms: AGES_MS,
      seed,
    });
    return turn;
  }
}
