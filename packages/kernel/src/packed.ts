import type { Game, OptionSheet, Outcome, Table } from './contract.ts';
import { Line, type Played } from './line.ts';
import type { Match } from './match.ts';

/** Matches of one line as plain values, for postMessage. Game and table are known on both sides. */
export type PackedMatches<S = unknown> = {
  readonly line: readonly Played[];
  readonly matches: readonly {
    readonly n: number;
    readonly state: S;
    readonly decisions: readonly number[];
    readonly outcome: Outcome | null;
  }[];
};

/** The matches must lead from one to the next, as those of Checkpoints and then the present one do. */
export function packMatches<S, M, E, O extends OptionSheet>(
  matches: readonly Match<S, M, E, O>[],
): PackedMatches<S> {
  return {
    line: matches.at(-1)?.line.toArray() ?? [],
    matches: matches.map(({ n, state, decisions, outcome }) => ({ n, state, decisions, outcome })),
  };
}

export function unpackMatches<S, M, E, O extends OptionSheet>(
  game: Game<O, S, M, E>,
  table: Table<O>,
  packed: PackedMatches<S>,
): Match<S, M, E, O>[] {
  const whole = Line.from(packed.line);
  return packed.matches.map(({ n, state, decisions, outcome }) => ({
    game,
    table,
    // Not the state itself: what a game builds its states of may not survive the way.
    state: game.clone(state),
    n,
    line: whole.until(n),
    decisions,
    outcome,
  }));
}
