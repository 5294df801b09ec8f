import { gridNames } from '@tablee/kernel';

/** DRAGON-1: spaces are 0‥48: a1 = 0, b1 = 1 … g7 = 48; letters run east, numbers north. */
export type Space = number;

export const SIZE = 7;
export const SPACES = 49;
export const NOWHERE: Space = -1;

const CORNERS: readonly Space[] = [0, SIZE - 1, SPACES - SIZE, SPACES - 1];

/** `readSpace` returns NOWHERE for other texts. */
export const { name: nameSpace, read: readSpace } = gridNames(SIZE);

/** DRAGON-1: the 45 spaces where stones may lie: all but the corners. */
export const TOMB: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space).filter(
  space => !CORNERS.includes(space),
);

export const isTomb = (space: Space): boolean => space >= 0 && space < SPACES && !CORNERS.includes(space);

/** Face of a stone: 0 an animal, 1‥4 fireflies. */
export type Face = number;
export const ANIMAL: Face = 0;
/** Letters of the notation, by face. */
export const FACE_LETTERS = 'a1234';
export const FACES = FACE_LETTERS.length;
/** DRAGON-1: number of stones by face. */
export const SUPPLY: readonly number[] = Object.freeze([4, 5, 6, 5, 5]);
export const STONES = 25;

/**
 * Contents of a space. An unseen stone has no face yet: it is drawn when turned. DRAGON-8: a covered stone was seen
 * before; only the referee's state knows its face.
 */
export type Cell = number;
export const BARE: Cell = 0;
export const UNSEEN: Cell = 1;
const COVERED = 2;
const UP = COVERED + FACES;
/** DRAGON-6: a stone was lifted from here in this round; nothing may be hidden here. */
export const LIFTED: Cell = UP + FACES;

export const coverFace = (face: Face): Cell => COVERED + face;
export const showFace = (face: Face): Cell => UP + face;
export const isUp = (cell: Cell): boolean => cell >= UP && cell < LIFTED;
export const isCovered = (cell: Cell): boolean => cell >= COVERED && cell < UP;
export const isDown = (cell: Cell): boolean => cell >= UNSEEN && cell < UP;
export const isStone = (cell: Cell): boolean => cell >= UNSEEN && cell < LIFTED;
/** Only for stones with a face. */
export const faceOf = (cell: Cell): Face => (cell >= UP ? cell - UP : cell - COVERED);
