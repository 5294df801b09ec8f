import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStill } from '../../../storage/settings.ts';
import { VIEW_BOX } from './geometry.ts';

export type Lantern = { readonly x: number; readonly y: number; readonly fireflies: number };

/** The light of one lantern. */
export type Pool = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bright: number;
};

/** The radius grows with the square root of the fireflies; an empty lantern still glimmers. */
export const poolOf = ({ x, y, fireflies }: Lantern): Pool => ({
  x,
  y,
  radius: 90 + 36 * Math.sqrt(fireflies),
  bright: Math.min(1, 0.6 + 0.06 * fireflies),
});

const between = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Interpolates between two pools; `part` runs from 0 to 1. */
export const blend = (a: Pool, b: Pool, part: number): Pool => ({
  x: between(a.x, b.x, part),
  y: between(a.y, b.y, part),
  radius: between(a.radius, b.radius, part),
  bright: between(a.bright, b.bright, part),
});

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function readBox(view: string = VIEW_BOX): Box {
  const [x = 0, y = 0, width = 0, height = 0] = view.split(' ').map(Number);
  return { x, y, width, height };
}

export type Stop = readonly [at: number, colour: string, part: number];

const NIGHT = 'rgb(17 12 54 / 0.7)';
/** Gradients from the centre outwards: darkness removed, then warm light added. */
export const HOLE: readonly Stop[] = [
  [0, '0 0 0', 1],
  [0.4, '0 0 0', 0.9],
  [0.75, '0 0 0', 0.35],
  [1, '0 0 0', 0],
];
export const WARM: readonly Stop[] = [
  [0, '255 193 99', 0.5],
  [0.5, '255 159 63', 0.24],
  [1, '255 138 42', 0],
];

/** Share of warm light for a pool: pools that overlap divide it, so that a crowd is not overexposed. */
export function shareOf(pool: Pool, pools: readonly Pool[]): number {
  const near = ({ x, y }: Pool): number => Math.max(0, 1 - Math.hypot(x - pool.x, y - pool.y) / pool.radius);
  return (
    1 /
    Math.max(
      1,
      pools.map(near).reduce((sum, part) => sum + part, 0),
    )
  );
}

/** Fills the canvas with darkness and cuts the pools into it. */
function paint(ink: CanvasRenderingContext2D, box: Box, pools: readonly Pool[]): void {
  const { width, height } = ink.canvas;
  ink.setTransform(width / box.width, 0, 0, height / box.height, 0, 0);
  ink.translate(-box.x, -box.y);
  ink.clearRect(box.x, box.y, box.width, box.height);
  ink.fillStyle = NIGHT;
  ink.fillRect(box.x, box.y, box.width, box.height);
  const spread = ({ x, y, radius, bright }: Pool, stops: readonly Stop[]): void => {
    const light = ink.createRadialGradient(x, y, 0, x, y, radius);
    for (const [at, colour, part] of stops) light.addColorStop(at, `rgb(${colour} / ${part * bright})`);
    ink.fillStyle = light;
    ink.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  };
  ink.globalCompositeOperation = 'destination-out';
  for (const pool of pools) spread(pool, HOLE);
  ink.globalCompositeOperation = 'source-over';
  for (const pool of pools) spread({ ...pool, bright: pool.bright * shareOf(pool, pools) }, WARM);
}

/** Drawing units per canvas pixel. Light has no edges, and a small canvas is cheap without a GPU. */
const GRAIN = 5;
const TRAVEL_MS = 320;
/** About every second frame. */
const FRAME_MS = 30;
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

type Props = {
  /** Keep the order between renders: each light moves from its previous place. */
  readonly pawns: readonly Lantern[];
  readonly view?: string;
};

/** Darkness with a pool of light around every pawn. It covers the ground only, so it hides nothing the rules show. */
export function Light({ pawns, view }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<readonly Pool[]>([]);
  const box = readBox(view);
  const wanted = JSON.stringify(pawns);
  useLayoutEffect(() => {
    const ink = canvas.current?.getContext('2d');
    if (!ink) return;
    const goal = pawns.map(poolOf);
    const before = shown.current;
    // A new light fades in; the first render is not animated.
    const from =
      before.length === 0 || prefersStill()
        ? goal
        : goal.map((pool, i) => before[i] ?? { ...pool, bright: 0 });
    const began = performance.now();
    let painted = began;
    let frame = 0;
    const show = (part: number): void => {
      shown.current = goal.map((pool, i) => blend(from[i]!, pool, easeOut(part)));
      paint(ink, box, shown.current);
    };
    const travel = (now: number): void => {
      const part = Math.min(1, (now - began) / TRAVEL_MS);
      if (part === 1 || now - painted >= FRAME_MS) {
        show(part);
        painted = now;
      }
      if (part < 1) frame = requestAnimationFrame(travel);
    };
    if (from === goal) show(1);
    else frame = requestAnimationFrame(travel);
    return () => cancelAnimationFrame(frame);
  }, [wanted, view]);
  return (
    <canvas
      ref={canvas}
      class="tchang-layer tchang-light"
      width={Math.round(box.width / GRAIN)}
      height={Math.round(box.height / GRAIN)}
      aria-hidden="true"
    />
  );
}
