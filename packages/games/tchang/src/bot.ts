import type { GuideSupport } from '@tablee/kernel';
import { guide, PLAYOUT_HANDICAPS } from './bot/guide.ts';

/** Bot support of T'Chang. */
export const bot: GuideSupport = { rules: [1, 2], guide, playoutHandicaps: PLAYOUT_HANDICAPS };
