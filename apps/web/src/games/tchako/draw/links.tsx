import './zones.css';
import type { Seat } from '@tablee/kernel';
import {
  BASES,
  bit,
  chainOf,
  controlOf,
  has,
  heldBy,
  heldOrCaptured,
  LINKS,
  OWN,
  type State,
  threatsOf,
  ZONES,
  type Zone,
  type Zones,
} from '@tablee/tchako';
import { LINK_PAIRS, lineTo, linkEnds, SPACE, sideName, ZONE, zoneAt } from './geometry.ts';

/** The links that connect a seat's zones to its bases. Links between the seat's own zones are left out. */
export function litLinks(s: State, seat: Seat): readonly (readonly [Zone, Zone])[] {
  const control = controlOf(s);
  const through = heldOrCaptured(s, control, seat) & ~OWN[seat]!;
  let joined: Zones = heldBy(control, seat) & BASES[seat]!;
  for (let grown = true; grown; ) {
    const next = ZONES.filter(zone => has(through & ~joined, zone) && (LINKS[zone]! & joined) !== 0);
    for (const zone of next) joined |= bit(zone);
    grown = next.length > 0;
  }
  return LINK_PAIRS.filter(
    ([a, b]) => has(joined, a) && has(joined, b) && !(has(OWN[seat]!, a) && has(OWN[seat]!, b)),
  );
}

type LinksProps = {
  readonly state: State;
  readonly turned?: boolean;
};

/** Lights the links of both seats (TCHAKO-6). */
export const Links = ({ state, turned = false }: LinksProps) => (
  <g class="tchako-links">
    {[0, 1].map(seat => {
      const lit = litLinks(state, seat);
      const path = lit.map(pair => lineTo(linkEnds(pair, turned, 1.5))).join('');
      return (
        lit.length > 0 && (
          <g key={seat} class={sideName(seat)}>
            <path class="halo" d={path} />
            <path class="core" d={path} />
            <path class="beads" d={path} />
          </g>
        )
      );
    })}
  </g>
);

type ChainProps = {
  /** `chainOf(state, seat)`: from a base zone to the vital zone. */
  readonly path: readonly Zone[];
  readonly seat: Seat;
  readonly turned?: boolean;
};

const CHEVRONS = [0.12, 0.31, 0.5, 0.69, 0.88];
/** The line runs from space to space, through the zones. */
const INTO = ZONE - SPACE;

/** A t'chako (TCHAKO-8): it lights up zone by zone, then a light runs along it. */
export const Chain = ({ path, seat, turned = false }: ChainProps) => (
  <g class={`tchako-chain ${sideName(seat)}`}>
    {path.map((zone, i) => {
      const { x, y } = zoneAt(zone, turned);
      const next = path[i + 1];
      return (
        <g key={zone}>
          <g transform={`translate(${x} ${y})`}>
            <circle class={next === undefined ? 'lit goal' : 'lit'} r={ZONE} style={{ '--n': i }} />
          </g>
          {next !== undefined && <Step from={zone} to={next} n={i} turned={turned} />}
        </g>
      );
    })}
  </g>
);

type StepProps = { readonly from: Zone; readonly to: Zone; readonly n: number; readonly turned: boolean };

function Step({ from, to, n, turned }: StepProps) {
  const ends = linkEnds([from, to], turned, INTO);
  const [start, end] = ends;
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return (
    <g style={{ '--n': n }}>
      <path class="way halo" d={lineTo(ends)} />
      <path class="way" d={lineTo(ends)} />
      {CHEVRONS.map((share, i) => (
        <path
          key={share}
          class="chevron"
          d="M-2-4 2.500 0-2 4"
          style={{ '--k': n * CHEVRONS.length + i }}
          transform={`translate(${start.x + (end.x - start.x) * share} ${start.y + (end.y - start.y) * share}) rotate(${angle})`}
        />
      ))}
    </g>
  );
}

/** The chain of each seat that has a t'chako (TCHAKO-8). */
export function Chains({ state, turned }: { readonly state: State; readonly turned: boolean }) {
  const threats = threatsOf(state);
  return (
    <>
      {[0, 1].map(
        seat => threats[seat] && <Chain key={seat} path={chainOf(state, seat)} seat={seat} turned={turned} />,
      )}
    </>
  );
}
