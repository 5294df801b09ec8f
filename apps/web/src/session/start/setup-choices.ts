import type { Level } from '@tablee/bots';
import type { GameCover } from '@tablee/catalogue';
import { type Clock, GLASSES } from '@tablee/kernel';
import { words } from '../../messages/index.ts';
import type { Choices, GlassWish } from '../../storage/choices.ts';

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

/** TCHAKO-23: on by default in live games; on one device somebody has to want it. */
const USUAL_BY_LINK: { readonly [game: string]: keyof typeof GLASSES } = { tchako: 'blue' };

export const hasUsualClock = (game: string): boolean => Object.hasOwn(USUAL_BY_LINK, game);

/** The clock a table begins with; nobody plays alone against an hourglass. */
export function clockOf(game: string, wish: GlassWish, seats: number, byLink: boolean): Clock | null {
  const usual = byLink && hasUsualClock(game) ? USUAL_BY_LINK[game]! : 'none';
  const glass = wish === 'usual' ? usual : wish;
  return glass === 'none' || seats < 2 ? null : { kind: 'hourglass', seconds: GLASSES[glass] };
}
