/** The board in words: every square is its own name, the track is a list of names (TOCK-1 ‥ 3). */
export const COLOURS = ['r', 'b', 'y', 'g'];
export const TRACK = COLOURS.flatMap(side => Array.from({ length: 18 }, (_, i) => `${side}${i + 1}`));

/** The square that many steps further along the direction of travel; negative counts go back. */
export const walkFrom = (square: string, steps: number): string =>
  TRACK[(TRACK.indexOf(square) + steps + 2 * TRACK.length) % TRACK.length]!;

/** How many steps forward lead from one square to the other. */
export const distance = (from: string, to: string): number =>
  (TRACK.indexOf(to) - TRACK.indexOf(from) + TRACK.length) % TRACK.length;

/** The squares of a walk, the last one included. */
export const wayOf = (from: string, steps: number): string[] =>
  Array.from({ length: Math.abs(steps) }, (_, i) => walkFrom(from, Math.sign(steps) * (i + 1)));

export const opposite = (colour: string): string => COLOURS[(COLOURS.indexOf(colour) + 2) % 4]!;
export const isSeven = (square: string): boolean => /^[rbyg]7$/.test(square);
/** TOCK-16 */
export const farSeven = (square: string): string => `${opposite(square[0]!)}7`;

export const isOnTrack = (place: string): boolean => TRACK.includes(place);
export const isHome = (place: string): boolean => place.includes('H');
export const houseNumber = (place: string): number => Number(place[2]);
