/** Bots of a simulation: levels, random moves, and the move of an absent player. */
export const BOT_NAMES = ['random', 'idle', '1', '2', '3', '4', '5'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (x: unknown): x is BotName => (BOT_NAMES as readonly unknown[]).includes(x);

/** All that determines the games of a simulation. Plain data, for workers and files. */
export type Settings = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  /** In seat order. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  /** The number of games asked for. */
  readonly games: number;
  /** A time budget for each move of a level. Without it bots are bounded by counts, and games can be repeated. */
  readonly ms?: number;
};

/** One game of a simulation. */
export type Played = {
  /** The number of the game: with the seed, it determines the game. */
  readonly i: number;
  readonly payoff: readonly number[];
  readonly reason: string;
  readonly moves: number;
  /** Runs of consecutive moves of one seat. */
  readonly turns: number;
  /** How often another side took the lead; null if the game has no judgement. */
  readonly leads: number | null;
};

export type Simulation = Settings & {
  /** By ascending number. A simulation that was stopped has fewer than asked for. */
  readonly played: readonly Played[];
};

export const MOST_GAMES = 100_000;
export const LONGEST_SEED = 200;
