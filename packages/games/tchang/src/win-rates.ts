/**
 * TCHANG-16: games of 100 that a team of bots of level 4 wins, by preset, for one to four players. Measured by
 * `tablee sim` over several seeds; the games and intervals are in README.md.
 */
export const WON_OF_100: { readonly [preset: string]: readonly [number, number, number, number] } = {
  decouverte: [96, 97, 83, 96],
  classique: [78, 75, 52, 79],
  expert: [47, 45, 36, 44],
  tchang: [17, 17, 16, 17],
};

/** The note of every preset, for a number of players. */
export const noteRates = (
  players: number,
  note: (won: number) => string,
): { readonly [preset: string]: string } =>
  Object.fromEntries(
    Object.entries(WON_OF_100).map(([preset, rates]) => [preset, note(rates[players - 1] ?? rates[3])]),
  );
