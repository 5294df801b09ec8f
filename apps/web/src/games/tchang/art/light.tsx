import './tomb.css';
import { useId } from 'preact/hooks';
import { SIDE, VIEW_BOX } from './geometry.ts';

export type Lantern = { readonly x: number; readonly y: number; readonly fireflies: number };

/** An empty lantern still glimmers; light grows as it does from a lamp, fast at first. */
const reachOf = (fireflies: number): number => 90 + 36 * Math.sqrt(fireflies);
const brightnessOf = (fireflies: number): number => Math.min(1, 0.6 + 0.06 * fireflies);

const pool = ({ x, y, fireflies }: Lantern) => ({
  transform: `translate(${x}px, ${y}px) scale(${reachOf(fireflies).toFixed(1)})`,
  opacity: brightnessOf(fireflies),
});

type Props = {
  readonly pawns: readonly Lantern[];
  readonly view?: string;
};

/**
 * The dark of the tomb, with a pool of light round every pawn. It lies over the ground and under all that matters:
 * darkness is a mood, it hides nothing the rules show. A drawing of its own, so that only it is painted anew while
 * lanterns travel. The order of the pawns must stay the same. Needs TombDefs.
 */
export function Light({ pawns, view = VIEW_BOX }: Props) {
  const id = useId();
  return (
    <svg class="tchang-layer tchang-light" viewBox={view} aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" x={-40} y={-40} width={SIDE} height={SIDE}>
        <rect x={-40} y={-40} width={SIDE} height={SIDE} fill="#fff" />
        {pawns.map((lantern, i) => (
          <circle key={i} class="pool" r={1} fill="url(#tchang-hole)" style={pool(lantern)} />
        ))}
      </mask>
      <rect
        x={-40}
        y={-40}
        width={SIDE}
        height={SIDE}
        fill="url(#tchang-night)"
        opacity={0.7}
        mask={`url(#${id})`}
      />
      {pawns.map((lantern, i) => (
        <circle key={i} class="pool" r={1} fill="url(#tchang-warm)" style={pool(lantern)} />
      ))}
    </svg>
  );
}
