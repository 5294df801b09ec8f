import type { Space } from '@tablee/tchang';
import { useMemo } from 'preact/hooks';
import { CELL, centreOf } from '../art/geometry.ts';
import type { SpaceRole } from './descriptions.ts';

/** From the top left, as seen. */
const READING_ORDER: readonly Space[] = Array.from(
  { length: 49 },
  (_, i) => 42 - 7 * Math.floor(i / 7) + (i % 7),
);

export const spaceId = (space: Space): string => `space-${space}`;

type Handlers = {
  readonly onPress: (space: Space) => void;
  readonly onLook: (space: Space | null) => void;
};

type Props = {
  readonly roleOf: (space: Space) => SpaceRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** Must be the same object on every render: spaces are memoised on it. */
  readonly handlers: Handlers;
};

/** One focusable element per space, in reading order. */
export const Spaces = ({ roleOf, tabIndex, handlers }: Props) => (
  <g>
    {READING_ORDER.map(space => (
      <SpaceStop
        key={space}
        space={space}
        role={roleOf(space)}
        tabIndex={tabIndex(spaceId(space))}
        handlers={handlers}
      />
    ))}
  </g>
);

type StopProps = {
  readonly space: Space;
  readonly role: SpaceRole;
  readonly tabIndex: 0 | -1;
  readonly handlers: Handlers;
};

function SpaceStop({ space, role, tabIndex, handlers }: StopProps) {
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
        onClick={() => handlers.onPress(space)}
        onPointerEnter={e => e.pointerType === 'mouse' && handlers.onLook(space)}
        onPointerLeave={e => e.pointerType === 'mouse' && handlers.onLook(null)}
        onFocus={() => handlers.onLook(space)}
        onBlur={() => handlers.onLook(null)}
      >
        <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={14} />
        <rect class="ring" x={-46} y={-46} width={92} height={92} rx={14} />
      </g>
    );
  }, [space, name, acts, pressed, drags, tabIndex, handlers]);
}
