import type { Space } from './board.ts';
import { ANIMAL, BARE, type Cell, faceOf, isUp, LIFTED } from './cell.ts';
import { type State, spacesWith } from './state.ts';

export const isFree = (cell: Cell): boolean => cell === BARE;
const isRoom = (cell: Cell): boolean => cell === BARE || cell === LIFTED;

/**
 * DRAGON-6: spaces that were empty before the first stone of this round. Should they all be taken (twenty stones turned
 * and an animal), any free space will do.
 */
export function hidingPlaces(s: State): Space[] {
  const free = spacesWith(s, isFree);
  return free.length > 0 ? free : spacesWith(s, isRoom);
}

/** The stones that still have to be put back. */
export const toHide = (s: State): Space[] => spacesWith(s, isUp);

export const bites = (cell: Cell): boolean => isUp(cell) && faceOf(cell) === ANIMAL;
