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
  ownerOf,
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
import type { BoardPoint } from '../../board/piece.ts';
import { SPACE, toScreen } from './art/geometry.ts';
import { type Landing, landingsOf } from './choices.ts';
import { FINGER_MM, pickNearest, type Target } from './pick.ts';
import type { Desk } from './scene.ts';

/** Whatever can be touched, walked to and heard. */
export type Thing =
  | { readonly kind: 'puck'; readonly puck: Puck }
  | { readonly kind: 'space'; readonly zone: Zone }
  | { readonly kind: 'hook'; readonly elastic: Elastic; readonly post: Post }
  | { readonly kind: 'elastic'; readonly elastic: Elastic }
  /** Where the elastic in hand may go. */
  | { readonly kind: 'landing'; readonly landing: Landing };

export type Stand = Target<Thing> & { readonly id: string };

const middleOf = (posts: readonly Post[]): BoardPoint => {
  const sum = posts.reduce((to, post) => ({ x: to.x + POSTS[post]!.x, y: to.y + POSTS[post]!.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / posts.length, y: sum.y / posts.length };
};

/** A hook and an elastic are thin: a finger on a puck or a space means those. */
const THIN = 4;

/** Everything on the board, where it is drawn. Pucks come first: where two are as near, a puck is meant. */
export function listStands(
  desk: Pick<Desk, 'state' | 'turned' | 'choices' | 'hand' | 'seat'>,
): readonly Stand[] {
  const { state, turned, hand } = desk;
  const landings = landingsOf(state, desk.choices, hand.elastic, hand.from);
  const put = (id: string, what: Thing, at: { x: number; y: number }, size = SPACE): Stand => ({
    id,
    what,
    reach: FINGER_MM,
    size,
    ...toScreen(at, turned),
  });
  const lit = landings.map(landing => {
    const at = landing.to === null ? middleOf(landing.hooks) : POSTS[landing.to]!;
    const name = landing.hooks.map(post => POST_NAMES[post]).join('-');
    return put(`to-${name}`, { kind: 'landing', landing }, at);
  });
  const pucks = PUCKS.filter(puck => isHere(state, puck)).map(puck =>
    put(`puck-${namePuck(puck)}`, { kind: 'puck', puck }, { x: state.x[puck]!, y: state.y[puck]! }),
  );
  const taken = takenSpaces(state);
  const spaces = ZONES.filter(zone => !taken.has(zone)).map(zone =>
    put(`space-${ZONE_NAMES[zone]}`, { kind: 'space', zone }, MIDDLES[zone]!),
  );
  return [...lit, ...pucks, ...spaces, ...listElasticStands(desk, put)];
}

/** A puck that lies on its space covers it: there is nothing else to be meant there. */
function takenSpaces(state: State): ReadonlySet<Zone> {
  return new Set(
    PUCKS.filter(puck => isHere(state, puck) && isSet(state, puck)).map(puck => homeOf(state, puck)),
  );
}

type Put = (id: string, what: Thing, at: { x: number; y: number }, size?: number) => Stand;

function listElasticStands({ state, seat }: Pick<Desk, 'state' | 'seat'>, put: Put): readonly Stand[] {
  return ELASTICS.flatMap(elastic => {
    const hooks = state.laid[elastic];
    if (!hooks || hooks.length === 0) return [];
    const name = nameElastic(elastic);
    const whole = put(name, { kind: 'elastic', elastic }, middleOf(hooks), THIN);
    // Only one's own can be unhooked, and a triangle only as a whole (TCHAKO-14, TCHAKO-42).
    if (holderOf(elastic) !== seat || hooks.length !== 2) return [whole];
    const ends = hooks.map(post =>
      put(`${name}-${POST_NAMES[post]}`, { kind: 'hook', elastic, post }, POSTS[post]!, THIN),
    );
    return [whole, ...ends];
  });
}

export const isOwn = ({ seat }: Pick<Desk, 'seat'>, thing: Thing): boolean =>
  seat !== null && thing.kind === 'puck' && ownerOf(thing.puck) === seat;

/** What is under a finger. */
export const thingAt = (desk: Desk, at: BoardPoint): Thing | null => pickNearest(at, listStands(desk));
