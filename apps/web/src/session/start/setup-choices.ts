import type { Level } from '@tablee/bots';
import type { GameCover } from '@tablee/catalogue';
import { words } from '../../messages/index.ts';
import type { Choices } from '../../storage/choices.ts';

/** The part of the set-up that the home page needs before the set-up fields are loaded. */

/** Levels of the opponents, starting at the next seat. */
export const levelsOf = ({ level, levels }: Choices, seats: number): readonly Level[] =>
  Array.from({ length: seats - 1 }, (_, i) => levels[i] ?? level);

/** Names of the seats for this number of players. */
export const seatsOf = ({ seatsFor, seats }: GameCover, players: number): readonly string[] =>
  seatsFor?.(players) ?? seats.slice(0, players);

/** Why these options are incompatible, in the game's words. */
export const sayProblem = (game: GameCover, key: string): string =>
  game.problems?.[key] ?? words().home.badOptions;
