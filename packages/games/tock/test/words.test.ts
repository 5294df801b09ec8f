import { testWords } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  nameSeat,
  PROBLEMS,
  RANKS,
  REASONS,
  RULE_BROKEN,
  RULE_IDS,
  sayEvent,
  sayMove,
  sayTask,
  type TockEvent,
  tock,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';
import { start } from './draw.ts';

testWords({
  game: tock,
  words: { fr, en },
  pages: { fr: rulesFr, en: rulesEn },
  ruleIds: RULE_IDS,
  ruleOf: RULE_BROKEN,
  badPositions: BAD_POSITIONS,
  problems: PROBLEMS,
  reasons: REASONS,
  figures: FIGURES,
  sentence: /^[\p{Lu}\d].*[.!]$/u,
  say: { event: sayEvent, move: sayMove, task: sayTask },
  tables: [
    { seats: 2 },
    { seats: 2, colourOrder: 'alternate', deal: 'hands' },
    { seats: 3 },
    { seats: 4 },
    { seats: 4, teams: false, fastStart: true, selfCapture: true, houseEntry: 'choice' },
  ],
  limit: 400,
});

describe.each([
  ['fr', fr, rulesFr],
  ['en', en, rulesEn],
] as const)('%s', (_, text, page) => {
  it('lists the readings chosen under the rules they concern', () => {
    const decided = page.readings.paragraphs.map(p => p.id);
    expect(decided).toEqual([1, 5, 8, 9, 12, 14, 15, 16, 17].map(n => `TOCK-${n}`));
  });

  it('says on every card in one short line what it does', () => {
    expect(Object.keys(text.cards).sort()).toEqual([...RANKS].sort());
    const lines = RANKS.map(rank => text.cards[rank].does);
    expect(new Set(lines).size).toBe(RANKS.length);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(36);
    expect(new Set(RANKS.map(rank => text.cards[rank].index)).size).toBe(RANKS.length);
  });
});

describe('a seat', () => {
  it('TOCK-8 goes by both of its colours with two players', () => {
    const { state } = start({ seats: 2 }, 1);
    expect([0, 1].map(seat => nameSeat(state, seat, fr))).toEqual(['Rouge-Jaune', 'Bleu-Vert']);
    expect(fr.seatsFor(2)).toEqual(['Rouge-Jaune', 'Bleu-Vert']);
  });

  it('TOCK-9 goes by the colour the lot left to it with three players', () => {
    const seen = new Set<number>();
    for (let seed = 0; seen.size < 4; seed++) {
      const { state } = start({ seats: 3 }, seed);
      seen.add(state.unused);
      const names = [0, 1, 2].map(seat => nameSeat(state, seat, en));
      expect(names).toEqual(en.colours.filter((_, colour) => colour !== state.unused));
    }
  });
});

describe('in words', () => {
  const { state } = start({ seats: 4 }, 1);

  it('people are named where names are known', () => {
    const nameOf = (seat: number): string => ['Ada', 'Blaise', 'Chloé', 'Denis'][seat] ?? '';
    expect(sayEvent({ kind: 'swapped', from: 0, to: 2, card: -1 }, fr, state, nameOf)).toBe(
      'Ada donne une carte à Chloé.',
    );
    expect(fr.reasons.home(null, 'Ada et Chloé')).toBe('Ada et Chloé ont rentré leurs huit pions.');
    expect(en.reasons.home(1, 'Blaise')).toBe('Blaise has brought every pawn home.');
  });

  const CASES: readonly (readonly [TockEvent, string, string])[] = [
    [
      { kind: 'dealt', seat: 0, cards: [0, 11, 12] },
      'Rouge reçoit un as, une dame et un roi.',
      'Red gets an ace, a queen and a king.',
    ],
    [{ kind: 'dealt', seat: 1, cards: [-1, -1, -1, -1] }, 'Bleu reçoit 4 cartes.', 'Blue gets 4 cards.'],
    [
      { kind: 'swapped', from: 0, to: 2, card: -1 },
      'Rouge donne une carte à Jaune.',
      'Red gives Yellow a card.',
    ],
    [
      { kind: 'dropped', seat: 3, card: 11, blocked: true },
      'Tour bloqué\u00a0: Vert défausse une dame.',
      'Blocked turn: Green discards a queen.',
    ],
    [
      { kind: 'walked', colour: 0, from: 17, way: [18, 19], back: false, sweeping: false },
      'Le pion rouge avance de Rouge 18 à Bleu 2.',
      'The red pawn goes from Red 18 to Blue 2.',
    ],
    [
      { kind: 'walked', colour: 0, from: 15, way: [72, 73], back: false, sweeping: false },
      'Le pion rouge rentre à la maison, case 2.',
      'The red pawn comes home, house square 2.',
    ],
    [
      { kind: 'taken', colour: 1, at: 19, by: 0 },
      'Le pion bleu de Bleu 2 retourne dans sa réserve.',
      'The blue pawn on Blue 2 goes back to its reserve.',
    ],
    [{ kind: 'over', winners: [0, 2] }, 'Rouge et Jaune gagnent la partie.', 'Red and Yellow win the game.'],
  ];

  it.each(CASES)('%j', (event, french, english) => {
    expect(sayEvent(event, fr, state)).toBe(french);
    expect(sayEvent(event, en, state)).toBe(english);
  });

  it.each([
    ['Q:r18-b12', 'Dame\u00a0: Rouge 18 vers Bleu 12', 'Queen: Red 18 to Blue 12'],
    ['K:rR-r18', 'Roi\u00a0: entrer sur Rouge 18', 'King: enter on Red 18'],
    [
      '7:r3-r5,r18-b5',
      '7\u00a0: Rouge 3 vers Rouge 5, puis Rouge 18 vers Bleu 5',
      '7: Red 3 to Red 5, then Red 18 to Blue 5',
    ],
    ['J:r4~b9', 'Valet\u00a0: Rouge 4 contre Bleu 9', 'Jack: Red 4 for Blue 9'],
    ['10:block', '10\u00a0: bloquer le suivant', '10: block the next player'],
    ['2:rH1-rH3', '2\u00a0: maison rouge 1 vers maison rouge 3', '2: red house 1 to red house 3'],
    ['drop:A', 'Défausser un as', 'Discard an ace'],
    ['give:K', 'Donner un roi', 'Give a king'],
  ])('%s', (move, french, english) => {
    const read = tock.readMove(move);
    expect(read).not.toBeNull();
    if (!read) return;
    expect(sayMove(read, fr)).toBe(french);
    expect(sayMove(read, en)).toBe(english);
  });
});
