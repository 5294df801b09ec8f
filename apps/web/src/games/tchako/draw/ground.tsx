import './ground.css';
import { RAIL, type State, VITAL, ZONES, type Zone } from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import { BeechDefs } from './defs.tsx';
import { LINK_PATH, railPoints, THIN_PATH, VIEW_BOX, ZONE, zoneAt } from './geometry.ts';
import { Links } from './links.tsx';
import { Zones } from './zones.tsx';

type UnderlayProps = { readonly state: State; readonly turned?: boolean };

/**
 * Everything that does not move, as two drawings under the board's own svg: the wood, and the zones of a position. They
 * are separate so that a moving piece repaints neither. Includes `<BeechDefs/>`. The magnifier shows both again by id.
 */
export function Underlay({ state, turned = false }: UnderlayProps) {
  const wood = useMemo(() => <Wood turned={turned} />, [turned]);
  return (
    <>
      {wood}
      <svg class="tchako-underlay stains" viewBox={VIEW_BOX} aria-hidden="true">
        <g id="tchako-stains">
          <Links state={state} turned={turned} />
          <Zones state={state} turned={turned} />
        </g>
      </svg>
    </>
  );
}

const Wood = ({ turned }: { readonly turned: boolean }) => (
  <svg class="tchako-underlay" viewBox={VIEW_BOX} aria-hidden="true">
    <BeechDefs />
    <g id="tchako-wood">
      <Ground turned={turned} />
    </g>
  </svg>
);

/** Wood, rail, lines, links and the rings of the zones. Needs `<BeechDefs/>`. */
export const Ground = ({ turned = false }: { readonly turned?: boolean }) => (
  <g class="tchako-ground-art">
    <Rail />
    <polygon class="floor" points={railPoints(0)} fill="url(#tchako-lamp)" />
    <polygon points={railPoints(0)} fill="url(#tchako-staves)" />
    <polygon points={railPoints(0)} fill="url(#tchako-grain)" />
    <Shade />
    <path class="thin lit" d={THIN_PATH} transform="translate(0.35 0.45)" />
    <path class="thin" d={THIN_PATH} />
    <path class="link groove" d={LINK_PATH} />
    <path class="link brass" d={LINK_PATH} />
    <path class="link shine" d={LINK_PATH} />
    {ZONES.map(zone => (
      <Ring key={zone} zone={zone} turned={turned} />
    ))}
  </g>
);

/** The rail's shadow, in eight steps because a blur filter is slow. */
const Shade = () => (
  <g class="shade">
    <g clip-path="url(#tchako-floor)">
      {[22, 19, 16, 13, 10, 8, 6, 4].map(width => (
        <polygon key={width} points={railPoints(2)} stroke-width={width} transform="translate(1.5 3)" />
      ))}
    </g>
  </g>
);

/** TCHAKO-1: the ring of a zone. `<Zones/>` draws who controls it. */
function Ring({ zone, turned }: { readonly zone: Zone; readonly turned: boolean }) {
  const { x, y } = zoneAt(zone, turned);
  const vital = VITAL.includes(zone);
  return (
    <g class="ring" transform={`translate(${x} ${y})`}>
      <circle class="dish" r={ZONE} />
      <circle class="groove" r={ZONE} />
      <circle class="brass" r={ZONE} />
      {vital && <path class="rays" d={RAYS} />}
      {vital && <circle class="brass thin" r={35.6} />}
    </g>
  );
}

/** Between the two rings of a vital zone. */
const RAYS = Array.from({ length: 32 }, (_, i) => {
  const at = (turn: number, far: number) => {
    const angle = (turn / 32) * 2 * Math.PI;
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(i - 0.36, 36)}L${at(i, 39.2)}L${at(i + 0.36, 36)}z`;
}).join('');

const CORNERS = RAIL.length;
/** Edges of the rail's bevels, in mm outside the line where pucks bounce. */
const RINGS = [0, 3.5, 10, 14].map(out => railPoints(out).split(' '));

/** One bevel of one side, drawn separately because each reflects the light differently. */
const bevel = (ring: number, side: number): string => {
  const next = (side + 1) % CORNERS;
  const [inner, outer] = [RINGS[ring]!, RINGS[ring + 1]!];
  return [inner[side], inner[next], outer[next], outer[side]].join(' ');
};

/** How much the outer bevel of each side faces the light at the upper left: -1 ‥ 1. */
const LIGHT = RAIL.map((from, side) => {
  const to = RAIL[(side + 1) % CORNERS]!;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(to.y - from.y) / long, (to.x - from.x) / long];
  return -(nx * 0.55 + ny * 0.835);
});

const SIDES = RAIL.map((_, side) => side);

/** TCHAKO-3 */
const Rail = () => (
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
