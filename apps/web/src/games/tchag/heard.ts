import type { TchagEvent } from '@tablee/tchag';
import {
  playTone,
  STONE_SINKS,
  STONE_SLIDES,
  STONES_MEET,
  WOOD_STEPS,
  WOOD_STRIKES,
} from '../../board/sound.ts';

/** What the events sound like; the delays follow the motion. */
export function hear(events: readonly TchagEvent[]): void {
  for (const event of events) {
    if (event.kind === 'moved') playTone(event.captured === null ? WOOD_STEPS : WOOD_STRIKES, 130);
    else if (event.kind === 'removed') playTone(STONE_SINKS, 150);
    else if (event.kind === 'slid') {
      playTone(STONE_SLIDES);
      playTone(STONES_MEET, 190);
    }
  }
}
