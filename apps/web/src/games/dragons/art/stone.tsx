import { ANIMAL, type Face } from '@tablee/dragons';
import { Beast } from './beast.tsx';
import { Firefly, SIZES, SPOTS } from './firefly.tsx';

/** A round stone, 84 units across. Its back says nothing; its face is drawn only while it lies open (DRAGON-8). */

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
