import { defaultOptions, type Table } from '@tablee/kernel';
import { BLUE, NOWHERE, nameSquare, readSquare, SIDE_LETTERS, type Side, SQUARES, YELLOW } from './board.ts';
import { keyOfAll } from './memory.ts';
import { canonical, cellOf, EMPTY, isFlag, nameShape, readShape, shapeOf, sideOf } from './piece.ts';
import { reader } from './refusals.ts';
import { emptyState, NO_KIND, type State } from './state.ts';
import { findFlag } from './streak.ts';
import { isHome, OPTIONS, PIECES, settleVariant, type TekaoOptions } from './variant.ts';

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

/** The text of a position, one line. Earlier positions (TEKAO-11) are not part of it. */
export function writeState(s: State): string {
  const text = `b:${writePieces(s, BLUE)} y:${writePieces(s, YELLOW)} turn=${s.turn} streak=${writeStreak(s, BLUE)}/${writeStreak(s, YELLOW)} quiet=${s.quiet}`;
  if (s.phase !== 'place') return text;
  const drawn = s.drawn === NO_KIND ? '-' : nameShape(s.variant.supply.kinds[s.drawn]!);
  return `${text} bag=${writeBag(s, BLUE)}/${writeBag(s, YELLOW)} drawn=${drawn}`;
}

const LIST = '((?:[a-h][1-8]:[GTAPF]{4}(?:,|(?= )))*)';
const STREAK = '(-|[a-h][1-8]:[1-9][0-9]{0,3})';
const BAG = '([GTAPF]{4}(?:,[GTAPF]{4})*)?';
const SHAPE = new RegExp(
  `^b:${LIST} y:${LIST} turn=([0-3]) streak=${STREAK}/${STREAK} quiet=(0|[1-9][0-9]{0,2})` +
    `(?: bag=b:${BAG}/y:${BAG} drawn=([GTAPF]{4}|-))?$`,
);

const { bad, items, match } = reader;

/** Without a table: two players and default options. */
export function readState(
  text: string,
  table: Table<TekaoOptions> = { seats: 2, options: defaultOptions(OPTIONS) },
): State {
  const [, blue, yellow, turn, blueStreak, yellowStreak, quiet, blueBag, yellowBag, drawn] = match(
    text,
    SHAPE,
  );
  const s = emptyState(settleVariant(table));
  putPieces(s, BLUE, blue!);
  putPieces(s, YELLOW, yellow!);
  s.turn = Number(turn);
  s.quiet = Number(quiet);
  if (s.turn >= s.variant.cycle.length)
    bad('position-turn', `With ${s.variant.seats} players the turn is 0 to ${s.variant.cycle.length - 1}.`);
  readStreak(s, BLUE, blueStreak!);
  readStreak(s, YELLOW, yellowStreak!);
  if (drawn === undefined) settleBattle(s);
  else settlePlacing(s, [blueBag ?? '', yellowBag ?? ''], drawn);
  if (writeState(s) !== text)
    bad('position-order', 'Pieces are written in square order, a1, b1 … h8, and bags in alphabetical order.');
  return s;
}

function putPieces(s: State, side: Side, list: string): void {
  for (const item of items(list)) {
    // After a trailing comma; refused at the end, where texts must be canonical.
    if (item === '') continue;
    const [name = '', letters = ''] = item.split(':');
    const square = readSquare(name);
    const shape =
      readShape(letters) ?? bad('position-pieces', `"${letters}" is no piece: four of G T A P, or FFFF.`);
    if (s.cells[square] !== EMPTY) bad('position-pieces', `Two pieces stand on ${name}.`);
    s.cells[square] = cellOf(shape, side);
    s.men[side]!++;
  }
  if (s.men[side]! > PIECES) bad('position-pieces', 'A side has nine pieces at most.');
  const flags = s.cells.filter(cell => cell !== EMPTY && isFlag(cell) && sideOf(cell) === side).length;
  if (flags > 1) bad('position-flags', 'A side has one flag.');
  if (s.men[side]! - flags > PIECES - 1) bad('position-pieces', 'A side has eight weapon pieces at most.');
}

function readStreak(s: State, side: Side, text: string): void {
  if (text === '-') return;
  const [name = '', times] = text.split(':');
  const square = readSquare(name);
  const cell = s.cells[square]!;
  if (cell === EMPTY || sideOf(cell) !== side)
    bad('position-streak', 'A streak names a piece of its own side, or is "-".');
  s.streak[side] = square;
  s.runs[side] = Number(times);
}

/** The game is over if a flag is missing, or after too many quiet turns. */
function settleBattle(s: State): void {
  s.bag.fill(0);
  s.phase = 'battle';
  s.key = keyOfAll(s.cells);
  const gone = [BLUE, YELLOW].filter(side => findFlag(s.cells, side) < 0);
  if (gone.length > 1) bad('position-flags', 'At least one flag stands.');
  if (gone.length === 1) {
    if (s.quiet > 0) bad('position-quiet', 'A flag was just taken: quiet is 0.');
    s.phase = 'flag';
    s.winner = 1 - gone[0]!;
    return;
  }
  const { drawAfter } = s.variant;
  if (s.quiet > drawAfter) bad('position-quiet', `After ${drawAfter} quiet turns the game is over.`);
  if (s.quiet === drawAfter) s.phase = 'quiet';
}

/** TEKAO-4, TEKAO-5, TEKAO-12: bags, drawn piece and turn must be consistent. */
function settlePlacing(s: State, bags: readonly string[], drawn: string): void {
  const { kinds, counts } = s.variant.supply;
  const placed = s.men[BLUE]! + s.men[YELLOW]!;
  const wrong = (sentence: string): never => bad('position-setup', sentence);
  if (s.quiet > 0 || s.runs[BLUE]! > 0 || s.runs[YELLOW]! > 0)
    wrong('Before the battle nothing has been played: streak=-/- quiet=0.');
  if (s.men[BLUE] !== Math.ceil(placed / 2) || s.turn !== placed % s.variant.cycle.length)
    bad('position-turn', 'The sides place in turn, blue first: the turn does not fit the pieces that stand.');
  if (placed === 2 * PIECES || s.variant.setup === 'mirrored')
    wrong('Nothing is left to place at this table.');
  if ((drawn === '-') !== (s.variant.setup === 'arranged'))
    wrong('A piece is drawn unless the table is arranged; then "drawn=-".');
  const names = kinds.map(nameShape);
  const kindNamed = (name: string): number => {
    const kind = names.indexOf(name);
    return kind >= 0 ? kind : wrong(`"${name}" is no piece of this armoury as it is spelt in the bag.`);
  };
  if (drawn !== '-') s.drawn = kindNamed(drawn);
  s.bag.fill(0);
  for (const side of [BLUE, YELLOW]) {
    const first = side * kinds.length;
    for (const name of items(bags[side]!)) s.bag[first + kindNamed(name)]!++;
    const all = s.bag.slice(first, first + kinds.length);
    if (s.drawn >= 0 && side === (s.turn & 1)) all[s.drawn]!++;
    for (let square = 0; square < SQUARES; square++) {
      const cell = s.cells[square]!;
      if (cell === EMPTY || sideOf(cell) !== side) continue;
      if (!isHome(s.variant.home, side, square)) wrong('Pieces are placed in their own home.');
      const kind = kinds.indexOf(canonical(shapeOf(cell)));
      if (kind >= 0) all[kind]!++;
    }
    if (all.some((n, kind) => n !== counts[kind]))
      wrong('Pieces on the board, drawn and in the bag must be the armoury together.');
  }
}
