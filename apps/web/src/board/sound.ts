import { sound } from '../storage/settings.ts';

/** A short synthesized sound: filtered noise, a falling tone, or both. */
export type Tone = {
  /** Band-passed noise. */
  readonly noise?: { readonly hz: number; readonly q: number; readonly gain: number };
  /** A sine wave gliding from one frequency to another. */
  readonly body?: { readonly from: number; readonly to: number; readonly gain: number };
  readonly ms: number;
  /** ms until the loudest point: 0 sounds like a knock, more like a scrape. */
  readonly swell: number;
};

let loudspeaker: ((tone: Tone, delayMs: number) => void) | null = null;
let waking = false;

/** Call on user input: browsers allow audio only then. The delay keeps the input handler fast. */
export function wakeSound(): void {
  if (sound.value === 'off' || waking) return;
  waking = true;
  setTimeout(async () => {
    try {
      loudspeaker = (await import('./audio/loudspeaker.ts')).openLoudspeaker();
    } catch {
      // The file did not load, or there is no audio device: the next input tries again.
      waking = false;
    }
  }, 30);
}

export function playTone(tone: Tone, delayMs = 0): void {
  if (sound.value === 'on') loudspeaker?.(tone, delayMs);
}

export const STONE_SLIDES: Tone = { noise: { hz: 420, q: 0.8, gain: 0.16 }, ms: 260, swell: 60 };
export const STONES_MEET: Tone = {
  noise: { hz: 1500, q: 3, gain: 0.3 },
  body: { from: 310, to: 150, gain: 0.22 },
  ms: 90,
  swell: 0,
};
export const STONE_SINKS: Tone = { noise: { hz: 900, q: 0.5, gain: 0.05 }, ms: 240, swell: 90 };
export const WOOD_STEPS: Tone = {
  noise: { hz: 2300, q: 4, gain: 0.2 },
  body: { from: 520, to: 330, gain: 0.12 },
  ms: 60,
  swell: 0,
};
export const WOOD_STRIKES: Tone = {
  noise: { hz: 1800, q: 2, gain: 0.34 },
  body: { from: 240, to: 90, gain: 0.3 },
  ms: 150,
  swell: 0,
};
