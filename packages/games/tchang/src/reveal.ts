import { type Chance, drawFrom } from '@tablee/kernel';
import { COLOURS, type Colour, NO_COLOUR, type Space } from './board.ts';
import {
  ANIMAL,
  hasAnimal,
  hasHiddenStatue,
  hasStone,
  isDragon,
  pieceOf,
  STATUE_FACES,
  showFace,
  statueOf,
  TANGRAM_PIECES,
} from './cell.ts';
import type { TchangEvent } from './events.ts';
import type { State } from './state.ts';
import { STATUE_SUPPLY } from './variant.ts';

/** Resolves the space on which a pawn has ended its move. */
export function visit(s: State, pawn: Colour, space: Space, chance: Chance, events: TchangEvent[]): void {
  const cell = s.cells[space]!;
  if (hasAnimal(cell)) {
    free(s, pawn, space, events);
  } else if (hasStone(cell)) {
    const fireflies = drawFrom(s.stonesLeft, chance);
    if (fireflies === 0) {
      // TCHANG-7: the statue under the animal stays face down.
      s.cells[space] = statueOf(cell) | ANIMAL;
      events.push({ kind: 'bitten', pawn, space });
      return;
    }
    s.cells[space] = statueOf(cell);
    events.push({ kind: 'found', pawn, space, fireflies, taken: give(s, pawn, fireflies) });
  }
  if (hasHiddenStatue(s.cells[space]!)) turnStatue(s, pawn, space, chance, events);
}

/** TCHANG-6: pays from the reserve, as far as it goes. */
function give(s: State, pawn: Colour, wanted: number): number {
  const taken = Math.min(wanted, s.reserve);
  s.reserve -= taken;
  s.purses[pawn]! += taken;
  return taken;
}

/** TCHANG-7 */
function free(s: State, by: Colour, space: Space, events: TchangEvent[]): void {
  s.cells[space] = statueOf(s.cells[space]!);
  const pawns = s.variant.colours.filter(pawn => pawn !== by && s.pawns[pawn] === space);
  events.push({ kind: 'freed', pawns, by, space });
}

/** TCHANG-8 */
function turnStatue(s: State, pawn: Colour, space: Space, chance: Chance, events: TchangEvent[]): void {
  const face = drawFrom(s.statuesLeft, chance);
  s.cells[space] = showFace(s.cells[space]!, face);
  if (isDragon(face)) {
    events.push({ kind: 'dragon', space, colour: face, shown: dragonsShown(s, face) });
    if (s.exit === NO_COLOUR && s.statuesLeft[face] === 0) {
      // TCHANG-10: the first complete colour, permanently.
      s.exit = face;
      events.push({ kind: 'exit', colour: face });
    }
  } else {
    events.push({ kind: 'tangram', space, piece: pieceOf(face), shown: piecesShown(s) });
    const fireflies = give(s, pawn, s.variant.tangramBonus);
    if (fireflies > 0) events.push({ kind: 'rewarded', pawn, fireflies });
  }
  if (!s.open && isComplete(s)) {
    s.open = true;
    events.push({ kind: 'opened', colour: s.exit });
  }
}

export const dragonsShown = (s: State, colour: Colour): number =>
  STATUE_SUPPLY[colour]! - s.statuesLeft[colour]!;

export function piecesShown(s: State): number {
  let shown = TANGRAM_PIECES;
  for (let face = COLOURS.length; face < STATUE_FACES; face++) shown -= s.statuesLeft[face]!;
  return shown;
}

/** TCHANG-12: three dragons of a colour and all seven pieces. */
export const isComplete = (s: State): boolean => s.exit !== NO_COLOUR && piecesShown(s) === TANGRAM_PIECES;
