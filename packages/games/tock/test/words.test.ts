import { defaultOptions, type Eyes, type OptionsOf, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  BAD_POSITIONS,
  FIGURES,
  nameSeat,
  PROBLEMS,
  RANKS,
  REASONS,
  REFUSALS,
  RULE_BROKEN,
  RULE_IDS,
  sayEvent,
  sayMove,
  sayTask,
  type TockEvent,
  type TockOptions,
  tock,
} from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { fr } from '../src/messages/fr.ts';
import { rules as rulesEn } from '../src/rules/en.ts';
import { rules as rulesFr } from '../src/rules/fr.ts';

const LANGUAGES = [
  ['French', fr, rulesFr],
  ['English', en, rulesEn],
] as const;
type Text = (typeof LANGUAGES)[number][1];

const SENTENCE = /^[\p{Lu}\d].*[.!]$/u;
const NONSENSE = /undefined|null|NaN|\[object|\s\s| -\d/;

const TABLES: readonly { readonly seats: number; readonly options: Partial<OptionsOf<TockOptions>> }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { colourOrder: 'alternate', deal: 'hands' } },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 4, options: { teams: false, fastStart: true, selfCapture: true, houseEntry: 'choice' } },
];

const open = ({ seats, options }: (typeof TABLES)[number], seed: number) =>
  tock.setup({ seats, options: { ...defaultOptions(tock.options), ...options } }, searchChance(seed));

/** Everything said in some turns of a game, to the player on turn and to whoever only watches. */
function listen(table: (typeof TABLES)[number], seed: number, text: Text): ReadonlySet<string> {
  const said = new Set<string>();
  const chance = searchChance(seed);
  const { state, events } = open(table, seed);
  const hear = (news: typeof events): void => {
    for (const eyes of ['public', 'referee', 0] satisfies Eyes[]) {
      for (const event of news) {
        const told = tock.tell(event, eyes);
        if (told) said.add(sayEvent(told, text, state));
      }
    }
  };
  hear(events);
  for (let turn = 0; turn < 400; turn++) {
    const seat = tock.actors(state)[0];
    if (seat === undefined) break;
    said.add(sayTask(state, text));
    said.add(sayTask(tock.redact(state, 'public'), text));
    for (const m of tock.moves(state, seat)) said.add(sayMove(m, text));
    hear(tock.apply(state, seat, tock.sample(state, seat, chance), chance));
  }
  return said;
}

/** All plain texts within messages, however deep. */
function* texts(within: unknown): Generator<string> {
  if (typeof within === 'string') yield within;
  else if (typeof within === 'object' && within !== null)
    for (const part of Object.values(within)) yield* texts(part);
}

describe.each(LANGUAGES)('%s', (_, text, page) => {
  it('has one paragraph for each rule, in order, so that a refusal can point at it', () => {
    const ids = page.sections.flatMap(section => section.paragraphs.flatMap(p => (p.id ? [p.id] : [])));
    expect(ids).toEqual([...RULE_IDS]);
    expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(RULE_BROKEN)));
    expect(RULE_IDS).toHaveLength(29);
  });

  it('shows every picture once, with a caption and with words for whoever cannot see it', () => {
    const shown = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect([...shown].sort()).toEqual([...FIGURES].sort());
    const alts = FIGURES.map(name => page.figures[name].alt);
    expect(new Set(alts).size).toBe(FIGURES.length);
    for (const name of FIGURES) {
      expect(page.figures[name].caption).toMatch(SENTENCE);
      expect(page.figures[name].alt).toMatch(SENTENCE);
    }
  });

  it('lists what we decided under the rules it concerns', () => {
    const decided = page.readings.paragraphs.map(p => p.id);
    expect(decided).toEqual([1, 5, 8, 9, 12, 14, 15, 16, 17].map(n => `TOCK-${n}`));
  });

  it('names every refusal, bad position and problem with a sentence of its own', () => {
    const sentences = [
      ...REFUSALS.map(key => text.refusals[key]),
      ...BAD_POSITIONS.map(key => text.positions[key]),
      ...PROBLEMS.map(key => text.problems[key]),
      ...REASONS.flatMap(reason => [text.reasons[reason](null), text.reasons[reason](0)]),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
  });

  it('names presets, options and their values', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(tock.presets));
    expect(Object.keys(text.options)).toEqual(Object.keys(tock.options));
    for (const [name, option] of Object.entries(tock.options)) {
      const said = Object.entries(text.options).find(([key]) => key === name)?.[1];
      const values = said && 'values' in said ? Object.keys(said.values) : [];
      expect(values).toEqual(option.kind === 'choice' ? [...option.of] : []);
    }
  });

  it('says on every card in one short line what it does', () => {
    expect(Object.keys(text.cards).sort()).toEqual([...RANKS].sort());
    const lines = RANKS.map(rank => text.cards[rank].does);
    expect(new Set(lines).size).toBe(RANKS.length);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(36);
    expect(new Set(RANKS.map(rank => text.cards[rank].index)).size).toBe(RANKS.length);
  });

  it.each(TABLES)('says every event, move and task of a game of $seats with $options', table => {
    const said = listen(table, 7, text);
    expect(said.size).toBeGreaterThan(100);
    for (const sentence of said) expect(sentence).not.toMatch(NONSENSE);
  });
});

describe('French', () => {
  it('never leaves ; : ! ? or a quotation mark alone at the beginning of a line', () => {
    const said = TABLES.flatMap(table => [...listen(table, 3, fr)]);
    for (const sentence of [...texts(fr), ...texts(rulesFr), ...said])
      expect(sentence).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('a seat', () => {
  it('TOCK-8 goes by both of its colours with two players', () => {
    const { state } = open({ seats: 2, options: {} }, 1);
    expect([0, 1].map(seat => nameSeat(state, seat, fr))).toEqual(['Rouge-Jaune', 'Bleu-Vert']);
    expect(fr.seatsFor(2)).toEqual(['Rouge-Jaune', 'Bleu-Vert']);
  });

  it('TOCK-9 goes by the colour the lot left to it with three players', () => {
    const seen = new Set<number>();
    for (let seed = 0; seen.size < 4; seed++) {
      const { state } = open({ seats: 3, options: {} }, seed);
      seen.add(state.unused);
      const names = [0, 1, 2].map(seat => nameSeat(state, seat, en));
      expect(names).toEqual(en.colours.filter((_, colour) => colour !== state.unused));
    }
  });
});

describe('in words', () => {
  const { state } = open({ seats: 4, options: {} }, 1);
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
      'Tour bloqué\u00a0: Vert se défausse d’une dame.',
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
    ['K:rR-r18', 'Roi\u00a0: entrer en Rouge 18', 'King: enter on Red 18'],
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
