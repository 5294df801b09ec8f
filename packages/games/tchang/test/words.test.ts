import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  isBitten,
  isOver,
  listMoves,
  REASONS,
  REFUSALS,
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
import { at, found, lucky, newsOf, type Said, start, tableFor } from './draw.ts';

const LANGUAGES = [
  ['French', fr, rulesFr],
  ['English', en, rulesEn],
] as const;

const wellSaid = (sentence: string): void => {
  expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  expect(sentence.length).toBeGreaterThan(2);
};

const TABLES: readonly Said[] = [
  {},
  { seats: 1, fireflies: 9, tangramBonus: 1, statues: 'near' },
  { seats: 2, labyrinth: 'walls' },
  { seats: 3, placement: 'manual' },
];

describe.each(LANGUAGES)('%s', (_, text, page) => {
  it('has one paragraph for each rule, in order, so that a refusal can point at it', () => {
    const ids = page.sections.flatMap(section => section.paragraphs.flatMap(p => (p.id ? [p.id] : [])));
    expect(ids).toEqual([...RULE_IDS]);
    expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(RULE_BROKEN)));
  });

  it('shows every picture once, with a caption and with words for whoever cannot see it', () => {
    const shown = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect(shown).toEqual([...FIGURES]);
    expect(new Set(FIGURES.map(name => page.figures[name].alt)).size).toBe(FIGURES.length);
    for (const name of FIGURES) {
      expect(page.figures[name].caption).toMatch(/^\p{Lu}.*\.$/u);
      expect(page.figures[name].alt).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('names every refusal and bad position with a sentence of its own', () => {
    const sentences = [
      ...REFUSALS.map(key => text.refusals[key]),
      ...BAD_POSITIONS.map(key => text.positions[key]),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says every event, move, task and space of whole games', () => {
    const chance = searchChance(4);
    for (const said of TABLES) {
      for (let game = 0; game < 3; game++) {
        const { state, events } = tchang.setup(tableFor(said), chance);
        for (const e of events) wellSaid(sayEvent(e, text, state));
        while (!isOver(state)) {
          wellSaid(sayTask(state, text));
          for (const m of listMoves(state)) wellSaid(sayMove(m, text));
          for (const colour of state.variant.colours)
            wellSaid(text.purse(colour, state.purses[colour]!, isBitten(state, colour)));
          for (let space = 0; space < 49; space++) wellSaid(saySpace(state, space, text));
          for (const e of tchang.apply(state, state.turn, tchang.sample(state, state.turn, chance), chance))
            wellSaid(sayEvent(e, text, state));
        }
        expect(sayTask(state, text)).toBe(text.tasks.over);
      }
    }
  }, 30_000);

  it('names presets, options and their values, and the seats of every table', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(tchang.presets));
    expect(Object.keys(text.options)).toEqual(Object.keys(tchang.options));
    for (const players of tchang.traits.seats) expect(new Set(text.seatsFor(players)).size).toBe(players);
  });

  it('says how a game ended', () => {
    for (const reason of REASONS) wellSaid(text.reasons[reason](null));
    wellSaid(text.hopeless);
  });
});

describe('French typography', () => {
  it('has a no-break space before high punctuation', () => {
    const pages = JSON.stringify([rulesFr, fr]);
    const plain = pages.match(/[^\s"] [;:!?»]/gu);
    expect(plain).toBeNull();
  });
});

describe('in words', () => {
  it('TCHANG-7 a bite and a rescue', () => {
    const bite = at({ pawns: { r: 'b1:4' }, stones: { b2: '?', c2: '?' }, unseen: [1, 1, 0, 0, 0] });
    expect(
      newsOf(bite, 'r:b1-b2', lucky(0))
        .map(e => sayEvent(e, fr, bite))
        .slice(0, 2),
    ).toEqual([
      'Le pion rouge va de b1 à b2 pour 1 luciole.',
      'Un animal dangereux en b2\u00a0! Le pion rouge est mordu et ne bouge plus.',
    ]);
    const rescue = at({ pawns: { r: 'c1:3', g: 'b2:3' }, stones: { b2: 'animal' } });
    expect(newsOf(rescue, 'r:c1-b2').map(e => sayEvent(e, en, rescue))).toEqual([
      'The red pawn goes from c1 to b2 for 2 fireflies.',
      'The red pawn frees the green pawn on b2. The animal is gone.',
    ]);
  });

  it('TCHANG-12 the way out', () => {
    const s = at({ pawns: { r: 'a6:1', g: 'a7:2', y: 'a7:0', b: 'a7:0' }, statues: found('r'), exit: 'r' });
    expect(sayTask(s, fr)).toBe('La sortie est ouverte\u00a0: gagnez-la tous');
    expect(newsOf(s, 'r:a6-a7').map(e => sayEvent(e, en, s))).toEqual([
      'The red pawn goes from a6 to the exit a7 for 1 firefly.',
      'Everybody is out! The dragon lets you pass, and you have won.',
    ]);
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
      'a7, sortie du dragon rouge',
    ]);
    expect(en.purse(1, 1, false)).toBe('The green pawn: 1 firefly');
    expect(fr.purse(0, 0, true)).toBe('Le pion rouge\u00a0: aucune luciole, mordu');
  });

  it('the task of who places, who can only share, who has moved', () => {
    expect(sayTask(start({ placement: 'manual' }).state, fr)).toBe('Posez une statue, face cachée');
    const stuck = at({ pawns: { r: 'b1:0', g: 'b1:3' } });
    expect(sayTask(stuck, fr)).toBe('Aucun de vos pions ne peut avancer\u00a0: partagez ou passez');
    const moved = at({ pawns: { r: 'b1:2', g: 'b2:3' } });
    newsOf(moved, 'r:b1-b2');
    expect(sayTask(moved, en)).toBe('Share some more fireflies, or end your turn');
  });
});
