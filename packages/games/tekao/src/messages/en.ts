import { nameSquare } from '../board.ts';
import type { Meeting } from '../events.ts';
import { isFlag, type Shape, weaponAt } from '../piece.ts';
import { cover, SIDES } from './cover-en.ts';
import { positions, reasons, refusals } from './en-refusals.ts';
import type { Messages } from './fr.ts';

const COLOURS = ['blue', 'yellow'];
const WEAPONS = ['grapple', 'tower', 'bow', 'pistol', 'flag'];
const DIRECTIONS = ['top', 'right', 'bottom', 'left'];

const around = (shape: Shape): string =>
  DIRECTIONS.map((_, direction) => WEAPONS[weaponAt(shape, direction)]).join(', ');
const aPiece = (shape: Shape): string => (isFlag(shape) ? 'the flag' : `a piece (${around(shape)})`);
const hand = (clockwise: boolean): string => (clockwise ? 'to the right' : 'to the left');

const meetings: { readonly [M in Meeting]: (mine: string, theirs: string, at: string) => string } = {
  takes: (mine, theirs, at) => `The ${mine} takes the ${theirs} on ${at}.`,
  equal: (mine, _, at) => `The ${mine} meets its equal on ${at}: nothing happens.`,
  taken: (mine, theirs, at) => `On ${at} the ${theirs} is stronger than the ${mine}.`,
};

const several = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'nothing');

export const en: Messages = {
  ...cover,
  inBrief: 'Take the enemy flag. Side against side, the stronger takes.',
  sides: SIDES,
  weapons: WEAPONS,
  directions: DIRECTIONS,
  refusals,
  positions,
  reasons,
  tasks: {
    drawn: 'Place the piece you drew',
    flag: 'Place your flag',
    arrange: 'Choose a piece and place it',
    act: 'Move a piece, or give one a quarter turn',
    pass: 'You cannot play anything: pass',
    over: 'The game is over',
  },
  moves: {
    go: (from, to) => `${nameSquare(from)} to ${nameSquare(to)}`,
    turn: (square, clockwise) => `Turn ${nameSquare(square)} ${hand(clockwise)}`,
    place: (shape, square) => `Place ${aPiece(shape)} on ${nameSquare(square)}`,
    pass: 'Pass',
  },
  events: {
    drew: (who, piece) => `${who} draws ${aPiece(piece)}.`,
    placed: (who, piece, square) => `${who} places ${aPiece(piece)} on ${nameSquare(square)}.`,
    mirrored: 'Both sides are placed at random, mirrored.',
    began: who => `The battle begins. ${who} to play.`,
    moved: (who, from, to) => `${who} goes from ${nameSquare(from)} to ${nameSquare(to)}.`,
    turned: (who, square, clockwise) => `${who} turns ${nameSquare(square)} ${hand(clockwise)}.`,
    lifted: (who, times) => `${who} plays this piece ${times} times in a row: no other one can act.`,
    met: (meeting, mine, theirs, other) =>
      meetings[meeting](WEAPONS[mine] ?? '', WEAPONS[theirs] ?? '', nameSquare(other)),
    fell: (side, flag, square) =>
      `The ${COLOURS[side]} ${flag ? 'flag' : 'piece'} on ${nameSquare(square)} is taken.`,
    passed: who => `${who} cannot play anything and passes.`,
  },
  square: (square, side, shape) => {
    if (side === null) return `${nameSquare(square)}, empty`;
    if (isFlag(shape)) return `${nameSquare(square)}, ${COLOURS[side]} flag`;
    const weapons = DIRECTIONS.map((way, direction) => `${way} ${WEAPONS[weaponAt(shape, direction)]}`);
    return `${nameSquare(square)}, ${COLOURS[side]} piece: ${weapons.join(', ')}`;
  },
  foresight: {
    wins: 'takes the flag',
    loses: 'loses the flag',
    takes: n => (n === 1 ? 'takes 1 piece' : `takes ${n} pieces`),
    taken: 'would be taken',
    quiet: 'takes nothing',
  },
  strength: {
    title: 'Who beats whom?',
    beats: (weapon, weaker) =>
      `The ${WEAPONS[weapon]} beats ${several(weaker.map(w => `the ${WEAPONS[w]}`))}.`,
    reach: squares => (squares === 1 ? 'moves 1 square' : `moves 1 to ${squares} squares`),
  },
};
