import { NOWHERE, type Side } from '../board.ts';
import { EMPTY, isFlag, turnCell } from '../piece.ts';
import { MOST_PIECES, type SearchBoard } from './search-board.ts';
import { CARRIES, IS_TAKEN, type Looks, look, meetAll, NEXT, newLooks, TAKES } from './tables.ts';

/** The effects of one side's possible moves; reused. */
export type Scan = {
  /** The number of moves after which the piece survives, and of those that lose it for nothing. */
  safe: number;
  deadly: number;
  /** Enemies it can capture without loss, as bits by list index; and those only in exchange. */
  hits: number;
  trades: number;
};
export const newScan = (): Scan => ({ safe: 0, deadly: 0, hits: 0, trades: 0 });

const looks: Looks = newLooks();

/** TEKAO-6, TEKAO-8, TEKAO-9: evaluates every move of a side without making it. Resting pieces count too. */
export function scan(f: SearchBoard, side: Side, seen: Scan): void {
  const { cells, places, counts } = f;
  const other = (1 - side) * MOST_PIECES;
  look(cells, places, other, other + counts[1 - side]!, looks);
  let safe = 0;
  let deadly = 0;
  let hits = 0;
  let trades = 0;
  const first = side * MOST_PIECES;
  for (let i = first; i < first + counts[side]!; i++) {
    const square = places[i]!;
    const cell = cells[square]!;
    for (let direction = 0; direction < 4; direction++) {
      const reach = CARRIES[(cell >> (3 * direction)) & 7]!;
      let to = NEXT[(square << 2) | direction]!;
      for (let distance = 1; distance <= reach; distance++) {
        if (to === NOWHERE || cells[to] !== EMPTY) break;
        const looking = looks[to]!;
        if (looking === 0) safe++;
        else {
          const met = meetAll(cell, looking);
          if ((met & IS_TAKEN) === 0) safe++;
          if ((met & TAKES) === 0) deadly += (met & IS_TAKEN) >> 3;
          else if ((met & IS_TAKEN) === 0) hits |= targets(f, to, cell, looking);
          else trades |= targets(f, to, cell, looking);
        }
        to = NEXT[(to << 2) | direction]!;
      }
    }
    const looking = looks[square]!;
    if (looking === 0 || isFlag(cell)) continue;
    for (let turn = 0; turn < 2; turn++) {
      const turned = turnCell(cell, turn === 0);
      const met = meetAll(turned, looking);
      if ((met & TAKES) === 0) continue;
      if ((met & IS_TAKEN) === 0) hits |= targets(f, square, turned, looking);
      else trades |= targets(f, square, turned, looking);
    }
  }
  seen.safe = safe;
  seen.deadly = deadly;
  seen.hits = hits;
  seen.trades = trades & ~hits;
}

/** The enemies a piece on this square would capture, as bits by list index. */
function targets({ slots }: SearchBoard, square: number, cell: number, looking: number): number {
  let bits = 0;
  for (let direction = 0; direction < 4; direction++) {
    const one = looking & (7 << (3 * direction));
    if (one !== 0 && (meetAll(cell, one) & TAKES) !== 0)
      bits |= 1 << (slots[NEXT[(square << 2) | direction]!]! % MOST_PIECES);
  }
  return bits;
}
