export { LEVELS, type Level } from './levels.ts';
export type { EvaluateRequest, ThinkRequest, Thought } from './request.ts';
export { Interrupted, type Thinker, thinkerOver, type WorkerLike } from './thinker.ts';
