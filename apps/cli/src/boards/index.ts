import { drawTchag } from './tchag.ts';
import { drawTock } from './tock.ts';

type Draw = (position: string, colours: boolean) => readonly string[];

const BOARDS: { readonly [id: string]: Draw } = { tchag: drawTchag, tock: drawTock };

const inColour = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** A board for the terminal; a game without a drawing is shown by its position's text alone. */
export const drawBoard = (id: string, position: string): readonly string[] =>
  Object.hasOwn(BOARDS, id) ? BOARDS[id]!(position, inColour()) : [];
