import { COLOURS, NO_COLOUR, TOMB } from '../board.ts';
import { hasHiddenStatue, hasStone, isUnseen, TANGRAM_PIECES } from '../cell.ts';
import { piecesShown } from '../reveal.ts';
import { isBitten, type State } from '../state.ts';
import { STATUES } from '../variant.ts';
import { isSafe } from './playout.ts';
import { ExitOdds } from './survey.ts';

/** The features of a position, in this order. */
export const FEATURES = [
  'one',
  'purses',
  'stones',
  'animals',
  'bitten',
  'homes',
  'statues',
  'bare',
  'gaps',
  'far',
  'short',
  'fixed',
  'dragons',
  'bonus',
  'slack',
  'lack',
] as const;

const exits = new ExitOdds();
const FAR = 9;

/** Reused for every judgement. */
export class FeatureValues {
  readonly seen = new Float64Array(FEATURES.length);
  /** The share of statues that are turned, 0 ‥ 1. */
  late = 0;

  fill(s: State): void {
    exits.fill(s);
    const { seen } = this;
    seen.fill(0);
    seen[0] = 1;
    this.fillPawns(s);
    this.fillFinds(s);
    const [purses, stones, animals, bitten, homes, , , gaps] = seen.subarray(1);
    const slack = purses! + 0.8 * stones! - homes! - gaps! - 0.2 * (animals! + bitten!);
    seen[14] = slack;
    seen[15] = slack < 0 ? slack * slack : 0;
  }

  /** Fireflies in purses, steps to the exit, and the fireflies pawns lack for them; all in tens. */
  private fillPawns(s: State): void {
    const { seen } = this;
    const { colours } = s.variant;
    for (const pawn of colours) {
      const home = exits.stepsFrom(s, s.pawns[pawn]!);
      let [pool, mates] = [0, 0];
      for (const mate of colours) {
        if (s.pawns[mate] !== s.pawns[pawn]) continue;
        pool += s.purses[mate]!;
        mates++;
      }
      seen[1]! += s.purses[pawn]! / 10;
      if (isBitten(s, pawn)) seen[4]! += 1;
      seen[5]! += home / 10;
      seen[10]! += Math.max(0, home - pool / mates) / 10;
    }
  }

  /** What is still face down, and its distances. */
  private fillFinds(s: State): void {
    const { seen } = this;
    for (let i = 1; i < s.stonesLeft.length; i++) seen[2]! += (i * s.stonesLeft[i]!) / 10;
    seen[3] = s.stonesLeft[0]!;
    let [hidden, bare, gaps, far] = [0, 0, 0, 0];
    for (let i = 0; i < TOMB.length; i++) {
      const cell = s.cells[TOMB[i]!]!;
      if (!hasHiddenStatue(cell)) continue;
      hidden++;
      if (!hasStone(cell)) bare++;
      const near = nearestPawn(s, i);
      gaps += Math.min(nearestFind(s, i), near);
      far += near;
    }
    const missing = TANGRAM_PIECES - piecesShown(s);
    const least = missingDragons(s);
    // The mean number of statues turned until the last piece is found.
    const statues = Math.max((missing * (hidden + 1)) / (missing + 1), least);
    const share = hidden === 0 ? 0 : statues / hidden;
    seen[6] = statues / 10;
    seen[7] = (bare * share) / 5;
    seen[8] = (gaps * share) / 10;
    seen[9] = (far * share) / 10;
    seen[11] = s.exit === NO_COLOUR ? 0 : 1;
    seen[12] = least;
    seen[13] = (s.variant.tangramBonus * missing) / 5;
    this.late = 1 - hidden / STATUES;
  }
}

/** TCHANG-10: the least number of statues to turn before an exit is known. */
function missingDragons(s: State): number {
  if (s.exit !== NO_COLOUR) return 0;
  let least = s.statuesLeft[0]!;
  for (let colour = 1; colour < COLOURS.length; colour++) least = Math.min(least, s.statuesLeft[colour]!);
  return least;
}

function nearestPawn(s: State, i: number): number {
  let near = FAR;
  for (const pawn of s.variant.colours) near = Math.min(near, s.maze.stepsBetween(s.pawns[pawn]!, TOMB[i]!));
  return near;
}

function nearestFind(s: State, i: number): number {
  for (let k = 0; k < TOMB.length - 1; k++) {
    const other = s.maze.near(TOMB[i]!, k);
    if (isUnseen(s.cells[other]!)) return s.maze.stepsBetween(TOMB[i]!, other);
  }
  return FAR;
}

/** Weights in hundredths of log-odds, fitted to playouts: at the start, and their change towards the end. */
const EARLY: readonly number[] = [
  99, -23, -35, -41, -47, 81, 281, -57, -248, -14, -40, -5, 22, 100, 133, -117,
];
const LATE: readonly number[] = [-371, 98, 87, -1, 6, -8, -71, -20, 203, -96, -169, -55, -92, 46, -28, -481];

/** The value of a certain win. */
const SAFE = 1_000_000;
const features = new FeatureValues();

/** The log-odds of the team, in hundredths. */
export function judge(s: State): number {
  if (isSafe(s)) return SAFE;
  features.fill(s);
  const { seen, late } = features;
  let sum = 0;
  for (let i = 0; i < seen.length; i++) sum += (EARLY[i]! + late * LATE[i]!) * seen[i]!;
  return sum;
}
