import type { Game, OptionSheet, Seat, Table } from './contract.ts';

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

/** Whether a seat may show its side what it means to do: where people play together and may speak. */
export const mayPlan = <O extends OptionSheet>(
  game: Pick<Game<O>, 'teams' | 'traits' | 'quiet'>,
  table: Table<O>,
  seat: Seat,
): boolean =>
  game.quiet?.(table) !== true && (game.traits.goal === 'shared' || partnersOf(game, table, seat).length > 0);
