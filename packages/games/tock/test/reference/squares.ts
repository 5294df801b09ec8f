/** TOCK-1 to 3: squares are names, the track is a list of names. */
export const COLOURS = ['r', 'b', 'y', 'g'];
export const TRACK = COLOURS.flatMap(side => Array.from({ length: 18 }, (_, i) => `${side}${i + 1}`));
const INDEX = new Map(TRACK.map((square, i) => [square, i]));
/** The index on the track from red 1 on; -1 for a house or a reserve. */
export const indexOf = (place: string): number => INDEX.get(place) ?? -1;

/** The square `steps` ahead, or behind if negative. */
export const walkFrom = (square: string, steps: number): string =>
  TRACK[(indexOf(square) + steps + 2 * TRACK.length) % TRACK.length]!;

/** The steps forward from one square to another. */
export const distance = (from: string, to: string): number =>
  (indexOf(to) - indexOf(from) + TRACK.length) % TRACK.length;

/** The squares of a walk, including the last. */
export const wayOf = (from: string, steps: number): string[] =>
  Array.from({ length: Math.abs(steps) }, (_, i) => walkFrom(from, Math.sign(steps) * (i + 1)));

export const opposite = (colour: string): string => COLOURS[(COLOURS.indexOf(colour) + 2) % 4]!;
export const isSeven = (square: string): boolean => /^[rbyg]7$/.test(square);
/** TOCK-16 */
export const farSeven = (square: string): string => `${opposite(square[0]!)}7`;

export const isOnTrack = (place: string): boolean => INDEX.has(place);
export const isHome = (place: string): boolean => place.includes('H');
export const houseNumber = (place: string): number => Number(place[2]);
