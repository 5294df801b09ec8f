import type { Seat } from '@tablee/kernel';
import { actorOf, type Puck, type ShootMove, type State, type TchakoEvent } from '@tablee/tchako';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Past, Shown } from '../../../board/contract.ts';
import { paceOf } from '../../../board/pace.ts';

type Entry = Shown<State, TchakoEvent>;

/** A shot to animate: the position before it, the move, and the entry that results. */
export type ShotClip = {
  readonly before: State;
  readonly move: ShootMove;
  readonly to: Entry;
  /** For how long the aim is shown before the shot. Default: 0 ms. */
  readonly aimMs?: number;
  /** The factor of all times of the clip, at most 1. Default: 1. */
  readonly pace?: number;
};

export type EntryQueue = {
  /** The entry to draw. During a shot it is the one the shot starts from. */
  readonly shown: Entry;
  readonly clip: ShotClip | null;
  /** The newest position is on the screen, so moves may be offered. */
  readonly settled: boolean;
  /** Called when the animation of `clip` has ended. */
  readonly endClip: () => void;
  /** Shows the newest entry at once, for a player who wants to act. */
  readonly skip: () => void;
};

/** For how long the aim of a shot that others did not see coming is shown. */
const AIM_MS = 500;

/** An entry that is no shot stays on the screen this long before the next one. */
const LOOK_MS = 450;

export const shotIn = ({ events }: Pick<Entry, 'events'>): ShootMove | null => {
  const shot = events.find(e => e.kind === 'shot');
  if (shot?.kind !== 'shot') return null;
  const { puck, direction, power, dx, dy, loaded } = shot;
  return { kind: 'shoot', puck, direction, power, dx, dy, loaded };
};

/** A shot that was played, and the position before it. */
export type PastShot = {
  readonly n: number;
  readonly before: State;
  readonly move: ShootMove;
  readonly events: readonly TchakoEvent[];
};

/** The last shot among these entries; null where the position before it is not known. */
export function lastShotOf(entries: readonly Past<TchakoEvent, State>[]): PastShot | null {
  const last = entries.findLast(entry => shotIn(entry));
  const move = last && shotIn(last);
  return move && last.before ? { n: last.n, before: last.before, move, events: last.events } : null;
}

const needsLook = ({ events }: Entry): boolean =>
  events.some(e => e.kind === 'created' || e.kind === 'hooked' || e.kind === 'replaced');

/**
 * Shows entries one after the other. A shot lasts until `endClip` is called. `isSudden`: this person has not seen the aim
 * of a shot by that puck. `bots`: seats whose turns are shown at the chosen speed.
 */
export function useEntryQueue(
  shown: Entry,
  seen: ((n: number) => void) | undefined,
  isSudden: (puck: Puck) => boolean,
  bots: readonly Seat[] | undefined,
): EntryQueue {
  const [, redraw] = useState(0);
  const drawn = useRef(shown);
  const waiting = useRef<readonly Entry[]>([]);
  const newest = waiting.current.at(-1) ?? drawn.current;

  if (newest.n !== shown.n) {
    const follows = shown.n > newest.n && shown.events.length > 0;
    waiting.current = follows ? [...waiting.current, shown] : [];
    if (!follows) drawn.current = shown;
  } else if (newest.state !== shown.state) {
    // The server has confirmed a predicted entry.
    waiting.current = waiting.current.map(entry => (entry === newest ? shown : entry));
    if (drawn.current === newest) drawn.current = shown;
  }

  const next = waiting.current[0];
  const move = next ? shotIn(next) : null;
  const pace = paceOf(actorOf(drawn.current.state), bots);
  const clip = useRef<ShotClip | null>(null);
  // A clip keeps its identity, so that its animation starts once.
  if (!next || !move) clip.current = null;
  else if (clip.current?.to.n !== next.n)
    clip.current = {
      before: drawn.current.state,
      move,
      to: next,
      // TCHAKO-23: the hourglass counts real time, so a calm bot aims for longer but does not shoot in slow motion.
      aimMs: isSudden(move.puck) ? AIM_MS * Math.max(1, pace) : 0,
      pace: Math.min(1, pace),
    };

  const advance = (count: number): void => {
    const to = waiting.current[count - 1];
    if (!to) return;
    drawn.current = to;
    waiting.current = waiting.current.slice(count);
    redraw(n => n + 1);
  };

  const lookUntil = useRef(0);
  useLayoutEffect(() => {
    if (!next || move) return;
    const wait = lookUntil.current - performance.now();
    const show = (): void => {
      lookUntil.current = needsLook(next) ? performance.now() + LOOK_MS * pace : 0;
      advance(1);
    };
    if (wait <= 0) return show();
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  });
  useLayoutEffect(() => seen?.(drawn.current.n), [drawn.current.n, seen]);

  return {
    shown: drawn.current,
    clip: clip.current,
    settled: waiting.current.length === 0,
    endClip: () => advance(1),
    skip: () => {
      lookUntil.current = 0;
      advance(waiting.current.length);
    },
  };
}

/** A table by link draws the board before it knows the seats: wait 1 s before assuming the player waits. */
const CERTAIN_MS = 1_000;

/** True once `waits` has been true for a while; it then stays true. */
export function useWaited(waits: boolean): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaited(true), CERTAIN_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waited;
}
