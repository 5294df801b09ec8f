import { defaultOptions, type Table } from '@tablee/kernel';
import { COLOUR_LETTERS, EXITS, exitAt, NO_COLOUR, START, TOKENS } from './board.ts';
import { ANIMAL, hasAnimal, hasHiddenStatue, hasStatue, hasStone, STATUE, STONE, showFace } from './cell.ts';
import { CORRIDORS, isWhole, Maze, OPEN_MAZE, readCorridor } from './maze.ts';
import { BITING, type Document, readDocument, UNSEEN, writeState } from './position.ts';
import { reader } from './refusals.ts';
import { isComplete } from './reveal.ts';
import { emptyState, type Phase, type State } from './state.ts';
import { canAnyoneEverMove, haveAllEscaped, longestQuiet, standTogether } from './turn.ts';
import { OPTIONS, type Rules, STATUES, settleVariant, type TchangOptions, type Variant } from './variant.ts';

const { bad } = reader;

/** Default table: four seats and default options. */
export function readState(
  rules: Rules,
  text: string,
  table: Table<TchangOptions> = { seats: 4, options: defaultOptions(OPTIONS) },
): State {
  const read = readDocument(text);
  const variant = settleVariant(table, rules);
  const s = emptyState(variant, readMaze(read, variant));
  layStatues(s, read);
  layStones(s, read);
  setPawns(s, read);
  setTurn(s, read);
  if (s.toPlace > 0) checkPlacing(s);
  else checkExploring(s, read);
  if (writeState(s) !== text)
    bad(
      'position-order',
      'A position is written without blanks, its fields in order, spaces a1, b1 … g7, pawns r, g, y, b.',
    );
  return s;
}

/** TCHANG-1 */
function readMaze({ walls }: Document, { labyrinth }: Variant): Maze {
  if ((walls !== null) !== (labyrinth === 'walls'))
    bad('position-walls', 'A position names its walls if and only if the table has walls.');
  if (walls === null) return OPEN_MAZE;
  const closed = walls.map(
    name =>
      readCorridor(name) ?? bad('position-walls', `"${name}" is no corridor of the tomb, such as "b2-b3".`),
  );
  if (new Set(closed).size !== closed.length || closed.length > CORRIDORS.length || !isWhole(closed))
    bad('position-walls', 'A wall closes a corridor once, and no space is cut off.');
  return new Maze(closed);
}

/** TCHANG-2, TCHANG-4 */
function layStatues(s: State, { statues }: Document): void {
  for (const [space, word] of statues) {
    s.cells[space] = STATUE;
    s.toPlace--;
    if (word === UNSEEN) continue;
    const face = word[0] === 't' ? COLOUR_LETTERS.length + Number(word[1]) - 1 : COLOUR_LETTERS.indexOf(word);
    if (s.statuesLeft[face] === 0)
      bad('position-statues', 'There are three dragons of a colour and one of each tangram piece.');
    s.statuesLeft[face]!--;
    s.cells[space] = showFace(STATUE, face);
  }
  if (statues.length > STATUES) bad('position-statues', 'There are nineteen statues.');
}

/** TCHANG-2, TCHANG-7: stones face down are unseen, and no stone lies on a statue that is face up. */
function layStones(s: State, { stones, unseen }: Document): void {
  const { stoneSupply } = s.variant;
  const biting = stones.filter(([, word]) => word === BITING).length;
  if (unseen.length !== stoneSupply.length || unseen.some((n, face) => n > stoneSupply[face]!))
    bad(
      'position-stones',
      `At most ${stoneSupply.join(', ')} stones are unseen: animals, then 1 to 4 fireflies.`,
    );
  if (unseen[0]! + biting > stoneSupply[0]!)
    bad('position-stones', `There are ${stoneSupply[0]} animals in this game.`);
  for (const [space, word] of stones) {
    if (hasStatue(s.cells[space]!) && !hasHiddenStatue(s.cells[space]!))
      bad('position-stones', 'A statue that lies face up has no stone on it.');
    s.cells[space]! |= word === BITING ? ANIMAL : STONE;
  }
  for (const [face, n] of unseen.entries()) s.stonesLeft[face] = n;
  const down = stones.length - biting;
  const total = unseen.reduce((sum, n) => sum + n, 0);
  if (down > total) bad('position-stones', 'More stones lie face down than are unseen.');
  // Unseen stones that do not lie on the board are still to be placed.
  s.toPlace += total - down - s.variant.stones;
}

