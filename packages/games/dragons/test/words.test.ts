import { testWords } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  dragons,
  FIGURES,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  sayEvent,
  sayMove,
  saySpace,
  sayTask,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, play } from './draw.ts';

testWords({
  game: dragons,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  reasons: REASONS,
  figures: FIGURES,
  say: {
    event: sayEvent,
    move: sayMove,
    task: sayTask,
    more: (s, text) => s.cells.map((_, space) => saySpace(s, space, text)),
  },
  tables: [{ seats: 5 }, { seats: 5, hands: 'real' }],
  limit: 300,
});

describe('in words', () => {
  it('DRAGON-9 short sentences, to be spoken', () => {
    for (const text of [fr, en])
      for (const task of Object.values(text.tasks)) expect(task.length).toBeLessThan(45);
  });

  it('DRAGON-6 a loss, told', () => {
    const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
    expect(play(s, 1, 'turn b3').map(e => sayEvent(e, fr))).toEqual([
      'Vert retourne la pierre de b3\u00a0: 4 lucioles.',
    ]);
    expect(play(s, 1, 'turn c7').map(e => sayEvent(e, fr))).toEqual([
      'Vert retourne la pierre de c7\u00a0: un animal dangereux.',
      'Aïe\u00a0! Vert perd 4 lucioles et cache toutes ces pierres ailleurs.',
    ]);
    expect(saySpace(s, 42 + 2, en)).toBe('c7, a dangerous animal');
    expect(saySpace(s, 43, en)).toBe('b7, empty');
  });
});
