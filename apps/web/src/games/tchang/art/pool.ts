import { VIEW_BOX } from './geometry.ts';

export type Lantern = { readonly x: number; readonly y: number; readonly fireflies: number };

/** A lantern's light: how far it reaches and how bright it is. */
export type Pool = {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly bright: number;
};

/** An empty lantern still glimmers; light grows as it does from a lamp, fast at first. */
export const poolOf = ({ x, y, fireflies }: Lantern): Pool => ({
  x,
  y,
  reach: 90 + 36 * Math.sqrt(fireflies),
  bright: Math.min(1, 0.6 + 0.06 * fireflies),
});

const between = (a: number, b: number, part: number): number => a + (b - a) * part;

/** On the way from one to the other. */
export const blend = (a: Pool, b: Pool, part: number): Pool => ({
  x: between(a.x, b.x, part),
  y: between(a.y, b.y, part),
  reach: between(a.reach, b.reach, part),
  bright: between(a.bright, b.bright, part),
});

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function readBox(view: string = VIEW_BOX): Box {
  const [x = 0, y = 0, width = 0, height = 0] = view.split(' ').map(Number);
  return { x, y, width, height };
}

type Stop = readonly [at: number, colour: string, part: number];

const NIGHT = 'rgb(17 12 54 / 0.7)';
/** From the middle outwards: how much of the dark goes, and how much warmth comes. */
const HOLE: readonly Stop[] = [
  [0, '0 0 0', 1],
  [0.4, '0 0 0', 0.9],
  [0.75, '0 0 0', 0.35],
  [1, '0 0 0', 0],
];
const WARM: readonly Stop[] = [
  [0, '255 193 99', 0.5],
  [0.5, '255 159 63', 0.24],
  [1, '255 138 42', 0],
];

/** Lanterns that stand together light the same stones: each then gives its part of the warmth. */
export function shareOf(pool: Pool, pools: readonly Pool[]): number {
  const near = ({ x, y }: Pool): number => Math.max(0, 1 - Math.hypot(x - pool.x, y - pool.y) / pool.reach);
  return (
    1 /
    Math.max(
      1,
      pools.map(near).reduce((sum, part) => sum + part, 0),
    )
  );
}

/** The dark, and the pools in it. */
export function paint(ink: CanvasRenderingContext2D, box: Box, pools: readonly Pool[]): void {
  const { width, height } = ink.canvas;
  ink.setTransform(width / box.width, 0, 0, height / box.height, 0, 0);
  ink.translate(-box.x, -box.y);
  ink.clearRect(box.x, box.y, box.width, box.height);
  ink.fillStyle = NIGHT;
  ink.fillRect(box.x, box.y, box.width, box.height);
  const spread = ({ x, y, reach, bright }: Pool, stops: readonly Stop[]): void => {
    const light = ink.createRadialGradient(x, y, 0, x, y, reach);
    for (const [at, colour, part] of stops) light.addColorStop(at, `rgb(${colour} / ${part * bright})`);
    ink.fillStyle = light;
    ink.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  };
  ink.globalCompositeOperation = 'destination-out';
  for (const pool of pools) spread(pool, HOLE);
  ink.globalCompositeOperation = 'source-over';
  for (const pool of pools) spread({ ...pool, bright: pool.bright * shareOf(pool, pools) }, WARM);
}
