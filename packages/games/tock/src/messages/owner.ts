import { type Colour, HOUSES, isHouse, PAWNS, type Place, RESERVES } from '../board.ts';

/** Whose house or reserve a place is. */
export const ownerOf = (place: Place): Colour =>
  isHouse(place) ? Math.floor((place - HOUSES) / PAWNS) : place - RESERVES;
