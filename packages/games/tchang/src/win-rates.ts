import { WON_OF_100 } from './won-of-100.ts';

/** TCHANG-16: the note of every preset, for a number of players: what a team of bots of level 4 wins. */
export const noteRates = (
  players: number,
  note: (won: number) => string,
): { readonly [preset: string]: string } =>
  Object.fromEntries(
    Object.entries(WON_OF_100).map(([preset, rates]) => [preset, note(rates[players - 1] ?? rates[3]!)]),
  );
