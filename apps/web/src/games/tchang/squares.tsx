import type { Space } from '@tablee/tchang';
import { useMemo } from 'preact/hooks';
import { CELL, centreOf } from './art/geometry.ts';
import type { SpaceRole } from './names.ts';
import { READING_ORDER } from './spots.ts';

export const spaceId = (space: Space): string => `space-${space}`;

type Heard = {
  readonly onPress: (space: Space) => void;
  readonly onLook: (space: Space | null) => void;
};

type Props = {
  readonly roleOf: (space: Space) => SpaceRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** The same object for the whole life of a board: a space is only drawn anew when it becomes something else. */
  readonly heard: Heard;
};

/** What is touched, focused and read aloud: one element for each space, from the top left as they are seen. */
export const Squares = ({ roleOf, tabIndex, heard }: Props) => (
  <g>
    {READING_ORDER.map(space => (
      <SpaceStop
        key={space}
        space={space}
        role={roleOf(space)}
        tabIndex={tabIndex(spaceId(space))}
        heard={heard}
      />
    ))}
  </g>
);

type StopProps = {
  readonly space: Space;
  readonly role: SpaceRole;
  readonly tabIndex: 0 | -1;
  readonly heard: Heard;
};

function SpaceStop({ space, role, tabIndex, heard }: StopProps) {
  const { name, acts, pressed, drags } = role;
  return useMemo(() => {
    const { x, y } = centreOf(space);
    return (
      <g
        role={acts ? 'button' : 'img'}
        class={drags ? 'square drags' : acts ? 'square acts' : 'square'}
        data-stop={spaceId(space)}
        tabindex={tabIndex}
        aria-label={name}
        aria-pressed={acts ? pressed : undefined}
        transform={`translate(${x} ${y})`}
        onClick={() => heard.onPress(space)}
        onPointerEnter={e => e.pointerType === 'mouse' && heard.onLook(space)}
        onPointerLeave={e => e.pointerType === 'mouse' && heard.onLook(null)}
        onFocus={() => heard.onLook(space)}
        onBlur={() => heard.onLook(null)}
      >
        <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={14} />
        <rect class="ring" x={-46} y={-46} width={92} height={92} rx={14} />
      </g>
    );
  }, [space, name, acts, pressed, drags, tabIndex, heard]);
}
