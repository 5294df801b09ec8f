import { NOWHERE, type Side } from '../board.ts';
import { EMPTY } from '../piece.ts';
import { type Field, MOST_MEN } from './field.ts';
import { NEXT } from './lines.ts';
import { newScan, type Scan, scan } from './scan.ts';
import { type Doing, MEN, MOVER, OPEN, TEMPO, WAITER } from './weights.ts';
import { seenFrom, worthOfAim, worthOfFlag, worthOfGuard, worthOfPiece } from './worth.ts';

/** What a side has and where it stands. */
function weighStanding(f: Field, side: Side): number {
  const { cells, places, men, flags } = f;
  const flag = flags[side]!;
  const own = seenFrom(side, flag);
  const its = seenFrom(side, flags[1 - side]!);
  let value = MEN[men[side]! - 1]! + worthOfFlag(own);
  const first = side * MOST_MEN;
  for (let i = first; i < first + men[side]!; i++) {
    const square = places[i]!;
    if (square === flag) continue;
    const seen = seenFrom(side, square);
    value += worthOfPiece(cells[square]!, side, seen) + worthOfAim(seen, its) + worthOfGuard(seen, own);
  }
  let free = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = NEXT[(flag << 2) | direction]!;
    if (beside !== NOWHERE && cells[beside] === EMPTY) free++;
  }
  return value + OPEN[free]!;
}

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

const weighScan = ({ safe, deadly, hits, trades }: Scan, by: Doing): number =>
  by.safe * safe +
  by.deadly * deadly +
  by.hits[Math.min(3, countBits(hits))]! +
  by.trades[Math.min(2, countBits(trades))]!;

const mover: Scan = newScan();
const waiter: Scan = newScan();
/** What the two scans, most of the work, can hardly outweigh. */
const FAR = 90;
/** So many quiet turns are nothing to worry about; from then on whatever one has fades into a draw (TEKAO-11). */
const CALM_TURNS = 20;

/** How it looks for the side on turn: log-odds in hundredths, whole. Roughly where it is far from `low` to `high`. */
export function judge(f: Field, low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY): number {
  const { side, quiet, drawAfter } = f;
  let value = weighStanding(f, side) - weighStanding(f, 1 - side) + TEMPO;
  if (value + FAR > low && value - FAR < high) {
    scan(f, side, mover);
    scan(f, 1 - side, waiter);
    f.harmless = mover.hits === 0 && mover.trades === 0;
    value += weighScan(mover, MOVER) - weighScan(waiter, WAITER);
  }
  if (quiet > CALM_TURNS) value *= (drawAfter - quiet) / (drawAfter - CALM_TURNS);
  return Math.round(value);
}
