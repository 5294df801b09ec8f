import { ANIMAL, type DragonsEvent } from '@tablee/dragons';
import { playTone, STONE_SLIDES, STONES_MEET, type Tone } from '../../../board/sound.ts';
import { HIDE_MS, JAR_MS, RESULT_AT, SHAKE_MS, SHAKES, SHOW_AT, TURN_MS, WOBBLE_MS } from './schedule.ts';

const DRUM: Tone = {
  noise: { hz: 320, q: 0.8, gain: 0.24 },
  body: { from: 150, to: 52, gain: 0.5 },
  ms: 260,
  swell: 0,
};
const STICK = (gain: number): Tone => ({
  noise: { hz: 900, q: 0.9, gain },
  body: { from: 190, to: 120, gain: gain * 0.8 },
  ms: 60,
  swell: 0,
});
const bell = (hz: number, gain = 0.13): Tone => ({ body: { from: hz, to: hz, gain }, ms: 420, swell: 6 });
const GROWL: Tone = {
  noise: { hz: 240, q: 1.6, gain: 0.3 },
  body: { from: 180, to: 70, gain: 0.34 },
  ms: 620,
  swell: 90,
};
const TREMBLE: Tone = { noise: { hz: 520, q: 1.4, gain: 0.09 }, ms: 90, swell: 20 };

const BELLS: readonly number[] = [784, 988, 1175, 1568];
const FANFARE: readonly number[] = [523, 659, 784];
const TIE: readonly number[] = [392, 392];

const STICK_MS = 55;

function ring(tune: readonly number[], gain: number, from: number, apart: number): void {
  for (const [i, hz] of tune.entries()) playTone(bell(hz, gain), from + apart * i);
}

function playDuel(events: readonly DragonsEvent[], pace: number): void {
  for (let i = 0; i < SHAKES; i++) playTone(DRUM, i * SHAKE_MS * pace);
  // A drum roll that grows until the gestures are shown.
  for (let at = SHAKE_MS * 2; at < SHOW_AT; at += STICK_MS)
    playTone(STICK(0.05 + (0.16 * (at - SHAKE_MS * 2)) / SHAKE_MS), at * pace);
  playTone(DRUM, SHOW_AT * pace);
  const won = events.some(event => event.kind === 'won');
  const tune = won ? FANFARE : TIE;
  ring(tune, 0.11, RESULT_AT * pace, 130);
}

/** Plays the sound of each event when it is shown. `pace`: of a duel; `turnPace`: of all other events. */
export function playSounds(events: readonly DragonsEvent[], pace: number, turnPace: number): void {
  for (const event of events) {
    switch (event.kind) {
      case 'shown':
        playDuel(events, pace);
        break;
      case 'turned':
        for (let at = 40; at < WOBBLE_MS; at += 120) playTone(TREMBLE, at * turnPace);
        playTone(STONE_SLIDES, WOBBLE_MS * turnPace);
        if (event.face === ANIMAL) playTone(GROWL, TURN_MS * turnPace);
        else for (let i = 0; i < event.face; i++) playTone(bell(BELLS[i]!), TURN_MS * turnPace + 110 * i);
        break;
      case 'hid':
        playTone(STONE_SLIDES, 60);
        playTone(STONES_MEET, HIDE_MS * turnPace);
        break;
      case 'kept':
        ring(BELLS, 0.09, 200, 90);
        break;
      case 'over':
        ring(FANFARE, 0.15, TURN_MS * turnPace + JAR_MS, 160);
        break;
      default:
        break;
    }
  }
}
