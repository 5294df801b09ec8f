import { BadText } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  findCard,
  hasGame,
  LANGUAGES,
  loadBot,
  loadCover,
  loadGame,
  loadRulesPage,
  loadWords,
} from '../src/index.ts';

const NAMES = CARDS.map(card => card.id).join(', ');

describe('the catalogue', () => {
  it('has cards that agree with the rules of their games', async () => {
    for (const card of CARDS) {
      const game = await loadGame(card.id);
      expect([
        game.id,
        game.rules,
        game.traits.seats,
        game.traits.secrets,
        game.traits.goal === 'shared',
      ]).toEqual([card.id, card.rules, card.seats, card.secrets, card.shared]);
      expect([card.id, card.age, card.minutes]).toEqual([card.id, expect.any(Number), expect.any(Array)]);
      if (card.firstPreset !== undefined) expect(Object.keys(game.presets)).toContain(card.firstPreset);
    }
    expect(new Set(CARDS.map(card => card.id)).size).toBe(CARDS.length);
    expect(findCard('tchag')?.name).toBe('Tchag');
    expect(NAMES).toMatch(/^tchag, tock, tekao, tchang, dragons, tchako/);
  });

  it('has bots with memory for the games with memory', async () => {
    for (const { id, rules } of CARDS) {
      const [game, bot] = await Promise.all([loadGame(id), loadBot(id, rules)]);
      const memory = game.traits.memory === true;
      expect(bot !== null && 'remember' in bot, id).toBe(memory);
      expect(game.forget !== undefined, id).toBe(memory);
    }
  });

  it('loads rules by their number', async () => {
    expect((await loadGame('tchag', 1)).rules).toBe(1);
    expect((await loadGame('tock', 1)).rules).toBe(1);
    expect((await loadBot('tock', 1))?.rules).toContain(1);
    expect(hasGame('tchag')).toBe(true);
    expect(hasGame('tchag', 1)).toBe(true);
  });

  it.each([
    ['chess', undefined, `There is no game "chess". Games: ${NAMES}.`],
    ['constructor', undefined, `There is no game "constructor". Games: ${NAMES}.`],
    ['__proto__', 1, `There is no game "__proto__". Games: ${NAMES}.`],
    ['tchag', 99, 'There are no rules 99 of tchag. Rules kept: 1.'],
    ['tchag', Number.NaN, 'There are no rules NaN of tchag. Rules kept: 1.'],
  ])('answers %s under rules %s with a sentence', async (id, rules, sentence) => {
    expect(hasGame(id, rules)).toBe(false);
    const refused = await loadGame(id, rules).catch((e: unknown) => e);
    expect(refused).toBeInstanceOf(BadText);
    expect((refused as BadText).message).toBe(sentence);
  });

  it('has words and a rules page for every game, in every language', async () => {
    for (const { id, name } of CARDS) {
      const game = await loadGame(id);
      for (const language of LANGUAGES) {
        const words = await loadWords(id, language);
        expect(words.name).toBe(name);
        expect(words.kind, `kind of ${id}`).toMatch(/./);
        expect(Object.keys(words.options)).toEqual(Object.keys(game.options));
        expect(Object.keys(words.presets)).toEqual(Object.keys(game.presets));
        expect(words.seats.length).toBe(Math.max(...game.traits.seats));
        expect(words).toMatchObject(await loadCover(id, language));
        for (const players of game.traits.seats) {
          const noted = Object.keys(words.presetNotes?.(players) ?? words.presets);
          expect(noted).toEqual(Object.keys(game.presets));
        }
        const page = await loadRulesPage(id, language);
        expect(page.sections.flatMap(s => s.paragraphs).every(p => p.text.length > 0)).toBe(true);
      }
      const [french, english] = await Promise.all(LANGUAGES.map(language => loadRulesPage(id, language)));
      expect(french!.sections.length).toBe(english!.sections.length);
      expect(french!.title).not.toBe(english!.title);
    }
    await expect(loadWords('chess', 'fr')).rejects.toThrow('There is no game "chess".');
  });

  it('names every option value for people', async () => {
    for (const { id } of CARDS) {
      const game = await loadGame(id);
      for (const language of LANGUAGES) {
        const words = await loadWords(id, language);
        for (const [name, option] of Object.entries(game.options)) {
          if (option.kind !== 'choice') continue;
          expect(Object.keys(words.options[name]?.values ?? {}).sort()).toEqual([...option.of].sort());
        }
      }
    }
  });
});
