import { type Row, rowOf } from './row.ts';
import { BAND_FIELDS, BAND_REACH, POST_REACH, type Point, RAIL_FIELDS, type Terrain } from './terrain.ts';

/**
 * How far a puck goes in any direction, from anywhere in a cell of a chessboard laid over the terrain, before it can meet
 * post, rail or band: in a pack most discs meet another, or stop, long before, and need not be told what stands around.
 */
export type Rooms = {
  readonly west: number;
  readonly south: number;
  /** One over the side of a cell. */
  readonly scale: number;
  /** Row by row; zero: not measured yet. */
  readonly known: Row;
};

const CELLS = 32;
/** For what is lost in rounding, and a puck that leans a little over the rail. */
const MARGIN = 4;

export function layRooms(rail: readonly Point[]): Rooms {
  const west = Math.min(...rail.map(({ x }) => x));
  const south = Math.min(...rail.map(({ y }) => y));
  const breadth = Math.max(...rail.map(({ x, y }) => Math.max(x - west, y - south)));
  return { west, south, scale: CELLS / breadth, known: rowOf(CELLS * CELLS) };
}

/** Less than nothing where something is near, and wherever nothing is known. */
export function roomFrom(terrain: Terrain, x: number, y: number): number {
  const { west, south, scale, known } = terrain.rooms;
  const column = Math.floor((x - west) * scale);
  const row = Math.floor((y - south) * scale);
  if (column < 0 || column >= CELLS || row < 0 || row >= CELLS) return -1;
  const room = known[row * CELLS + column]!;
  return room === 0 ? measureCell(terrain, column, row) : room;
}

function measureCell(terrain: Terrain, column: number, row: number): number {
  const { west, south, scale, known } = terrain.rooms;
  const x = west + (column + 0.5) / scale;
  const y = south + (row + 0.5) / scale;
  const room = roomAt(terrain, x, y) - Math.SQRT1_2 / scale - MARGIN;
  known[row * CELLS + column] = room === 0 ? -1 : room;
  return room;
}

function roomAt({ rails, posts, bands }: Terrain, x: number, y: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (let r = 0; r < rails.length; r += RAIL_FIELDS)
    room = Math.min(room, rails[r]! * x + rails[r + 1]! * y - rails[r + 2]!);
  for (let p = 0; p < posts.length; p += 2)
    room = Math.min(room, distance(posts[p]! - x, posts[p + 1]! - y) - POST_REACH);
  for (let s = 0; s < bands.length; s += BAND_FIELDS) {
    const dx = x - bands[s]!;
    const dy = y - bands[s + 1]!;
    const along = Math.max(0, Math.min(bands[s + 4]!, dx * bands[s + 2]! + dy * bands[s + 3]!));
    room = Math.min(room, distance(dx - along * bands[s + 2]!, dy - along * bands[s + 3]!) - BAND_REACH);
  }
  return room;
}

const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
