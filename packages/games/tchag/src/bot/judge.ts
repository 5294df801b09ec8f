import { DIAGONAL, HOLE, isGrey, ORTHOGONAL, PAWNS, pawnOn, SIDE, SQUARES } from '../board.ts';
import type { Layout } from './layout.ts';

/**
 * Weights are log-odds in hundredths, fitted by logistic regression to 90,000 positions of 7,000 games of the search
 * against itself. Each is a pair: the value with half of the stones left, and the change towards the full field.
 */
type Weight = readonly [number, number];

/** By own pawns, then by the opponent's, one to four. */
const MATERIAL: readonly (readonly Weight[])[] = [
  [
    [-9, 30],
    [-111, 51],
    [-237, -24],
    [-702, -304],
  ],
  [
    [152, 144],
    [-8, 62],
    [-136, 137],
    [-294, 87],
  ],
  [
    [330, 83],
    [133, 70],
    [-20, 78],
    [-86, 77],
  ],
  [
    [668, 168],
    [240, 450],
    [16, 203],
    [-24, 71],
  ],
];
/** Per pawn move. */
const OWN_WAYS: Weight = [19, -17];
const ITS_WAYS: Weight = [-21, 17];
/** The first four count again: with few moves a side is soon blocked (TCHAG-12). */
const FEW = 4;
const OWN_FEW: Weight = [40, -21];
const ITS_FEW: Weight = [-34, 17];
/** Per possible capture. */
const OWN_THREATS: Weight = [211, -128];
const ITS_THREATS: Weight = [-44, -8];
/** Per attacked pawn that another one covers. */
const ITS_COVERED: Weight = [-159, 137];
/** Per stone around a pawn, diagonals included: repairs move pawns, so these squares matter early. */
const OWN_NEAR: Weight = [13, 2];
const ITS_NEAR: Weight = [-13, -2];

const HALF_WAY = SQUARES / 2;
const byStones = ([half, change]: Weight): Float64Array =>
  Float64Array.from({ length: SQUARES + 1 }, (_, stones) => half + (change * (stones - HALF_WAY)) / HALF_WAY);

const material = MATERIAL.flat().map(byStones);
const ways = [byStones(OWN_WAYS), byStones(ITS_WAYS)] as const;
const few = [byStones(OWN_FEW), byStones(ITS_FEW)] as const;
const threats = [byStones(OWN_THREATS), byStones(ITS_THREATS)] as const;
const near = [byStones(OWN_NEAR), byStones(ITS_NEAR)] as const;
const covered = byStones(ITS_COVERED);

const BITS: readonly number[] = Array.from({ length: 1 << SIDE }, (_, mask) => {
  let bits = 0;
  for (let m = mask; m > 0; m >>= 1) bits += m & 1;
  return bits;
});
/** By column: the mask of the column and its neighbours. */
const AROUND: readonly number[] = Array.from({ length: SIDE }, (_, x) => ((7 << x) >> 1) & ((1 << SIDE) - 1));

/** Counts of one scan, own then the opponent's; reused. */
type Counts = { readonly ways: number[]; readonly threats: number[]; readonly near: number[] };
const counts: Counts = { ways: [0, 0], threats: [0, 0], near: [0, 0] };

/** The log-odds of the side on turn, in hundredths, rounded. */
export function judge(l: Layout): number {
  const { cells, lines, side } = l;
  let stones = 0;
  for (let row = 0; row < SIDE; row++) stones += BITS[lines[row]!]!;
  counts.ways[0] = counts.ways[1] = counts.threats[0] = counts.threats[1] = 0;
  counts.near[0] = counts.near[1] = 0;
  // The opponent's pawns that are covered, and those that are attacked: squares as bits of two words.
  let coverLow = 0;
  let coverHigh = 0;
  let attackLow = 0;
  let attackHigh = 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cells[square]!;
    if (cell < 3) continue;
    const seat = pawnOn(cell);
    const who = seat === side ? 0 : 1;
    const targets = isGrey(cell) ? DIAGONAL[square]! : ORTHOGONAL[square]!;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      const there = cells[target]!;
      if (there === HOLE) continue;
      const pawn = pawnOn(there);
      if (pawn !== seat) {
        counts.ways[who]!++;
        if (pawn < 0) continue;
        counts.threats[who]!++;
        if (who === 1) continue;
        if (target < HALF_WAY) attackLow |= 1 << target;
        else attackHigh |= 1 << (target - HALF_WAY);
      } else if (who === 1) {
        if (target < HALF_WAY) coverLow |= 1 << target;
        else coverHigh |= 1 << (target - HALF_WAY);
      }
    }
    const y = (square / SIDE) | 0;
    const around = AROUND[square - y * SIDE]!;
    let stonesNear = BITS[lines[y]! & around]! - 1;
    if (y > 0) stonesNear += BITS[lines[y - 1]! & around]!;
    if (y < SIDE - 1) stonesNear += BITS[lines[y + 1]! & around]!;
    counts.near[who]! += stonesNear;
  }
  let value = material[(PAWNS - 1 - l.taken[1 - side]!) * PAWNS + PAWNS - 1 - l.taken[side]!]![stones]!;
  for (let who = 0; who < 2; who++) {
    const count = counts.ways[who]!;
    value += ways[who]![stones]! * count + few[who]![stones]! * Math.min(count, FEW);
    value += threats[who]![stones]! * counts.threats[who]! + near[who]![stones]! * counts.near[who]!;
  }
  for (let both = attackLow & coverLow; both !== 0; both &= both - 1) value += covered[stones]!;
  for (let both = attackHigh & coverHigh; both !== 0; both &= both - 1) value += covered[stones]!;
  return Math.round(value);
}
