import type { Level } from '@tablee/bots';
import type { GameCover } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import type { Choices } from '../../storage/choices.ts';

/** What beginning a game needs of what was chosen; the fields to choose in are loaded when they are unfolded. */

/** Levels of all the others, from the next player on. */
export const levelsOf = ({ level, levels }: Choices, seats: number): readonly Level[] =>
  Array.from({ length: seats - 1 }, (_, i) => levels[i] ?? level);

/** How the seats are called with so many players. */
export const seatsOf = ({ seatsFor, seats }: GameCover, players: number): readonly string[] =>
  seatsFor?.(players) ?? seats.slice(0, players);

/** Why these options do not go together, in the game's own words. */
export const sayProblem = (game: GameCover, key: string): string =>
  game.problems?.[key] ?? words().home.badOptions;
