import { isHere, PUCKS, type State, type TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import type { Root } from '../../../board/piece.ts';
import { playTone } from '../../../board/sound.ts';
import { prefersStill } from '../../../storage/settings.ts';
import type { ShotClip } from '../draw/entry-queue.ts';
import { EventBanner } from './banner.tsx';
import { animatePlacements } from './placements.ts';
import { planShot } from './shot-plan.ts';
import { findNodes, type Playback, playShot } from './shot-player.ts';
import { toneOf } from './sounds.ts';

type AnimatorProps = {
  /** The svg with the pucks: `<g data-puck={puck} style={{ transform: translateTo(...) }}><Puck/></g>`. */
  readonly root: Root;
  /** The entry that is drawn. During a shot it is the one the shot starts from. */
  readonly shown: Shown<State, TchakoEvent>;
  /** The shot to animate; it keeps its identity until it ends. */
  readonly clip: ShotClip | null;
  readonly turned: boolean;
  /** Called once when the animation has ended; `clip.to` is to be drawn then. */
  readonly endClip: () => void;
};

/** All that moves on the board. Loaded after the board is drawn. */
export function Motion(props: AnimatorProps) {
  useBoardAnimator(props);
  // No banner for the entry that was shown when the game was opened.
  const opened = useRef(props.shown.n);
  return props.shown.n === opened.current ? null : <EventBanner shown={props.shown} turned={props.turned} />;
}

/** Animates shots frame by frame without rendering, and the effects of other entries. Removing `clip` stops its shot. */
export function useBoardAnimator({ root, shown, clip, turned, endClip }: AnimatorProps): void {
  const playback = useRef<Playback | null>(null);
  const drawn = useRef({ shown, turned });

  useLayoutEffect(() => {
    const board = root.current;
    if (!clip || !board) return;
    playback.current?.stop();
    playback.current = null;
    if (prefersStill()) return fadeOut(board, clip, endClip);
    const running = playShot(
      planShot(clip),
      findNodes(board),
      clip.before.laid,
      turned,
      clip.pace ?? 1,
      endClip,
    );
    playback.current = running;
    return () => {
      if (!running.isOver()) running.stop();
    };
  }, [clip, turned]);

  useLayoutEffect(() => {
    const before = drawn.current;
    const board = root.current;
    drawn.current = { shown, turned };
    const follows = shown.n === before.shown.n + 1 && shown.events.length > 0 && turned === before.turned;
    if (!board || !follows) return;
    return prefersStill()
      ? fadeIn(board, before.shown.state, shown.state)
      : animatePlacements(board, before.shown.state, shown.events, turned);
  }, [shown.n, turned]);

  // Bands that were moved must not go on swinging, nor must anything after the board is removed.
  useLayoutEffect(() => () => playback.current?.stop(), [shown.state.laid]);
}

/** Reduced motion: pucks fade out at the old place and in at the new one. */
const FADE_MS = 220;

const bodyOf = (root: Element, puck: number): Element | null =>
  root.querySelector(`[data-puck="${puck}"]`)?.firstElementChild ?? null;

/** Hides the pucks that a shot moves, and plays the sound of its hardest contact. */
function fadeOut(root: Element, clip: ShotClip, endClip: () => void): () => void {
  const { moving, contacts } = planShot(clip);
  const hardest = contacts.toSorted((a, b) => b.force - a.force)[0];
  const tone = hardest && toneOf(hardest);
  if (tone) playTone(tone);
  const animations = moving.flatMap(puck => {
    const body = bodyOf(root, puck);
    return body
      ? [body.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' })]
      : [];
  });
  const timer = setTimeout(endClip, FADE_MS);
  return () => {
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
  };
}

/** Shows the pucks that are new or lie elsewhere than before. */
function fadeIn(root: Element, before: State, now: State): () => void {
  const animations = PUCKS.flatMap(puck => {
    const same = isHere(before, puck) && before.x[puck] === now.x[puck] && before.y[puck] === now.y[puck];
    const body = isHere(now, puck) && !same ? bodyOf(root, puck) : null;
    return body ? [body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })] : [];
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
