import type { Game, OptionSheet, Seat, Table } from './contract.ts';
import type { Match } from './match.ts';

/** The seats that win and lose with a seat: its team, or all others in a game with a shared goal. */
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

/** Why a seat may not write: it must not advise its partners (TOCK-29), or the game has no chat (DRAGON-9). */
export function silenceOf(
  match: Pick<Match, 'game' | 'table' | 'outcome'>,
  seat: Seat,
): 'partners' | 'all' | null {
  const { game, table, outcome } = match;
  if (!game.quiet?.(table)) return null;
  if (partnersOf(game, table, seat).length === 0) return 'all';
  return outcome === null ? 'partners' : null;
}

/** Whether a seat may show plans to its side: it has partners, and the game allows talk. */
export const mayPlan = <O extends OptionSheet>(
  game: Pick<Game<O>, 'teams' | 'traits' | 'quiet'>,
  table: Table<O>,
  seat: Seat,
): boolean =>
  game.quiet?.(table) !== true && (game.traits.goal === 'shared' || partnersOf(game, table, seat).length > 0);
