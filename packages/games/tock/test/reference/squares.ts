/** The board in words: every square is its own name, the track is a list of names (TOCK-1 ‥ 3). */
export const COLOURS = ['r', 'b', 'y', 'g'];
export const TRACK = COLOURS.flatMap(side => Array.from({ length: 18 }, (_, i) => `${side}${i + 1}`));
const INDEX = new Map(TRACK.map((square, i) => [square, i]));
/** Its place on the track from red 1 on; -1 for a house or a reserve. */
export const indexOf = (place: string): number => INDEX.get(place) ?? -1;

/** The square that many steps further along the direction of travel; negative counts go back. */
export const walkFrom = (square: string, steps: number): string =>
  TRACK[(indexOf(square) + steps + 2 * TRACK.length) % TRACK.length]!;

/** How many steps forward lead from one square to the other. */
export const distance = (from: string, to: string): number =>
  (indexOf(to) - indexOf(from) + TRACK.length) % TRACK.length;

/** The squares of a walk, the last one included. */
export const wayOf = (from: string, steps: number): string[] =>
  Array.from({ length: Math.abs(steps) }, (_, i) => walkFrom(from, Math.sign(steps) * (i + 1)));

export const opposite = (colour: string): string => COLOURS[(COLOURS.indexOf(colour) + 2) % 4]!;
export const isSeven = (square: string): boolean => /^[rbyg]7$/.test(square);
/** TOCK-16 */
export const farSeven = (square: string): string => `${opposite(square[0]!)}7`;

export const isOnTrack = (place: string): boolean => INDEX.has(place);
export const isHome = (place: string): boolean => place.includes('H');
export const houseNumber = (place: string): number => Number(place[2]);
