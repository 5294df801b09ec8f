import { DIAGONAL, HOLE, isGrey, ORTHOGONAL, pawnOn, SQUARES } from '../board.ts';
import type { Layout } from './layout.ts';

/** What a glance at a field counts, for red then yellow. */
const ways = [0, 0];
const threats = [0, 0];
const stuck = [0, 0];

/** How a layout looks for the side on turn: log-odds in hundredths. */
export function judge(l: Layout): number {
  const { cells } = l;
  ways[0] = ways[1] = threats[0] = threats[1] = stuck[0] = stuck[1] = 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cells[square]!;
    if (cell < 3) continue;
    const seat = pawnOn(cell);
    const targets = isGrey(cell) ? DIAGONAL[square]! : ORTHOGONAL[square]!;
    let free = 0;
    for (let i = 0; i < targets.length; i++) {
      const there = cells[targets[i]!]!;
      if (there === HOLE) continue;
      const pawn = pawnOn(there);
      if (pawn === seat) continue;
      free++;
      if (pawn >= 0) threats[seat]!++;
    }
    ways[seat]! += free;
    if (free === 0) stuck[seat]!++;
  }
  const me = l.side;
  const it = 1 - me;
  return (
    140 * (l.taken[me]! - l.taken[it]!) +
    8 * (ways[me]! - ways[it]!) +
    40 * threats[me]! -
    20 * threats[it]! -
    15 * (stuck[me]! - stuck[it]!)
  );
}
