import { applies, type Option, type OptionSheet } from '@tablee/kernel';
import type { OptionValues } from '../storage/choices.ts';

/**
 * Codes of option values for links, computed from the option sheet of a game: parts such as `fireflies5`, `statues.far`,
 * `fastStart` or `teams0` in the order of the sheet, joined by dashes. Each set of values has one code; '' is the standard game.
 */

type Value = OptionValues[string];

/** Letters and digits stay, a space is `_`, any other character is its number between tildes. */
const escapeText = (text: string): string =>
  [...text]
    .map(c => (/[A-Za-z0-9]/.test(c) ? c : c === ' ' ? '_' : `~${c.codePointAt(0)!.toString(16)}~`))
    .join('');

const ESCAPED = /^(?:[A-Za-z0-9_]|~[0-9a-f]{1,5}~)*$/;
const unescapeText = (text: string): string | null =>
  ESCAPED.test(text)
    ? text
        .replaceAll('_', ' ')
        .replace(/~([0-9a-f]+)~/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : null;

function suffixOf({ kind }: Option, value: Value): string {
  if (kind === 'flag') return value === true ? '' : '0';
  return kind === 'count' ? String(value) : `.${escapeText(String(value))}`;
}

/**
 * Options that have no effect with the others are left out. Those in `always` have no default: they are written once
 * they are chosen.
 */
export const writeOptionCode = (
  sheet: OptionSheet,
  values: OptionValues,
  always: readonly string[] = [],
): string =>
  Object.entries(sheet)
    .flatMap(([name, option]) => {
      const value = values[name] ?? option.initial;
      const usual = always.includes(name) ? values[name] === undefined : value === option.initial;
      return usual || !applies(sheet, values, name) ? [] : [name + suffixOf(option, value)];
    })
    .join('-');

/** Null if it is not a value of the option. */
function readSuffix(option: Option, suffix: string): Value | null {
  const text = suffix.startsWith('.') ? unescapeText(suffix.slice(1)) : null;
  switch (option.kind) {
    case 'flag':
      return suffix === '' ? true : suffix === '0' ? false : null;
    case 'count': {
      const n = /^\d{1,6}$/.test(suffix) ? Number(suffix) : Number.NaN;
      return n >= option.min && n <= option.max ? n : null;
    }
    case 'choice':
      return option.of.find(value => value === text) ?? null;
    case 'text':
      return text !== null && text.length <= option.longest && /^\P{Cc}*$/u.test(text) ? text : null;
  }
}

const PART = /^([A-Za-z]+)(.*)$/;

/** Null for any text that `writeOptionCode` does not write. Whether the values go together is for `problems` to say. */
export function readOptionCode(
  sheet: OptionSheet,
  code: string,
  always: readonly string[] = [],
): OptionValues | null {
  const given: { [name: string]: Value } = {};
  for (const part of code === '' ? [] : code.split('-')) {
    const [, name = '', suffix = ''] = PART.exec(part) ?? [];
    const option = Object.hasOwn(sheet, name) ? sheet[name] : undefined;
    const value = option ? readSuffix(option, suffix) : null;
    if (value === null) return null;
    given[name] = value;
  }
  const values = Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => Object.hasOwn(given, name) || !always.includes(name))
      .map(([name, { initial }]) => [name, given[name] ?? initial]),
  );
  return writeOptionCode(sheet, values, always) === code ? values : null;
}
