import type { GuideSupport } from '@tablee/kernel';
import { guide } from './bot/guide.ts';

/** What bots need to play Tock well: which moves to look at, a quick hand, a judgement of boards. */
export const bot: GuideSupport = { rules: 1, guide };
