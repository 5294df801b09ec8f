import { BadText, type Game, type OptionSheet, type Refusal } from './contract.ts';

/**
 * Against what a table plays (TCHAKO-23). Apart from the sand's arithmetic: a page that only reads records does not load
 * that.
 */
export type Clock = { readonly kind: 'hourglass'; readonly seconds: number };

export const LEAST_SECONDS = 30;
export const MOST_SECONDS = 3_600;
/** The two glasses of the box: red runs for two minutes, blue for three. */
export const GLASSES = { red: 120, blue: 180 } as const;

/** Refused while the respite lasts. */
export const RESPITE: Refusal = { rule: 'TCHAKO-23', key: 'respite' };
/** Refused to everybody but a clock (`Game.clockOnly`). */
export const CLOCK_ONLY: Refusal = { rule: 'TCHAKO-23', key: 'clock-only' };

/** Whether this text is a move that nobody but a clock may play. */
export function isClockOnly<O extends OptionSheet, S, M, E>(game: Game<O, S, M, E>, text: string): boolean {
  const move = game.clockOnly ? game.readMove(text) : null;
  return move !== null && game.clockOnly?.(move) === true;
}

/** Reads a clock from a record or a set-up; throws a BadText with a sentence. */
export function readClock(raw: unknown, seats: number): Clock {
  const { kind, seconds } = typeof raw === 'object' && raw !== null ? (raw as Partial<Clock>) : {};
  if (kind !== 'hourglass') throw new BadText('clock', 'There is no such clock.');
  if (!Number.isInteger(seconds) || seconds! < LEAST_SECONDS || seconds! > MOST_SECONDS)
    throw new BadText('clock', `An hourglass holds ${LEAST_SECONDS} to ${MOST_SECONDS} seconds of sand.`);
  if (seats < 2) throw new BadText('clock-seats', 'An hourglass needs two seats or more.');
  return { kind, seconds: seconds! };
}
