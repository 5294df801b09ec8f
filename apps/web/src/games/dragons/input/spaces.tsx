import {
  dragons,
  hideMove,
  hidingPlaces,
  isDown,
  type Move,
  nameSpace,
  type Space,
  type State,
  saySpace,
  toHide,
  turnMove,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import { useMemo } from 'preact/hooks';
import { placeOf, READING_ORDER } from '../draw/pieces.ts';
import type { Prompt, Words } from '../text/words.ts';

export const ROLES = ['plain', 'turn', 'hide', 'take'] as const;
export type Role = (typeof ROLES)[number];

/** What a press on a space does now, and its accessible name. */
export type SpaceRole = { readonly name: string; readonly role: Role; readonly hinted: boolean };

type Asked = {
  readonly state: State;
  readonly prompt: Prompt;
  /** DRAGON-6: space of the stone that is hidden next. */
  readonly held: Space | null;
  readonly hint: string | null;
  readonly text: Messages;
  readonly word: Words;
};

/** The move that a press on a space plays, or null. */
export function moveAt({ prompt, held }: Pick<Asked, 'prompt' | 'held'>, space: Space): Move | null {
  if (prompt === 'turn' || prompt === 'more') return turnMove(space);
  if (prompt === 'hide' && held !== null && held !== space) return hideMove(held, space);
  return null;
}

/** Roles of all spaces. DRAGON-8: names disclose nothing of covered stones. */
export function rolesOf({ state, prompt, held, hint, text, word }: Asked): (space: Space) => SpaceRole {
  const places = prompt === 'hide' ? hidingPlaces(state) : [];
  const lost = prompt === 'hide' ? toHide(state) : [];
  const roleAt = (space: Space): Role => {
    if (prompt === 'turn' || prompt === 'more') return isDown(state.cells[space]!) ? 'turn' : 'plain';
    if (places.includes(space)) return 'hide';
    return lost.includes(space) ? 'take' : 'plain';
  };
  return space => {
    const role = roleAt(space);
    const move = moveAt({ prompt, held }, space);
    const hinted = hint !== null && move !== null && dragons.writeMove(move) === hint;
    const does = {
      plain: null,
      turn: word.turnHere,
      hide: word.hideHere,
      take: space === held ? word.chosenToHide : word.toHide,
    }[role];
    const parts = [saySpace(state, space, text), does, hinted ? word.hint : null];
    return { name: parts.filter(part => part !== null).join(', '), role, hinted };
  };
}

export const spaceId = (space: Space): string => `space-${nameSpace(space)}`;

type Props = {
  readonly roleOf: (space: Space) => SpaceRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** Must be the same function on every render: spaces are memoised on it. */
  readonly onPress: (space: Space) => void;
};

/** One focusable element per space, in reading order. */
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
