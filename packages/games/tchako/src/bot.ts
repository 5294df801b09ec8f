import type { PlannerSupport } from '@tablee/kernel';
import { LEVELS } from './bot/levels.ts';
import { planner } from './bot/planner.ts';

export { type AimError, shake } from './bot/aim.ts';
export { LEVELS, type Skill } from './bot/levels.ts';

/** Bot support of T'Chako. Shots cannot be listed, so the game has its own planner. */
export const bot: PlannerSupport = { rules: [1, 2], planner, levels: LEVELS };
