import { type Course, type Point, placeAt, type Track } from '@tablee/physics';
import { ownerOf, type Puck } from '@tablee/tchako';
import { sideName, toScreen } from '../draw/geometry.ts';

/** A tail shows the last part of a puck's way, so it shortens as the puck slows down. In ticks. */
const TAIL_TICKS = 36;
/** Parts of the tail, drawn over each other: the trail fades backwards. */
const TAILS = [1, 0.45] as const;

/** The way of a puck between two times: straight pieces, with a corner at every contact. In 1/64 mm. */
export function wayOf(courses: readonly Course[], from: number, to: number): readonly Point[] {
  const since = Math.max(from, courses[0]?.at ?? 0);
  const [start, end] = [placeAt(courses, since), placeAt(courses, to)];
  if (!start || !end) return [];
  return [start, ...courses.filter(({ at }) => at > since && at < to), end];
}

export const pathOf = (way: readonly Point[], turned: boolean): string =>
  way
    .map((point, i) => {
      const { x, y } = toScreen(point, turned);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');

/** The tails of moving pucks, as nodes that Preact does not know. Only the attribute `d` is written. */
export type Trails = {
  readonly draw: (tick: number) => void;
  readonly remove: () => void;
};

const SPACE = 'http://www.w3.org/2000/svg';

/** `layer`: the group below the pucks. */
export function openTrails(
  layer: Element | null,
  { courses }: Track,
  moving: readonly Puck[],
  turned: boolean,
): Trails {
  const tails = moving.flatMap(puck =>
    TAILS.map(part => {
      const path = document.createElementNS(SPACE, 'path');
      path.setAttribute('class', `tchako-tail ${sideName(ownerOf(puck))}`);
      layer?.append(path);
      return { path, courses: courses[puck]!, ticks: TAIL_TICKS * part };
    }),
  );
  return {
    draw: tick => {
      for (const { path, courses: own, ticks } of tails)
        path.setAttribute('d', pathOf(wayOf(own, tick - ticks, tick), turned));
    },
    remove: () => {
      for (const { path } of tails) path.remove();
    },
  };
}
