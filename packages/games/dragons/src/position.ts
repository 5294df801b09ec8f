import { defaultOptions, type Table } from '@tablee/kernel';
import {
  ANIMAL,
  BARE,
  type Cell,
  coverFace,
  FACE_LETTERS,
  FACES,
  faceOf,
  isCovered,
  isTomb,
  isUp,
  LIFTED,
  nameSpace,
  readSpace,
  SUPPLY,
  showFace,
  UNSEEN,
} from './board.ts';
import { GESTURES, type Gesture, NO_GESTURE, SECRET } from './move.ts';
import { type BadPosition, reader } from './refusals.ts';
import { countDown, emptyState, hasFireflies, NO_SEAT, PHASES, type State, spacesWith } from './state.ts';
import { type DragonsOptions, OPTIONS, settleVariant } from './variant.ts';

/** `?` unseen, `.3` covered, `!3` face up, `x` lifted from here in this round. */
export function nameCell(cell: Cell): string {
  if (cell === UNSEEN) return '?';
  if (cell === LIFTED) return 'x';
  return `${isCovered(cell) ? '.' : '!'}${FACE_LETTERS[faceOf(cell)]}`;
}

export const nameGesture = (gesture: Gesture): string =>
  gesture === NO_GESTURE ? '-' : gesture === SECRET ? '?' : GESTURES[gesture]![0]!;

/** One line. DRAGON-8: stones face down are `unseen` or covered for the referee, all `down` in a view. */
export function writeState(s: State): string {
  const stones = spacesWith(s, cell => cell !== BARE).map(
    space => `${nameSpace(space)}:${nameCell(s.cells[space]!)}`,
  );
  return [
    `stones=${stones.join()}`,
    `${s.remembers ? 'unseen' : 'down'}=${s.bag.join()}`,
    `in=${s.inside.join('')}`,
    `chosen=${s.chosen.map(nameGesture).join('')}`,
    `last=${s.last.map(nameGesture).join('')}`,
    `kept=${s.kept.join()}`,
    `winner=${s.winner === NO_SEAT ? '-' : s.winner}`,
    `phase=${s.phase}`,
  ].join(' ');
}

const SHAPE =
  /^stones=(\S*) (unseen|down)=(\d{1,2}(?:,\d{1,2}){4}) in=([01]{2,5}) chosen=([-?rps]{2,5}) last=([-rps]{2,5}) kept=(\d{1,2}(?:,\d{1,2}){1,4}) winner=([-0-4]) phase=([a-z]+)$/;
const STONE = /^([a-g][1-7]):(\?|x|[.!][a1234])$/;

const { bad, items, match } = reader;

/** Default table: two seats and default options. */
export function readState(
  text: string,
  table: Table<DragonsOptions> = { seats: 2, options: defaultOptions(OPTIONS) },
): State {
  const [, stones, known, unseen, inside, chosen, last, kept, winner, phase] = match(text, SHAPE);
  const s = emptyState(settleVariant(table));
  const fill = <T>(into: T[], values: readonly T[], key: BadPosition): void => {
    if (values.length !== into.length)
      bad(key, `At this table ${into.length} values are wanted, one a seat.`);
    for (const [i, value] of values.entries()) into[i] = value;
  };
  for (const stone of items(stones!)) putStone(s, stone);
  s.remembers = known === 'unseen';
  for (const [face, n] of unseen!.split(',').entries()) s.bag[face] = Number(n);
  fill(s.inside, [...inside!].map(Number), 'position-duel');
  fill(s.chosen, [...chosen!].map(readGesture), 'position-duel');
  fill(s.last, [...last!].map(readGesture), 'position-duel');
  fill(s.kept, kept!.split(',').map(Number), 'position-kept');
  s.winner = winner === '-' ? NO_SEAT : Number(winner);
  s.phase = PHASES.find(name => name === phase) ?? bad('position-phase', `"${phase}" is no phase.`);
  checkStones(s);
  checkPhase(s);
  if (writeState(s) !== text)
    bad('position-order', 'Stones are written in the order of the spaces, a1 to g7.');
  return s;
}

