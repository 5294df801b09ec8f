import type { GuideSupport } from '@tablee/kernel';
import { guide } from './bot/guide.ts';
import { PLAYOUT_HANDICAPS } from './bot/levels.ts';
import { remember } from './bot/memory.ts';

/** What bots need for Combats de dragons: a memory that fails, and the nerve to stop in time. */
export const bot: GuideSupport = { rules: 1, guide, playoutHandicaps: PLAYOUT_HANDICAPS, remember };
