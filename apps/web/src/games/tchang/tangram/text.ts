import { judgeFit, PIECES, type Piece, type Placed, placeOf } from '@tablee/tchang/tangram';
import type { Loaded } from '../../../page/later.tsx';
import { type Texts, useTexts } from '../../../page/texts.ts';
import type { Words } from './fr.ts';
import { drawOthers, heldOf, type Puzzle, turnedOf } from './puzzle.ts';
import { boxOfFigure, drawHeld, pivotOf, type Turned } from './shapes.ts';

const load: Texts<Words> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

export const useWords = (): Loaded<Words> => useTexts(load);

/** Descriptions of the pieces, sufficient to solve a figure without seeing it. */

export const namePiece = (piece: Piece, word: Words): string =>
  word.numbered(piece + 1, word.pieces[PIECES[piece]!]);

/** Orientation: where the right angle of a triangle points, or whether the square stands on a corner. */
export function sayTurned({ piece, eighths, flipped }: Turned, word: Words): string {
  switch (PIECES[piece]!) {
    case 'square':
      return eighths % 2 === 0 ? word.upright : word.onTip;
    case 'parallelogram':
      return word.leaning((eighths % 4) * 45, flipped);
    default: {
      // Unturned it points to the lower left; mirrored, to the lower right.
      const pointing = ((flipped ? 7 : 5) + eighths) % 8;
      return word.rightAngle(word.pointing[pointing]!);
    }
  }
}

/** One of nine areas of the figure. */
function sayThird({ riddle }: Puzzle, x: number, y: number, word: Words): string {
  const { left, right, bottom, top } = boxOfFigure(riddle.figure);
  const column = Math.floor(((x - left) / (right - left)) * 3);
  const row = Math.floor(((top - y) / (top - bottom)) * 3);
  return column < 0 || column > 2 || row < 0 || row > 2 ? word.aside : word.thirds[row * 3 + column]!;
}

export function sayPlaced(puzzle: Puzzle, placed: Placed, word: Words): string {
  const [[x, y], [px, py]] = [placeOf(placed.at), pivotOf(placed)];
  return sayThird(puzzle, x + px, y + py, word);
}

function sayFit(puzzle: Puzzle, piece: Piece, word: Words): string {
  const held = heldOf(puzzle, piece);
  if (!held) return '';
  const { inside, clear } = judgeFit(drawHeld(held), puzzle.riddle.figure, drawOthers(puzzle, piece));
  if (!clear) return word.onAnother;
  if (!inside) return word.sticksOut;
  return puzzle.pieces[piece]!.spot.kind === 'laid' ? word.fits : word.loose;
}

/** Name, orientation, place and fit of a piece. */
export function sayPiece(puzzle: Puzzle, piece: Piece, word: Words): string {
  const held = heldOf(puzzle, piece);
  const turned = turnedOf(puzzle, piece);
  const [px, py] = pivotOf(turned);
  const where = held ? sayThird(puzzle, held.x + px, held.y + py, word) : word.home;
  const parts = [namePiece(piece, word), sayTurned(turned, word), where, sayFit(puzzle, piece, word)];
  return parts.filter(part => part !== '').join(', ');
}
