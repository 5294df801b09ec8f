import type { GuideSupport } from '@tablee/kernel';
import { guide } from './bot/guide.ts';
import { PLAYOUT_HANDICAPS } from './bot/levels.ts';

/** What bots need to play T'Chang as a team: who might go where, a quick hand, a judgement of what is left. */
export const bot: GuideSupport = { rules: 1, guide, playoutHandicaps: PLAYOUT_HANDICAPS };
