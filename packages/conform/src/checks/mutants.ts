import { type Chance, searchChance } from '@tablee/kernel';

const edits: readonly ((t: string, at: number, other: string) => string)[] = [
  (t, at) => t.slice(0, at) + t.slice(at + 1),
  (t, at, other) => t.slice(0, at) + other + t.slice(at),
  (t, at, other) => t.slice(0, at) + other + t.slice(at + 1),
  (t, at) => t.slice(0, at) + t.slice(at, at + 1).repeat(2) + t.slice(at + 1),
  (t, at) => t.slice(0, at) + t.slice(at + 1, at + 2) + t.slice(at, at + 1) + t.slice(at + 2),
  t => t.toUpperCase(),
  t => t.toLowerCase(),
  t => ` ${t}`,
  t => `${t} `,
  t => `${t}\n`,
  t => t.replace(/[0-9]/, d => `0${d}`),
  t => t.replace(/[0-9]/, d => `+${d}`),
];

/** Texts that look like the given ones and are not: one letter more, less, other, swapped, doubled; case; blanks. */
export function* mutantsOf(texts: readonly string[], count: number, seed: number): Generator<string> {
  if (texts.length === 0) return;
  const dice = searchChance(seed);
  const alphabet = [...new Set(texts.join('')), '0', '9', '-', ' ', '~', 'é'];
  for (let i = 0; i < count; i++) yield mutate(texts[dice.pick(texts.length)]!, alphabet, dice);
}

function mutate(text: string, alphabet: readonly string[], dice: Chance): string {
  const edit = edits[dice.pick(edits.length)]!;
  return edit(text, dice.pick(text.length + 1), alphabet[dice.pick(alphabet.length)]!);
}
