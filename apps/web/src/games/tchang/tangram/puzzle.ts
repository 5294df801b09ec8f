import {
  coveredShare,
  covers,
  type Drawn,
  drawOutline,
  type Held,
  land,
  outlineOf,
  PIECES,
  type Piece,
  type Placed,
  type Point,
  placeOf,
  placesFor,
  type Riddle,
  SLIVER,
  sharedArea,
} from '@tablee/tchang/tangram';
import { drawHeld, holdTurned, middleOfFigure, pivotOf, wrap } from './shapes.ts';

/** Position of a piece: in the tray, loose on the table, or laid with exact corners. */
export type Spot =
  | { readonly kind: 'home' }
  | { readonly kind: 'loose'; readonly x: number; readonly y: number }
  | { readonly kind: 'laid'; readonly at: Point };

export type PuzzlePiece = { readonly eighths: number; readonly flipped: boolean; readonly spot: Spot };

/** A figure being put together. Immutable: every action returns a new one. */
export type Puzzle = {
  readonly riddle: Riddle;
  readonly pieces: readonly PuzzlePiece[];
  readonly chosen: Piece | null;
};

/** Snap distance, in half legs of a small triangle. */
export const REACH = 0.8;
const HOME: Spot = { kind: 'home' };
/** Rotation of the pieces in the tray; it gives no hint. */
const FIRST_TURNS: readonly number[] = [5, 5, 5, 4, 4, 0, 0];

export const openPuzzle = (riddle: Riddle): Puzzle => ({
  riddle,
  pieces: PIECES.map((_, piece) => ({ eighths: FIRST_TURNS[piece]!, flipped: false, spot: HOME })),
  chosen: null,
});

export const choose = (puzzle: Puzzle, chosen: Piece | null): Puzzle => ({ ...puzzle, chosen });

export const turnedOf = ({ pieces }: Puzzle, piece: Piece) => {
  const { eighths, flipped } = pieces[piece]!;
  return { piece, eighths, flipped };
};

/** A piece with its coordinates as floating point numbers; null in the tray. */
export function heldOf(puzzle: Puzzle, piece: Piece): Held | null {
  const { spot } = puzzle.pieces[piece]!;
  if (spot.kind === 'home') return null;
  const [x, y] = spot.kind === 'laid' ? placeOf(spot.at) : [spot.x, spot.y];
  return { ...turnedOf(puzzle, piece), x, y };
}

export const laidOf = (puzzle: Puzzle): readonly Placed[] =>
  puzzle.pieces.flatMap(({ eighths, flipped, spot }, piece) =>
    spot.kind === 'laid' ? [{ piece, eighths, flipped, at: spot.at }] : [],
  );

/** Outlines of the pieces on the table, except one. */
export const drawOthers = (puzzle: Puzzle, but: Piece | null): readonly Drawn[] =>
  puzzle.pieces.flatMap((_, piece) => {
    const held = piece === but ? null : heldOf(puzzle, piece);
    return held ? [drawHeld(held)] : [];
  });

export const isSolved = (puzzle: Puzzle): boolean => covers(laidOf(puzzle), puzzle.riddle.figure);

/** Covered share in whole percent; 100 only when solved. */
export function percentOf(puzzle: Puzzle): number {
  if (isSolved(puzzle)) return 100;
  const share = coveredShare(drawOthers(puzzle, null), puzzle.riddle.figure);
  return Math.min(99, Math.floor(share * 100 + 0.5));
}

const change = (puzzle: Puzzle, piece: Piece, next: PuzzlePiece): Puzzle => ({
  ...puzzle,
  pieces: puzzle.pieces.map((old, i) => (i === piece ? next : old)),
});

const hold = (puzzle: Puzzle, { piece, eighths, flipped, x, y }: Held): Puzzle =>
  change(puzzle, piece, { eighths, flipped, spot: { kind: 'loose', x, y } });

export const lay = (puzzle: Puzzle, { piece, eighths, flipped, at }: Placed): Puzzle =>
  change(puzzle, piece, { eighths, flipped, spot: { kind: 'laid', at } });

/** Moves a piece; (x, y) is its first corner. */
export const carry = (puzzle: Puzzle, piece: Piece, x: number, y: number): Puzzle =>
  hold(choose(puzzle, piece), { ...turnedOf(puzzle, piece), x, y });

export const sendHome = (puzzle: Puzzle, piece: Piece): Puzzle =>
  change(puzzle, piece, { ...puzzle.pieces[piece]!, spot: HOME });

/** The piece on the table; from the tray it comes onto the middle of the figure. */
function takeOut(puzzle: Puzzle, piece: Piece): Held {
  const [[x, y], [px, py]] = [middleOfFigure(puzzle.riddle.figure), pivotOf(turnedOf(puzzle, piece))];
  return heldOf(puzzle, piece) ?? { ...turnedOf(puzzle, piece), x: x - px, y: y - py };
}

