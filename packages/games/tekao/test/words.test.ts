import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../src/example.ts';
import {
  BAD_POSITIONS,
  FIGURES,
  foresee,
  isOver,
  isPlacement,
  listMoves,
  PROBLEMS,
  REASONS,
  REFUSALS,
  RULE_BROKEN,
  RULE_IDS,
  SETUPS,
  sayEvent,
  sayForesight,
  sayMove,
  sayTask,
  seatToMove,
  shapeOf,
  tekao,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, newsOf, read, tableFor } from './draw.ts';

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

  it('shows every picture once, with a caption and with words for whoever cannot see it', () => {
    const shown = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect(shown).toEqual([...FIGURES]);
    expect(new Set(FIGURES.map(name => page.figures[name].alt)).size).toBe(FIGURES.length);
    for (const name of FIGURES) {
      expect(page.figures[name].caption).toMatch(/^\p{Lu}.*\.$/u);
      expect(page.figures[name].alt).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('names every refusal, problem and bad position with a sentence of its own', () => {
    const sentences = [
      ...REFUSALS.map(key => text.refusals[key]),
      ...PROBLEMS.map(key => text.problems[key]),
      ...BAD_POSITIONS.map(key => text.positions[key]),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says every event, move, task and foresight of whole games', () => {
    const chance = searchChance(4);
    for (const seats of [2, 3, 4] as const) {
      for (const setup of SETUPS) {
        const { state, events } = tekao.setup(tableFor({ seats, setup }), chance);
        for (const e of events) wellSaid(sayEvent(e, text, state));
        while (!isOver(state)) {
          wellSaid(sayTask(state, text));
          for (const m of listMoves(state)) {
            wellSaid(sayMove(m, text));
            if (!isPlacement(m)) wellSaid(sayForesight(foresee(state, m), text));
          }
          const seat = seatToMove(state);
          for (const e of tekao.apply(state, seat, tekao.sample(state, seat, chance), chance))
            wellSaid(sayEvent(e, text, state));
        }
        expect(sayTask(state, text)).toBe(text.tasks.over);
      }
    }
  }, 30_000);

  it('names presets, options and their values, and the seats of every table', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(tekao.presets));
    expect(Object.keys(text.options)).toEqual(Object.keys(tekao.options));
    for (const players of tekao.traits.seats) {
      expect(new Set(text.seatsFor(players)).size).toBe(players);
    }
  });

  it('says how a game ended, whoever won', () => {
    for (const reason of REASONS)
      for (const winner of [0, 1, 2, 3, null]) wellSaid(text.reasons[reason](winner));
  });
});

describe('in words', () => {
  const told = (drawn: string, move: string, text: typeof fr): string[] => {
    const s = at(drawn);
    return newsOf(s, move).map(e => sayEvent(e, text, s));
  };

  it('TEKAO-9 the rulebook’s example: two taken, then taken', () => {
    const tell = (text: typeof fr): string[] => {
      const s = tekao.readState(EXAMPLE.position);
      return newsOf(s, EXAMPLE.move).map(e => sayEvent(e, text, s));
    };
    expect(tell(fr)).toEqual([
      'Bleu va de d3 à d4.',
      'Le pistolet prend l’arc en e4.',
      'Le pion jaune e4 est pris.',
      'L’arc prend le grappin en c4.',
      'Le pion jaune c4 est pris.',
      'En d5, le grappin l’emporte sur la tour.',
      'Le pion bleu d4 est pris.',
    ]);
    expect(tell(en).slice(-2)).toEqual([
      'On d5 the grapple is stronger than the tower.',
      'The blue piece on d4 is taken.',
    ]);
    const foreseen = foresee(tekao.readState(EXAMPLE.position), read(EXAMPLE.move));
    expect(sayForesight(foreseen, fr)).toBe('prend 2 pions, serait pris');
  });

  it('TEKAO-14 the winner’s call', () => {
    const drawn = 'b:d6:GTAP y:d8:FFFF,a8:TTTT';
    expect(told(drawn, 'd6n1', fr).at(-1)).toBe('Tekao ! Bleu a pris le drapeau et gagne.');
    expect(told(drawn, 'd6n1', en).at(-1)).toBe('Tekao! Blue has taken the flag and wins.');
    expect(sayForesight(foresee(at(drawn), read('d6n1')), en)).toBe('takes the flag');
  });

  it('TEKAO-3 who beats whom, and how far it goes', () => {
    expect(fr.strength.beats(3, [0, 2, 4])).toBe('Le pistolet bat le grappin, l’arc et le drapeau.');
    expect(fr.strength.beats(4, [])).toBe('Le drapeau ne bat rien.');
    expect(en.strength.beats(0, [1, 4])).toBe('The grapple beats the tower and the flag.');
    expect(en.strength.beats(4, [])).toBe('The flag beats nothing.');
    expect([fr.strength.reach(1), fr.strength.reach(3)]).toEqual([
      'avance d’1 case',
      'avance de 1 à 3 cases',
    ]);
    expect([en.strength.reach(1), en.strength.reach(2)]).toEqual(['goes 1 square', 'goes 1 to 2 squares']);
  });

  it('what stands on a square', () => {
    const s = at('b:d4:GTAP');
    expect(fr.square(27, 0, shapeOf(s.cells[27]!))).toBe(
      'd4, pion bleu : nord grappin, est tour, sud arc, ouest pistolet',
    );
    expect(en.square(63, 1, shapeOf(s.cells[63]!))).toBe('h8, yellow flag');
    expect(fr.square(5, null, 0)).toBe('f1, vide');
  });

  it('the task of who has drawn the flag, of who chooses, of who is shut in', () => {
    const first = { pick: () => 0 };
    expect(sayTask(tekao.setup(tableFor(), first).state, fr)).toBe('Posez votre drapeau');
    expect(sayTask(tekao.setup(tableFor({ setup: 'arranged' }), first).state, fr)).toBe(
      'Choisissez un pion et posez-le',
    );
    expect(sayTask(at('b:a1:FFFF y:a2:GTAP,b1:GTAP'), fr)).toBe('Vous ne pouvez rien jouer : passez');
  });
});
