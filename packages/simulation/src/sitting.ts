import {
  commitTo,
  type Game,
  type GameRecord,
  goBack,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  RECORD_FORMAT,
  type Refused,
  refused,
  resign,
  type Seat,
  type Step,
  stepBack,
  type Table,
  type TimelineStep,
  toHex,
} from '@tablee/kernel';

/** A running game with its log. */
export type Sitting = {
  readonly match: Match;
  readonly frames: readonly TimelineStep[];
  play(seat: Seat, move: string): Step | Refused;
  resign(seat: Seat): Step | Refused;
  /** One move back, of any seat. */
  back(seat: Seat): Step | Refused;
  record(names?: readonly string[]): GameRecord;
};

export function sitDown(game: Game, table: Table, seed: Uint8Array): Sitting {
  const luck = liveChance(seed, 0);
  const opened = openMatch(game, table, luck);
  const frames: TimelineStep[] = [opened];
  const now = (): Match => frames.at(-1)!.match;

  function keep(step: Step | Refused): Step | Refused {
    if (!isRefused(step)) frames.push(step);
    return step;
  }

  return {
    frames,
    get match() {
      return now();
    },
    play: (seat, move) => keep(playMove(now(), seat, move, liveChance(seed, frames.length))),
    resign: seat => keep(resign(now(), seat)),
    back(seat) {
      const way = stepBack(now().line);
      return keep(typeof way === 'string' ? refused(way) : goBack(now(), frames[way.to]!.match, seat));
    },
    record(names) {
      const { outcome } = now();
      const sealed = { from: 0, commitment: commitTo(seed) };
      return {
        tablee: RECORD_FORMAT,
        game: game.id,
        rules: game.rules,
        seats: table.seats,
        options: table.options,
        // The seed is published once no more luck depends on it.
        seals: [outcome ? { ...sealed, seed: toHex(seed) } : sealed],
        setup: luck.picks,
        entries: frames.flatMap(f => (f.entry ? [f.entry] : [])),
        ...(names ? { names } : {}),
        ...(outcome ? { outcome } : {}),
      };
    },
  };
}
