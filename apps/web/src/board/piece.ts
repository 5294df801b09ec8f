/** A point of the drawing, in the units of its viewBox. */
export type BoardPoint = { readonly x: number; readonly y: number };

/** A ref to the drawing. */
export type Root = { readonly current: Element | null };

/** Where a numbered place (square, tray, reserve) is drawn, and how large pieces are there. */
export type Place = BoardPoint & { readonly scale: number };
export type PlaceOf = (at: number) => Place;

/** A piece that keeps its identity while it moves. Out of the game (`on` false) it stays, invisible, where it was. */
export type Piece = {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly on: boolean;
  /** Its orientation, in games where a piece can turn in place. */
  readonly lies?: number;
};

export type Change = {
  readonly id: string;
  readonly what: 'moved' | 'left' | 'came' | 'turned';
  readonly from: number;
  readonly to: number;
  /** Another piece arrives where this one stood: its motion starts later. */
  readonly bumped: boolean;
};

/** The pieces that moved, left, came or turned between two positions. */
export function compare(before: readonly Piece[], after: readonly Piece[]): readonly Change[] {
  const earlier = new Map(before.map(piece => [piece.id, piece]));
  const changes: Change[] = [];
  for (const { id, at, on, lies } of after) {
    const old = earlier.get(id);
    const from = old?.at ?? at;
    if (!old?.on) {
      if (on) changes.push({ id, what: 'came', from: at, to: at, bumped: false });
    } else if (!on) changes.push({ id, what: 'left', from, to: from, bumped: false });
    else if (from !== at) changes.push({ id, what: 'moved', from, to: at, bumped: false });
    else if (old.lies !== lies) changes.push({ id, what: 'turned', from, to: at, bumped: false });
  }
  return changes.map(change => ({ ...change, bumped: isBumped(change, changes) }));
}

/** Pieces that slide in a row do not bump: each makes room as fast as the next arrives. */
const isBumped = (change: Change, all: readonly Change[]): boolean =>
  change.what === 'moved' &&
  all.some(o => o.what === 'moved' && o.to === change.from && o.to - o.from !== change.to - change.from);

export type Wanted = Pick<Piece, 'kind' | 'at' | 'lies'>;

/**
 * Gives the pieces of a position the identities of those on the board: same place first, then the nearest of the same
 * kind, then one that is out of the game. Jumps and take-backs then move as little as possible.
 */
export function rematch(
  before: readonly Piece[],
  wanted: readonly Wanted[],
  place: PlaceOf,
): readonly Piece[] {
  const free = new Map(before.map(piece => [piece.id, piece]));
  const matched = new Map<Wanted, Piece>();
  const take = (want: Wanted, piece: Piece): void => {
    free.delete(piece.id);
    matched.set(want, { ...piece, ...want, on: true });
  };
  for (const want of wanted) {
    const same = before.find(p => free.has(p.id) && p.on && p.kind === want.kind && p.at === want.at);
    if (same) take(want, same);
  }
  for (const want of wanted) {
    if (matched.has(want)) continue;
    const kin = [...free.values()].filter(p => p.kind === want.kind);
    const nearest = closest(kin, want, place);
    if (nearest) take(want, nearest);
  }
  let next = before.length;
  const fresh = wanted
    .filter(want => !matched.has(want))
    .map(want => ({ ...want, id: `${want.kind}-${next++}`, on: true }));
  const known = new Map([...matched.values()].map(piece => [piece.id, piece]));
  return [...before.map(piece => known.get(piece.id) ?? { ...piece, on: false }), ...fresh];
}

function closest(kin: readonly Piece[], want: Wanted, place: PlaceOf): Piece | undefined {
  const cost = (piece: Piece): number => distance(place(piece.at), place(want.at)) + (piece.on ? 0 : 1e6);
  return kin.toSorted((a, b) => cost(a) - cost(b))[0];
}

export const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
