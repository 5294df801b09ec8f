import type { State, TchagEvent } from '@tablee/tchag';
import {
  playTone,
  STONE_SINKS,
  STONE_SLIDES,
  STONES_MEET,
  WOOD_STEPS,
  WOOD_STRIKES,
} from '../../../board/sound.ts';
import type { BoardAnimator } from '../../../board/stage.ts';
import { CELL } from '../draw/geometry.ts';
import { follow } from '../draw/pieces.ts';

/** The delays match the motion: a tone starts when its piece arrives. */
function playSounds(events: readonly TchagEvent[], pace: number): void {
  for (const event of events) {
    if (event.kind === 'moved') playTone(event.captured === null ? WOOD_STEPS : WOOD_STRIKES, 130 * pace);
    else if (event.kind === 'removed') playTone(STONE_SINKS, 150 * pace);
    else if (event.kind === 'slid') {
      playTone(STONE_SLIDES);
      playTone(STONES_MEET, 190 * pace);
    }
  }
}

export const animator: BoardAnimator<State, TchagEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  hear: playSounds,
  unit: CELL,
};
