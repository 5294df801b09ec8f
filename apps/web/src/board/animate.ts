import { prefersStill } from '../settings.ts';
import type { Motion } from './motion.ts';

/** Quick to start, long to settle: weight. */
const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';
const NAME = 'show';

/**
 * The drawing already shows what comes after; its pieces, found by `data-piece`, now travel there from wherever they
 * are seen. Returns the time until all lie still. Whatever comes next may interrupt.
 */
export function show(root: Element, motions: readonly Motion[]): number {
  for (const motion of motions) {
    for (const element of root.querySelectorAll(`[data-piece="${motion.id}"]`)) run(element, motion);
  }
  return Math.max(0, ...motions.map(m => m.delay + m.ms));
}

function run(element: Element, { frames: [start, ...rest], ms, delay, easing = EASE }: Motion): void {
  const running = element.getAnimations().filter(a => a.id === NAME);
  let from = start;
  if (running.length > 0) {
    const { transform, opacity } = getComputedStyle(element);
    from = { ...start, transform, opacity };
    for (const animation of running) animation.cancel();
  }
  element.animate([from, ...rest], { id: NAME, duration: ms, delay, easing, fill: 'backwards' });
}

/**
 * What was dragged by `translate` comes home. When a move is played at the same time, its own way there takes as long
 * and eases alike, so the two cancel out and the piece stays where the hand put it.
 */
export function letGo(elements: readonly SVGElement[], ms: number): void {
  for (const element of elements) {
    const { translate } = element.style;
    element.style.translate = '';
    const still = prefersStill() || translate === '';
    if (!still) element.animate([{ translate }, { translate: '0px 0px' }], { duration: ms, easing: EASE });
  }
}
