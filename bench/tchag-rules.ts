import { refereeOnly, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';

export type RulesSpeed = {
  readonly games: number;
  /** Atomic moves: pawn moves, repairs, stops. */
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** By the process's own time: what the clock would say on a machine with nothing else to do. */
  readonly movesPerCpuSecond: number;
};

/** Whole random games through the public Game, one core: ask who acts, list the moves, pick one, apply it. */
export function playRandomGames(games: number, seed: number): number {
  const chance = searchChance(seed);
  const table = { seats: 2, options: { start: 'rows' } } as const;
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const { state } = tchag.setup(table, refereeOnly);
    for (let seat = tchag.actors(state)[0]; seat !== undefined; seat = tchag.actors(state)[0]) {
      tchag.apply(state, seat, tchag.sample(state, seat, chance), refereeOnly);
      moves++;
    }
  }
  return moves;
}

export function measure(games = 20_000): RulesSpeed {
  playRandomGames(2_000, 1);
  const began = performance.now();
  const before = process.cpuUsage();
  const moves = playRandomGames(games, 2);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  return {
    games,
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    movesPerCpuSecond: (moves / (user + system)) * 1e6,
  };
}
