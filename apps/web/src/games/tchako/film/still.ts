import { isHere, PUCKS, type State } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { planShot } from './plan.ts';
import type { Take } from './take.ts';
import { toneOf } from './tones.ts';

/** For those who want no motion: what goes elsewhere fades out here, and in there. */

const FADE_MS = 220;

const bodyOf = (root: Element, puck: number): Element | null =>
  root.querySelector(`[data-puck="${puck}"]`)?.firstElementChild ?? null;

/** What the shot moves is seen no more; the hardest blow is heard. */
export function fadeOut(root: Element, take: Take, rest: () => void): () => void {
  const { moving, contacts } = planShot(take);
  const hardest = contacts.toSorted((a, b) => b.force - a.force)[0];
  const tone = hardest && toneOf(hardest);
  if (tone) playTone(tone);
  const animations = moving.flatMap(puck => {
    const body = bodyOf(root, puck);
    return body
      ? [body.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' })]
      : [];
  });
  const timer = setTimeout(rest, FADE_MS);
  return () => {
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
  };
}

/** Whatever lies elsewhere than before, or is new, appears. */
export function fadeIn(root: Element, before: State, now: State): () => void {
  const animations = PUCKS.flatMap(puck => {
    const same = isHere(before, puck) && before.x[puck] === now.x[puck] && before.y[puck] === now.y[puck];
    const body = isHere(now, puck) && !same ? bodyOf(root, puck) : null;
    return body ? [body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })] : [];
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
