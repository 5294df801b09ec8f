import { lucky, testWords } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  isBitten,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  readSpace,
  sayEvent,
  sayMove,
  saySpace,
  sayTask,
  tchang,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, found, play, start } from './draw.ts';

testWords({
  game: tchang,
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
    more: (s, text) => [
      ...s.variant.colours.map(colour => text.purse(colour, s.purses[colour]!, isBitten(s, colour))),
      ...s.cells.map((_, space) => saySpace(s, space, text)),
    ],
  },
  tables: [
    {},
    { seats: 1, fireflies: 9, tangramBonus: 1, statues: 'near' },
    { seats: 2, labyrinth: 'walls' },
    { seats: 3, placement: 'manual' },
  ],
});

describe('in words', () => {
  it('TCHANG-7 a bite and a rescue', () => {
    const bite = at({ pawns: { r: 'b1:4' }, stones: { b2: '?', c2: '?' }, unseen: [1, 1, 0, 0, 0] });
    expect(
      play(bite, 'r:b1-b2', lucky(0))
        .map(e => sayEvent(e, fr, bite))
        .slice(0, 2),
    ).toEqual([
      'Le pion rouge va de b1 à b2 pour 1 luciole.',
      'Un animal dangereux en b2\u00a0! Le pion rouge est mordu et ne bouge plus.',
    ]);
    const rescue = at({ pawns: { r: 'c1:3', g: 'b2:3' }, stones: { b2: 'animal' } });
    expect(play(rescue, 'r:c1-b2').map(e => sayEvent(e, en, rescue))).toEqual([
      'The red pawn goes from c1 to b2 for 2 fireflies.',
      'The red pawn frees the green pawn on b2. The animal is gone.',
    ]);
  });

  it('TCHANG-12 the way out', () => {
    const s = at({ pawns: { r: 'a6:1', g: 'a7:2', y: 'a7:0', b: 'a7:0' }, statues: found('r'), exit: 'r' });
    expect(sayTask(s, fr)).toBe('La sortie est ouverte\u00a0: rejoignez-la tous');
    expect(play(s, 'r:a6-a7').map(e => sayEvent(e, en, s))).toEqual([
      'The red pawn goes from a6 to the exit a7 for 1 firefly.',
      'Everybody is out! The dragon lets you pass: you have won.',
    ]);
  });

  it('agree in number and gender with what they count and name', () => {
    expect([fr.events.laid(0, 1), fr.events.laid(19, 25)]).toEqual([
      '1 pierre posée au hasard, face cachée.',
      '19 statues et 25 pierres posées au hasard, face cachée.',
    ]);
    expect(en.events.laid(1, 1)).toBe('1 statue and 1 stone placed at random, face down.');
    expect(fr.events.opened(3)).toBe('Tout est trouvé\u00a0! La sortie bleue est ouverte.');
    expect(fr.events.exit(1)).toMatch(/la sortie verte\.$/);
  });

  it('TCHANG-6 a reserve that is short, or empty', () => {
    const space = readSpace('c4');
    expect(fr.events.found(0, space, 4, 1)).toMatch(
      /4 lucioles, mais la réserve n’en donne que 1 au pion rouge\.$/,
    );
    expect(fr.events.found(0, space, 4, 0)).toMatch(/4 lucioles, mais la réserve est vide\.$/);
    expect(en.events.found(0, space, 4, 1)).toMatch(/but the reserve gives only 1 to the red pawn\.$/);
  });

  it('what lies and stands on a space', () => {
    const s = at({
      pawns: { r: 'b2:3', g: 'd4:1' },
      stones: { b2: 'animal', c1: '?' },
      statues: { b2: '?', c2: 'g', c3: 't6', c1: '?' },
    });
    const say = (space: string): string => saySpace(s, readSpace(space), fr);
    expect(['b2', 'c1', 'c2', 'c3', 'b1', 'd4', 'a7'].map(say)).toEqual([
      'b2, animal dangereux, statue cachée, pion rouge',
      'c1, pierre, statue cachée',
      'c2, dragon vert',
      'c3, pièce du tangram (le carré)',
      'b1, vide',
      'd4, départ, pion vert, pion jaune, pion bleu',
      'a7, sortie rouge',
    ]);
    expect(en.purse(1, 1, false)).toBe('The green pawn: 1 firefly');
    expect(fr.purse(0, 0, true)).toBe('Le pion rouge\u00a0: aucune luciole, mordu');
  });

  it('the task of who places, who can only share, who has moved', () => {
    expect(sayTask(start({ placement: 'manual' }).state, fr)).toBe('Posez une statue, face cachée');
    const stuck = at({ pawns: { r: 'b1:0', g: 'b1:3' } });
    expect(sayTask(stuck, fr)).toBe('Aucun de vos pions ne peut avancer\u00a0: partagez ou passez');
    const moved = at({ pawns: { r: 'b1:2', g: 'b2:3' } });
    play(moved, 'r:b1-b2');
    expect(sayTask(moved, en)).toBe('Share some more fireflies, or end your turn');
  });
});
