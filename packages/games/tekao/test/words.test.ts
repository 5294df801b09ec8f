import { testWords } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../src/example.ts';
import {
  BAD_POSITIONS,
  FIGURES,
  foresee,
  isPlacement,
  listMoves,
  PROBLEMS,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  SETUPS,
  sayEvent,
  sayForesight,
  sayMove,
  sayTask,
  seenShape,
  shapeOf,
  tekao,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { at, play, read, tableFor } from './draw.ts';

testWords({
  game: tekao,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  problems: PROBLEMS,
  reasons: REASONS,
  figures: FIGURES,
  say: {
    event: (e, text, s) => sayEvent(e, text, s),
    move: (m, text) => sayMove(m, text),
    task: sayTask,
    more: (s, text) =>
      listMoves(s)
        .filter(m => !isPlacement(m))
        .map(m => sayForesight(foresee(s, m), text)),
  },
  tables: [2, 3, 4].flatMap(seats => SETUPS.map(setup => ({ seats, setup }))),
});

describe('in words', () => {
  const told = (drawn: string, move: string, text: typeof fr): string[] => {
    const s = at(drawn);
    return play(s, move).map(e => sayEvent(e, text, s));
  };

  it('TEKAO-9 the rulebook’s example: two taken, then taken', () => {
    const tell = (text: typeof fr): string[] => {
      const s = tekao.readState(EXAMPLE.position);
      return play(s, EXAMPLE.move).map(e => sayEvent(e, text, s));
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
      'avance d’une case',
      'avance de 1 à 3 cases',
    ]);
    expect([en.strength.reach(1), en.strength.reach(2)]).toEqual(['moves 1 square', 'moves 1 to 2 squares']);
  });

  it('what stands on a square', () => {
    const s = at('b:d4:GTAP');
    expect(fr.square(27, 0, shapeOf(s.cells[27]!))).toBe(
      'd4, pion bleu : en haut grappin, à droite tour, en bas arc, à gauche pistolet',
    );
    expect(en.square(63, 1, shapeOf(s.cells[63]!))).toBe('h8, yellow flag');
    expect(fr.square(5, null, 0)).toBe('f1, vide');
  });

  it('a piece as each side sees it: on a turned board its weapons are named from the other end', () => {
    const shape = shapeOf(at('b:d4:GTAP').cells[27]!);
    expect(fr.square(27, 0, seenShape(shape, true))).toBe(
      'd4, pion bleu\u00a0: en haut arc, à droite pistolet, en bas grappin, à gauche tour',
    );
    const placed = read('GTAP@d1');
    expect(sayMove(placed, fr)).toBe('Poser un pion (grappin, tour, arc, pistolet) en d1');
    expect(sayMove(placed, fr, true)).toBe('Poser un pion (arc, pistolet, grappin, tour) en d1');
    expect(sayMove(placed, en, true)).toBe('Place a piece (bow, pistol, grapple, tower) on d1');
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
