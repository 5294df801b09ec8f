import { testWords } from '@tablee/conform/testkit';
import {
  BAD_POSITIONS,
  gameid,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  sayEvent,
  sayMove,
  sayTask,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';

testWords({
  game: gameid,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  reasons: REASONS,
  say: { event: sayEvent, move: sayMove, task: sayTask },
  tables: [{}, { last: 'loses' }],
});
