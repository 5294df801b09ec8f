import type { BoardPoint } from '../board/piece.ts';

/** TCHANG-15: twenty servants, each known by the thing it hides at. */
export const HIDEOUTS = [
  'column',
  'vase',
  'brazier',
  'turtle',
  'urn',
  'bamboo',
  'scrolls',
  'drum',
  'chest',
  'bell',
  'vine',
  'frieze',
  'hall',
  'corridor',
  'red',
  'green',
  'yellow',
  'blue',
  'slab',
  'shadow',
] as const;
export type Hideout = (typeof HIDEOUTS)[number];

/** Three have names, for whoever finds them. */
export const NAMED = ['vase', 'scrolls', 'bell'] as const satisfies readonly Hideout[];
export type Named = (typeof NAMED)[number];
export const isNamed = (id: Hideout): id is Named => (NAMED as readonly Hideout[]).includes(id);

/** What they wear, so as to be taken for something else. */
export type Dress = 'clay' | 'jade' | 'sand' | 'rock' | 'carved' | 'shade';
export type Pose = 'bowl' | 'broom' | 'scroll' | 'fan' | 'hush' | 'asleep';

export type Servant = BoardPoint & {
  readonly id: Hideout;
  readonly pose: Pose;
  readonly dress: Dress;
  readonly scale: number;
  /** Looks to the left. */
  readonly mirrored?: true;
  /** Stands behind the grave goods, which hide part of it. */
  readonly behind?: true;
};

/** On T'Chang's drawing (art/geometry.ts). Behind a thing of art/places.ts: a little to its side, so that something shows. */
export const SERVANTS: readonly Servant[] = [
  { id: 'column', x: 513, y: 200, pose: 'hush', dress: 'clay', scale: 0.72, behind: true },
  { id: 'vase', x: 89, y: 397, pose: 'bowl', dress: 'jade', scale: 0.74, mirrored: true, behind: true },
  { id: 'brazier', x: 100, y: 190, pose: 'fan', dress: 'clay', scale: 0.7, behind: true },
  { id: 'turtle', x: 193, y: 490, pose: 'broom', dress: 'jade', scale: 0.68, mirrored: true, behind: true },
  { id: 'urn', x: 313, y: 198, pose: 'hush', dress: 'jade', scale: 0.7, behind: true },
  { id: 'bamboo', x: 611, y: 298, pose: 'fan', dress: 'jade', scale: 0.68, behind: true },
  { id: 'scrolls', x: 291, y: 492, pose: 'scroll', dress: 'sand', scale: 0.72, mirrored: true, behind: true },
  { id: 'drum', x: 612, y: 400, pose: 'hush', dress: 'clay', scale: 0.7, behind: true },
  { id: 'chest', x: 404, y: 588, pose: 'asleep', dress: 'clay', scale: 0.68, behind: true },
  { id: 'bell', x: 409, y: 203, pose: 'bowl', dress: 'sand', scale: 0.62, behind: true },
  { id: 'vine', x: 494, y: 402, pose: 'asleep', dress: 'jade', scale: 0.66, behind: true },
  { id: 'frieze', x: 448, y: -19, pose: 'broom', dress: 'carved', scale: 0.5 },
  { id: 'hall', x: 383, y: 387, pose: 'asleep', dress: 'sand', scale: 0.5 },
  { id: 'corridor', x: 200, y: 251, pose: 'bowl', dress: 'sand', scale: 0.56 },
  { id: 'red', x: 104, y: 106, pose: 'hush', dress: 'rock', scale: 0.6 },
  { id: 'green', x: 597, y: 106, pose: 'scroll', dress: 'rock', scale: 0.6, mirrored: true },
  { id: 'yellow', x: 598, y: 596, pose: 'broom', dress: 'rock', scale: 0.6, mirrored: true },
  { id: 'blue', x: 103, y: 597, pose: 'fan', dress: 'rock', scale: 0.6 },
  { id: 'slab', x: 667, y: 263, pose: 'bowl', dress: 'carved', scale: 0.58 },
  { id: 'shadow', x: 287, y: 398, pose: 'hush', dress: 'shade', scale: 0.74, behind: true },
];

/** In units of the drawing: as near as a finger comes. */
const NEAR = 26;

/** Whoever hides where somebody looked; the nearest, if several. */
export function findAt(at: BoardPoint, near = NEAR): Servant | null {
  const far = ({ x, y }: Servant): number => Math.hypot(x - at.x, y - at.y);
  const nearest = SERVANTS.reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(nearest) <= near ? nearest : null;
}

/** For those who search by words: the right answer among four, in an order that stays. */
export function answersFor(id: Hideout): readonly Hideout[] {
  const i = HIDEOUTS.indexOf(id);
  const at = (step: number): Hideout => HIDEOUTS[(i + step) % HIDEOUTS.length]!;
  const others = [at(7), at(3), at(12)];
  const place = (i * 7 + 2) % 4;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
