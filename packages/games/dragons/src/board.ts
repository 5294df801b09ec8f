/** Spaces are 0‥48: a1 = 0, b1 = 1 … g7 = 48; letters go west to east, numbers south to north (DRAGON-1). */
export type Space = number;

export const SIZE = 7;
export const SPACES = 49;
export const NOWHERE: Space = -1;

const CORNERS: readonly Space[] = [0, SIZE - 1, SPACES - SIZE, SPACES - 1];

export const nameSpace = (space: Space): string =>
  'abcdefg'[space % SIZE]! + String(Math.floor(space / SIZE) + 1);

export const readSpace = (text: string): Space =>
  /^[a-g][1-7]$/.test(text) ? 'abcdefg'.indexOf(text[0]!) + SIZE * (Number(text[1]) - 1) : NOWHERE;

/** DRAGON-1: the 45 spaces stones lie on, centre included, the corners not. */
export const TOMB: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space).filter(
  space => !CORNERS.includes(space),
);

export const isTomb = (space: Space): boolean => space >= 0 && space < SPACES && !CORNERS.includes(space);
