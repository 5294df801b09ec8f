import type { TchangEvent } from '@tablee/tchang';
import { paceSchedule } from '../../../board/pace.ts';
import { playTone, STONE_SINKS, STONE_SLIDES, type Tone, WOOD_STEPS } from '../../../board/sound.ts';
import { schedule } from './schedule.ts';

const ring = (hz: number): Tone => ({ body: { from: hz, to: hz * 1.02, gain: 0.1 }, ms: 260, swell: 6 });
const GLOW: readonly number[] = [880, 1046, 1318, 1568, 1760, 2093];
const BITE: Tone = {
  noise: { hz: 1300, q: 1, gain: 0.34 },
  body: { from: 190, to: 70, gain: 0.32 },
  ms: 220,
  swell: 0,
};
const WAKES: Tone = {
  noise: { hz: 180, q: 0.7, gain: 0.2 },
  body: { from: 70, to: 130, gain: 0.28 },
  ms: 520,
  swell: 180,
};
const PIECE: Tone = { body: { from: 587, to: 590, gain: 0.14 }, ms: 420, swell: 12 };
const WON: readonly number[] = [523, 659, 784, 1046];
const LOST: readonly number[] = [330, 294, 220];

function chime(notes: readonly number[], start: number, apart: number, toneOf: (hz: number) => Tone): void {
  for (const [i, hz] of notes.entries()) playTone(toneOf(hz), start + apart * i);
}
const glow = (count: number, start: number): void => chime(GLOW.slice(0, count), start, 55, ring);
const call = (hz: number): Tone => ({ body: { from: hz, to: hz, gain: 0.15 }, ms: 460, swell: 15 });

/** Plays the sound of each event when it is shown. */
export function playSounds(events: readonly TchangEvent[], pace: number): void {
  for (const { event, start, ms } of paceSchedule(schedule(events), pace)) {
    switch (event.kind) {
      case 'placed':
        playTone(STONE_SINKS, start);
        break;
      case 'moved':
        for (let step = 1; step <= event.cost; step++)
          playTone(WOOD_STEPS, start + (ms * step) / event.cost - 40);
        break;
      case 'found':
        playTone(STONE_SLIDES, start);
        glow(event.taken, start + 120);
        break;
      case 'bitten':
        playTone(STONE_SLIDES, start);
        playTone(BITE, start + ms * 0.4);
        break;
      case 'freed':
        playTone(STONE_SINKS, start);
        break;
      case 'dragon':
        playTone(STONE_SLIDES, start);
        playTone(WAKES, start + ms / 2);
        break;
      case 'tangram':
        playTone(STONE_SLIDES, start);
        playTone(PIECE, start + ms / 2);
        break;
      case 'exit':
      case 'opened':
        playTone(WAKES, start);
        break;
      case 'rewarded':
        glow(event.fireflies, start);
        break;
      case 'shared':
        glow(event.amount, start);
        break;
      case 'over':
        chime(event.reason === 'escaped' ? WON : LOST, start + 160, 150, call);
    }
  }
}
