export { covers, type Figure, RUNS, type Run, runOf } from './cover.ts';
export { EIGHTHS, outlineOf, PIECES, type Piece, type PieceName, type Placed } from './piece.ts';
export * from './point.ts';
export { silhouetteOf } from './silhouette.ts';
export { type Held, snap } from './snap.ts';
export * from './surd.ts';
