import type { Candidate, Chance } from '@tablee/kernel';
import { isTomb, SIZE, type Space } from '../board.ts';
import { ANIMAL, faceOf, isCovered, isDown } from '../cell.ts';
import { hidingPlaces, toHide } from '../hiding.ts';
import { hideMove, type Move } from '../move.ts';
import type { State } from '../state.ts';

/** Hundredths of log-odds that a neighbour is worth; little, so that whoever sees badly hides anywhere. */
const CROWD = 4;
const DECOY = 6;

function neighboursOf(space: Space): Space[] {
  const [column, row] = [space % SIZE, Math.floor(space / SIZE)];
  const found: Space[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(SIZE - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(SIZE - 1, column + 1); c++)
      if ((r !== row || c !== column) && isTomb(r * SIZE + c)) found.push(r * SIZE + c);
  return found;
}

/** One stone among many is soon mistaken for another; an animal lies best beside fireflies people come back for. */
function worthOf(mind: State, from: Space, to: Space): number {
  const animal = faceOf(mind.cells[from]!) === ANIMAL;
  let worth = 0;
  for (const space of neighboursOf(to)) {
    const cell = mind.cells[space]!;
    if (isDown(cell)) worth += CROWD;
    if (animal && isCovered(cell) && faceOf(cell) !== ANIMAL) worth += DECOY;
  }
  return worth;
}

/** DRAGON-4, DRAGON-6: fireflies are hidden first, the animal last among them. */
export function listCovers(mind: State, most: number, chance: Chance): Candidate<Move>[] {
  const up = toHide(mind);
  const from = up.find(space => faceOf(mind.cells[space]!) !== ANIMAL) ?? up[0]!;
  return (
    hidingPlaces(mind)
      // Equal places in any order: nobody can guess where a bot hides.
      .map(to => ({ move: hideMove(from, to), prior: worthOf(mind, from, to), lot: chance.pick(1_000_000) }))
      .sort((a, b) => b.prior - a.prior || a.lot - b.lot)
      .slice(0, most)
      .map(({ move, prior }) => ({ move, prior }))
  );
}
