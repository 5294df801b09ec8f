import { CORRIDORS, type Corridor, endsOf, GROUND, START } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { centreOf, FIELD, VIEW_BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { type Lantern, Light } from './light.tsx';
import { SLAB } from './slabs.tsx';

const STEPS = Array.from({ length: 7 }, (_, i) => i);

type EdgesProps = {
  /** TCHANG-1: walled-up corridors. */
  readonly closed: readonly Corridor[];
  readonly view?: string;
};

/** Edges of spaces, walls, and the names of rows and columns: drawn over the darkness. */
export const Edges = ({ closed, view = VIEW_BOX }: EdgesProps) => (
  <svg class="tchang-layer tchang-edges" viewBox={view} aria-hidden="true">
    <rect class="frame" x={-37} y={-37} width={774} height={774} rx={23} />
    <g fill="none" stroke="#9a91ad" stroke-width={1.4} opacity={0.75}>
      {GROUND.map(space => {
        const { x, y } = centreOf(space);
        return <path key={space} d={SLAB} transform={`translate(${x} ${y})`} />;
      })}
      <circle {...startCircle()} />
    </g>
    {CORRIDORS.filter(corridor => closed.includes(corridor)).map(corridor => (
      <Wall key={corridor} corridor={corridor} />
    ))}
    {STEPS.map(i => (
      <text key={i} x={centreOf(i).x} y={FIELD + 28}>
        {'abcdefg'[i]}
      </text>
    ))}
    {STEPS.map(i => (
      <text key={i} x={-20} y={centreOf(7 * i).y + 8}>
        {i + 1}
      </text>
    ))}
  </svg>
);

function startCircle() {
  const { x, y } = centreOf(START);
  return { cx: x, cy: y, r: 46 };
}

/** A brick wall across a corridor. */
function Wall({ corridor }: { readonly corridor: Corridor }) {
  const [a, b] = endsOf(corridor).map(centreOf);
  if (!a || !b) throw new Error('a corridor has two ends');
  const across = a.y === b.y ? 0 : 90;
  return (
    <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${across})`}>
      <rect x={-9} y={-33} width={18} height={66} rx={3} fill="#b9aecb" stroke="#120d20" stroke-width={2.4} />
      <path d="M-9-17H9M-9 0H9M-9 17H9M0-33V-17M-3-17V0M3 0V17M0 17V33" stroke="#3a3150" stroke-width={2.2} />
    </g>
  );
}

type Props = {
  readonly closed: readonly Corridor[];
  readonly pawns: readonly Lantern[];
  readonly view?: string;
  /** Drawn under the grave goods (TCHANG-15: hidden servants). */
  readonly behind?: ComponentChildren;
  /** Drawn over the ground and under the darkness. */
  readonly children?: ComponentChildren;
};

/** Ground, darkness and edges as three layers. Only the light is redrawn while pawns walk. */
export function Tomb({ closed, pawns, view = VIEW_BOX, behind, children }: Props) {
  const ground = useMemo(
    () => (
      <Ground view={view} behind={behind}>
        {children}
      </Ground>
    ),
    [view, behind, children],
  );
  const edges = useMemo(() => <Edges closed={closed} view={view} />, [closed, view]);
  return (
    <>
      {ground}
      <Light pawns={pawns} view={view} />
      {edges}
    </>
  );
}
