import {
  controlOf,
  isFree,
  isHere,
  PUCKS,
  type Puck,
  type State,
  sayControl,
  sayPuck,
  tchako,
  ZONES,
} from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import { pictureOf } from '@tablee/tchako/pictures';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { keepStill, startDrag } from '../../../board/pointer.ts';
import { language } from '../../../storage/settings.ts';
import type { FigureProps } from '../../figures.ts';
import { Elastics, Posts } from '../draw/elastics.tsx';
import { toBoard, translateTo, VIEW_BOX } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { PuckOf } from '../draw/pucks.tsx';
import { Zones } from '../draw/zones.tsx';
import { placeOf } from './scene.tsx';
import { words } from './words.ts';

const startState = (): State => ({ ...pictureOf('control').state, captured: 0 });
/** One press of an arrow key, in 1/64 mm. */
const STEP = 512;
const KEYS: { readonly [key: string]: BoardPoint } = {
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
};
const REACH_MM = 28;

/** TCHAKO-5: the reader drags pucks, and the rules tell who controls the zones. */
export function Control({ text }: FigureProps<Messages>) {
  const root = useRef<SVGSVGElement>(null);
  const [state, put] = useState(startState);
  const [said, say] = useState<string | null>(null);
  const newest = useRef(state);
  newest.current = state;
  const word = words[language.value];

  // Only a non-passive listener can prevent scrolling.
  useEffect(() => {
    const svg = root.current;
    svg?.addEventListener('touchmove', keepStill, { passive: false });
    return () => svg?.removeEventListener('touchmove', keepStill);
  }, []);

  const move = (puck: Puck, x: number, y: number): void => {
    const before = newest.current;
    if (!isFree(before, x, y, puck)) return;
    const after = tchako.clone(before);
    after.x[puck] = x;
    after.y[puck] = y;
    const [was, is] = [controlOf(before), controlOf(after)];
    const changed = ZONES.filter(zone => was[zone] !== is[zone]);
    if (changed.length > 0) say(word.changed(changed.map(zone => sayControl(after, zone, text))));
    newest.current = after;
    put(after);
  };
  const startAt = (at: BoardPoint) => {
    const near = PUCKS.filter(puck => isHere(state, puck))
      .map(puck => ({ puck, far: Math.hypot(placeOf(state, puck).x - at.x, placeOf(state, puck).y - at.y) }))
      .toSorted((a, b) => a.far - b.far)[0];
    if (!near || near.far > REACH_MM) return null;
    const follow = (to: BoardPoint | null): void => {
      if (!to) return;
      const { x, y } = toBoard(to);
      move(near.puck, x, y);
    };
    return { move: follow, drop: follow };
  };
  const press = (puck: Puck, event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = newest.current;
    // Steps over pucks in the way.
    const free = [1, 2, 3, 4, 5].find(n =>
      isFree(newest.current, x[puck]! + n * step.x, y[puck]! + n * step.y, puck),
    );
    if (free) move(puck, x[puck]! + free * step.x, y[puck]! + free * step.y);
  };
  const reset = (): void => {
    put(startState());
    say(null);
  };

  return (
    <div class="tchako-shown">
      <svg
        ref={root}
        class="tchako-figure live"
        viewBox={VIEW_BOX}
        role="group"
        aria-label={word.drag}
        onPointerDown={event => startDrag(root, event, startAt)}
      >
        <Ground />
        <Zones state={state} />
        <Elastics laid={state.laid} />
        <Posts />
        {PUCKS.filter(puck => isHere(state, puck)).map(puck => (
          <g
            key={puck}
            class="drags"
            role="button"
            tabIndex={0}
            aria-label={sayPuck(puck, text)}
            style={{ transform: translateTo(placeOf(state, puck)) }}
            onKeyDown={event => press(puck, event)}
          >
            <circle class="hit" r={REACH_MM} />
            <PuckOf puck={puck} />
          </g>
        ))}
      </svg>
      <p aria-live="polite">{said ?? word.drag}</p>
      <button type="button" class="button" disabled={said === null} onClick={reset}>
        {word.again}
      </button>
    </div>
  );
}
