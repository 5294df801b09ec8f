import { BLUE, NOWHERE, nameSquare, SIDE_LETTERS, type Side, SQUARES, YELLOW } from './board.ts';
import { EMPTY, nameShape, shapeOf, sideOf } from './piece.ts';
import { NO_KIND, type State } from './state.ts';

function writePieces(s: State, side: Side): string {
  let text = '';
  for (let square = 0; square < SQUARES; square++) {
    const cell = s.cells[square]!;
    if (cell === EMPTY || sideOf(cell) !== side) continue;
    text += `${text === '' ? '' : ','}${nameSquare(square)}:${nameShape(shapeOf(cell))}`;
  }
  return text;
}

const writeStreak = (s: State, side: Side): string =>
  s.streak[side] === NOWHERE ? '-' : `${nameSquare(s.streak[side]!)}:${s.runs[side]}`;

function writeBag(s: State, side: Side): string {
  const { kinds } = s.variant.supply;
  const names = kinds.flatMap((shape, kind) =>
    new Array<string>(s.bag[side * kinds.length + kind]!).fill(nameShape(shape)),
  );
  return `${SIDE_LETTERS[side]}:${names.join()}`;
}

/** One line. Past positions are not written (TEKAO-11). */
export function writeState(s: State): string {
  const text = `b:${writePieces(s, BLUE)} y:${writePieces(s, YELLOW)} turn=${s.turn} streak=${writeStreak(s, BLUE)}/${writeStreak(s, YELLOW)} quiet=${s.quiet}`;
  if (s.phase !== 'place') return text;
  const drawn = s.drawn === NO_KIND ? '-' : nameShape(s.variant.supply.kinds[s.drawn]!);
  return `${text} bag=${writeBag(s, BLUE)}/${writeBag(s, YELLOW)} drawn=${drawn}`;
}
