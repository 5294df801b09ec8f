import type { TekaoEvent } from '@tablee/tekao';
import { squareCentre } from '../geometry.ts';
import type { Scene } from '../mode.ts';
import { Tile } from '../tile.tsx';

type Placed = TekaoEvent & { readonly kind: 'placed' };
type Props = { readonly scene: Scene };

/** What was placed last, as far as it is on the screen. */
export function latestOf({ n, props }: Pick<Scene, 'n' | 'props'>): Placed | null {
  const entry = [...props.past, props.shown].findLast(one => one.n === n);
  return entry?.events.find((e): e is Placed => e.kind === 'placed') ?? null;
}

const placeAt = ({ flipped }: Scene, { square }: Placed): string => {
  const { x, y } = squareCentre(square, flipped);
  return `translate(${x} ${y})`;
};

/** Who looked away still sees what was placed last. */
export function Latest({ scene }: Props) {
  const placed = latestOf(scene);
  if (!placed) return null;
  return (
    <g key={scene.n} class="tekao-latest" aria-hidden="true" transform={placeAt(scene, placed)}>
      <rect class="under" x={-46} y={-46} width={92} height={92} rx={11} />
      <rect x={-46} y={-46} width={92} height={92} rx={11} />
    </g>
  );
}

/** Under the piece while it appears: what a hand here has just put down was seen there already and does not blink. */
export function Standing({ scene }: Props) {
  const placed = latestOf(scene);
  if (!placed) return null;
  return (
    <g key={scene.n} class="tekao-standing" aria-hidden="true" transform={placeAt(scene, placed)}>
      <Tile cell={placed.cell} flipped={scene.flipped} />
    </g>
  );
}