/** Moves a piece by a small step; from the tray it first comes onto the figure. */
export function nudge(puzzle: Puzzle, piece: Piece, dx: number, dy: number): Puzzle {
  const held = takeOut(puzzle, piece);
  const isHome = puzzle.pieces[piece]!.spot.kind === 'home';
  return hold(puzzle, isHome ? held : { ...held, x: held.x + dx, y: held.y + dy });
}

/** Snaps loose pieces. Repeats while one snaps, because a laid neighbour may let another snap. */
export function settle(puzzle: Puzzle): Puzzle {
  for (const piece of puzzle.pieces.keys()) {
    if (puzzle.pieces[piece]!.spot.kind !== 'loose') continue;
    const placed = land(heldOf(puzzle, piece)!, puzzle.riddle.figure, laidOf(puzzle), REACH);
    if (placed) return settle(lay(puzzle, placed));
  }
  return puzzle;
}

function turnTo(puzzle: Puzzle, piece: Piece, eighths: number, flipped: boolean): Puzzle {
  const held = heldOf(puzzle, piece);
  const next = { piece, eighths: wrap(eighths), flipped };
  return held
    ? hold(puzzle, holdTurned(held, next))
    : change(puzzle, piece, { eighths: next.eighths, flipped, spot: HOME });
}

/** Turns by eighths, counter-clockwise where positive. */
export const turn = (puzzle: Puzzle, piece: Piece, by: number): Puzzle =>
  turnTo(puzzle, piece, puzzle.pieces[piece]!.eighths + by, puzzle.pieces[piece]!.flipped);

/** Mirrors a piece left to right. */
export const flip = (puzzle: Puzzle, piece: Piece): Puzzle =>
  turnTo(puzzle, piece, 0 - puzzle.pieces[piece]!.eighths, !puzzle.pieces[piece]!.flipped);

export type Hop = { readonly puzzle: Puzzle; readonly n: number; readonly of: number };

/** Moves a piece, turned as it is, to the next free place where it fits; null if there is none. */
export function hop(puzzle: Puzzle, piece: Piece, by: 1 | -1): Hop | null {
  const lying = laidOf(puzzle).filter(p => p.piece !== piece);
  const places = placesFor(turnedOf(puzzle, piece), puzzle.riddle.figure, lying);
  if (places.length === 0) return null;
  const { spot } = puzzle.pieces[piece]!;
  const [x, y] = spot.kind === 'laid' ? placeOf(spot.at) : [Number.NaN, Number.NaN];
  const here = places.findIndex(p => placeOf(p.at)[0] === x && placeOf(p.at)[1] === y);
  const next = here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length;
  return { puzzle: lay(puzzle, places[next]!), n: next + 1, of: places.length };
}

/** The other piece of the same shape, or the piece itself. */
const TWIN: readonly Piece[] = [1, 0, 2, 4, 3, 5, 6];
const nameOutline = (placed: Placed): string =>
  drawOutline(outlineOf(placed))
    .map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    .sort()
    .join();

/** Place in the known solution of the chosen piece, or of the largest piece not yet there. */
export function hintFor(puzzle: Puzzle): Placed | null {
  const there = new Map(laidOf(puzzle).map(p => [nameOutline(p), p.piece]));
  const isRight = (slot: Placed, by: Piece | undefined): boolean =>
    by !== undefined && (by === slot.piece || by === TWIN[slot.piece]);
  const open = puzzle.riddle.solution.filter(slot => !isRight(slot, there.get(nameOutline(slot))));
  const done = puzzle.riddle.solution.flatMap(slot => {
    const by = there.get(nameOutline(slot));
    return by !== undefined && isRight(slot, by) ? [by] : [];
  });
  const missing = puzzle.pieces.flatMap((_, piece) => (done.includes(piece) ? [] : [piece]));
  const piece = missing.find(p => p === puzzle.chosen) ?? missing[0];
  if (piece === undefined) return null;
  const slot = open.find(s => s.piece === piece) ?? open.find(s => s.piece === TWIN[piece]);
  return slot ? { ...slot, piece } : null;
}

const overlaps = (a: Drawn, b: Drawn): boolean => sharedArea([a], b) > SLIVER;

/** Lays the piece of a hint and returns overlapping pieces to the tray. */
export function follow(puzzle: Puzzle, hint: Placed): Puzzle {
  const target = drawOutline(outlineOf(hint));
  const cleared = puzzle.pieces.reduce((b, _, piece) => {
    const held = piece === hint.piece ? null : heldOf(b, piece);
    return held && overlaps(drawHeld(held), target) ? sendHome(b, piece) : b;
  }, puzzle);
  return choose(lay(cleared, hint), hint.piece);
}
