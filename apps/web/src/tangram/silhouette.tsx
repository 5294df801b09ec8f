import { drawOutline, type Riddle } from '@tablee/tchang/tangram';
import { boxOfFigure, pathOf } from './shape.ts';

export function Silhouette({ riddle }: { readonly riddle: Riddle }) {
  const { left, right, bottom, top } = boxOfFigure(riddle.figure);
  return (
    <svg
      class="tangram-silhouette"
      viewBox={`${left - 0.2} ${0 - top - 0.2} ${right - left + 0.4} ${top - bottom + 0.4}`}
      aria-hidden="true"
    >
      <path d={riddle.figure.map(outline => pathOf(drawOutline(outline))).join('')} />
    </svg>
  );
}
