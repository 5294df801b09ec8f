import type { Clock } from './clock.ts';
import type { Seat } from './contract.ts';

/**
 * The hourglass (TCHAKO-23), for every game of two seats or more: what one spends becomes the others'. Pure arithmetic
 * in whole milliseconds, shared by server and page; what time it is comes from outside, and only differences count.
 */

/** After a turn that time has ended the next may not act for so long, while their sand runs already. */
export const RESPITE_MS = 5_000;

/** A glass as it stood at `at`, and what happens in it from then on. A value: pouring makes the next one. */
export type Sand = {
  /** Milliseconds of sand per seat. Their sum never changes. */
  readonly left: readonly number[];
  /** Whose sand runs. Nobody's: the glass lies on its side. */
  readonly pouring: readonly Seat[];
  readonly at: number;
  /** Until then something is still sliding, and the sand stands. */
  readonly heldUntil: number;
  /** Until then nobody may act. */
  readonly respiteUntil: number;
  /** Milliseconds dealt out since the glass was turned: they go round, and whose turn it is depends on how many. */
  readonly dealt: number;
};

/** The same without a date: for the disk, for the wire, and for whatever has another clock. */
export type FrozenSand = {
  readonly left: readonly number[];
  readonly pouring: readonly Seat[];
  readonly holdMs: number;
  readonly respiteMs: number;
};

export type Turning = {
  /** How long the move that turned it is seen happening (`Game.lasts`). */
  readonly lasts?: number;
  /** Time ended the turn, not a player. */
  readonly byClock?: boolean;
  /** When the move counts as made: not later than now, if its way here took a while. */
  readonly since?: number;
};

/** Split evenly; what cannot be split is the first seats'. It lies on its side until somebody turns it. */
export function openSand(clock: Clock, seats: number, now: number): Sand {
  const total = clock.seconds * 1000;
  const share = Math.floor(total / seats);
  const left = Array.from({ length: seats }, (_, seat) => share + (seat < total - share * seats ? 1 : 0));
  return { left, pouring: [], at: now, heldUntil: now, respiteUntil: now, dealt: 0 };
}

/** The glass at a later moment. In two steps or in one, it comes to the same. */
export function pourSand(sand: Sand, now: number): Sand {
  const from = Math.max(sand.at, sand.heldUntil);
  if (sand.pouring.length === 0 || now <= from) return now > sand.at ? { ...sand, at: now } : sand;
  const { pouring, dealt } = sand;
  const left = [...sand.left];
  let poured = 0;
  for (const seat of pouring) {
    const spent = Math.min(left[seat]!, now - from);
    left[seat]! -= spent;
    poured += spent;
  }
  // Millisecond by millisecond around the others, so that nothing is ever rounded away.
  const others = left.flatMap((_, seat) => (pouring.includes(seat) ? [] : [seat]));
  others.forEach((seat, i) => {
    left[seat]! += countDealt(dealt + poured, i, others.length) - countDealt(dealt, i, others.length);
  });
  return { ...sand, left, at: now, dealt: (dealt + poured) % others.length };
}

/** How many of the first `grains` the receiver in place `i` gets of `of`. */
const countDealt = (grains: number, i: number, of: number): number => Math.floor((grains + of - 1 - i) / of);

/**
 * After a move, with who acts next: nobody once the game is over. Where everybody acts at once there is nobody to pour
 * into, and the glass lies until they have.
 */
export function turnGlass(sand: Sand, actors: readonly Seat[], now: number, turning: Turning = {}): Sand {
  const { lasts = 0, byClock = false, since = now } = turning;
  const { left, pouring: before, heldUntil: held, respiteUntil } = pourSand(sand, Math.min(since, now));
  const runs = actors.length > 0 && actors.length < left.length;
  const pouring = runs ? [...actors] : [];
  const heldUntil = Math.max(now, held, now + lasts);
  const turned = { left, pouring, at: now, heldUntil, respiteUntil: Math.max(now, respiteUntil), dealt: 0 };
  // Whoever acts along with the one whose time was up goes on undisturbed.
  if (!byClock || !runs || pouring.some(seat => before.includes(seat))) return turned;
  // Among many seats five seconds may be all one has: half of it is left to act in.
  const least = Math.min(...pouring.map(seat => left[seat]!));
  return { ...turned, respiteUntil: heldUntil + Math.min(RESPITE_MS, Math.floor(least / 2)) };
}

/** Lays it on its side: nothing runs until it is turned again. */
export const layGlass = (sand: Sand, now: number): Sand => ({
  ...turnGlass(sand, [], now),
  heldUntil: now,
});

/** When the first of those whose sand runs has none left; null while nothing runs. */
export function emptyAt({ left, pouring, at, heldUntil }: Sand): number | null {
  if (pouring.length === 0) return null;
  return Math.max(at, heldUntil) + Math.min(...pouring.map(seat => left[seat]!));
}

/** Those who are to act and have no sand left. */
export function emptySeats(sand: Sand, now: number): readonly Seat[] {
  const { left, pouring, heldUntil } = pourSand(sand, now);
  return now < heldUntil ? [] : pouring.filter(seat => left[seat] === 0);
}

export function freezeSand(sand: Sand, now: number): FrozenSand {
  const { left, pouring, heldUntil, respiteUntil } = pourSand(sand, now);
  return {
    left,
    pouring,
    holdMs: Math.max(0, heldUntil - now),
    respiteMs: Math.max(0, respiteUntil - now),
  };
}

export const thawSand = ({ left, pouring, holdMs, respiteMs }: FrozenSand, now: number): Sand => ({
  left,
  pouring,
  at: now,
  heldUntil: now + holdMs,
  respiteUntil: now + respiteMs,
  dealt: 0,
});
