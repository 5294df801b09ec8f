import type { Level } from '@tablee/bots';
import type { GameCover } from '@tablee/catalogue';
import { type Clock, type DaysClock, GLASSES } from '@tablee/kernel';
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

/** TCHAKO-23: on by default at tables by link, off on one device. */
const USUAL_BY_LINK: { readonly [game: string]: keyof typeof GLASSES } = { tchako: 'blue' };

export const hasUsualClock = (game: string): boolean => Object.hasOwn(USUAL_BY_LINK, game);

/** Clocks with an increment, in seconds. */
const FISCHER = { short: [300, 5], long: [900, 10] } as const;

/** Only with two players is it certain that one can lose without ending the game of others. */
export const mayLoseOnTime = (seats: number): boolean => seats === 2;

/** Nights are from 22 to 8, in the time zone of this device. */
function pausesOf(choice: Choices['pauses']): Pick<DaysClock, 'pauses'> {
  if (choice === 'none') return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    pauses: {
      zone: timeZone,
      ...(choice === 'weekends' ? {} : { night: [22, 8] }),
      ...(choice === 'nights' ? {} : { weekends: true }),
    },
  };
}

/** The clock of a new table. One seat alone has none. */
export function clockOf(
  game: string,
  { clock: choice, zero, pauses }: Pick<Choices, 'clock' | 'zero' | 'pauses'>,
  seats: number,
  byLink: boolean,
): Clock | null {
  const usual = byLink && hasUsualClock(game) ? USUAL_BY_LINK[game]! : 'none';
  const kind = choice === 'usual' ? usual : choice;
  if (kind === 'none' || seats < 2) return null;
  if (kind === 'red' || kind === 'blue') return { kind: 'hourglass', seconds: GLASSES[kind] };
  const end = zero === 'game' && !mayLoseOnTime(seats) ? 'turn' : zero;
  if (typeof kind === 'number')
    return byLink ? { kind: 'days', days: kind, zero: end, ...pausesOf(pauses) } : null;
  const [seconds, increment] = FISCHER[kind];
  // Understudies are for tables by link.
  return { kind: 'fischer', seconds, increment, zero: byLink || end !== 'understudy' ? end : 'turn' };
}
