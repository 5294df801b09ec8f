import {
  canonical,
  EMPTY,
  isFlag,
  isHome,
  isOffered,
  type Move,
  NO_KIND,
  placeMove,
  type Shape,
  type Side,
  type Square,
  type State,
  sideToMove,
  turnCell,
} from '@tablee/tekao';
import { type Formation, type Post, postSeen, squareSeen } from './formation.ts';

/** A draft is a formation of ghosts: pieces not yet placed, each on a square still free. */

const kindOf = ({ variant }: State, shape: Shape): number => variant.supply.kinds.indexOf(canonical(shape));

/** What a side still has to place, by kind: its bag and the piece it has drawn. */
export function unplacedOf(state: State, side: Side): readonly number[] {
  const { kinds } = state.variant.supply;
  const drawn = state.drawn !== NO_KIND && sideToMove(state) === side ? state.drawn : NO_KIND;
  return kinds.map((_, kind) => state.bag[side * kinds.length + kind]! + (kind === drawn ? 1 : 0));
}

/** Without the ghosts whose square got used or whose piece already stands elsewhere; the same draft if none are. */
export function pruneDraft(draft: Formation, state: State, side: Side): Formation {
  const left = unplacedOf(state, side).slice();
  const kept = draft.filter(post => {
    const { square } = postSeen(side, post);
    const kind = kindOf(state, post.shape);
    if (kind < 0 || left[kind] === 0) return false;
    if (!isHome(state.variant.home, side, square) || state.cells[square] !== EMPTY) return false;
    left[kind]!--;
    return true;
  });
  return kept.length === draft.length ? draft : kept;
}

/** What the draft has not yet a square for, by kind. */
export function leftFor(draft: Formation, state: State, side: Side): readonly number[] {
  const left = unplacedOf(state, side).slice();
  for (const { shape } of draft) {
    const kind = kindOf(state, shape);
    if (kind >= 0) left[kind]!--;
  }
  return left;
}

/** All below as the side has it on the board. */
export const ghostAt = (draft: Formation, side: Side, square: Square): Post | null => {
  const ghost = draft.find(post => post.square === squareSeen(side, square));
  return ghost ? postSeen(side, ghost) : null;
};

/** On a square with a ghost the new one takes its place. */
export function putGhost(draft: Formation, side: Side, post: Post): Formation {
  const seen = postSeen(side, post);
  return [...draft.filter(({ square }) => square !== seen.square), seen];
}

export const liftGhost = (draft: Formation, side: Side, square: Square): Formation =>
  draft.filter(post => post.square !== squareSeen(side, square));

/** Two ghosts change places. */
export function moveGhost(draft: Formation, side: Side, from: Square, to: Square): Formation {
  const [a, b] = [squareSeen(side, from), squareSeen(side, to)];
  return draft.map(post =>
    post.square === a ? { ...post, square: b } : post.square === b ? { ...post, square: a } : post,
  );
}

export function turnGhost(draft: Formation, side: Side, square: Square, clockwise: boolean): Formation {
  const at = squareSeen(side, square);
  return draft.map(post => (post.square === at ? { ...post, shape: turnCell(post.shape, clockwise) } : post));
}

/**
 * The placement that follows the draft, or null. The flag waits until nothing else is left: where it stands is worth
 * most to the other side (TEKAO-10).
 */
export function nextOf(draft: Formation, state: State): Move | null {
  const side = sideToMove(state);
  const ready = pruneDraft(draft, state, side).filter(({ shape }) => isOffered(state, kindOf(state, shape)));
  const next = ready.find(({ shape }) => !isFlag(shape)) ?? ready[0];
  if (state.phase !== 'place' || !next) return null;
  const { square, shape } = postSeen(side, next);
  return placeMove(square, shape);
}
