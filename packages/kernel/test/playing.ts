import {
  commitTo,
  defaultTable,
  type Entry,
  type Game,
  type GameRecord,
  isRefused,
  liveChance,
  type Match,
  type OptionSheet,
  openMatch,
  playMove,
  RECORD_FORMAT,
  type Refused,
  type Seat,
  type Step,
  searchChance,
  seedFromText,
  type Table,
  toHex,
} from '../src/index.ts';

export const SEED = seedFromText('kernel tests');

/** Throws if the step was refused. */
export function taken<T extends object>(step: T | Refused): T {
  if (isRefused(step)) throw new Error(`refused: ${step.refusal.rule} ${step.refusal.key}`);
  return step;
}

export const keyOf = (step: object): string => (isRefused(step) ? step.refusal.key : 'played');

export function begin<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  table: Table<O> = defaultTable(game),
): Match<S, M, E, O> {
  return openMatch(game, table, liveChance(SEED, 0)).match;
}

export const play = <O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
  move: string,
): Step<S, M, E, O> | Refused => playMove(match, seat, move, liveChance(SEED, match.n + 1));

/** Plays legal moves in order. */
export function playAll<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  moves: readonly (readonly [Seat, string])[],
): Match<S, M, E, O> {
  return moves.reduce((now, [seat, move]) => taken(play(now, seat, move)).match, match);
}

/** A random game as a server exports it, with published seeds. */
export function wholeGame(game: Game, dice: number, table: Table = defaultTable(game)): GameRecord {
  const setup = liveChance(SEED, 0);
  const chance = searchChance(dice);
  const entries: Entry[] = [];
  let match: Match = openMatch(game, table, setup).match;
  while (!match.outcome) {
    const actors = game.actors(match.state);
    const seat = actors[chance.pick(actors.length)]!;
    const step = taken(play(match, seat, game.writeMove(game.sample(match.state, seat, chance))));
    entries.push(step.entry);
    match = step.match;
  }
  return {
    tablee: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [{ from: 0, commitment: commitTo(SEED), seed: toHex(SEED) }],
    setup: setup.picks,
    entries,
    outcome: match.outcome,
  };
}
