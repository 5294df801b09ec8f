import { placeAt, type Track } from '@tablee/physics';
import { MIDDLES, MS_PER_TICK, type Puck, type State, type TchakoEvent, trackShot } from '@tablee/tchako';
import type { ShotClip } from '../draw/entry-queue.ts';
import { type Contact, contactsOf } from './contacts.ts';

type Point = { readonly x: number; readonly y: number };

/** A puck moved by hand. Places in 1/64 mm, times in ms on the screen. */
export type Glide = {
  readonly puck: Puck;
  readonly from: Point;
  readonly to: Point;
  readonly at: number;
  readonly ms: number;
  /** The puck stays at `to`. */
  readonly last: boolean;
};
/** A puck leaves the board: in dust when everything rests, or over the rail at once. */
export type Leave = {
  readonly puck: Puck;
  readonly how: 'puff' | 'fall';
  readonly at: number;
  readonly towards: Point;
};

/** The animation of a shot, with all its times. */
export type ShotPlan = {
  readonly track: Track;
  readonly warp: TimeWarp;
  /** Start of the shot; before it the puck is shifted (TCHAKO-15). */
  readonly lead: number;
  readonly moving: readonly Puck[];
  /** Their `ms` is time on the screen. */
  readonly contacts: readonly Contact[];
  readonly glides: readonly Glide[];
  readonly leaves: readonly Leave[];
  /** The first contact with an enemy puck if it has an effect, and the puck it removes. */
  readonly hit: { readonly at: number; readonly puck: Puck; readonly doomed: Puck | null } | null;
  /** The shot ends the game, so it is shown in slow motion. */
  readonly decisive: boolean;
  /** End of the animation. */
  readonly end: number;
};

export const SHIFT_MS = 220;
export const PUFF_MS = 420;
export const FALL_MS = 520;
export const GLIDE_MS = 260;
/** Pause after the last movement. */
const REST_MS = 90;

export function planShot({ before, move, to, aimMs = 0 }: ShotClip): ShotPlan {
  const track = trackShot(before, move);
  const contacts = contactsOf(track, before.laid);
  const hit = hitOf(to.events, contacts);
  const decisive = hit !== null && to.events.some(e => e.kind === 'over');
  const warp = decisive ? warpAround(hit.at) : NO_WARP;
  const shiftMs = move.dx === 0 && move.dy === 0 ? 0 : SHIFT_MS;
  const lead = aimMs + shiftMs;
  const seenAt = (ms: number): number => lead + warp.toScreen(ms);
  const rest = seenAt(track.end * MS_PER_TICK) + REST_MS;
  const leaves = leavesOf(to.events, track, contacts, seenAt, rest);
  const glides = [...shiftOf(before, move, aimMs, shiftMs), ...restoresOf(to.events, track, before, rest)];
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

/** TCHAKO-9, TCHAKO-11, TCHAKO-12: a contact that only pushes is no hit. */
function hitOf(events: readonly TchakoEvent[], contacts: readonly Contact[]): ShotPlan['hit'] {
  const hit = events.find(e => e.kind === 'hit');
  if (hit?.kind !== 'hit' || !['wins', 'eliminates', 'duel'].includes(hit.effect)) return null;
  const met = contacts.find(
    c => c.kind === 'puck' && [c.a, c.b].includes(hit.by) && [c.a, c.b].includes(hit.puck),
  );
  const doomed = hit.effect === 'duel' ? hit.by : hit.effect === 'eliminates' ? hit.puck : null;
  return met ? { at: met.ms, puck: hit.puck, doomed } : null;
}

/** The place of a glide at a time, eased at both ends. */
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

function shiftOf(
  before: State,
  { puck, dx, dy }: ShotClip['move'],
  at: number,
  ms: number,
): readonly Glide[] {
  if (ms === 0) return [];
  const from = { x: before.x[puck]!, y: before.y[puck]! };
  return [{ puck, from, to: { x: from.x + dx, y: from.y + dy }, at, ms, last: false }];
}

/** TCHAKO-17: pucks that are put back. */
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

/** Converts between time on the screen and time of the shot, in ms. Both functions are monotone and map 0 to 0. */
export type TimeWarp = {
  readonly toShot: (screen: number) => number;
  readonly toScreen: (shot: number) => number;
};

/** Speed during slow motion. */
const SLOW = 0.25;
/** Duration of slow motion on the screen, and of the change of speed before and after it. */
const HOLD_MS = 500;
const EASE_MS = 120;
/** The part of slow motion that comes before the moment. */
const BEFORE = 0.55;

const EASED = (EASE_MS * (1 + SLOW)) / 2;
const HELD = HOLD_MS * SLOW;

export const NO_WARP: TimeWarp = { toShot: screen => screen, toScreen: shot => shot };

/** Slow motion around a moment of the shot. */
export function warpAround(moment: number): TimeWarp {
  // An early moment starts slow motion with the first frame.
  const start = Math.max(0, moment - EASED - HELD * BEFORE);
  const ends = [start, start + EASE_MS, start + EASE_MS + HOLD_MS, start + 2 * EASE_MS + HOLD_MS] as const;
  const lost = 2 * EASE_MS + HOLD_MS - (2 * EASED + HELD);
  const toShot = (screen: number): number => {
    if (screen <= ends[0]) return screen;
    if (screen >= ends[3]) return screen - lost;
    if (screen < ends[1]) return start + easeFrom(1, SLOW, screen - ends[0]);
    if (screen < ends[2]) return start + EASED + (screen - ends[1]) * SLOW;
    return start + EASED + HELD + easeFrom(SLOW, 1, screen - ends[2]);
  };
  return { toShot, toScreen: shot => invert(toShot, shot, lost) };
}

/** Shot time that passes while the speed changes linearly over `EASE_MS`. */
const easeFrom = (from: number, to: number, ms: number): number =>
  from * ms + ((to - from) * ms * ms) / (2 * EASE_MS);

/** Bisection: screen time is at least shot time, and at most `lost` later. */
function invert(toShot: (screen: number) => number, shot: number, lost: number): number {
  let [low, high] = [shot, shot + lost];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (toShot(middle) < shot) low = middle;
    else high = middle;
  }
  return high;
}
