import { nameSpace, type Space } from '@tablee/dragons';
import { useMemo } from 'preact/hooks';
import { placeOf, READING_ORDER } from './geometry.ts';

export const ROLES = ['plain', 'turn', 'hide', 'take'] as const;
export type Role = (typeof ROLES)[number];

/** What a flagstone is to whoever is asked now. */
export type SpaceRole = { readonly name: string; readonly role: Role; readonly hinted: boolean };

export const spaceId = (space: Space): string => `space-${nameSpace(space)}`;

type Props = {
  readonly roleOf: (space: Space) => SpaceRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** The same for the whole life of a board. */
  readonly onPress: (space: Space) => void;
};

/** What is touched, focused and read aloud: one element for each flagstone, from the top left. */
export const Spaces = ({ roleOf, tabIndex, onPress }: Props) => (
  <g>
    {READING_ORDER.map(space => (
      <Stop
        key={space}
        space={space}
        {...roleOf(space)}
        tabIndex={tabIndex(spaceId(space))}
        onPress={onPress}
      />
    ))}
  </g>
);

type StopProps = SpaceRole & {
  readonly space: Space;
  readonly tabIndex: 0 | -1;
  readonly onPress: (space: Space) => void;
};

function Stop({ space, name, role, hinted, tabIndex, onPress }: StopProps) {
  return useMemo(() => {
    const { x, y } = placeOf(space);
    return (
      <g
        role={role === 'plain' ? 'img' : 'button'}
        class={`space can-${role}${hinted ? ' hinted' : ''}`}
        data-stop={spaceId(space)}
        tabindex={tabIndex}
        aria-label={name}
        transform={`translate(${x} ${y})`}
        onClick={() => onPress(space)}
      >
        <rect class="hit" x="-50" y="-50" width="100" height="100" />
        {role === 'hide' && <circle class="glow" r="38" />}
        {hinted && <circle class="star" r="47" />}
        <rect class="ring under" x="-46" y="-46" width="92" height="92" rx="18" />
        <rect class="ring" x="-46" y="-46" width="92" height="92" rx="18" />
      </g>
    );
  }, [space, name, role, hinted, tabIndex, onPress]);
}
