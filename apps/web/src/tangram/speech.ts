import { judgeFit, PIECES, type Piece, type Placed, placeOf } from '@tablee/tchang/tangram';
import { type Bench, drawOthers, heldOf, turnedOf } from './bench.ts';
import { boxOfFigure, drawHeld, pivotOf, type Turned } from './shape.ts';
import type { Words } from './words/fr.ts';

/** The bench in sentences: enough to put a figure together without seeing it. */

export const namePiece = (piece: Piece, word: Words): string =>
  word.numbered(piece + 1, word.pieces[PIECES[piece]!]);

/** A triangle by where its right angle points, the square by whether it stands on a corner. */
export function sayTurned({ piece, eighths, flipped }: Turned, word: Words): string {
  switch (PIECES[piece]!) {
    case 'square':
      return eighths % 2 === 0 ? word.upright : word.onTip;
    case 'parallelogram':
      return word.leaning((eighths % 4) * 45, flipped);
    default: {
      // Unturned it points to the lower left; a mirror swaps left and right.
      const pointing = ((flipped ? 7 : 5) + eighths) % 8;
      return word.rightAngle(word.pointing[pointing]!);
    }
  }
}

/** Which third of the figure, across and down. */
function sayThird({ riddle }: Bench, x: number, y: number, word: Words): string {
  const { left, right, bottom, top } = boxOfFigure(riddle.figure);
  const column = Math.floor(((x - left) / (right - left)) * 3);
  const row = Math.floor(((top - y) / (top - bottom)) * 3);
  return column < 0 || column > 2 || row < 0 || row > 2 ? word.aside : word.thirds[row * 3 + column]!;
}

export function sayPlaced(bench: Bench, placed: Placed, word: Words): string {
  const [[x, y], [px, py]] = [placeOf(placed.at), pivotOf(placed)];
  return sayThird(bench, x + px, y + py, word);
}

function sayFit(bench: Bench, piece: Piece, word: Words): string {
  const held = heldOf(bench, piece);
  if (!held) return '';
  const { inside, clear } = judgeFit(drawHeld(held), bench.riddle.figure, drawOthers(bench, piece));
  if (!clear) return word.onAnother;
  if (!inside) return word.sticksOut;
  return bench.pieces[piece]!.spot.kind === 'laid' ? word.fits : word.loose;
}

/** A piece: which, how it is turned, where it is, whether it fits there. */
export function sayPiece(bench: Bench, piece: Piece, word: Words): string {
  const held = heldOf(bench, piece);
  const turned = turnedOf(bench, piece);
  const [px, py] = pivotOf(turned);
  const where = held ? sayThird(bench, held.x + px, held.y + py, word) : word.home;
  const parts = [namePiece(piece, word), sayTurned(turned, word), where, sayFit(bench, piece, word)];
  return parts.filter(part => part !== '').join(', ');
}
