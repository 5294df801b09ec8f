/** What a stone hides: an animal, or one to four fireflies. */
export type Face = number;
export const ANIMAL: Face = 0;
/** The letters of the notation at the same index. */
export const FACE_LETTERS = 'a1234';
export const FACES = FACE_LETTERS.length;
/** DRAGON-1: how many stones hide an animal, one, two, three, four fireflies. */
export const SUPPLY: readonly number[] = Object.freeze([4, 5, 6, 5, 5]);
export const STONES = 25;

/**
 * What lies on a space. A stone nobody ever turned has no face yet: it is drawn when it is turned. One that was seen and
 * covered again has a face, and only the referee's state knows it (DRAGON-8).
 */
export type Cell = number;
export const BARE: Cell = 0;
export const UNSEEN: Cell = 1;
const COVERED = 2;
const UP = COVERED + FACES;
/** DRAGON-6: where a stone was lifted from in this round; nothing is hidden there. */
export const LIFTED: Cell = UP + FACES;

export const coverFace = (face: Face): Cell => COVERED + face;
export const showFace = (face: Face): Cell => UP + face;
export const isUp = (cell: Cell): boolean => cell >= UP && cell < LIFTED;
export const isCovered = (cell: Cell): boolean => cell >= COVERED && cell < UP;
export const isDown = (cell: Cell): boolean => cell >= UNSEEN && cell < UP;
export const isStone = (cell: Cell): boolean => cell >= UNSEEN && cell < LIFTED;
/** Of a stone that has a face. */
export const faceOf = (cell: Cell): Face => (cell >= UP ? cell - UP : cell - COVERED);
