import {
  dragons,
  hideMove,
  hidingPlaces,
  isDown,
  type Move,
  type Space,
  type State,
  saySpace,
  toHide,
  turnMove,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { Prompt } from './prompt.ts';
import type { Role, SpaceRole } from './spaces.tsx';
import type { Words } from './words.ts';

type Asked = {
  readonly state: State;
  readonly prompt: Prompt;
  /** DRAGON-6: the stone that goes next. */
  readonly held: Space | null;
  readonly hint: string | null;
  readonly text: Messages;
  readonly word: Words;
};

/** What a touch of a flagstone plays; null: nothing that is a move. */
export function moveAt({ prompt, held }: Pick<Asked, 'prompt' | 'held'>, space: Space): Move | null {
  if (prompt === 'turn' || prompt === 'more') return turnMove(space);
  if (prompt === 'hide' && held !== null && held !== space) return hideMove(held, space);
  return null;
}

/** What every flagstone is now, and how it is called. Nothing of a covered stone is known here (DRAGON-8). */
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
