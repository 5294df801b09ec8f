import {
  type Layout,
  layOut,
  type PhysicsVersion,
  type Point,
  PUCK_RADIUS,
  type Shot,
  ShotTable,
  type Terrain,
  UNITS_PER_MM,
} from '../src/index.ts';

/** A terrain like T'Chako's: an octagon, five rows of posts, two long bands and two short ones. */

const mm = (n: number): number => Math.round(n * UNITS_PER_MM);
const point = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });
const mirror = ({ x, y }: Point): Point => ({ x: -x, y });

const RAIL = [
  [205, -115],
  [205, 115],
  [75, 242],
  [-75, 242],
  [-205, 115],
  [-205, -115],
  [-75, -242],
  [75, -242],
].map(([x, y]) => point(x!, y!));

const row = (y: number, ...xs: number[]): Point[] => xs.map(x => point(x, y));
const POSTS = [
  ...row(-86.6, -150, -50, 50, 150),
  ...row(-43.3, -125, -75, -25, 25, 75, 125),
  ...row(0, -100, 0, 100),
  ...row(43.3, -125, -75, -25, 25, 75, 125),
  ...row(86.6, -150, -50, 50, 150),
];
const BANDS = [
  { from: point(-75, -43.3), to: point(75, -43.3) },
  { from: point(-75, 43.3), to: point(75, 43.3) },
  { from: point(-150, -86.6), to: point(-125, -43.3) },
  { from: point(150, 86.6), to: point(125, 43.3) },
];

export const LAYOUT: Layout = { rail: RAIL, posts: POSTS, bands: BANDS };
export const TERRAIN = layOut(LAYOUT);
export const BARE = layOut({ rail: RAIL, posts: [], bands: [] });
/** The order of the rail's sides differs, which must not matter. */
export const MIRRORED = layOut({
  rail: RAIL.map(mirror).reverse(),
  posts: POSTS.map(mirror),
  bands: BANDS.map(({ from, to }) => ({ from: mirror(from), to: mirror(to) })),
});

/** A seeded generator. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Distance of a disc to the nearest post, band or rail; negative if it overlaps. */
export function clearanceAt(terrain: Terrain, at: Point): number {
  const { rails, posts, bands } = terrain;
  let room = Number.POSITIVE_INFINITY;
  for (let r = 0; r < rails.length; r += 3)
    room = Math.min(room, rails[r]! * at.x + rails[r + 1]! * at.y - rails[r + 2]!);
  for (let p = 0; p < posts.length; p += 2)
    room = Math.min(room, distance(at, { x: posts[p]!, y: posts[p + 1]! }) - 896);
  for (let s = 0; s < bands.length; s += 5)
    room = Math.min(room, distance(at, nearestOnBand(terrain, s, at)) - 896);
  return room;
}

const isFree = (terrain: Terrain, at: Point, others: readonly Point[]): boolean =>
  others.every(other => distance(at, other) >= 2 * PUCK_RADIUS) && clearanceAt(terrain, at) >= 0;

function nearestOnBand({ bands }: Terrain, s: number, at: Point): Point {
  const [x, y, lx, ly, length] = bands.slice(s, s + 5);
  const along = Math.max(0, Math.min(length!, (at.x - x!) * lx! + (at.y - y!) * ly!));
  return { x: x! + along * lx!, y: y! + along * ly! };
}

export function scatter(terrain: Terrain, discs: number, roll: (n: number) => number): Point[] {
  const placed: Point[] = [];
  while (placed.length < discs) {
    const at = { x: roll(mm(410)) - mm(205), y: roll(mm(484)) - mm(242) };
    if (isFree(terrain, at, placed)) placed.push(at);
  }
  return placed;
}

/** A triangle of touching discs with its tip to the south. */
export function pack(discs: number): Point[] {
  const placed: Point[] = [];
  for (let line = 0; placed.length < discs; line++)
    for (let k = 0; k <= line && placed.length < discs; k++)
      placed.push({ x: Math.round((k - line / 2) * 1408.5), y: Math.round(line * 1220) - 2_000 });
  return placed;
}

/** Touching discs in six directions around a random point, without those that an obstacle excludes. */
export function packAt(terrain: Terrain, roll: (n: number) => number): Point[] {
  const middle = { x: roll(mm(320)) - mm(160), y: roll(mm(380)) - mm(190) };
  const turn = roll(6_284) / 1_000;
  const placed: Point[] = [];
  for (let a = -4; a <= 4; a++)
    for (let b = -4; b <= 4; b++) {
      const [across, up] = [(a + b / 2) * 1_408, b * 1_408 * Math.sqrt(0.75)];
      const at = {
        x: Math.round(middle.x + across * Math.cos(turn) - up * Math.sin(turn)),
        y: Math.round(middle.y + across * Math.sin(turn) + up * Math.cos(turn)),
      };
      if (placed.length < 23 && isFree(terrain, at, placed)) placed.push(at);
    }
  return placed;
}

export function tableWith(terrain: Terrain, discs: readonly Point[], version?: PhysicsVersion): ShotTable {
  const table = new ShotTable(terrain, discs.length, version);
  for (const [i, { x, y }] of discs.entries()) table.place(i, x, y);
  return table;
}

export const anyShot = (discs: number, roll: (n: number) => number): Shot => ({
  disc: roll(discs),
  direction: roll(4_096),
  power: 1 + roll(1_000),
});

/** The places of the discs; null for discs that left the board. */
export const placesOf = ({ bodies }: ShotTable): (Point | null)[] =>
  Array.from(bodies.here, (here, i) => (here === 1 ? { x: bodies.x[i]!, y: bodies.y[i]! } : null));

const places = (...at: readonly (readonly [number, number])[]): readonly Point[] =>
  at.map(([x, y]) => ({ x, y }));

/** Packs between posts and the rail, found by a search. Version 1 pushes a disc more than 2 units into an obstacle. */
export const PRESSED: readonly { readonly shot: Shot; readonly discs: readonly Point[] }[] = [
  {
    shot: { disc: 9, direction: 1158, power: 438 },
    discs: places(
      [303, 13252],
      [2924, 14296],
      [99, 11856],
      [1410, 12378],
      [2721, 12900],
      [4032, 13422],
      [5343, 13944],
      [1207, 10981],
      [3829, 12026],
      [5139, 12548],
      [1004, 9585],
      [3625, 10629],
    ),
  },
  {
    shot: { disc: 2, direction: 663, power: 577 },
    discs: places(
      [-1318, 14603],
      [-2194, 13489],
      [-791, 13287],
      [613, 13085],
      [-3071, 12374],
      [-1668, 12172],
      [-5352, 11462],
      [-3948, 11260],
      [-1141, 10856],
      [-4825, 10146],
      [-3421, 9943],
      [-614, 9539],
    ),
  },
  {
    shot: { disc: 4, direction: 3286, power: 469 },
    discs: places(
      [7581, -11751],
      [6094, -12665],
      [4126, -13766],
      [7124, -10411],
      [4430, -12083],
      [8452, -8364],
      [7193, -8999],
      [5924, -9661],
      [4672, -10316],
      [5999, -8249],
    ),
  },
  {
    shot: { disc: 9, direction: 3783, power: 714 },
    discs: places(
      [6026, -12912],
      [4769, -12271],
      [3512, -11631],
      [7209, -12144],
      [5952, -11503],
      [4695, -10862],
      [3435, -10224],
      [7136, -10735],
      [5879, -10094],
      [4618, -9453],
      [3361, -8812],
      [8319, -9967],
      [5805, -8685],
      [4548, -8044],
      [9503, -9198],
    ),
  },
];
