import type { State, TekaoEvent } from '@tablee/tekao';
import { paceSchedule } from '../../../board/pace.ts';
import { playTone, STONE_SLIDES, STONES_MEET, type Tone } from '../../../board/sound.ts';
import type { BoardAnimator } from '../../../board/stage.ts';
import { CELL } from '../draw/geometry.ts';
import { follow } from '../draw/pieces.ts';
import { planTravels, schedule } from './travels.ts';

const SET_DOWN: Tone = {
  noise: { hz: 2600, q: 2, gain: 0.22 },
  body: { from: 420, to: 240, gain: 0.16 },
  ms: 80,
  swell: 0,
};
const SWIVEL: Tone = { noise: { hz: 900, q: 1.2, gain: 0.12 }, ms: 200, swell: 90 };
const STRIKE: Tone = {
  noise: { hz: 4200, q: 5, gain: 0.24 },
  body: { from: 1250, to: 700, gain: 0.12 },
  ms: 130,
  swell: 0,
};
const BREAK: Tone = {
  noise: { hz: 1700, q: 0.7, gain: 0.3 },
  body: { from: 210, to: 80, gain: 0.26 },
  ms: 240,
  swell: 0,
};
/** The notes of the winner's call (TEKAO-14), in Hz. */
const CALL: readonly number[] = [392, 523, 659];

/** Schedules the sounds of an entry. */
function playSounds(events: readonly TekaoEvent[], pace: number): void {
  for (const { event, start, ms } of paceSchedule(schedule(events), pace)) {
    switch (event.kind) {
      case 'placed':
        playTone(SET_DOWN, start + ms * 0.6);
        break;
      case 'moved':
        playTone(STONE_SLIDES, start);
        playTone(SET_DOWN, start + ms * 0.85);
        break;
      case 'turned':
        playTone(SWIVEL, start);
        playTone(SET_DOWN, start + ms * 0.9);
        break;
      case 'met':
        playTone(event.meeting === 'equal' ? STONES_MEET : STRIKE, start + ms * 0.35);
        break;
      case 'fell':
        playTone(BREAK, start);
        break;
      case 'over':
        if (event.winner !== null)
          CALL.forEach((hz, i) => {
            playTone({ body: { from: hz, to: hz, gain: 0.16 }, ms: 420, swell: 15 }, start + 200 + 130 * i);
          });
    }
  }
}

export const animator: BoardAnimator<State, TekaoEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  hear: playSounds,
  unit: CELL,
};
