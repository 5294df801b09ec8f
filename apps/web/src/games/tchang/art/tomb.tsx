import type { Corridor } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { Edges } from './edges.tsx';
import { Ground } from './ground.tsx';
import { type Lantern, Light } from './light.tsx';

type Props = {
  readonly closed: readonly Corridor[];
  readonly pawns: readonly Lantern[];
  readonly view?: string;
  readonly children?: ComponentChildren;
};

/** Ground, darkness and edges, one over the other; what lies and stands in the tomb comes in a drawing above them. */
export const Tomb = ({ closed, pawns, view, children }: Props) => {
  const seen = view === undefined ? {} : { view };
  return (
    <>
      <Ground {...seen}>{children}</Ground>
      <Light pawns={pawns} {...seen} />
      <Edges closed={closed} {...seen} />
    </>
  );
};
