import { refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  isOver,
  leader,
  listMoves,
  REFUSALS,
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
import { at, newsOf } from './draw.ts';

const LANGUAGES = [
  ['French', fr, rulesFr],
  ['English', en, rulesEn],
] as const;

describe.each(LANGUAGES)('%s', (_, text, page) => {
  it('has one paragraph for each rule, in order, so that a refusal can point at it', () => {
    const ids = page.sections.flatMap(section => section.paragraphs.flatMap(p => (p.id ? [p.id] : [])));
    expect(ids).toEqual([...RULE_IDS]);
    expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(RULE_BROKEN)));
  });

  it('names every refusal with a sentence of its own', () => {
    const sentences = REFUSALS.map(key => text.refusals[key]);
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says every event, move and task of whole games', () => {
    const chance = searchChance(4);
    for (const start of STARTS) {
      const { state } = tchag.setup({ seats: 2, options: { start } }, refereeOnly);
      while (!isOver(state)) {
        const said = [sayTask(state, text), ...listMoves(state).map(m => sayMove(m, text))];
        const m = tchag.sample(state, state.side, chance);
        said.push(...tchag.apply(state, state.side, m, refereeOnly).map(e => sayEvent(e, text)));
        for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      }
      expect(sayTask(state, text)).toBe(text.tasks.over);
    }
  });

  it('names presets, options and their values', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(tchag.presets));
    expect(Object.keys(text.options)).toEqual(Object.keys(tchag.options));
    expect(Object.keys(text.options.start.values)).toEqual([...STARTS]);
  });
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
    const news = newsOf(s, 'b4c4');
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
    const [slid] = newsOf(s, 'b2>');
    expect(sayEvent(slid!, fr)).toBe(
      'Dans la ligne 2, 2 pierres glissent vers la droite de 2 cases, 1 pion à bord.',
    );
    expect(sayEvent(slid!, en)).toBe('In row 2, 2 stones slide to the right by 2 squares, 1 pawn riding.');
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
