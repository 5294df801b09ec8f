import { COLOURS, NO_COLOUR, TOMB } from '../board.ts';
import { hasHiddenStatue, hasStone, isUnseen, TANGRAM_PIECES } from '../cell.ts';
import { dragonsShown, piecesShown } from '../reveal.ts';
import { isBitten, type State } from '../state.ts';
import { ExitOdds } from './exits.ts';
import { isSafe } from './team.ts';

/** What a judgement goes by. */
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
  'short',
  'fixed',
  'dragons',
  'bonus',
  'far',
  'slack',
  'slackSquared',
  'late',
] as const;

const noted = new Float64Array(FEATURES.length);
const exits = new ExitOdds();

/** Filled anew at every call. */
export function note(s: State): Float64Array {
  const { colours, tangramBonus } = s.variant;
  exits.fill(s);
  let [purses, homes, bitten, short] = [0, 0, 0, 0];
  for (const pawn of colours) {
    const home = exits.stepsFrom(s, s.pawns[pawn]!);
    purses += s.purses[pawn]!;
    homes += home;
    if (isBitten(s, pawn)) bitten++;
    let [pool, mates] = [0, 0];
    for (const mate of colours) {
      if (s.pawns[mate] !== s.pawns[pawn]) continue;
      pool += s.purses[mate]!;
      mates++;
    }
    short += Math.max(0, home - pool / mates);
  }
  let [stones, hidden, bare, gaps, far] = [0, 0, 0, 0, 0];
  for (let i = 1; i < s.stonesLeft.length; i++) stones += i * s.stonesLeft[i]!;
  for (let i = 0; i < TOMB.length; i++) {
    const cell = s.cells[TOMB[i]!]!;
    if (!hasHiddenStatue(cell)) continue;
    hidden++;
    if (!hasStone(cell)) bare++;
    let [gap, near] = [9, 9];
    for (let k = 0; k < TOMB.length; k++) {
      if (k === i || !isUnseen(s.cells[TOMB[k]!]!)) continue;
      const steps = s.maze.stepsBetween(TOMB[i]!, TOMB[k]!);
      if (steps < gap) gap = steps;
    }
    for (const pawn of colours) {
      const steps = s.maze.stepsBetween(s.pawns[pawn]!, TOMB[i]!);
      if (steps < near) near = steps;
    }
    gaps += Math.min(gap, near);
    far += near;
  }
  const missing = TANGRAM_PIECES - piecesShown(s);
  const least = Math.min(...COLOURS.map((_, c) => 3 - dragonsShown(s, c)));
  const statues = Math.max((missing * (hidden + 1)) / (missing + 1), s.exit === NO_COLOUR ? least : 0);
  const share = hidden === 0 ? 0 : statues / hidden;
  const slack = purses + 0.8 * stones - homes - gaps * share - s.stonesLeft[0]! * 2 - bitten * 2;
  noted[0] = 1;
  noted[1] = purses / 10;
  noted[2] = stones / 10;
  noted[3] = s.stonesLeft[0]!;
  noted[4] = bitten;
  noted[5] = homes / 10;
  noted[6] = statues / 10;
  noted[7] = (bare * share) / 5;
  noted[8] = (gaps * share) / 10;
  noted[9] = short / 10;
  noted[10] = s.exit === NO_COLOUR ? 0 : 1;
  noted[11] = s.exit === NO_COLOUR ? least : 0;
  noted[12] = (tangramBonus * missing) / 5;
  noted[13] = (far * share) / 10;
  noted[14] = slack / 10;
  noted[15] = Math.min(0, slack / 10) * Math.min(0, slack / 10);
  noted[16] = (slack / 10) * (1 - hidden / 19);
  return noted;
}

const JUDGEMENT: readonly number[] = [
  -373, 40, 36, -41, -39, 100, 184, -66, -65, -135, 17, 26, 112, -29, 50, -424, 104,
];
/** As good as won: worth more than any judgement. */
const SAFE = 1_000_000;

/** How the team stands, whoever asks: hundredths of log-odds. */
export function judge(s: State): number {
  if (isSafe(s)) return SAFE;
  const seen = note(s);
  let sum = 0;
  for (let i = 0; i < seen.length; i++) sum += JUDGEMENT[i]! * seen[i]!;
  return sum;
}