const readGesture = (letter: string): Gesture =>
  letter === '-' ? NO_GESTURE : letter === '?' ? SECRET : GESTURES.findIndex(name => name[0] === letter);

function putStone(s: State, stone: string): void {
  const [, name = '', word = ''] = STONE.exec(stone) ?? [];
  const space = readSpace(name);
  if (!isTomb(space) || s.cells[space] !== BARE)
    bad('position-stones', `"${stone}" is no stone, or lies where none can.`);
  s.cells[space] = readCell(word);
}

function readCell(word: string): Cell {
  if (word === '?') return UNSEEN;
  if (word === 'x') return LIFTED;
  const face = FACE_LETTERS.indexOf(word[1]!);
  return word[0] === '.' ? coverFace(face) : showFace(face);
}

/** DRAGON-1: stones that are not on the board were kept; animals are never kept. */
function checkStones(s: State): void {
  const unseen = s.cells.filter(cell => cell === UNSEEN).length;
  if (unseen !== s.bag.reduce((sum, n) => sum + n, 0))
    bad('position-stones', 'As many stones are unseen as lie there with a "?".');
  if (!s.remembers && s.cells.some(isCovered))
    bad('position-stones', 'A view does not know what lies under a covered stone.');
  const all = countDown(s);
  for (const cell of s.cells) if (isUp(cell)) all[faceOf(cell)]!++;
  if (all[ANIMAL] !== SUPPLY[ANIMAL] || all.some((n, face) => n > SUPPLY[face]!))
    bad(
      'position-stones',
      `There are ${SUPPLY.join(', ')} stones: animals, then 1 to 4 fireflies; animals are never kept.`,
    );
  let gone = 0;
  for (let face = 1; face < FACES; face++) gone += face * (SUPPLY[face]! - all[face]!);
  if (gone !== s.kept.reduce((sum, n) => sum + n, 0))
    bad('position-kept', 'What was kept is what no longer lies there.');
}

function checkPhase(s: State): void {
  const { phase, winner } = s;
  const up = s.cells.filter(isUp);
  const wrong = (sentence: string): never => bad('position-phase', sentence);
  if (hasFireflies(s) === (phase === 'over'))
    wrong('The game is over when no fireflies are left face down, and not before.');
  const apart = phase === 'duel' || phase === 'over';
  if ((winner === NO_SEAT) !== apart || winner >= s.variant.seats)
    wrong('Somebody has won the duel while stones are turned or hidden, and only then.');
  if (apart && up.length > 0) wrong('No stone lies face up now.');
  if (phase === 'turn' && up.some(cell => faceOf(cell) === ANIMAL))
    wrong('An animal has to be hidden first.');
  if (phase === 'hide' && up.length === 0) wrong('Nothing is left to hide.');
  if (phase !== 'hide' && s.cells.includes(LIFTED)) wrong('Nothing was lifted now.');
  if (phase === 'duel') checkDuel(s);
  else if (s.chosen.some(g => g !== NO_GESTURE) || s.inside.includes(1))
    bad('position-duel', 'There is no duel in this position.');
  if (s.variant.hands === 'real' && s.last.some(g => g !== NO_GESTURE))
    bad('position-duel', 'Real hands are not written down.');
}

function checkDuel(s: State): void {
  const inside = s.inside.filter(is => is === 1).length;
  const waiting = s.chosen.some((g, seat) => s.inside[seat] === 1 && g === NO_GESTURE);
  const outside = s.chosen.some((g, seat) => s.inside[seat] === 0 && g !== NO_GESTURE);
  if (inside < 2 || !waiting || outside)
    bad('position-duel', 'A duel has two seats or more, one of them still to choose; no other seat chooses.');
  if (s.variant.hands === 'real' && (inside < s.variant.seats || s.chosen.some(g => g !== NO_GESTURE)))
    bad('position-duel', 'With real hands the screen knows no gestures.');
}
