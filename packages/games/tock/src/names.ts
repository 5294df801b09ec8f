import {
  COLOUR_LETTERS,
  type Colour,
  HOUSES,
  NOWHERE,
  numberOf,
  PAWNS,
  PLACES,
  type Place,
  RESERVES,
  sideOf,
} from './board.ts';
import { RANKS, type Rank } from './cards.ts';

function writePlace(place: Place): string {
  if (place >= RESERVES) return `${COLOUR_LETTERS[place - RESERVES]}R`;
  if (place >= HOUSES) return `${COLOUR_LETTERS[((place - HOUSES) / PAWNS) | 0]}H${numberOf(place)}`;
  return `${COLOUR_LETTERS[sideOf(place)]}${numberOf(place)}`;
}

const NAMES: readonly string[] = Array.from({ length: PLACES }, (_, place) => writePlace(place));
const PLACE_NAMED: ReadonlyMap<string, Place> = new Map(NAMES.map((name, place) => [name, place]));
const RANK_NAMED: ReadonlyMap<string, Rank> = new Map(RANKS.map((name, rank) => [name, rank]));

/** `r7`, `rH1`, `rR`. */
export const namePlace = (place: Place): string => NAMES[place] ?? '?';
/** NOWHERE if the text is no place. */
export const readPlace = (text: string): Place => PLACE_NAMED.get(text) ?? NOWHERE;
export const nameCard = (card: Rank): string => RANKS[card] ?? '?';
/** -1 if the text is no card. */
export const readCard = (text: string): Rank => RANK_NAMED.get(text) ?? -1;
export const letterOf = (colour: Colour): string => COLOUR_LETTERS[colour] ?? '-';
