import type { Square, TekaoEvent } from '@tablee/tekao';
import { squareCentre } from '../geometry.ts';
import type { Scene } from '../mode.ts';

/** The square of the piece placed last, as far as it is on the screen. */
export function latestOf({ n, props }: Pick<Scene, 'n' | 'props'>): Square | null {
  const entry = [...props.past, props.shown].findLast(one => one.n === n);
  const event = entry?.events.find((e): e is TekaoEvent & { kind: 'placed' } => e.kind === 'placed');
  return event?.square ?? null;
}

/** Who looked away still sees what was placed last. */
export function Latest({ scene }: { readonly scene: Scene }) {
  const square = latestOf(scene);
  if (square === null) return null;
  const { x, y } = squareCentre(square, scene.flipped);
  return (
    <g key={scene.n} class="tekao-latest" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <rect class="under" x={-46} y={-46} width={92} height={92} rx={11} />
      <rect x={-46} y={-46} width={92} height={92} rx={11} />
    </g>
  );
}
