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
  type Zone,
  type Zones,
} from '@tablee/tchako';
import { LINK_PAIRS } from './lines.ts';

/** What hangs on a base zone of this seat, link by link; between zones of its own nothing has to be shown. */
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
