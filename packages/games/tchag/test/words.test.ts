import { testWords } from '@tablee/conform/testkit';
import { refereeOnly } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  leader,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  STARTS,
  sayEvent,
  sayMove,
  sayTask,
  tchag,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, play } from './draw.ts';

testWords({
  game: tchag,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  figures: FIGURES,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  reasons: REASONS,
  say: { event: (e, text) => sayEvent(e, text), move: (m, text) => sayMove(m, text), task: sayTask },
  tables: STARTS.map(start => ({ start })),
});

describe('in words', () => {
  it('a capture and the stone it leaves, in both languages', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . R y + Y .
      . + x + x .
      . . . . . .
      . . . . . .`);
    const news = play(s, 'b4c4');
    expect(news.slice(0, 2).map(e => sayEvent(e, fr))).toEqual([
      'Rouge va de b4 à c4 et prend un pion jaune.',
      'La pierre noire b4 est retirée.',
    ]);
    expect(news.slice(0, 2).map(e => sayEvent(e, en))).toEqual([
      'Red goes from b4 to c4 and takes a yellow pawn.',
      'The black stone b4 is removed.',
    ]);
  });

  it('a slide with riders', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      R + . . x Y
      . . . . . .`);
    const [slid] = play(s, 'b2>');
    expect(sayEvent(slid!, fr)).toBe(
      'Dans la ligne 2, 2 pierres glissent de 2 cases vers la colonne f, 1 pion à bord.',
    );
    expect(sayEvent(slid!, en)).toBe(
      'In row 2, 2 stones slide towards column f by 2 squares, 1 pawn riding.',
    );
  });

  it.each([
    ['b2>', 'vers la droite', 'vers la gauche', 'vers la colonne f'],
    ['b2<', 'vers la gauche', 'vers la droite', 'vers la colonne a'],
    ['b2^', 'vers le haut', 'vers le bas', 'vers la ligne 6'],
    ['b2v', 'vers le bas', 'vers le haut', 'vers la ligne 1'],
  ])('the direction of %s as each side sees it, and by the edge for both', (text, red, yellow, both) => {
    const move = tchag.readMove(text)!;
    expect(sayMove(move, fr, false)).toBe(`Refermer depuis b2, ${red}`);
    expect(sayMove(move, fr, true)).toBe(`Refermer depuis b2, ${yellow}`);
    expect(sayMove(move, fr)).toBe(`Refermer depuis b2, ${both}`);
  });

  it('a slide as the player with the turned board sees it', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      R + . . x Y
      . . . . . .`);
    const [slid] = play(s, 'b2>');
    expect(sayEvent(slid!, fr, true)).toBe(
      'Dans la ligne 2, 2 pierres glissent de 2 cases vers la gauche, 1 pion à bord.',
    );
    expect(sayEvent(slid!, en, true)).toBe(
      'In row 2, 2 stones slide to the left by 2 squares, 1 pawn riding.',
    );
  });
});

describe('for the absent player', () => {
  it('takes a pawn where it can', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . + y + Y .
      . + R + x .
      . . . . . .
      . . . . . .`);
    expect(tchag.writeMove(tchag.idle(s, 0, refereeOnly))).toBe('c3c4');
  });

  it('stops a game it leads, plays on in one it does not', () => {
    const ahead = tchag.readState('....../....../....../....+./..rry./...... r 3-2 *');
    expect(leader(ahead)).toBe(0);
    expect(tchag.writeMove(tchag.idle(ahead, 0, refereeOnly))).toBe('stop');
    const level = tchag.readState('....../....../....../....+./...ry./...... r 3-3 *');
    expect(tchag.writeMove(tchag.idle(level, 0, refereeOnly))).toBe('d2e3');
  });
});
