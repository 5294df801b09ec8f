import { Brain } from '@tablee/bots/brain';
import {
  type Game,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  readTable,
  seedFromText,
} from '@tablee/kernel';

/** How the bots play: one level a seat, repeated as needed. Levels 1 to 4 are limited by nodes, not by time. */
export type SelfPlay = {
  readonly game: Game;
  readonly seats: number;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly levels: readonly (1 | 2 | 3 | 4)[];
};

/** Longer than any search: levels end by nodes or playouts, so that a seed always gives the same game. */
const NO_LIMIT_MS = 1e9;
const MOST_TURNS = 400;
const seedOf = (words: string): number =>
  seedFromText(words).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);

/** The matches of a game between bots, one before each decision; returns the last. The same `name` gives the same game. */
export async function* selfPlay(
  { game, seats, options, levels }: SelfPlay,
  name: string,
): AsyncGenerator<Match, Match> {
  const brain = new Brain(() => 0);
  const seed = seedFromText(name);
  const table = readTable(game, seats, options);
  let { match } = openMatch(game, table, liveChance(seed, 0));
  for (let turn = 0; turn < MOST_TURNS && !match.outcome; turn++) {
    yield match;
    const seat = game.actors(match.state)[0]!;
    const thought = await brain.think({
      game: game.id,
      rules: game.rules,
      seats,
      options: { ...options },
      position: game.writeState(game.redact(match.state, seat)),
      moves: [],
      seat,
      level: levels[seat % levels.length]!,
      ms: NO_LIMIT_MS,
      seed: seedOf(`${name} ${turn}`),
    });
    for (const move of thought.turn) {
      if (!game.actors(match.state).includes(seat)) break;
      const step = playMove(match, seat, move, liveChance(seed, match.n + 1));
      if (isRefused(step)) throw new Error(`the bot's move ${move} was refused: ${step.refusal.key}`);
      match = step.match;
    }
  }
  return match;
}

/** A whole game: the matches before each decision, and the last one. */
export async function playWhole(
  players: SelfPlay,
  name: string,
): Promise<{ readonly matches: readonly Match[]; readonly end: Match }> {
  const play = selfPlay(players, name);
  const matches: Match[] = [];
  for (let next = await play.next(); ; next = await play.next()) {
    if (next.done) return { matches, end: next.value };
    matches.push(next.value);
  }
}
