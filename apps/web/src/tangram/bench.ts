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
import { drawHeld, holdTurned, middleOfFigure, pivotOf, wrap } from './shape.ts';

/** Where a piece is: in its tray, somewhere on the table, or exactly on corners. */
export type Spot =
  | { readonly kind: 'home' }
  | { readonly kind: 'loose'; readonly x: number; readonly y: number }
  | { readonly kind: 'laid'; readonly at: Point };

export type BenchPiece = { readonly eighths: number; readonly flipped: boolean; readonly spot: Spot };

/** A figure being put together. Everything done to it gives another one. */
export type Bench = {
  readonly riddle: Riddle;
  readonly pieces: readonly BenchPiece[];
  readonly chosen: Piece | null;
};

/** How far from its place a piece may be let go, in half legs of a small triangle. */
export const REACH = 0.8;
const HOME: Spot = { kind: 'home' };
/** As they lie in their tray: nothing in it says how they will be needed. */
const FIRST_TURNS: readonly number[] = [5, 5, 5, 4, 4, 0, 0];

export const openBench = (riddle: Riddle): Bench => ({
  riddle,
  pieces: PIECES.map((_, piece) => ({ eighths: FIRST_TURNS[piece]!, flipped: false, spot: HOME })),
  chosen: null,
});

export const choose = (bench: Bench, chosen: Piece | null): Bench => ({ ...bench, chosen });

export const turnedOf = ({ pieces }: Bench, piece: Piece) => {
  const { eighths, flipped } = pieces[piece]!;
  return { piece, eighths, flipped };
};

/** A piece with plain numbers for its place; null in the tray. */
export function heldOf(bench: Bench, piece: Piece): Held | null {
  const { spot } = bench.pieces[piece]!;
  if (spot.kind === 'home') return null;
  const [x, y] = spot.kind === 'laid' ? placeOf(spot.at) : [spot.x, spot.y];
  return { ...turnedOf(bench, piece), x, y };
}

export const laidOf = (bench: Bench): readonly Placed[] =>
  bench.pieces.flatMap(({ eighths, flipped, spot }, piece) =>
    spot.kind === 'laid' ? [{ piece, eighths, flipped, at: spot.at }] : [],
  );

/** Those on the table, but for one. */
export const drawOthers = (bench: Bench, but: Piece | null): readonly Drawn[] =>
  bench.pieces.flatMap((_, piece) => {
    const held = piece === but ? null : heldOf(bench, piece);
    return held ? [drawHeld(held)] : [];
  });

export const isSolved = (bench: Bench): boolean => covers(laidOf(bench), bench.riddle.figure);

/** Whole percent; a hundred only when it is done. */
export function percentOf(bench: Bench): number {
  if (isSolved(bench)) return 100;
  const share = coveredShare(drawOthers(bench, null), bench.riddle.figure);
  return Math.min(99, Math.floor(share * 100 + 0.5));
}

const change = (bench: Bench, piece: Piece, next: BenchPiece): Bench => ({
  ...bench,
  pieces: bench.pieces.map((old, i) => (i === piece ? next : old)),
});

const hold = (bench: Bench, { piece, eighths, flipped, x, y }: Held): Bench =>
  change(bench, piece, { eighths, flipped, spot: { kind: 'loose', x, y } });

export const lay = (bench: Bench, { piece, eighths, flipped, at }: Placed): Bench =>
  change(bench, piece, { eighths, flipped, spot: { kind: 'laid', at } });

/** In the hand, its first corner there. */
export const carry = (bench: Bench, piece: Piece, x: number, y: number): Bench =>
  hold(choose(bench, piece), { ...turnedOf(bench, piece), x, y });

export const sendHome = (bench: Bench, piece: Piece): Bench =>
  change(bench, piece, { ...bench.pieces[piece]!, spot: HOME });

/** Out of the tray, onto the middle of the figure. */
function takeOut(bench: Bench, piece: Piece): Held {
  const [[x, y], [px, py]] = [middleOfFigure(bench.riddle.figure), pivotOf(turnedOf(bench, piece))];
  return heldOf(bench, piece) ?? { ...turnedOf(bench, piece), x: x - px, y: y - py };
}

