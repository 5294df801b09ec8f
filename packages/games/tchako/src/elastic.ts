import type { Seat } from '@tablee/kernel';
import type { Band } from '@tablee/physics';
import { bit, POST_NAMES, POSTS, type Post } from './board.ts';
import { LINE_ROWS, TRIANGLE_ROWS } from './ground.ts';

/** 0 ‥ 3 are s-short1, s-short2, s-long, s-triangle; 4 ‥ 7 are North's. */
export type Elastic = number;
const KINDS = ['short1', 'short2', 'long', 'triangle'] as const;
export type ElasticKind = (typeof KINDS)[number];
export const KINDS_EACH = KINDS.length;
export const ELASTICS: readonly Elastic[] = Object.freeze([0, 1, 2, 3, 4, 5, 6, 7]);

export const kindOf = (elastic: Elastic): ElasticKind => KINDS[elastic % KINDS_EACH]!;
export const holderOf = (elastic: Elastic): Seat => Math.floor(elastic / KINDS_EACH);
export const triangleOf = (seat: Seat): Elastic => seat * KINDS_EACH + 3;
export const isTriangle = (elastic: Elastic): boolean => kindOf(elastic) === 'triangle';
export const nameElastic = (elastic: Elastic): string =>
  `${holderOf(elastic) === 0 ? 's' : 'n'}-${kindOf(elastic)}`;
const NAMES: readonly string[] = ELASTICS.map(nameElastic);
export const readElastic = (name: string): Elastic => NAMES.indexOf(name);

/** The posts of an elastic, in order; empty: in the box (TCHAKO-42). Null: not in this game. */
export type Hooks = readonly Post[];
export type Laid = readonly (Hooks | null)[];

/** A thin segment between two posts, as a number. */
type Segment = number;
const POST_COUNT = POST_NAMES.length;
const segmentOf = (a: Post, b: Post): Segment => Math.min(a, b) * POST_COUNT + Math.max(a, b);

/** A place where an elastic may lie: its hooks, the thin segments it covers, and its bands. */
export type Place = {
  readonly hooks: Hooks;
  readonly segments: readonly Segment[];
  readonly bands: readonly Band[];
  /** Its hooks as a set. */
  readonly posts: number;
};

const readPosts = (row: string): Post[] => row.split(' ').map(name => POST_NAMES.indexOf(name));
const byNumber = (a: number, b: number): number => a - b;

const makePlace = (hooks: readonly Post[], segments: readonly Segment[]): Place => ({
  hooks: Object.freeze([...hooks]),
  segments,
  bands: listBands(hooks),
  posts: setOf(hooks),
});

export const setOf = (posts: readonly Post[]): number => posts.reduce((set, post) => set | bit(post), 0);

function listBands(hooks: Hooks): Band[] {
  const ends = hooks.length === 3 ? [0, 1, 2] : [0];
  return ends.map(i => ({ from: POSTS[hooks[i]!]!, to: POSTS[hooks[(i + 1) % hooks.length]!]! }));
}

/** TCHAKO-2, TCHAKO-14: places along a thin line, `length` segments long. */
function listSpans(length: number): Place[] {
  const spans = LINE_ROWS.flatMap(row => {
    const line = readPosts(row);
    return line.slice(length).map((_, i) => {
      const posts = line.slice(i, i + length + 1);
      const segments = posts.slice(1).map((post, k) => segmentOf(posts[k]!, post));
      return makePlace([posts[0]!, posts[length]!].sort(byNumber), segments);
    });
  });
  return spans.sort((a, b) => a.hooks[0]! - b.hooks[0]! || a.hooks[1]! - b.hooks[1]!);
}

const listTriangles = (): Place[] =>
  TRIANGLE_ROWS.map(row => {
    const [a = 0, b = 0, c = 0] = readPosts(row);
    return makePlace([a, b, c], [segmentOf(a, b), segmentOf(a, c), segmentOf(b, c)]);
  });

/** The places of a kind of elastic. */
type Atlas = { readonly places: readonly Place[]; readonly byHooks: ReadonlyMap<number, Place> };

const keyOf = (hooks: Hooks): number => hooks.reduce((key, post) => key * POST_COUNT + post, 0);
const makeAtlas = (places: readonly Place[]): Atlas => ({
  places,
  byHooks: new Map(places.map(place => [keyOf(place.hooks), place])),
});

const SHORT = makeAtlas(listSpans(1));
const LONG = makeAtlas(listSpans(3));
const TRIANGLE = makeAtlas(listTriangles());
const ATLASES: readonly Atlas[] = ELASTICS.map(elastic => {
  const kind = kindOf(elastic);
  return kind === 'triangle' ? TRIANGLE : kind === 'long' ? LONG : SHORT;
});

/** In the order of their hooks. */
export const placesOf = (elastic: Elastic): readonly Place[] => ATLASES[elastic]!.places;

/** Null: the elastic cannot lie there. */
export function placeWith(elastic: Elastic, hooks: Hooks): Place | null {
  if (hooks.length !== (isTriangle(elastic) ? 3 : 2) || hooks.some(post => post < 0)) return null;
  return ATLASES[elastic]!.byHooks.get(keyOf(hooks)) ?? null;
}

/** The hooks after one has moved. */
export const rehook = (hooks: Hooks, from: Post, to: Post): Hooks =>
  hooks.map(post => (post === from ? to : post)).sort(byNumber);

/** TCHAKO-14: no post holds two hooks, no thin segment two elastics. */
export function isTaken(laid: Laid, elastic: Elastic, place: Place): 'post' | 'segment' | null {
  const lying = lyingOf(laid);
  let taken: 'segment' | null = null;
  for (let other = 0; other < lying.length; other++) {
    const there = lying[other];
    if (other === elastic || !there) continue;
    if ((there.posts & place.posts) !== 0) return 'post';
    if (taken === null && doShare(there.segments, place.segments)) taken = 'segment';
  }
  return taken;
}

function doShare(a: readonly Segment[], b: readonly Segment[]): boolean {
  for (const segment of a) if (b.includes(segment)) return true;
  return false;
}

/** Places by elastic, cached for each layout. */
const LYING = new WeakMap<Laid, readonly (Place | null)[]>();

function lyingOf(laid: Laid): readonly (Place | null)[] {
  const known = LYING.get(laid);
  if (known) return known;
  const lying = laid.map((hooks, elastic) => (hooks && hooks.length > 0 ? placeWith(elastic, hooks) : null));
  LYING.set(laid, lying);
  return lying;
}

/** Bands cached for each layout. */
const BANDS = new WeakMap<Laid, readonly Band[]>();

export function bandsOf(laid: Laid): readonly Band[] {
  const known = BANDS.get(laid);
  if (known) return known;
  const bands = lyingOf(laid).flatMap(place => place?.bands ?? []);
  BANDS.set(laid, bands);
  return bands;
}

const START: readonly string[] = ['Sa1 Sb1', 'Sa4 Sb6', 'Sb2 Sb5', '', 'Nb1 Na1', 'Nb6 Na4', 'Nb2 Nb5', ''];

/** TCHAKO-2: no triangles at the start. */
export const START_ELASTICS: Laid = Object.freeze(
  START.map(row => (row === '' ? null : Object.freeze(readPosts(row)))),
);
