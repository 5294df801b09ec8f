import { gridNames } from '@tablee/kernel';

/** TCHANG-1: spaces are 0‥48: a1 = 0, b1 = 1 … g7 = 48; letters run east, numbers north. */
export type Space = number;

export const SIZE = 7;
export const SPACES = 49;
/** TCHANG-2: number of fireflies. */
export const TOKENS = 60;
export const NOWHERE: Space = -1;
/** d4, where all pawns begin. */
export const START: Space = 24;

/** Colours of pawns, dragons and exits. The rules use the index. */
export const COLOURS = ['red', 'green', 'yellow', 'blue'] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = number;
export const NO_COLOUR: Colour = -1;
export const COLOUR_LETTERS = 'rgyb';

/** TCHANG-1: red north-west, green north-east, yellow south-east, blue south-west. */
export const EXITS: readonly Space[] = [42, 48, 6, 0];

/** The colour of the exit on a space, or NO_COLOUR. */
export const exitAt = (space: Space): Colour => EXITS.indexOf(space);

/** `readSpace` returns NOWHERE for other texts. */
export const { name: nameSpace, read: readSpace } = gridNames(SIZE);

const everySpace = Array.from({ length: SPACES }, (_, space) => space);

/** TCHANG-1: the 45 spaces of the tomb, without the exits. */
export const TOMB: readonly Space[] = everySpace.filter(space => exitAt(space) === NO_COLOUR);
/** TCHANG-4: the 44 spaces where statues and stones may lie. */
export const GROUND: readonly Space[] = TOMB.filter(space => space !== START);

const isGround = everySpace.map(space => GROUND.includes(space));
/** Whether a statue or stone may lie here: not on the start or an exit. */
export const mayHold = (space: Space): boolean => isGround[space] === true;
