import {
  DIRECTIONS,
  nameShape,
  nameSquare,
  SIDE_LETTERS,
  shapeOf,
  sideOf,
  type TekaoEvent,
  WEAPON_LETTERS,
} from '../src/index.ts';

const piece = (cell: number): string => `${SIDE_LETTERS[sideOf(cell)]} ${nameShape(shapeOf(cell))}`;

/** An event as text, for golden plays and tests. */
export function sayShort(e: TekaoEvent): string {
  switch (e.kind) {
    case 'drew':
      return `${e.seat} draws ${nameShape(e.piece)}`;
    case 'placed':
      return `${e.seat} places ${piece(e.cell)} on ${nameSquare(e.square)}`;
    case 'mirrored':
      return `${e.pieces.map(p => `${nameSquare(p.square)} ${piece(p.cell)}`).join(' · ')}`;
    case 'began':
      return `battle, ${e.seat} begins`;
    case 'moved':
      return `${e.seat} ${nameSquare(e.from)} to ${nameSquare(e.to)}`;
    case 'turned':
      return `${e.seat} turns ${nameSquare(e.square)} to ${nameShape(shapeOf(e.cell))}`;
    case 'lifted':
      return `${nameSquare(e.square)} for the ${e.times}th time`;
    case 'met':
      return `${WEAPON_LETTERS[e.weapon]} ${DIRECTIONS[e.direction]} ${e.meeting} ${WEAPON_LETTERS[e.against]} ${nameSquare(e.other)}`;
    case 'fell':
      return `${nameSquare(e.square)} falls`;
    case 'passed':
      return `${e.seat} passes`;
    case 'over':
      return `over: ${e.reason} ${e.winner === null ? '-' : SIDE_LETTERS[e.winner]}`;
  }
}
