import { stepThrough } from '../../packages/physics/test/fixed-step.ts';
import { TERRAIN } from '../../packages/physics/test/scene.ts';
import type { Engine } from './shots.ts';
import { SECONDS_PER_TICK } from './world.ts';

/** Ours, then the peers. */
export const ENGINES = ['tablee', 'box2d', 'rapier', 'planck', 'matter'] as const;
/** Too slow to be timed in rounds, and not counted among the peers: one run of a few breaks each. */
export const FINE_ENGINES = ['box2d-fine', 'small-steps'] as const;
export type EngineName = (typeof ENGINES)[number];
export type FineName = (typeof FINE_ENGINES)[number];

/**
 * Seconds. Found by trial with the laid break (steps.ts): of all steps this one comes closest to the exact number of moved
 * discs. At 1e-6 Box2D is worse again, probably because its positions are single precision.
 */
export const FINE_STEP = 3e-6;
/** At this step the independent simulator of the tests moves the same discs as ours in most breaks. */
const SMALL_STEP_TICKS = 0.003;
export const SMALL_STEP = SMALL_STEP_TICKS * SECONDS_PER_TICK;

/** The simulator of the tests as an engine; a disc that left the board lies far away. */
function smallSteps(): Engine {
  let ends: ReturnType<Engine['ends']> = [];
  return {
    shoot: ({ discs, shot }) => {
      const after = stepThrough(TERRAIN, discs, shot, SMALL_STEP_TICKS).discs;
      ends = after.map(disc => disc ?? { x: Number.MAX_SAFE_INTEGER, y: 0 });
    },
    ends: () => ends,
  };
}

export const LOADERS: { readonly [N in EngineName | FineName]: () => Promise<Engine> } = {
  tablee: async () => (await import('./tablee-engine.ts')).engine,
  box2d: async () => (await import('./peers/box2d.mjs')).makeEngine(),
  rapier: async () => (await import('./peers/rapier.mjs')).engine,
  planck: async () => (await import('./peers/planck.mjs')).engine,
  matter: async () => (await import('./peers/matter.mjs')).engine,
  'box2d-fine': async () => (await import('./peers/box2d.mjs')).makeEngine(FINE_STEP, false),
  'small-steps': async () => smallSteps(),
};

export const SCENES = ['midGame', 'laid', 'tight'] as const;
export type SceneName = (typeof SCENES)[number];

/** `ms` null: only the shots whose moved discs are counted. */
export type Ask = { readonly scene: SceneName; readonly ms: number | null };
/** Seconds of processor time; `moved`: discs that lie more than a millimetre from where they lay, per shot. */
export type Shot = { readonly shots: number; readonly seconds: number; readonly moved: number };
