import { addressForms } from './address-forms.ts';
import { botHands } from './bot-hands.ts';
import { botStarving } from './bot-starving.ts';
import { diskFilling } from './disk-filling.ts';
import { heavyWork } from './heavy-work.ts';
import { hostileTargets } from './hostile-targets.ts';
import { lockedDatabase } from './locked-database.ts';
import { longLog } from './long-log.ts';
import { lostFile } from './lost-file.ts';
import { malformed } from './malformed.ts';
import { metrics } from './metrics.ts';
import { movedClock } from './moved-clock.ts';
import { oddNames } from './odd-names.ts';
import { previewFlood } from './preview-flood.ts';
import type { Attack } from './sandbox.ts';
import { signInFlood } from './sign-in-flood.ts';
import { silentConnections } from './silent-connections.ts';
import { silentReaders } from './silent-readers.ts';

/** All attacks, in this order. */
export const ATTACKS: readonly Attack[] = [
  longLog,
  addressForms,
  heavyWork,
  botStarving,
  botHands,
  lockedDatabase,
  silentConnections,
  diskFilling,
  lostFile,
  movedClock,
  oddNames,
  metrics,
  signInFlood,
  hostileTargets,
  previewFlood,
  malformed,
  silentReaders,
];
