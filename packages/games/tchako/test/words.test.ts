import { testWords } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  PROBLEMS,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  sayControl,
  sayEvent,
  sayMove,
  sayTask,
  tchako,
  ZONES,
} from '../src/index.ts';
import { advice } from '../src/messages/advice-fr.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, say } from './draw.ts';

testWords({
  game: tchako,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  problems: PROBLEMS,
  reasons: REASONS,
  figures: FIGURES,
  say: {
    event: sayEvent,
    move: sayMove,
    task: sayTask,
    more: (s, text) => ZONES.map(zone => sayControl(s, zone, text)),
  },
  tables: [{ triangle: true, carrisk: true }, { sudden: 'creations' }, { sumo: true }],
  limit: 30,
});

describe('in words', () => {
  it('French has a no-break space before high punctuation in advice and zone names', () => {
    const said = JSON.stringify([advice, ['VS', 'BNL', 'N3'].map(fr.zone)]);
    expect(said.match(/[^\s"] [;:!?»]/gu)).toBeNull();
  });

  it.each([fr, en])('the reason does not repeat that a game was won', text => {
    for (const reason of REASONS)
      for (const winner of [0, 1]) expect(text.reasons[reason](winner)).not.toMatch(/gagne|wins?\b/);
  });

  it('TCHAKO-18 points are said in halves', () => {
    expect([0, 1, 2, 3, 14].map(fr.points)).toEqual([
      'aucun point',
      'un demi-point',
      '1 point',
      '1 point et demi',
      '7 points',
    ]);
    expect([1, 2, 5].map(en.points)).toEqual(['half a point', '1 point', '2 and a half points']);
  });

  it('TCHAKO-12 a queen is spoken of as a queen, an elastic by its article, a hill by its name', () => {
    const s = at({ pucks: { sq: 'VS', s1: 'BSC', nq: 'VN' } });
    expect(sayEvent(say(s, 'shoot sq 512 1')[0]!, fr)).toBe('Tir\u00a0: la reine de Sud, 3 points.');
    const shot = { kind: 'shoot', dx: 0, dy: 0, loaded: false } as const;
    // A quarter to the right of straight ahead, whichever side one sits on.
    expect(sayMove({ ...shot, puck: 0, direction: 0, power: 468 }, fr)).toMatch(
      /Sud, direction 90°, force 47.%$/,
    );
    expect(sayMove({ ...shot, puck: 12, direction: 2048, power: 10 }, en)).toMatch(
      /1, direction 90°, power 1%$/,
    );
    expect(sayMove({ kind: 'replace', elastic: 2 }, fr)).toBe('Remplacer l’élastique long par un triangle');
    const hill = { kind: 'propose', offer: { mode: 'hill', value: 'pair' } } as const;
    expect(sayMove(hill, fr)).toBe('Proposer un mode\u00a0: reine de la colline (les deux zones centrales)');
    expect(sayMove(hill, en)).not.toContain('pair)');
  });

  it("TCHAKO-8 t'chako is said with due drama, and so is the hit", () => {
    const pucks = { s1: 'N2', s2: 'BNC', s3: [0, 125], s4: [-100, 160], nq: [-60, 160], sq: 'VS' } as const;
    const s = at({ pucks });
    expect(say(s, 'shoot s3 1024 150').map(e => sayEvent(e, fr))).toEqual([
      'Tir\u00a0: le palet 3 de Sud, 2 points.',
      'T’chako\u00a0! La reine de Nord est vulnérable.',
    ]);
    expect(say(s, 'shoot s4 0 300').map(e => sayEvent(e, en))).toEqual([
      'South’s puck 4 is shot, 2 points.',
      'South’s puck 4 hits North’s queen!',
      'North’s queen is hit in the middle of t’chako.',
    ]);
  });
});
