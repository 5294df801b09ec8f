import type { Corridor } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Edges } from './edges.tsx';
import { VIEW_BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { type Lantern, Light } from './light.tsx';

type Props = {
  readonly closed: readonly Corridor[];
  readonly pawns: readonly Lantern[];
  readonly view?: string;
  /** What peeps out from behind the grave goods (TCHANG-15). */
  readonly behind?: ComponentChildren;
  /** What is drawn over all of the ground, and under the dark. */
  readonly children?: ComponentChildren;
};

/**
 * Ground, darkness and edges, one over the other; what lies and stands in the tomb comes in a drawing above them. Only
 * the light is looked at again while pawns walk.
 */
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
