import type { Hooks } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Bend, bandPath, orient, strandOf } from '../art/band.ts';
import { postAt } from '../art/geometry.ts';
import type { Contact } from './contacts.ts';

export type BandContact = Extract<Contact, { readonly kind: 'band' }>;

/** It trembles for so long. */
export const HUM_MS = 750;
const MOST_MM = 8;
const FADE_MS = 170;
/** What is longer swings more slowly: turns a second for 1 mm of band. */
const PITCH = 900;

/** How far a struck strand is from its place so long afterwards, in mm, along the push. */
export function swing({ force }: Contact, mm: number, ms: number): number {
  if (ms <= 0 || ms >= HUM_MS) return 0;
  const reach = Math.min(MOST_MM, 1.2 + 13 * force);
  const turns = Math.min(14, Math.max(7, PITCH / mm));
  return reach * Math.sin((ms / 1000) * turns * 2 * Math.PI) * Math.exp(-ms / FADE_MS);
}

/** The band as it looks then. Of a strand there and back the nearer one takes the blow, the other follows. */
export function humPath(contact: BandContact, hooks: Hooks, turned: boolean, ms: number): string {
  const points = orient(hooks.map(post => postAt(post, turned)));
  const [from, to] = [postAt(contact.from, turned), postAt(contact.to, turned)];
  const by = swing(contact, Math.hypot(to.x - from.x, to.y - from.y), ms);
  if (by === 0) return bandPath(points);
  const side = turned ? -1 : 1;
  const push = { x: contact.push.x * side, y: -contact.push.y * side };
  const bends = points.flatMap((a, edge): Bend[] => {
    const b = points[(edge + 1) % points.length]!;
    const along = isSame(a, from) && isSame(b, to);
    if (!along && !(isSame(a, to) && isSame(b, from))) return [];
    const { out } = strandOf(a, b);
    const towards = push.x * out.x + push.y * out.y;
    const share = along ? contact.share : 1 - contact.share;
    return [{ edge, share, by: by * towards * (towards < 0 ? 1 : 0.6) }];
  });
  return bandPath(points, bends);
}

/** How far the clip in the middle of a struck side is carried along. */
export function clipSwing(contact: BandContact, turned: boolean, ms: number): BoardPoint {
  const [from, to] = [postAt(contact.from), postAt(contact.to)];
  const by = 0.8 * swing(contact, Math.hypot(to.x - from.x, to.y - from.y), ms) * (turned ? -1 : 1);
  return { x: contact.push.x * by, y: -contact.push.y * by };
}

const isSame = (a: BoardPoint, b: BoardPoint): boolean => a.x === b.x && a.y === b.y;
