import type { BoardPoint } from '../../../board/piece.ts';
import { directionOf, readPull } from '../aim.ts';
import { powerOf, readSwipe } from '../flick.ts';
import type { Gesture } from '../gesture.ts';

export type Pull = { readonly direction: number; readonly power: number };

type Ramp = {
  readonly flicks: boolean;
  readonly pull: (aim: Pull | null) => void;
  readonly shoot: (aim: Pull) => void;
  readonly tooSlow: () => void;
};

/** TCHAKO-22: the very gestures of the board, read by the same code. */
export function graspPuck({ flicks, pull, shoot, tooSlow }: Ramp, from: BoardPoint): Gesture {
  if (flicks)
    return {
      move: () => {},
      lift: (samples, at) => {
        const swipe = readSwipe(samples, at);
        const power = swipe ? powerOf(swipe.speed) : 0;
        if (!swipe || power === 0) tooSlow();
        else shoot({ direction: directionOf(swipe, false), power });
      },
      cancel: () => {},
    };
  return {
    move: to => pull(readPull(from, to, false)),
    lift: samples => {
      const aim = readPull(from, samples.at(-1) ?? from, false);
      pull(null);
      if (aim) shoot(aim);
    },
    cancel: () => pull(null),
  };
}
