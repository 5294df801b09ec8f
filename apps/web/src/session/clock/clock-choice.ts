import { type Clock, type DaysClock, GLASSES } from '@tablee/kernel';
import type { Choices } from '../../storage/choices.ts';

/** The clock of a new table, from what was chosen in its set-up. */

/** TCHAKO-23: on by default at tables by link, off on one device. */
const USUAL_BY_LINK: { readonly [game: string]: keyof typeof GLASSES } = { tchako: 'blue' };

export const hasUsualClock = (game: string): boolean => Object.hasOwn(USUAL_BY_LINK, game);

/** Clocks with an increment, in seconds. */
const FISCHER = { short: [300, 5], long: [900, 10] } as const;

/** Only with two players is it certain that one can lose without ending the game of others. */
export const mayLoseOnTime = (seats: number): boolean => seats === 2;

/** Nights are from 22 to 8, in the time zone of this device. */
function pausesOf(choice: Choices['pauses'], daysOff: readonly string[]): Pick<DaysClock, 'pauses'> {
  if (choice === 'none' && daysOff.length === 0) return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    pauses: {
      zone: timeZone,
      ...(choice === 'nights' || choice === 'both' ? { night: [22, 8] } : {}),
      ...(choice === 'weekends' || choice === 'both' ? { weekends: true } : {}),
      ...(daysOff.length > 0 ? { holidays: daysOff } : {}),
    },
  };
}

/** The clock of a new table. One seat alone has none. `daysOff`: days on which a clock of days stands. */
export function clockOf(
  game: string,
  { clock: choice, zero, pauses }: Pick<Choices, 'clock' | 'zero' | 'pauses'>,
  seats: number,
  byLink: boolean,
  daysOff: readonly string[] = [],
): Clock | null {
  const usual = byLink && hasUsualClock(game) ? USUAL_BY_LINK[game]! : 'none';
  const kind = choice === 'usual' ? usual : choice;
  if (kind === 'none' || seats < 2) return null;
  if (kind === 'red' || kind === 'blue') return { kind: 'hourglass', seconds: GLASSES[kind] };
  const end = zero === 'game' && !mayLoseOnTime(seats) ? 'turn' : zero;
  if (typeof kind === 'number')
    return byLink ? { kind: 'days', days: kind, zero: end, ...pausesOf(pauses, daysOff) } : null;
  const [seconds, increment] = FISCHER[kind];
  // Understudies are for tables by link.
  return { kind: 'fischer', seconds, increment, zero: byLink || end !== 'understudy' ? end : 'turn' };
}
