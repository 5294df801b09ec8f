import { CARDS, loadCover, loadGame } from '@tablee/catalogue';
import { applies, type Option, type OptionSheet } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { readOptionCode, writeOptionCode } from '../../src/games/option-code.ts';
import { loadComposer } from '../../src/games/options.tsx';
import { readOptionsFromLink } from '../../src/screens/setup/composer/options-from-link.tsx';
import { optionsByOpponent, withDefaults } from '../../src/screens/setup/option-values.ts';
import type { OptionValues } from '../../src/storage/choices.ts';

const GAMES = await Promise.all(CARDS.map(async ({ id }) => ({ id, rules: await loadGame(id) })));

/** Repeatable numbers from 0 to n - 1. */
function lcg(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const LETTERS = [...'GTAP gtap09-._~&=%é漢🐉'];

function anyValue(option: Option, pick: (n: number) => number): OptionValues[string] {
  switch (option.kind) {
    case 'flag':
      return pick(2) === 1;
    case 'count':
      return option.min + pick(option.max - option.min + 1);
    case 'choice':
      return option.of[pick(option.of.length)]!;
    case 'text': {
      const count = pick(Math.floor(option.longest / 2));
      return Array.from({ length: count }, () => LETTERS[pick(LETTERS.length)]!).join('');
    }
  }
}

const anyValues = (sheet: OptionSheet, pick: (n: number) => number): OptionValues =>
  Object.fromEntries(
    Object.entries(sheet).map(([name, option]) => [
      name,
      pick(3) === 0 ? anyValue(option, pick) : option.initial,
    ]),
  );

/** Values without those that have no effect. */
const effective = (sheet: OptionSheet, values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(sheet).map(([name, { initial }]) => [
      name,
      applies(sheet, values, name) ? values[name]! : initial,
    ]),
  );

describe.each(GAMES)('the options of $id', ({ id, rules }) => {
  const apart = optionsByOpponent(rules);
  const names = Object.keys(rules.options).filter(name => !apart.includes(name));

  it('have codes from the sheet that are read back, one for each set of values', () => {
    const pick = lcg(17);
    const seen = new Map<string, string>();
    for (let i = 0; i < 400; i++) {
      const values = anyValues(rules.options, pick);
      const code = writeOptionCode(rules.options, values);
      expect(code).toMatch(/^[A-Za-z0-9._~-]*$/);
      expect(encodeURIComponent(code)).toBe(code);
      expect(readOptionCode(rules.options, code), code).toEqual(effective(rules.options, values));
      const text = JSON.stringify(effective(rules.options, values));
      expect(seen.get(code) ?? text).toBe(text);
      seen.set(code, text);
    }
  });

  it('have codes that the link of a set-up uses, whichever way the game writes them', async () => {
    const composer = (await loadComposer(id, 'fr'))!;
    const pick = lcg(45);
    for (let i = 0; i < 150; i++) {
      const chosen = withDefaults(rules.options, anyValues(rules.options, pick));
      const code = composer.writeCode(chosen);
      const read = composer.readCode(code)!;
      expect(composer.writeCode(read)).toBe(code);
      for (const name of names)
        if (applies(rules.options, chosen, name)) expect(read[name], `${code} ${name}`).toEqual(chosen[name]);
    }
    const standard = Object.keys(rules.oneScreen ?? {}).map(
      name => `${name}.${rules.options[name]!.initial}`,
    );
    expect(composer.writeCode(withDefaults(rules.options, {}))).toBe(standard.join('-'));
    expect(composer.writeCode({})).toBe('');
  });

  it('have names of letters only, which codes rely on', () => {
    for (const name of Object.keys(rules.options)) expect(name).toMatch(/^[A-Za-z]+$/);
  });

  it.each(['fr', 'en'] as const)('have a sentence each, and one for every change (%s)', async language => {
    const [composer, cover] = [(await loadComposer(id, language))!, await loadCover(id, language)];
    for (const [name, option] of Object.entries(rules.options)) {
      expect(composer.noteOf(name) ?? cover.options[name]?.hint, name).toMatch(/^\S[^.]+\.$/u);
      if (apart.includes(name)) continue;
      const others =
        option.kind === 'choice'
          ? option.of
          : option.kind === 'flag'
            ? [true, false]
            : option.kind === 'count'
              ? [option.min, option.max]
              : ['GTAP'];
      for (const value of others.filter(each => each !== option.initial)) {
        const when = option.when ? { [option.when.option]: option.when.is } : {};
        const before = composer.changesOf(withDefaults(rules.options, when));
        const after = composer.changesOf(withDefaults(rules.options, { ...when, [name]: value }));
        expect(after.filter(said => !before.includes(said)).join(' '), `${name} ${value}`).toMatch(
          /^\S.+\.$/u,
        );
      }
    }
    expect(composer.noteOf('constructor')).toBeNull();
    expect(composer.changesOf(withDefaults(rules.options, {}))).toEqual([]);
  });

  it('are reported when a code is unknown or spelled another way', async () => {
    for (const bad of ['nonsense', 'constructor', 'toString0', '-', '<b>']) {
      const [options, sentence] = await readOptionsFromLink(id, bad, null);
      expect(Object.keys(options!)).toEqual(names);
      expect(sentence, bad).toMatch(/options/);
    }
  });
});

it('codes are readable and have one spelling', async () => {
  const { rules } = GAMES.find(({ id }) => id === 'tchang')!;
  const code = 'fireflies5-animals3-statues.far-cover.none';
  expect(writeOptionCode(rules.options, rules.presets.expert as OptionValues)).toBe(code);
  for (const other of [
    'animals3-fireflies5-statues.far-cover.none',
    'fireflies05',
    'fireflies6',
    'fireflies5-fireflies5',
    'fireflies10',
    'statues.FAR',
    'statues.f~61~r',
  ])
    expect(readOptionCode(rules.options, other), other).toBeNull();
});

it('a link whose options need another number of players chooses it', async () => {
  expect((await readOptionsFromLink('tock', 'deal.cull', 4))[2]).toBe(3);
  expect((await readOptionsFromLink('tock', 'fastStart', 2))[2]).toBe(2);
});
