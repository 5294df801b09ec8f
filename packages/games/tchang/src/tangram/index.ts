export { areaOf, coveredShare, type Drawn, drawOutline, SLIVER, sharedArea, type XY } from './area.ts';
export { covers, type Figure, hiddenShare, RUNS, type Run, runOf } from './cover.ts';
export { type Fit, judgeFit, land, placesFor } from './land.ts';
export {
  EIGHTHS,
  type Held,
  lay,
  outlineOf,
  PIECES,
  type Piece,
  type PieceName,
  type Placed,
} from './piece.ts';
export * from './point.ts';
export * from './point.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  DRAGONS,
  type Dragon,
  type FigureName,
  findRiddle,
  RIDDLES,
  type Riddle,
} from './riddle.ts';
export { silhouetteOf, sumOf } from './silhouette.ts';
