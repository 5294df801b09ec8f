import './zones.css';
import type { Seat } from '@tablee/kernel';
import {
  BASES,
  bit,
  controlOf,
  has,
  heldBy,
  heldOrCaptured,
  LINKS,
  OWN,
  type State,
  ZONES,
  type Zones,
} from '@tablee/tchako';
import { LINK_PAIRS, lineTo, linkEnds } from './lines.ts';
import { sideName } from './signs.ts';

type Props = {
  readonly state: State;
  readonly turned?: boolean;
};

/** `<Links state turned? />`: the connections over which a player's zones hang together beyond his own (TCHAKO-6). */
export const Links = ({ state, turned = false }: Props) => (
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

/** What hangs on a base zone of this seat, link by link; between zones of its own nothing has to be shown. */
export function litLinks(s: State, seat: Seat): readonly (readonly [number, number])[] {
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
