import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  dragons,
  HANDS,
  isOver,
  listMoves,
  REASONS,
  REFUSALS,
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
import { at, newsOf, tableFor } from './draw.ts';

const LANGUAGES = [
  ['French', fr, rulesFr],
  ['English', en, rulesEn],
] as const;

const wellSaid = (sentence: string): void => {
  expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  expect(sentence.length).toBeGreaterThan(2);
};

describe.each(LANGUAGES)('%s', (_, text, page) => {
  it('has one paragraph for each rule, in order, so that a refusal can point at it', () => {
    const ids = page.sections.flatMap(section => section.paragraphs.flatMap(p => (p.id ? [p.id] : [])));
    expect(ids).toEqual([...RULE_IDS]);
    expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(RULE_BROKEN)));
  });

  it('names every refusal and bad position with a sentence of its own', () => {
    const sentences = [
      ...REFUSALS.map(key => text.refusals[key]),
      ...BAD_POSITIONS.map(key => text.positions[key]),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says every event, as every pair of eyes is told it, every move, task and space', () => {
    const chance = searchChance(4);
    for (const hands of HANDS) {
      const { state, events } = dragons.setup(tableFor({ seats: 5, hands }), chance);
      for (const e of events) wellSaid(sayEvent(e, text));
      for (let n = 0; n < 300 && !isOver(state); n++) {
        wellSaid(sayTask(state, text));
        const seat = dragons.actors(state)[0]!;
        for (const m of listMoves(state, seat)) wellSaid(sayMove(m, text));
        for (let space = 0; space < 49; space++) wellSaid(saySpace(state, space, text));
        for (const e of dragons.apply(state, seat, dragons.sample(state, seat, chance), chance))
          for (const eyes of [seat, 'public'] as const) wellSaid(sayEvent(dragons.tell(e, eyes)!, text));
      }
    }
  });

  it('names presets, options and seats, and how a game ended', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(dragons.presets));
    expect(Object.keys(text.options)).toEqual(Object.keys(dragons.options));
    expect(new Set(text.seats).size).toBe(5);
    for (const reason of REASONS) for (const winner of [0, 4, null]) wellSaid(text.reasons[reason](winner));
  });
});

describe('in words', () => {
  it('DRAGON-9 short sentences, to be spoken', () => {
    for (const text of [fr, en])
      for (const task of Object.values(text.tasks)) expect(task.length).toBeLessThan(45);
  });

  it('DRAGON-6 a loss, told', () => {
    const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
    expect(newsOf(s, 1, 'turn b3').map(e => sayEvent(e, fr))).toEqual([
      'Vert retourne b3\u00a0: 4 lucioles.',
    ]);
    expect(newsOf(s, 1, 'turn c7').map(e => sayEvent(e, fr))).toEqual([
      'Vert retourne c7\u00a0: un animal dangereux.',
      'Aïe\u00a0! Vert perd 4 lucioles et cache toutes ces pierres ailleurs.',
    ]);
    expect(saySpace(s, 42 + 2, en)).toBe('c7, a dangerous animal');
    expect(saySpace(s, 43, en)).toBe('b7, empty');
  });

  it('has a no-break space before high punctuation in French', () => {
    expect(JSON.stringify([rulesFr, fr]).match(/[^\s"] [;:!?»]/gu)).toBeNull();
  });
});
