import { BadText } from './contract.ts';

/** The clock a game is played with (TCHAKO-23), as agreed before it. Its arithmetic is in `@tablee/table`. */
export type Clock = { readonly kind: 'hourglass'; readonly seconds: number };

export const LEAST_SECONDS = 30;
export const MOST_SECONDS = 3_600;
/** The two hourglasses of the box, in seconds. */
export const GLASSES = { red: 120, blue: 180 } as const;

/** Reads a clock from a record or a set-up; throws a BadText with a sentence. */
export function readClock(raw: unknown, seats: number): Clock {
  const { kind, seconds } = typeof raw === 'object' && raw !== null ? (raw as Partial<Clock>) : {};
  if (kind !== 'hourglass') throw new BadText('clock', 'There is no such clock.');
  if (!Number.isInteger(seconds) || seconds! < LEAST_SECONDS || seconds! > MOST_SECONDS)
    throw new BadText('clock', `An hourglass holds ${LEAST_SECONDS} to ${MOST_SECONDS} seconds of sand.`);
  if (seats < 2) throw new BadText('clock-seats', 'An hourglass needs two seats or more.');
  return { kind, seconds: seconds! };
}
