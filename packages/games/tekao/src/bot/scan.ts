import { NOWHERE, type Side } from '../board.ts';
import { EMPTY, isFlag, turnCell } from '../piece.ts';
import { type Field, MOST_MEN } from './field.ts';
import { CARRIES, IS_TAKEN, type Looks, look, meetAll, NEXT, newLooks, TAKES } from './lines.ts';

/** What one side could do on its next move; made once, filled again and again. */
export type Scan = {
  /** Ways to go after which the piece stands, and those where it would fall for nothing. */
  safe: number;
  deadly: number;
  /** Enemies it can take without being taken, as bits of their places in the list; and those only in exchange. */
  hits: number;
  trades: number;
};
export const newScan = (): Scan => ({ safe: 0, deadly: 0, hits: 0, trades: 0 });

const looks: Looks = newLooks();

/** TEKAO-6, TEKAO-8, TEKAO-9: tries every move of a side without making it. Who rests is not asked. */
export function scan(f: Field, side: Side, seen: Scan): void {
  const { cells, places, men } = f;
  const other = (1 - side) * MOST_MEN;
  look(cells, places, other, other + men[1 - side]!, looks);
  let safe = 0;
  let deadly = 0;
  let hits = 0;
  let trades = 0;
  const first = side * MOST_MEN;
  for (let i = first; i < first + men[side]!; i++) {
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

/** Whom a piece on this square would take, as bits of places in the list. */
function targets({ slots }: Field, square: number, cell: number, looking: number): number {
  let bits = 0;
  for (let direction = 0; direction < 4; direction++) {
    const one = looking & (7 << (3 * direction));
    if (one !== 0 && (meetAll(cell, one) & TAKES) !== 0)
      bits |= 1 << (slots[NEXT[(square << 2) | direction]!]! % MOST_MEN);
  }
  return bits;
}
