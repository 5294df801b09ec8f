import { conform, golden } from '@tablee/conform';
import { tchako, tchakoRules1 } from '../src/index.ts';
import { tableWith } from './draw.ts';
import { sayInPlay } from './play-words.ts';

/** Every mode once, in combinations without contradictions. */
const MODES = [
  { name: 'standard', options: {} },
  { name: 'sudden', options: { sudden: 'creations', suddenCreations: 2, strategic: true, points: 5 } },
  { name: 'sudden-turn', options: { sudden: 'turn', suddenTurn: 4, queenHolds: false } },
  { name: 'countdown', options: { countdown: true, countdownTurns: 6, depot: true } },
  { name: 'anarchy', options: { anarchy: true, sumo: true, hill: 'line', points: 9 } },
  { name: 'hill', options: { hill: 'pair', carrisk: true, standardWin: false } },
  { name: 'rhombus', options: { hill: 'rhombus', triangle: true } },
  { name: 'lead', options: { demography: 'lead', demographyLead: 2, triangle: true, sumo: true } },
  { name: 'reach', options: { demography: 'reach', demographyReach: 6, carrisk: true } },
] as const;

conform(tchako, { tables: MODES.map(({ options }) => tableWith(options)), seeds: 1, limit: 14 });

conform(tchakoRules1, { tables: [tableWith({ strategic: true })], seeds: 1, limit: 14 });

golden(
  tchakoRules1,
  new URL('plays/rules-1/', import.meta.url),
  MODES.map(({ name, options }) => ({ name, options, limit: 24 })),
  sayInPlay,
);
golden(tchako, new URL('plays/', import.meta.url), [], sayInPlay);
