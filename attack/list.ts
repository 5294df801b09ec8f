import { addressForms } from './address-forms.ts';
import { longLog } from './long-log.ts';
import type { Attack } from './scene.ts';

/** In this order; a new attack is one more line. */
export const ATTACKS: readonly Attack[] = [longLog, addressForms];
