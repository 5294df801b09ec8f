/** Written by `npm run presets -- tchang` from measured.json: games won of 100, for one to four players. */
export const WON_OF_100: { readonly [preset: string]: readonly number[] } = {
  decouverte: [96, 97, 83, 96],
  classique: [78, 75, 52, 79],
  expert: [47, 45, 36, 44],
  tchang: [17, 17, 16, 17],
};
