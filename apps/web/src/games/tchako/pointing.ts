import { namePuck, PUCKS, sayPuck, sayZone, ZONE_NAMES, ZONES } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { Thing } from './things.ts';

/** What can be shown to the others: a puck as `p-s3`, a zone as `z-bsc`. Null: not this. */
export function nameShown(thing: Thing | null): string | null {
  if (thing?.kind === 'puck') return `p-${namePuck(thing.puck)}`;
  return thing?.kind === 'space' ? `z-${ZONE_NAMES[thing.zone]!.toLowerCase()}` : null;
}

/** The zone or the puck of that name; -1: of another one. */
export const readZone = (at: string): number =>
  ZONES.findIndex(zone => `z-${ZONE_NAMES[zone]!.toLowerCase()}` === at);
export const readPuck = (at: string): number => PUCKS.findIndex(puck => `p-${namePuck(puck)}` === at);

/** How it is called aloud. */
export function namePlace(at: string, text: Messages): string {
  const [zone, puck] = [readZone(at), readPuck(at)];
  return zone >= 0 ? sayZone(zone, text) : puck >= 0 ? sayPuck(puck, text) : at;
}
