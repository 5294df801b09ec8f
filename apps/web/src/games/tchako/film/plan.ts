import { placeAt, type Track } from '@tablee/physics';
import { MIDDLES, MS_PER_TICK, type Puck, type State, type TchakoEvent, trackShot } from '@tablee/tchako';
import { type Contact, contactsOf } from './contacts.ts';
import type { Take } from './take.ts';
import { NO_WARP, type Warp, warpRound } from './warp.ts';

type Point = { readonly x: number; readonly y: number };

/** Where a puck goes by hand, not by physics. Places in 1/64 mm, times in ms on the screen. */
export type Glide = {
  readonly puck: Puck;
  readonly from: Point;
  readonly to: Point;
  readonly at: number;
  readonly ms: number;
  /** Nothing moves it afterwards. */
  readonly last: boolean;
};
/** Off the board: in a puff when all is at rest, or over the rail the moment it leaves. */
export type Leave = {
  readonly puck: Puck;
  readonly how: 'puff' | 'fall';
  readonly at: number;
  readonly towards: Point;
};

/** A shot as it is seen: every moment of it is worked out from here. */
export type Plan = {
  readonly track: Track;
  readonly warp: Warp;
  /** When the shot begins: before it the finger shifts the puck (TCHAKO-15). */
  readonly lead: number;
  readonly moving: readonly Puck[];
  /** `ms` on the screen. */
  readonly contacts: readonly Contact[];
  readonly glides: readonly Glide[];
  readonly leaves: readonly Leave[];
  /** The first enemy contact, on the screen, where it did something; and who is off the board for it. */
  readonly hit: { readonly at: number; readonly puck: Puck; readonly doomed: Puck | null } | null;
  /** It decided the game: it is seen slowly. */
  readonly decisive: boolean;
  /** Everything lies where it belongs. */
  readonly end: number;
};

export const SHIFT_MS = 220;
export const PUFF_MS = 420;
export const FALL_MS = 520;
export const GLIDE_MS = 260;
/** Nothing follows at once: one sees that all is at rest. */
const REST_MS = 90;

export function planShot({ before, move, to }: Take): Plan {
  const track = trackShot(before, move);
  const contacts = contactsOf(track, before.laid);
  const hit = hitOf(to.events, contacts);
  const decisive = hit !== null && to.events.some(e => e.kind === 'over');
  const warp = decisive ? warpRound(hit.at) : NO_WARP;
  const lead = move.dx === 0 && move.dy === 0 ? 0 : SHIFT_MS;
  const seenAt = (ms: number): number => lead + warp.toScreen(ms);
  const rest = seenAt(track.end * MS_PER_TICK) + REST_MS;
  const leaves = leavesOf(to.events, track, contacts, seenAt, rest);
  const glides = [...shiftOf(before, move, lead), ...restoresOf(to.events, track, before, rest)];
  return {
    track,
    warp,
    lead,
    moving: track.courses.flatMap((courses, puck) => (courses.length > 0 ? [puck] : [])),
    contacts: contacts.map(contact => ({ ...contact, ms: seenAt(contact.ms) })),
    glides,
    leaves,
    hit: hit && { ...hit, at: seenAt(hit.at) },
    decisive,
    end: Math.max(
      rest,
      ...glides.map(({ at, ms }) => at + ms),
      ...leaves.map(({ at, how }) => at + (how === 'puff' ? PUFF_MS : FALL_MS)),
    ),
  };
}

/** TCHAKO-9, TCHAKO-11, TCHAKO-12: what only pushes is no hit. */
function hitOf(events: readonly TchakoEvent[], contacts: readonly Contact[]): Plan['hit'] {
  const hit = events.find(e => e.kind === 'hit');
  if (hit?.kind !== 'hit' || !['wins', 'eliminates', 'duel'].includes(hit.effect)) return null;
  const met = contacts.find(
    c => c.kind === 'puck' && [c.a, c.b].includes(hit.by) && [c.a, c.b].includes(hit.puck),
  );
  const doomed = hit.effect === 'duel' ? hit.by : hit.effect === 'eliminates' ? hit.puck : null;
  return met ? { at: met.ms, puck: hit.puck, doomed } : null;
}

/** Eased at both ends: put there by a hand. */
export function glideAt({ from, to, at, ms }: Glide, now: number): Point {
  const t = Math.min(1, Math.max(0, (now - at) / ms));
  const share = t * t * (3 - 2 * t);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function leavesOf(
  events: readonly TchakoEvent[],
  track: Track,
  contacts: readonly Contact[],
  seenAt: (ms: number) => number,
  rest: number,
): readonly Leave[] {
  return events.flatMap((e): Leave[] => {
    if (e.kind !== 'gone') return [];
    const left = contacts.find(c => c.kind === 'left' && c.puck === e.puck);
    const last = track.courses[e.puck]!.findLast(course => course.speed > 0);
    const towards = last ? { x: last.ux, y: last.uy } : { x: 0, y: 0 };
    return left
      ? [{ puck: e.puck, how: 'fall', at: seenAt(left.ms), towards }]
      : [{ puck: e.puck, how: 'puff', at: rest, towards }];
  });
}

function shiftOf(before: State, { puck, dx, dy }: Take['move'], lead: number): readonly Glide[] {
  if (lead === 0) return [];
  const from = { x: before.x[puck]!, y: before.y[puck]! };
  return [{ puck, from, to: { x: from.x + dx, y: from.y + dy }, at: 0, ms: lead, last: false }];
}

/** TCHAKO-17 */
const restoresOf = (
  events: readonly TchakoEvent[],
  track: Track,
  before: State,
  rest: number,
): readonly Glide[] =>
  events.flatMap((e): Glide[] => {
    if (e.kind !== 'restored') return [];
    const lies = { x: before.x[e.puck]!, y: before.y[e.puck]! };
    const from = placeAt(track.courses[e.puck]!, track.end) ?? lies;
    return [{ puck: e.puck, from, to: MIDDLES[e.zone]!, at: rest, ms: GLIDE_MS, last: true }];
  });
