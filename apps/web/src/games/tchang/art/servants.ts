import type { BoardPoint } from '../../../board/piece.ts';

/** TCHANG-15: twenty servants, each named by its hiding place. */
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

/** Three servants have names, shown once they are found. */
export const NAMED = ['vase', 'scrolls', 'bell'] as const satisfies readonly Hideout[];
export type Named = (typeof NAMED)[number];
export const isNamed = (id: Hideout): id is Named => (NAMED as readonly Hideout[]).includes(id);

/** Camouflage. */
export type Dress = 'clay' | 'jade' | 'sand' | 'rock' | 'carved' | 'shade';
export type Pose = 'bowl' | 'broom' | 'scroll' | 'fan' | 'hush' | 'asleep';

export type Servant = BoardPoint & {
  readonly id: Hideout;
  readonly pose: Pose;
  readonly dress: Dress;
  readonly scale: number;
  /** Faces left. */
  readonly mirrored?: true;
  /** Drawn under the grave goods, which cover part of it. */
  readonly behind?: true;
};

/** Positions in the units of geometry.ts. Servants behind one of the grave goods stand slightly beside it. */
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
