import { nameSpace, type Space, TOMB } from '@tablee/dragons';
import { placeOf, SIDE, VIEW_BOX } from '../geometry.ts';

/** Leaves in the four corners, where no stone lies (DRAGON-1). */
const CORNERS = [
  { x: 50, y: 50, turn: 0 },
  { x: 650, y: 50, turn: 90 },
  { x: 650, y: 650, turn: 180 },
  { x: 50, y: 650, turn: 270 },
] as const;

/** Cut by hand: no two neighbours alike, always the same. */
const tintOf = (space: Space): number => (space * 5 + Math.floor(space / 7) * 3) % 4;
const tiltOf = (space: Space): number => (((space * 37) % 7) - 3) * 0.5;

/** The tomb as a page of a picture book: it never changes, so it is drawn once. */
export const Ground = () => (
  <svg class="dragons-ground" viewBox={VIEW_BOX} aria-hidden="true">
    <rect class="meadow" x="-14" y="-14" width={SIDE} height={SIDE} rx="46" />
    <rect class="earth" x="-3" y="-3" width="706" height="706" rx="38" />
    {CORNERS.map(({ x, y, turn }) => (
      <g key={turn} class="bush" transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          class="leaf"
          d="M-44 40Q-50 6-30-4Q-34-30-6-32Q6-50 40-44Q34-20 12-14Q10 8-12 12Q-20 34-44 40z"
        />
        <path class="vein" d="M-38 34Q-10-4 34-38" />
        <circle class="petal" cx="-20" cy="-20" r="7" />
        <circle class="petal" cx="-8" cy="-25" r="7" />
        <circle class="petal" cx="-10" cy="-12" r="7" />
        <circle class="heart" cx="-13" cy="-19" r="5" />
      </g>
    ))}
    {TOMB.map(space => {
      const { x, y } = placeOf(space);
      return (
        <g key={nameSpace(space)} transform={`translate(${x} ${y}) rotate(${tiltOf(space)})`}>
          <rect class="gap" x="-47" y="-45" width="94" height="94" rx="17" />
          <rect class={`slab tint-${tintOf(space)}`} x="-47" y="-47" width="94" height="93" rx="17" />
        </g>
      );
    })}
  </svg>
);
