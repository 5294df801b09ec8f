import type { Engine } from './shots.ts';

/** Ours, then the peers. */
export const ENGINES = ['tablee', 'box2d', 'rapier', 'planck', 'matter'] as const;
export type EngineName = (typeof ENGINES)[number];

export const LOADERS: { readonly [N in EngineName]: () => Promise<{ readonly engine: Engine }> } = {
  tablee: () => import('./tablee-engine.ts'),
  box2d: () => import('./peers/box2d.mjs'),
  rapier: () => import('./peers/rapier.mjs'),
  planck: () => import('./peers/planck.mjs'),
  matter: () => import('./peers/matter.mjs'),
};

export const SCENES = ['midGame', 'laid', 'tight'] as const;
export type SceneName = (typeof SCENES)[number];

export type Ask = { readonly scene: SceneName; readonly ms: number };
/** Seconds of processor time; `moved`: discs that lie more than a millimetre from where they lay, a shot. */
export type Shot = { readonly shots: number; readonly seconds: number; readonly moved: number };
