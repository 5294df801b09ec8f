import {
  CELL_LETTERS,
  DIRECTIONS,
  type Direction,
  HOLE,
  nameSquare,
  PAWNS,
  pawnOn,
  readSquare,
  SIDE,
  SQUARES,
} from './board.ts';
import { isSound } from './field.ts';
import { forget, remember } from './memory.ts';
import {
  directionNamed,
  fromOf,
  gapMove,
  isJoin,
  isStep,
  joinMove,
  type Move,
  STOP,
  stepMove,
  stoneNamed,
  toOf,
} from './move.ts';
import { canStep } from './moves.ts';
import { reader } from './refusals.ts';
import { canRepair } from './repairs.ts';
import { countStones, linesOf, type State } from './state.ts';

/** `c3d4`, `c3>`, `=b3>`, `stop`. */
export function writeMove(m: Move): string {
  if (m === STOP) return 'stop';
  if (isStep(m)) return nameSquare(fromOf(m)) + nameSquare(toOf(m));
  return `${isJoin(m) ? '=' : ''}${nameSquare(stoneNamed(m))}${DIRECTIONS[directionNamed(m)]!}`;
}

export function readMove(text: string): Move | null {
  if (text === 'stop') return STOP;
  const parts = /^(?:([a-f][1-6])([a-f][1-6])|(=?)([a-f][1-6])([\^>v<]))$/.exec(text);
  if (!parts) return null;
  const [, from, to, equals, stone, arrow] = parts;
  if (from && to) return stepMove(readSquare(from), readSquare(to));
  const direction = DIRECTIONS.indexOf(arrow as Direction);
  return equals ? joinMove(readSquare(stone!), direction) : gapMove(readSquare(stone!), direction);
}

const LETTER_CODES = Array.from(CELL_LETTERS, letter => letter.charCodeAt(0));
/** Six rows of six cells, with slashes between them. */
const fieldCodes = new Array<number>(SIDE * (SIDE + 1) - 1).fill('/'.charCodeAt(0));

/** By character codes, the fastest of five ways: every frame a server sends is written here. */
function writeField(cells: readonly number[]): string {
  let at = 0;
  for (let y = SIDE - 1; y >= 0; y--) {
    for (let x = 0; x < SIDE; x++) fieldCodes[at++] = LETTER_CODES[cells[y * SIDE + x]!]!;
    at++;
  }
  return String.fromCharCode(...fieldCodes);
}

export function writeState(s: State): string {
  const text = `${writeField(s.cells)} ${s.side === 0 ? 'r' : 'y'} ${s.taken[0]}-${s.taken[1]}`;
  if (s.phase === 'stopped') return `${text}${s.extra ? ' *' : ''} stop`;
  return s.extra ? `${text} *` : text;
}

const SHAPE = /^((?:[.+xRrYy]{6}\/){5}[.+xRrYy]{6}) ([ry]) ([0-4])-([0-4])( \*)?( stop)?$/;

const { bad, match } = reader;

/** A drawing is not a position: reads a text, and settles what the player on turn has to do, or says what is wrong. */
export function readState(text: string): State {
  const [, field, letter, byRed, byYellow, star, stop] = match(text, SHAPE);
  const cells = readField(field!);
  const s: State = {
    cells,
    lines: linesOf(cells),
    taken: [Number(byRed), Number(byYellow)],
    memory: [],
    side: letter === 'r' ? 0 : 1,
    phase: 'move',
    extra: star !== undefined,
    owes: true,
  };
  checkCounts(s);
  settle(s, stop !== undefined);
  return s;
}

function readField(field: string): number[] {
  const cells = new Array<number>(SQUARES).fill(HOLE);
  for (const [i, row] of field.split('/').entries()) {
    for (let x = 0; x < SIDE; x++) cells[(SIDE - 1 - i) * SIDE + x] = CELL_LETTERS.indexOf(row[x]!);
  }
  return cells;
}

function checkCounts(s: State): void {
  const { black, grey } = countStones(s.cells);
  if (black > SQUARES / 2 || grey > SQUARES / 2) {
    bad('position-stones', 'There are only 18 black and 18 grey stones.');
  }
  for (const seat of [0, 1]) {
    const pawns = s.cells.filter(cell => pawnOn(cell) === seat).length;
    if (pawns + s.taken[1 - seat]! !== PAWNS) {
      const [whose, whom] = seat === 0 ? ['red', 'yellow'] : ['yellow', 'red'];
      bad(
        'position-pawns',
        `The ${whose} pawns on the field and those taken by ${whom} must be four together.`,
      );
    }
  }
}

function settle(s: State, stop: boolean): void {
  const captor = s.taken.indexOf(PAWNS);
  if (captor >= 0) {
    if (stop || captor !== s.side || s.taken[1 - captor] === PAWNS) {
      bad('position-winner', 'After the fourth capture the game is over and the side named is the winner.');
    }
    s.phase = 'captured';
    s.owes = false;
    return;
  }
  if (!isSound(s.lines)) {
    remember(s);
    if (canRepair(s)) {
      if (stop) bad('position-stop', 'The game cannot be stopped while repairs are pending.');
      s.phase = 'repair';
      s.owes = false;
      return;
    }
    forget(s);
  }
  settleStep(s, stop);
}

/** Nothing to repair: the side named moves a pawn, has stopped the game, or neither side can move. */
function settleStep(s: State, stop: boolean): void {
  if (canStep(s.cells, s.side)) {
    // TCHAG-12: an extra turn is played only while the other side is blocked.
    if (s.extra && canStep(s.cells, 1 - s.side))
      bad('position-extra', 'The other side can move: this is no extra turn ("*").');
    if (!stop) return;
    if (!s.extra) bad('position-stop', 'The game can only be stopped on an extra turn ("*").');
    s.phase = 'stopped';
    return;
  }
  if (stop || canStep(s.cells, 1 - s.side)) {
    bad(
      'position-blocked',
      'The side named cannot move a pawn: it would be the other one\'s extra turn ("*").',
    );
  }
  if (s.extra) bad('position-both-blocked', 'Nobody can move: the game is over and this is no extra turn.');
  s.phase = 'both-blocked';
}