/** TCHANG-3, TCHANG-2 */
function setPawns(s: State, { pawns, purses, reserve }: Document): void {
  const letters = s.variant.colours.map(colour => COLOUR_LETTERS[colour]!).join('');
  if (Object.keys(pawns).join('') !== letters || Object.keys(purses).join('') !== letters)
    bad('position-pawns', `At this table the pawns are ${[...letters].join(', ')}.`);
  for (const colour of s.variant.colours) {
    s.pawns[colour] = pawns[COLOUR_LETTERS[colour]!]!;
    s.purses[colour] = purses[COLOUR_LETTERS[colour]!]!;
  }
  s.reserve = reserve;
  if (reserve + s.purses.reduce((sum, n) => sum + n, 0) !== TOKENS)
    bad('position-fireflies', 'Purses and reserve are sixty fireflies together.');
}

function setTurn(s: State, { turn, step, quiet }: Document): void {
  if (turn >= s.variant.seats) bad('position-turn', `The turn is below ${s.variant.seats} at this table.`);
  if (quiet > longestQuiet(s.variant.seats) || (step !== 'start' && quiet > 0))
    bad('position-turn', 'So many turns in a row without move or share cannot be.');
  s.turn = turn;
  s.step = step;
  s.quiet = quiet;
}

/** TCHANG-4: statues first, in turn; no pawn has moved, nothing is face up. */
function checkPlacing(s: State): void {
  const { variant } = s;
  const fresh = emptyState(variant, s.maze);
  const placed = fresh.toPlace - s.toPlace;
  if (s.cells.some(hasStone) && placed < STATUES + 1)
    bad('position-statues', 'Stones are placed when all nineteen statues lie there.');
  if (s.cells.some(cell => hasAnimal(cell) || (hasStatue(cell) && !hasHiddenStatue(cell))))
    bad('position-statues', 'Everything lies face down before the search begins.');
  if (s.stonesLeft.some((n, face) => n !== variant.stoneSupply[face]))
    bad('position-stones', 'All stones are unseen before the search begins.');
  if (s.variant.colours.some(c => s.pawns[c] !== START || s.purses[c] !== variant.fireflies))
    bad('position-pawns', 'Before the search begins all pawns stand on d4 with full purses.');
  if (
    variant.placement !== 'manual' ||
    s.turn !== placed % variant.seats ||
    s.step !== 'start' ||
    s.quiet > 0
  )
    bad('position-turn', 'Statues and stones are placed in turn, at a table where they are placed by hand.');
}

function checkExploring(s: State, { exit }: Document): void {
  for (const colour of s.variant.colours) {
    const space = s.pawns[colour]!;
    const cell = s.cells[space]!;
    if (hasStone(cell) || (hasHiddenStatue(cell) && !hasAnimal(cell)))
      bad('position-pawns', 'A pawn turns what it stands on.');
  }
  if (s.cells.some((cell, space) => hasAnimal(cell) && !s.pawns.includes(space)))
    bad('position-stones', 'An animal that has bitten stays with its pawn.');
  setExit(s, exit);
  s.phase = phaseOf(s);
  if (s.phase === 'explore' && s.step !== 'start' && !standTogether(s))
    bad(
      'position-turn',
      'A turn goes on only while a pawn of its player stands with another (rules 1: while any two do).',
    );
}

/** TCHANG-10, TCHANG-12 */
function setExit(s: State, exit: string | null): void {
  const complete = [...COLOUR_LETTERS].filter((_, colour) => s.statuesLeft[colour] === 0);
  if (exit === null ? complete.length > 0 : !complete.includes(exit))
    bad('position-exit', 'The exit is a colour whose three dragons are shown, and null while there is none.');
  s.exit = exit === null ? NO_COLOUR : COLOUR_LETTERS.indexOf(exit);
  s.open = isComplete(s);
  const allowed = s.open ? EXITS[s.exit] : undefined;
  if (s.pawns.some(space => exitAt(space) !== NO_COLOUR && space !== allowed))
    bad('position-exit', 'Pawns stand on no exit but the open one.');
}

/** TCHANG-12, TCHANG-13: the phase follows from the position. */
function phaseOf(s: State): Phase {
  if (s.open && haveAllEscaped(s, EXITS[s.exit]!)) return 'escaped';
  if (!canAnyoneEverMove(s)) return 'stranded';
  return s.quiet >= longestQuiet(s.variant.seats) ? 'quiet' : 'explore';
}
