import type { TockEvent } from '@tablee/tock';
import { playTone, type Tone, WOOD_STEPS, WOOD_STRIKES } from '../../board/sound.ts';
import { schedule } from './schedule.ts';

/** A card on wood, a marble rolling in its groove, one that flies across. */
const CARD_FALLS: Tone = { noise: { hz: 3200, q: 0.7, gain: 0.14 }, ms: 110, swell: 12 };
const MARBLE_ROLLS: Tone = { noise: { hz: 620, q: 1.4, gain: 0.12 }, ms: 330, swell: 90 };
const MARBLE_LEAPS: Tone = { body: { from: 260, to: 620, gain: 0.1 }, ms: 240, swell: 70 };
const BLOCKED: Tone = { body: { from: 190, to: 120, gain: 0.2 }, ms: 160, swell: 0 };
/** More knocks than this are a rattle. */
const MOST_STEPS = 7;

/** What the events sound like, when they are seen. */
export function hear(events: readonly TockEvent[]): void {
  for (const { event, start, ms } of schedule(events)) {
    switch (event.kind) {
      case 'played':
      case 'dropped':
        playTone(CARD_FALLS, start);
        break;
      case 'walked': {
        const knocks = Math.min(MOST_STEPS, event.way.length);
        for (let i = 1; i <= knocks; i++) playTone(WOOD_STEPS, start + (ms * i) / knocks);
        break;
      }
      case 'entered':
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'leapt':
        playTone(MARBLE_LEAPS, start);
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'taken':
        playTone(WOOD_STRIKES, start);
        playTone(MARBLE_ROLLS, start + 40);
        break;
      case 'traded':
        playTone(MARBLE_ROLLS, start);
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'blocked':
        playTone(BLOCKED, start + 80);
    }
  }
}
