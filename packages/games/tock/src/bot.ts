import type { GuideSupport } from '@tablee/kernel';
import { guide } from './bot/guide.ts';

/** Bot support of Tock. */
export const bot: GuideSupport = { rules: [1, 2], guide };
