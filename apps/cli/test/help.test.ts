import { describe, expect, it } from 'vitest';
import { type CommandName, HELP_WORDS } from '../src/help-words.ts';
import { MISTAKES } from '../src/mistakes.ts';
import { OPTIONS } from '../src/options.ts';
import { RESULT_WORDS } from '../src/result-words.ts';
import { tablee } from './tablee.ts';

const FRENCH = { lang: 'fr_FR.UTF-8' };
const COMMANDS = Object.keys(HELP_WORDS.en.commands) as CommandName[];

async function helpLines(args: readonly string[], lang = 'C'): Promise<readonly string[]> {
  const { code, out, err } = await tablee([...args, '--help'], { lang });
  expect([code, err]).toEqual([0, '']);
  return out.trimEnd().split('\n');
}

describe('help', () => {
  it('lists every command with its usage, in the language of the terminal', async () => {
    const english = await helpLines([]);
    const french = await helpLines([], FRENCH.lang);
    for (const [lines, words] of [
      [english, HELP_WORDS.en],
      [french, HELP_WORDS.fr],
    ] as const) {
      expect(lines.filter((_, i) => i % 2 === 1)).toEqual(
        COMMANDS.map(name => `    ${words.commands[name]}`),
      );
      expect(lines.at(-1)).toBe(words.more);
    }
    expect(english).toContain(
      'tablee apply <game> --position P --move M [--move M …] [--seats n] [--options JSON] [--seat k] [--seed s] [--json]',
    );
    expect(french).toContain('tablee backup <dossier> [--data DOSSIER] [--full] [--json]');
  });

  it('of a command describes its options', async () => {
    expect(await helpLines(['shoot'])).toEqual([
      'tablee shoot --position P --shot "shoot s1 1024 700" [--trace] [--json]',
      HELP_WORDS.en.commands.shoot,
      '    --position P                the text of a position, or @file',
      '    --shot "shoot s1 1024 700"  the shot: puck, direction, power',
      '    --trace                     adds every contact, with its tick',
      '    --json                      prints JSON',
    ]);
    expect(await helpLines(['verify'], FRENCH.lang)).toEqual([
      'tablee verify ENREGISTREMENT [--json]',
      HELP_WORDS.fr.commands.verify,
      '    --json  affiche du JSON',
    ]);
    expect(await helpLines(['serve'], FRENCH.lang)).toEqual(['tablee serve', HELP_WORDS.fr.commands.serve]);
  });

  it('shows a value for every option that takes one', () => {
    for (const { options } of Object.values(HELP_WORDS))
      for (const [name, { type }] of Object.entries(OPTIONS))
        expect([name, options[name as keyof typeof options][0] !== '']).toEqual([name, type === 'string']);
  });
});

it('no sentence is the same in both languages', () => {
  const same = (en: object, fr: object): readonly string[] =>
    Object.entries(en).flatMap(([key, text]) => {
      const other = (fr as { readonly [key: string]: unknown })[key];
      return String(text) === String(other) && typeof text === 'string' ? [key] : [];
    });
  expect(same(MISTAKES.en, MISTAKES.fr)).toEqual([]);
  expect(same(RESULT_WORDS.en, RESULT_WORDS.fr)).toEqual([]);
  expect(same(HELP_WORDS.en.commands, HELP_WORDS.fr.commands)).toEqual([]);
  const abouts = (words: typeof HELP_WORDS.en) =>
    Object.fromEntries(Object.entries(words.options).map(([name, [, about]]) => [name, about]));
  expect(same(abouts(HELP_WORDS.en), abouts(HELP_WORDS.fr))).toEqual([]);
});
