import type { Game, OptionSheet, Seat, Table } from './contract.ts';
import type { Match } from './match.ts';

/** Who wins and loses with a seat: the rest of its team, or in a game all play together everybody else. */
export function partnersOf<O extends OptionSheet>(
  game: Pick<Game<O>, 'teams' | 'traits'>,
  table: Table<O>,
  seat: Seat,
): readonly Seat[] {
  const side =
    game.traits.goal === 'shared'
      ? Array.from({ length: table.seats }, (_, other) => other)
      : (game.teams(table).find(team => team.includes(seat)) ?? []);
  return side.filter(other => other !== seat);
}

/** Why a seat may not write: it has partners it must not advise (TOCK-29), or nobody writes in this game (DRAGON-9). */
export function silenceOf(
  match: Pick<Match, 'game' | 'table' | 'outcome'>,
  seat: Seat,
): 'partners' | 'all' | null {
  const { game, table, outcome } = match;
  if (!game.quiet?.(table)) return null;
  if (partnersOf(game, table, seat).length === 0) return 'all';
  return outcome === null ? 'partners' : null;
}

/** Whether a seat may show its side what it means to do: where people play together and may speak. */
export const mayPlan = <O extends OptionSheet>(
  game: Pick<Game<O>, 'teams' | 'traits' | 'quiet'>,
  table: Table<O>,
  seat: Seat,
): boolean =>
  game.quiet?.(table) !== true && (game.traits.goal === 'shared' || partnersOf(game, table, seat).length > 0);
