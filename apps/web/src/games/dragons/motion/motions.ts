import type { DragonsEvent, State } from '@tablee/dragons';
import type { Shown } from '../../../board/contract.ts';
import { chainSpans, type Motion, planMotions, type Span } from '../../../board/motion.ts';
import { type BoardPoint, compare, type Piece, type PlaceOf } from '../../../board/piece.ts';
import { backId, CELL, follow, JAR } from '../draw/pieces.ts';
import { FLIP_MS, HIDE_MS, KEEP_MS, TURN_MS, WOBBLE_MS } from './schedule.ts';

const pose = ({ x, y }: BoardPoint, turned: number, wide: number, high: number, opacity = 1): Keyframe => ({
  transform: `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${wide}, ${high})`,
  opacity,
});

/** DRAGON-4: the stone trembles, then turns over. */
function turnOver(at: BoardPoint): readonly Span[] {
  return [
    {
      start: 0,
      ms: WOBBLE_MS,
      easing: 'ease-in-out',
      frames: [0, -7, 8, -10, 11, -6, 0].map((turned, i) => pose(at, turned, 1 + i * 0.02, 1 + i * 0.02)),
    },
    {
      start: WOBBLE_MS,
      ms: FLIP_MS,
      easing: 'ease-in-out',
      frames: [pose(at, 0, 1.12, 1.12), pose(at, 0, 0.04, 1.2), pose(at, 0, 1.1, 1.1), pose(at, 0, 1, 1)],
    },
  ];
}

const keepAway = (at: BoardPoint, start: number): Span => ({
  start,
  ms: KEEP_MS,
  easing: 'ease-in',
  frames: [pose(at, 0, 1, 1), pose({ x: at.x, y: at.y - 26 }, 0, 1.1, 1.1), pose(JAR, 40, 0.3, 0.3, 0)],
});

/** DRAGON-6: the stone turns face down, then moves to its new place. */
const hideAway = (from: BoardPoint, to: BoardPoint): Span => {
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 24 };
  return {
    start: 0,
    ms: HIDE_MS,
    easing: 'ease-in-out',
    frames: [
      pose(from, 0, 1, 1.08),
      pose(from, 0, 0.06, 1.08),
      pose(from, 0, 1.08, 1.08),
      pose(high, 0, 1.16, 1.16),
      pose(to, 0, 1, 1),
    ],
  };
};

/** All motions of an entry. */
export function planEntryMotions(
  before: readonly Piece[],
  shown: Shown<State, DragonsEvent>,
  place: PlaceOf,
): readonly Motion[] {
  const after = follow(before, shown);
  const spans = new Map<string, Span[]>();
  const backs: Motion[] = [];
  const idAt = (space: number): string | null => before.find(p => p.on && p.at === space)?.id ?? null;
  const send = (id: string | null, ...more: readonly Span[]): void => {
    if (id !== null) spans.set(id, [...(spans.get(id) ?? []), ...more]);
  };
  let now = 0;
  for (const event of shown.events) {
    if (event.kind === 'turned') {
      const id = idAt(event.space);
      send(id, ...turnOver(place(event.space)));
      if (id !== null) backs.push(uncover(id));
      now = TURN_MS + 350;
    } else if (event.kind === 'hid') send(idAt(event.from), hideAway(place(event.from), place(event.to)));
    else if (event.kind === 'kept')
      for (const space of event.spaces) send(idAt(space), keepAway(place(space), now));
  }
  const others = compare(before, after).filter(change => !spans.has(change.id));
  return [
    ...[...spans].map(([id, parts]) => chainSpans(id, parts)),
    ...backs,
    ...planMotions(others, place, CELL, false),
  ];
}

/** The back disappears while the stone stands on its edge. */
const uncover = (id: string): Motion => ({
  id: backId(id),
  delay: 0,
  ms: TURN_MS,
  easing: 'linear',
  frames: [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: (WOBBLE_MS + FLIP_MS / 3) / TURN_MS },
    { opacity: 0, offset: (WOBBLE_MS + FLIP_MS / 3) / TURN_MS },
    { opacity: 0, offset: 1 },
  ],
});
