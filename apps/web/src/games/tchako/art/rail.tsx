import { RAIL } from '@tablee/tchako';
import { railPoints } from './geometry.ts';

const CORNERS = RAIL.length;
/** Inner edge, top, outer edge, in mm outside the line where pucks bounce. */
const RINGS = [0, 3.5, 10, 14].map(out => railPoints(out).split(' '));

/** One bevel of one side, as a surface of its own: each catches the light as it faces it. */
const bevel = (ring: number, side: number): string => {
  const next = (side + 1) % CORNERS;
  const [inner, outer] = [RINGS[ring]!, RINGS[ring + 1]!];
  return [inner[side], inner[next], outer[next], outer[side]].join(' ');
};

/** How much a surface sloping outwards on that side is turned to the lamp, at the upper left: -1 ‥ 1. */
const LIGHT = RAIL.map((from, side) => {
  const to = RAIL[(side + 1) % CORNERS]!;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(to.y - from.y) / long, (to.x - from.x) / long];
  return -(nx * 0.55 + ny * 0.835);
});

const SIDES = RAIL.map((_, side) => side);

/** TCHAKO-3: raised, dark, its edges worn bright. */
export const Rail = () => (
  <g class="tchako-rail">
    <polygon class="cast far" points={railPoints(14)} />
    <polygon class="cast" points={railPoints(14)} />
    <polygon class="wood" points={railPoints(14)} />
    {SIDES.map(side => (
      <g key={side}>
        <polygon points={bevel(2, side)} {...shade(LIGHT[side]!)} />
        <polygon points={bevel(0, side)} {...shade(-LIGHT[side]!)} />
      </g>
    ))}
    <polygon class="edge" points={railPoints(10)} />
    <polygon class="edge in" points={railPoints(3.5)} />
  </g>
);

const shade = (light: number) => ({
  fill: light > 0 ? '#ffe9c4' : '#000',
  opacity: Math.abs(light) * (light > 0 ? 0.2 : 0.34),
});
