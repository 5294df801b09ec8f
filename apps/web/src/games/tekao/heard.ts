import type { TekaoEvent } from '@tablee/tekao';
import { playTone, STONE_SLIDES, STONES_MEET, WOOD_STRIKES } from '../../board/sound.ts';

/** What the events sound like; the delays follow the motion. */
export function hear(events: readonly TekaoEvent[]): void {
  for (const event of events) {
    if (event.kind === 'moved' || event.kind === 'turned') playTone(STONE_SLIDES);
    else if (event.kind === 'placed') playTone(STONES_MEET, 120);
    else if (event.kind === 'fell') playTone(WOOD_STRIKES, 200);
  }
}
