import { POSTS, type Post } from '@tablee/tchako';
import type { Tone } from '../../../board/sound.ts';
import { sound } from '../../../storage/settings.ts';
import type { Contact } from './contacts.ts';

/** The tone of a contact: louder and brighter with more force. Null: too soft to hear. */
export function toneOf(contact: Contact): Tone | null {
  const { force, kind } = contact;
  if (force < 0.004) return null;
  const loud = 0.25 + 0.75 * Math.sqrt(force);
  switch (kind) {
    case 'puck':
      return {
        noise: { hz: 1900 + 1500 * force, q: 3, gain: 0.34 * loud },
        body: { from: 760 + 300 * force, to: 430, gain: 0.2 * loud },
        ms: 55 + 45 * force,
        swell: 0,
      };
    case 'post':
      return {
        noise: { hz: 5200, q: 6, gain: 0.12 * loud },
        body: { from: 2350, to: 2210, gain: 0.12 * loud },
        ms: 180 + 220 * force,
        swell: 0,
      };
    case 'rail':
    case 'left':
      return {
        noise: { hz: 520, q: 1.2, gain: 0.4 * loud },
        body: { from: 185, to: 88, gain: 0.36 * loud },
        ms: 110 + 70 * force,
        swell: 0,
      };
    case 'band':
      return {
        noise: { hz: 900, q: 2, gain: 0.06 * loud },
        body: isLong(contact.from, contact.to)
          ? { from: 152, to: 118, gain: 0.4 * loud }
          : { from: 246, to: 205, gain: 0.34 * loud },
        ms: 320 + 380 * force,
        swell: 4,
      };
  }
}

/** Softer contacts are not felt. */
const FELT = 0.06;
const PULSE_MS = 30;
/** The winning hit. */
export const LONG_PULSE_MS = 120;

/** How long a device vibrates for a contact, in ms; 0: not at all. */
export const pulseOf = ({ force }: Contact): number => (force < FELT ? 0 : Math.round(6 + PULSE_MS * force));

/** Silence is wanted with sound off. Before the first touch, browsers refuse and complain; some have no motor. */
export function vibrate(ms: number): void {
  const { userActivation: activation } = navigator as { userActivation?: UserActivation };
  if (sound.value === 'on' && activation?.hasBeenActive !== false) navigator.vibrate?.(ms);
}

/** A short elastic spans 50 mm, a long one 150 mm. In 1/64 mm. */
const isLong = (from: Post, to: Post): boolean =>
  Math.hypot(POSTS[from]!.x - POSTS[to]!.x, POSTS[from]!.y - POSTS[to]!.y) > 6_400;

export const FLICK: Tone = {
  noise: { hz: 1500, q: 1.5, gain: 0.22 },
  body: { from: 420, to: 210, gain: 0.12 },
  ms: 60,
  swell: 0,
};
export const PUFF: Tone = { noise: { hz: 780, q: 0.6, gain: 0.14 }, ms: 300, swell: 40 };
export const SET_DOWN: Tone = {
  noise: { hz: 1300, q: 2, gain: 0.26 },
  body: { from: 330, to: 190, gain: 0.2 },
  ms: 80,
  swell: 0,
};
export const HOOK: Tone = { body: { from: 330, to: 262, gain: 0.16 }, ms: 260, swell: 3 };
/** A puck that falls off the board. */
export const FALL: Tone = {
  noise: { hz: 700, q: 1.4, gain: 0.24 },
  body: { from: 150, to: 90, gain: 0.22 },
  ms: 110,
  swell: 0,
};
/** A t'chako, or the winning hit. */
export const DRUM: Tone = {
  noise: { hz: 160, q: 0.9, gain: 0.4 },
  body: { from: 104, to: 42, gain: 0.7 },
  ms: 950,
  swell: 0,
};
/** The end of the game. */
export const FANFARE: readonly Tone[] = [392, 494, 587, 784].map(hz => ({
  noise: { hz: 2 * hz, q: 8, gain: 0.1 },
  body: { from: hz, to: hz * 0.985, gain: 0.2 },
  ms: 320,
  swell: 2,
}));