/** A small step; from the tray it first comes onto the figure. */
export function nudge(bench: Bench, piece: Piece, dx: number, dy: number): Bench {
  const held = takeOut(bench, piece);
  const isHome = bench.pieces[piece]!.spot.kind === 'home';
  return hold(bench, isHome ? held : { ...held, x: held.x + dx, y: held.y + dy });
}

/** Loose pieces find their corners, as long as one does: a neighbour may have been missing. */
export function settle(bench: Bench): Bench {
  for (const piece of bench.pieces.keys()) {
    if (bench.pieces[piece]!.spot.kind !== 'loose') continue;
    const placed = land(heldOf(bench, piece)!, bench.riddle.figure, laidOf(bench), REACH);
    if (placed) return settle(lay(bench, placed));
  }
  return bench;
}

function turnTo(bench: Bench, piece: Piece, eighths: number, flipped: boolean): Bench {
  const held = heldOf(bench, piece);
  const next = { piece, eighths: wrap(eighths), flipped };
  return held
    ? hold(bench, holdTurned(held, next))
    : change(bench, piece, { eighths: next.eighths, flipped, spot: HOME });
}

/** To the left by eighths; to the right where negative. */
export const turn = (bench: Bench, piece: Piece, by: number): Bench =>
  turnTo(bench, piece, bench.pieces[piece]!.eighths + by, bench.pieces[piece]!.flipped);

/** As seen in a mirror beside it: what leaned to the left leans to the right. */
export const flip = (bench: Bench, piece: Piece): Bench =>
  turnTo(bench, piece, 0 - bench.pieces[piece]!.eighths, !bench.pieces[piece]!.flipped);

export type Hop = { readonly bench: Bench; readonly n: number; readonly of: number };

/** To the next place where the piece, turned as it is, fits into what is free; null where there is none. */
export function hop(bench: Bench, piece: Piece, by: 1 | -1): Hop | null {
  const lying = laidOf(bench).filter(p => p.piece !== piece);
  const places = placesFor(turnedOf(bench, piece), bench.riddle.figure, lying);
  if (places.length === 0) return null;
  const { spot } = bench.pieces[piece]!;
  const [x, y] = spot.kind === 'laid' ? placeOf(spot.at) : [Number.NaN, Number.NaN];
  const here = places.findIndex(p => placeOf(p.at)[0] === x && placeOf(p.at)[1] === y);
  const next = here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length;
  return { bench: lay(bench, places[next]!), n: next + 1, of: places.length };
}

/** Two triangles of a size are as good as each other. */
const TWIN: readonly Piece[] = [1, 0, 2, 4, 3, 5, 6];
const nameOutline = (placed: Placed): string =>
  drawOutline(outlineOf(placed))
    .map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    .sort()
    .join();

/** Where a piece goes in the solution we know: the chosen one if it is not there yet, else the largest that is not. */
export function hintFor(bench: Bench): Placed | null {
  const there = new Map(laidOf(bench).map(p => [nameOutline(p), p.piece]));
  const isRight = (slot: Placed, by: Piece | undefined): boolean =>
    by !== undefined && (by === slot.piece || by === TWIN[slot.piece]);
  const open = bench.riddle.solution.filter(slot => !isRight(slot, there.get(nameOutline(slot))));
  const done = bench.riddle.solution.flatMap(slot => {
    const by = there.get(nameOutline(slot));
    return by !== undefined && isRight(slot, by) ? [by] : [];
  });
  const missing = bench.pieces.flatMap((_, piece) => (done.includes(piece) ? [] : [piece]));
  const piece = missing.find(p => p === bench.chosen) ?? missing[0];
  if (piece === undefined) return null;
  const slot = open.find(s => s.piece === piece) ?? open.find(s => s.piece === TWIN[piece]);
  return slot ? { ...slot, piece } : null;
}

const overlaps = (a: Drawn, b: Drawn): boolean => sharedArea([a], b) > SLIVER;

/** Lays the piece of a hint; whatever lies there goes back to the tray. */
export function follow(bench: Bench, hint: Placed): Bench {
  const target = drawOutline(outlineOf(hint));
  const cleared = bench.pieces.reduce((b, _, piece) => {
    const held = piece === hint.piece ? null : heldOf(b, piece);
    return held && overlaps(drawHeld(held), target) ? sendHome(b, piece) : b;
  }, bench);
  return choose(lay(cleared, hint), hint.piece);
}
