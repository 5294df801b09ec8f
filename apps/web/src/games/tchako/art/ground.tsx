import './ground.css';
import { VITAL, ZONES, type Zone } from '@tablee/tchako';
import { railPoints, ZONE, zoneAt } from './geometry.ts';
import { LINK_PATH, THIN_PATH } from './lines.ts';
import { Rail } from './rail.tsx';

type Props = {
  /** North sits at the lower edge. */
  readonly turned?: boolean;
};

/**
 * `<Ground turned? />`: what never changes: beech, rail, thin lines, connections and the rings of the zones. Belongs into a
 * drawing of its own under the one where things move, so that it is painted once. Needs `<BeechDefs/>`.
 */
export const Ground = ({ turned = false }: Props) => (
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

/** The rail's shadow on the floor, in a few soft steps instead of a blur. */
const Shade = () => (
  <g class="shade">
    <g clip-path="url(#tchako-floor)">
      {[22, 19, 16, 13, 10, 8, 6, 4].map(width => (
        <polygon key={width} points={railPoints(2)} stroke-width={width} transform="translate(1.5 3)" />
      ))}
    </g>
  </g>
);

/** TCHAKO-1: whose it is, and what fills it, is told by `<Zones/>`. */
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

/** A vital zone wears a crown of rays between its two rings. */
const RAYS = Array.from({ length: 32 }, (_, i) => {
  const at = (turn: number, far: number) => {
    const angle = (turn / 32) * 2 * Math.PI;
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(i - 0.36, 36)}L${at(i, 39.2)}L${at(i + 0.36, 36)}z`;
}).join('');
