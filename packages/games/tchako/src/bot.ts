import type { PlannerSupport } from '@tablee/kernel';
import { LEVELS } from './bot/levels.ts';
import { planner } from './bot/planner.ts';

export { type Hand, shake } from './bot/aim.ts';
export { LEVELS, type Skill } from './bot/levels.ts';

/** What bots need to play T'Chako well: shots are beyond counting, so the game plans its turns itself. */
export const bot: PlannerSupport = { rules: 1, planner, levels: LEVELS };
