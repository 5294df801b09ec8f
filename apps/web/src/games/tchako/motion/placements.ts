import type { Laid, Puck, State, TchakoEvent } from '@tablee/tchako';
import { playTone } from '../../../board/sound.ts';
import { toScreen } from '../draw/geometry.ts';
import { flash, topple } from './effects.ts';
import { drawHooks, HOOK_MS, hooksAt, planHooking } from './elastic-motion.ts';
import { HOOK, SET_DOWN } from './sounds.ts';

type Stop = () => void;
const NOTHING: Stop = () => {};
const SET_MS = 300;
const ASIDE_MS = 260;
const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';

/** Animates creations, pucks moved aside, elastics and the queen's fall on the new position. Returns a function that stops. */
export function animatePlacements(
  root: Element,
  before: State,
  events: readonly TchakoEvent[],
  turned: boolean,
): Stop {
  const stops = events.map((e): Stop => {
    switch (e.kind) {
      case 'created':
        return setDown(root, e.puck);
      case 'moved':
        return moveAside(root, before, e, turned);
      case 'hooked':
        return hook(root, before.laid, e, turned);
      case 'hit':
        return e.effect === 'wins' ? tip(root, e.puck) : NOTHING;
      default:
        return NOTHING;
    }
  });
  return () => {
    for (const stop of stops) stop();
  };
}

const stopAll =
  (animations: readonly Animation[]): Stop =>
  () => {
    for (const animation of animations) animation.cancel();
  };

const nodeOf = (root: Element, puck: Puck): Element | null => root.querySelector(`[data-puck="${puck}"]`);

/** TCHAKO-13: a created puck comes from above. */
function setDown(root: Element, puck: Puck): Stop {
  const body = nodeOf(root, puck)?.firstElementChild;
  if (!body) return NOTHING;
  playTone(SET_DOWN, SET_MS * 0.6);
  const animation = body.animate(
    [
      { transform: 'translate(0px,-18px) scale(1.5)', opacity: 0, easing: 'ease-in' },
      { transform: 'none', opacity: 1, offset: 0.6 },
      { transform: 'scale(1.07)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: SET_MS },
  );
  return stopAll([animation]);
}

/** A puck makes room (TCHAKO-13, TCHAKO-42). */
function moveAside(
  root: Element,
  before: State,
  { puck, x, y }: Extract<TchakoEvent, { readonly kind: 'moved' }>,
  turned: boolean,
): Stop {
  const body = nodeOf(root, puck)?.firstElementChild;
  if (!body) return NOTHING;
  const from = toScreen({ x: before.x[puck]!, y: before.y[puck]! }, turned);
  const to = toScreen({ x, y }, turned);
  const animation = body.animate(
    [{ transform: `translate(${from.x - to.x}px,${from.y - to.y}px)` }, { transform: 'none' }],
    { duration: ASIDE_MS, easing: EASE },
  );
  return stopAll([animation]);
}

/** TCHAKO-14: moves hook by hook. An elastic from the box fades in. */
function hook(
  root: Element,
  laid: Laid,
  { elastic, hooks }: Extract<TchakoEvent, { readonly kind: 'hooked' }>,
  turned: boolean,
): Stop {
  const node = root.querySelector(`[data-elastic="${elastic}"]`);
  const from = laid[elastic];
  if (!node) return NOTHING;
  if (!from || from.length !== hooks.length) {
    playTone(HOOK);
    return stopAll([node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ASIDE_MS })]);
  }
  const plan = planHooking(from, hooks, turned);
  for (const i of plan.steps.keys()) playTone(HOOK, (i + 1) * HOOK_MS);
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const ms = Math.max(0, now - began);
    drawHooks(node, hooksAt(plan, ms));
    if (ms < plan.ms) frame = requestAnimationFrame(step);
  });
  drawHooks(node, plan.start);
  return () => {
    cancelAnimationFrame(frame);
    drawHooks(node, hooksAt(plan, plan.ms));
  };
}

function tip(root: Element, queen: Puck): Stop {
  const node = nodeOf(root, queen);
  return node ? stopAll([...topple(node), ...flash(node, true)]) : NOTHING;
}
