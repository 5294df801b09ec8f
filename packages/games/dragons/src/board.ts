import { gridNames } from '@tablee/kernel';

/** Spaces are 0‥48: a1 = 0, b1 = 1 … g7 = 48; letters go west to east, numbers south to north (DRAGON-1). */
export type Space = number;

export const SIZE = 7;
export const SPACES = 49;
export const NOWHERE: Space = -1;

const CORNERS: readonly Space[] = [0, SIZE - 1, SPACES - SIZE, SPACES - 1];

/** `readSpace` returns NOWHERE for other texts. */
export const { name: nameSpace, read: readSpace } = gridNames(SIZE);

/** DRAGON-1: the 45 spaces stones lie on, centre included, the corners not. */
export const TOMB: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space).filter(
  space => !CORNERS.includes(space),
);

export const isTomb = (space: Space): boolean => space >= 0 && space < SPACES && !CORNERS.includes(space);
