import { addressForms } from './address-forms.ts';
import { botHands } from './bot-hands.ts';
import { botStarving } from './bot-starving.ts';
import { heavyWork } from './heavy-work.ts';
import { lockedDatabase } from './locked-database.ts';
import { longLog } from './long-log.ts';
import type { Attack } from './scene.ts';

/** In this order; a new attack is one more line. */
export const ATTACKS: readonly Attack[] = [
  longLog,
  addressForms,
  heavyWork,
  botStarving,
  botHands,
  lockedDatabase,
];
