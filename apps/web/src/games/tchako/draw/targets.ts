import {
  ELASTICS,
  type Elastic,
  holderOf,
  homeOf,
  isHere,
  isSet,
  MIDDLES,
  nameElastic,
  namePuck,
  POST_NAMES,
  POSTS,
  type Post,
  PUCKS,
  type Puck,
  type State,
  ZONE_NAMES,
  ZONES,
  type Zone,
} from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { namePointedPuck, namePointedZone } from '../text/words.ts';
import type { BoardState } from './board-state.ts';
import { type Landing, listLandings } from './choices.ts';
import { SPACE, toScreen } from './geometry.ts';

/** Anything on the board that can be touched, focused and read aloud. */
export type Item =
  | { readonly kind: 'puck'; readonly puck: Puck }
  | { readonly kind: 'space'; readonly zone: Zone }
  | { readonly kind: 'hook'; readonly elastic: Elastic; readonly post: Post }
  | { readonly kind: 'elastic'; readonly elastic: Elastic }
  /** A place where the selected elastic may go. */
  | { readonly kind: 'landing'; readonly landing: Landing };

/** An item and where it is drawn. */
export type Target = BoardPoint & {
  /** The value of `data-stop`. */
  readonly id: string;
  readonly item: Item;
  /** Radius of the drawing in mm, subtracted from the distance when two targets compete. */
  readonly size: number;
};

/** A touch this far from a target's middle still means it: 22 px on a phone, where a puck is 19 px wide. */
const REACH_MM = 26;

/** The target nearest to a point, or null. Of two at the same distance the first in the list wins. */
export function pickNearest(at: BoardPoint, targets: readonly Target[]): Item | null {
  let best: Target | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const far = Math.hypot(target.x - at.x, target.y - at.y);
    if (far > REACH_MM || far - target.size >= least) continue;
    least = far - target.size;
    best = target;
  }
  return best === null ? null : best.item;
}

export const itemAt = (board: BoardState, at: BoardPoint): Item | null => pickNearest(at, listTargets(board));

const middleOf = (posts: readonly Post[]): BoardPoint => {
  const sum = posts.reduce((to, post) => ({ x: to.x + POSTS[post]!.x, y: to.y + POSTS[post]!.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / posts.length, y: sum.y / posts.length };
};

/** Hooks and elastics are thin: a puck or a space under the same finger wins. */
const THIN = 4;

/** All items on the board. Landings and pucks come first, so they win ties. */
export function listTargets(
  board: Pick<BoardState, 'state' | 'turned' | 'choices' | 'selection' | 'seat'>,
): readonly Target[] {
  const { state, turned, selection } = board;
  const put = (id: string, item: Item, at: { x: number; y: number }, size = SPACE): Target => ({
    id,
    item,
    size,
    ...toScreen(at, turned),
  });
  const landings = listLandings(state, board.choices, selection.elastic, selection.from).map(landing => {
    const at = landing.to === null ? middleOf(landing.hooks) : POSTS[landing.to]!;
    const name = landing.hooks.map(post => POST_NAMES[post]).join('-');
    return put(`to-${name}`, { kind: 'landing', landing }, at);
  });
  const pucks = PUCKS.filter(puck => isHere(state, puck)).map(puck =>
    put(`puck-${namePuck(puck)}`, { kind: 'puck', puck }, { x: state.x[puck]!, y: state.y[puck]! }),
  );
  const covered = coveredSpaces(state);
  const spaces = ZONES.filter(zone => !covered.has(zone)).map(zone =>
    put(`space-${ZONE_NAMES[zone]}`, { kind: 'space', zone }, MIDDLES[zone]!),
  );
  return [...landings, ...pucks, ...spaces, ...listElasticTargets(board, put)];
}

/** Spaces under a puck that lies in their middle. */
function coveredSpaces(state: State): ReadonlySet<Zone> {
  return new Set(
    PUCKS.filter(puck => isHere(state, puck) && isSet(state, puck)).map(puck => homeOf(state, puck)),
  );
}

type Put = (id: string, item: Item, at: { x: number; y: number }, size?: number) => Target;

function listElasticTargets(
  { state, seat }: Pick<BoardState, 'state' | 'seat'>,
  put: Put,
): readonly Target[] {
  return ELASTICS.flatMap(elastic => {
    const hooks = state.laid[elastic];
    if (!hooks || hooks.length === 0) return [];
    const name = nameElastic(elastic);
    const whole = put(name, { kind: 'elastic', elastic }, middleOf(hooks), THIN);
    // Players unhook their own elastics only, and move triangles as a whole (TCHAKO-14, TCHAKO-42).
    if (holderOf(elastic) !== seat || hooks.length !== 2) return [whole];
    const ends = hooks.map(post =>
      put(`${name}-${POST_NAMES[post]}`, { kind: 'hook', elastic, post }, POSTS[post]!, THIN),
    );
    return [whole, ...ends];
  });
}

/** The name under which an item is pointed out to the other players. Null: it cannot be. */
export function namePointed(item: Item | null): string | null {
  if (item?.kind === 'puck') return namePointedPuck(item.puck);
  return item?.kind === 'space' ? namePointedZone(item.zone) : null;
}
