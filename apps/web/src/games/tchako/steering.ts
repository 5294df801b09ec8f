import { UNITS_PER_MM } from '@tablee/physics';
import { turnByKey } from './aim.ts';
import { EMPTY_HAND } from './hand.ts';
import { fire, shiftTo } from './press.ts';
import type { Desk } from './scene.ts';

/** One press of an arrow shifts the puck by so much (TCHAKO-15). */
const NUDGE = UNITS_PER_MM;
const NUDGES: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};

/** Keys while a puck is chosen: turn, push, shift, fire, put down. True: it was understood. */
export function steer(desk: Desk, event: KeyboardEvent): boolean {
  const { hand, change, turned } = desk;
  const { aim } = hand;
  if (!aim) return false;
  if (event.key === 'Escape') {
    change(EMPTY_HAND);
    return true;
  }
  if (event.key === 'Enter') {
    if (event.repeat) return true;
    fire(desk);
    return true;
  }
  const nudge = event.altKey ? NUDGES[event.key] : undefined;
  if (nudge) {
    const side = turned ? -1 : 1;
    shiftTo(desk, aim.dx + side * nudge[0], aim.dy + side * nudge[1]);
    return true;
  }
  const next = turnByKey(aim, event.key, event.shiftKey);
  if (next) change({ aim: next, steering: true, pulling: false });
  return next !== null;
}
