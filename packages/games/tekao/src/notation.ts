import { DIRECTIONS, type DirectionName, nameSquare, readSquare } from './board.ts';
import {
  directionOf,
  distanceOf,
  fromOf,
  goMove,
  isClockwise,
  kindOf,
  type Move,
  PASS,
  placeMove,
  shapePlaced,
  squarePlaced,
  turnMove,
} from './move.ts';
import { nameShape, readShape } from './piece.ts';

/** `e4n2`, `e4+`, `PTAG@e2`, `pass`. */
export function writeMove(m: Move): string {
  switch (kindOf(m)) {
    case 'place':
      return `${nameShape(shapePlaced(m))}@${nameSquare(squarePlaced(m))}`;
    case 'pass':
      return 'pass';
    case 'turn':
      return `${nameSquare(fromOf(m))}${isClockwise(m) ? '+' : '-'}`;
    case 'go':
      return `${nameSquare(fromOf(m))}${DIRECTIONS[directionOf(m)]}${distanceOf(m)}`;
  }
}

const SHAPE = /^(?:([a-h][1-8])(?:([nesw])([1-3])|([+-]))|([GTAP]{4}|F{4})@([a-h][1-8]))$/;

export function readMove(text: string): Move | null {
  if (text === 'pass') return PASS;
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  const [, from, way, distance, turn, piece, square] = parts;
  if (piece && square) return placeMove(readSquare(square), readShape(piece)!);
  if (turn) return turnMove(readSquare(from!), turn === '+');
  return goMove(readSquare(from!), DIRECTIONS.indexOf(way as DirectionName), Number(distance));
}
