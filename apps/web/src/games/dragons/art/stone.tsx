import { ANIMAL, type Face } from '@tablee/dragons';
import { Firefly, SIZES, SPOTS } from './firefly.tsx';

/** The animal under a stone, about 70 units wide. */
export const Beast = () => (
  <g class="beast">
    <path class="ears" d="M-30-10-36-34-14-26zM30-10 36-34 14-26z" />
    <path
      class="fur"
      d="M0-32 5-26 13-30 16-23 24-24 25-16 33-12 30-5 35 3 29 8 30 17 22 18 20 27 11 26 6 33 0 28-6 33-11 26-20 27-22 18-30 17-29 8-35 3-30-5-33-12-25-16-24-24-16-23-13-30-5-26z"
    />
    <circle class="eye" cx="-12" cy="-7" r="10" />
    <circle class="eye" cx="12" cy="-7" r="10" />
    <ellipse class="dark" cx="-10" cy="-6" rx="3" ry="6" />
    <ellipse class="dark" cx="10" cy="-6" rx="3" ry="6" />
    <path class="mouth" d="M-18 9Q0 5 18 9Q14 25 0 25T-18 9z" />
    <path class="fangs" d="M-14 8.500-10 17-6 7.300zM6 7.300 10 17 14 8.500zM-4 25 0 19 4 25z" />
  </g>
);

/** DRAGON-8: all backs look alike; the face is rendered only for a stone that lies face up. 84 units across. */
export const StoneBack = () => (
  <g class="stone-back">
    <circle class="body" r="42" />
    <path class="under" d="M-40 12A42 42 0 0 0 40 12A44 40 0 0 1-40 12z" />
    <path class="over" d="M-27-19A33 33 0 0 1 4-33" />
    <path class="spiral" d="M0 2a4 4 0 0 1-5-5a9 9 0 0 1 15 0a14 14 0 0 1-8 19a18 18 0 0 1-21-14" />
  </g>
);

export const StoneFace = ({ face }: { readonly face: Face }) => (
  <g class="stone-face">
    <circle class="body" r="42" />
    <circle class={face === ANIMAL ? 'lair' : 'inset'} r="35" />
    {face === ANIMAL ? (
      <Beast />
    ) : (
      SPOTS[face]!.map(spot => <Firefly key={`${spot.x} ${spot.y}`} {...spot} scale={SIZES[face]!} />)
    )}
  </g>
);
