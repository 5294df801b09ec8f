import { againstShift, type Puck, RULE_BROKEN } from '@tablee/tchako';
import type { BoardPoint } from '../../board/piece.ts';
import { directionOf, readPull } from './aim.ts';
import { toBoard } from './art/geometry.ts';
import { powerOf, readSwipe } from './flick.ts';
import type { Gesture } from './gesture.ts';
import { EMPTY_HAND } from './hand.ts';
import { handWords } from './hand-words.ts';
import { pickNearest } from './pick.ts';
import { clampShift, doMove, explainShot, firstAim, pressThing, shotOf } from './press.ts';
import type { Desk } from './scene.ts';
import { listStands, type Thing, thingAt } from './things.ts';

/** What a finger that begins to move has in hand: the chosen puck anywhere, else whatever lies under it. */
export function grasp(now: () => Desk, at: BoardPoint): Gesture | null {
  const desk = now();
  const { hand, seat, choices } = desk;
  if (seat === null) return null;
  const thing = thingAt(desk, at);
  if (hand.shifting && hand.aim) return shift(now, at);
  if (thing?.kind === 'puck' && choices.shooters.includes(thing.puck)) return shoot(now, at, thing.puck);
  if (hand.aim) return shoot(now, at, hand.aim.puck);
  if (thing?.kind === 'hook') return drag(now, thing);
  if (thing?.kind === 'elastic') return drag(now, thing);
  // Says why nothing comes of it.
  if (thing?.kind === 'puck') explainShot(desk, thing.puck);
  return null;
}

const shoot = (now: () => Desk, from: BoardPoint, puck: Puck): Gesture =>
  now().flicks ? flick(now, puck) : pull(now, from, puck);

/** The puck in hand keeps its shift; another one begins anew. */
const aimOf = (desk: Desk, puck: Puck) => (desk.hand.aim?.puck === puck ? desk.hand.aim : firstAim(puck));

/** TCHAKO-22, aiming: pulled back and let go; back at the start, nothing is shot. */
function pull(now: () => Desk, from: BoardPoint, puck: Puck): Gesture {
  const lower = (): void => {
    const desk = now();
    desk.change({ aim: aimOf(desk, puck), pulling: false });
  };
  return {
    move: to => {
      const desk = now();
      const pulled = readPull(from, to, desk.turned);
      const aim = { ...aimOf(desk, puck), ...pulled };
      const { loaded, steering } = desk.hand;
      const kept = desk.hand.aim?.puck === puck;
      desk.change({
        ...EMPTY_HAND,
        aim,
        loaded: kept && loaded,
        steering: kept && steering,
        pulling: pulled !== null,
      });
    },
    lift: () => {
      const desk = now();
      const { aim, pulling, loaded } = desk.hand;
      if (aim && pulling) doMove(desk, shotOf(aim, loaded));
      else lower();
    },
    cancel: () => {
      lower();
      now().tell(handWords().lowered);
    },
  };
}

/** TCHAKO-22, flicking: the finger's own motion, with all its error. */
function flick(now: () => Desk, puck: Puck): Gesture {
  const { change, hand } = now();
  if (hand.aim?.puck !== puck) change({ ...EMPTY_HAND, aim: firstAim(puck) });
  return {
    move: () => {},
    lift: (samples, at) => {
      const desk = now();
      const swipe = readSwipe(samples, at);
      const power = swipe ? powerOf(swipe.speed) : 0;
      if (!swipe || power === 0) return desk.tell(handWords().tooSlow);
      const aim = { ...aimOf(desk, puck), direction: directionOf(swipe, desk.turned), power };
      doMove(desk, shotOf(aim, desk.hand.aim?.puck === puck && desk.hand.loaded));
    },
    cancel: () => {},
  };
}

/** TCHAKO-15: the puck follows the finger as far as it may; what was not allowed is said at the end. */
function shift(now: () => Desk, from: BoardPoint): Gesture {
  const start = now().hand.aim;
  let against: ReturnType<typeof againstShift> = null;
  return {
    move: to => {
      const desk = now();
      const { aim } = desk.hand;
      if (!aim || !start) return;
      const by = toBoard({ x: to.x - from.x, y: to.y - from.y }, desk.turned);
      const shifted = { ...aim, ...clampShift(start.dx + by.x, start.dy + by.y) };
      against = againstShift(desk.state, shotOf(shifted, false));
      if (!against) desk.change({ aim: shifted });
    },
    lift: () => {
      if (against) now().explain({ rule: RULE_BROKEN[against], key: against });
    },
    cancel: () => now().change({ aim: start }),
  };
}

type Held = Extract<Thing, { readonly kind: 'hook' | 'elastic' }>;

/** TCHAKO-14: a hook, or the whole elastic, to where it lights up. */
function drag(now: () => Desk, thing: Held): Gesture | null {
  const desk = now();
  const from = thing.kind === 'hook' ? thing.post : null;
  if (desk.hand.elastic !== thing.elastic || desk.hand.from !== from) pressThing(desk, thing, false);
  return {
    move: to => {
      if (now().hand.elastic === thing.elastic) now().change({ held: to });
    },
    lift: samples => {
      const then = now();
      if (then.hand.elastic !== thing.elastic) return;
      const landings = listStands(then).filter(({ what }) => what.kind === 'landing');
      const landing = pickNearest(samples.at(-1)!, landings);
      if (landing) pressThing(then, landing, false);
      else then.change(EMPTY_HAND);
    },
    cancel: () => now().change(EMPTY_HAND),
  };
}
