import type { PlannerSupport } from '@tablee/kernel';
import { LEVELS } from './bot/levels.ts';
import { planner } from './bot/planner.ts';

export { type Hand, shake } from './bot/aim.ts';
export { LEVELS, type Skill } from './bot/levels.ts';

/** T'Chako has too many shots for the general search, so the game has a planner of its own. */
export const bot: PlannerSupport = { rules: 1, planner, levels: LEVELS };
