// TOCK-1 to 3: a ring of 72 squares, four sides of 18, numbered in the direction of travel.

/** 0 red, 1 blue, 2 yellow, 3 green, in turn order. */
export type Colour = number;
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export const COLOUR_LETTERS = 'rbyg';
export const COLOUR_COUNT = 4;
export const PAWNS = 4;

export const SIDE = 18;
export const RING = 72;

/**
 * A place of a pawn: 0 to 71 the track from red 1 on, 72 to 87 the houses (four squares per colour, from the door
 * inwards), 88 to 91 the reserves.
 */
export type Place = number;
export const HOUSES = RING;
export const RESERVES = HOUSES + COLOUR_COUNT * PAWNS;
export const PLACES = RESERVES + COLOUR_COUNT;
/** The place of the pawns of an unused colour. */
export const NOWHERE = -1;

export const isTrack = (place: Place): boolean => place >= 0 && place < HOUSES;
export const isHouse = (place: Place): boolean => place >= HOUSES && place < RESERVES;
export const isReserve = (place: Place): boolean => place >= RESERVES;

/** Square `number` (1 to 18) of a colour's side. */
export const squareOf = (side: Colour, number: number): Place => side * SIDE + number - 1;
/** House square 1 to 4 of a colour. */
export const houseOf = (colour: Colour, number: number): Place => HOUSES + colour * PAWNS + number - 1;
export const reserveOf = (colour: Colour): Place => RESERVES + colour;

export const sideOf = (square: Place): Colour => Math.floor(square / SIDE);
/** 1 to 18 on the track, 1 to 4 in a house. */
export const numberOf = (place: Place): number =>
  place < HOUSES ? (place % SIDE) + 1 : ((place - HOUSES) % PAWNS) + 1;

/** The square on which a colour's pawns enter: its own 18. */
export const entryOf = (colour: Colour): Place => squareOf(colour, 18);
/** The last square before a colour's house: its own 16. */
export const gateOf = (colour: Colour): Place => squareOf(colour, 16);
/** The colour of a house square or reserve. */
export const ownerOf = (place: Place): Colour =>
  isHouse(place) ? Math.floor((place - HOUSES) / PAWNS) : place - RESERVES;

/** TOCK-16 */
export const isSeven = (place: Place): boolean => place < RING && place % SIDE === 6;
export const acrossFrom = (square: Place): Place => (square + RING / 2) % RING;
export const partnerOf = (colour: Colour): Colour => (colour + 2) % COLOUR_COUNT;
