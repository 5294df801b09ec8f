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
