import type { GuideSupport } from '@tablee/kernel';
import { guide, PLAYOUT_HANDICAPS } from './bot/guide.ts';
import { remember } from './bot/memory.ts';

/** Bot support of Combats de dragons. */
export const bot: GuideSupport = { rules: [1], guide, playoutHandicaps: PLAYOUT_HANDICAPS, remember };
