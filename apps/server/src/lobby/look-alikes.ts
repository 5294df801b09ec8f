/**
 * Whether two names are easily taken for one another. A short table of the letters that matter to people who write Latin,
 * Cyrillic or Greek, not the thousands of Unicode TR 39: at one table, refusing an honest name is worse than missing a rare
 * trick. Marks of other scripts stay, as they are letters there.
 */

const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Latin letters, and what looks like them; small and capital letters differ in that. */
const LOOKS: { readonly [latin: string]: string } = {
  a: 'аαɑ',
  c: 'с',
  d: 'ԁđ',
  e: 'е',
  g: 'ɡ',
  h: 'һħ',
  i: 'іıι',
  j: 'јȷ',
  k: 'кκ',
  l: 'łӏ',
  n: 'η',
  o: 'оοøօ0',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  u: 'υ',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'С',
  D: 'Đ',
  E: 'ЕΕ',
  H: 'НΗĦ',
  I: 'ІΙӀ',
  J: 'Ј',
  K: 'КΚ',
  L: 'Ł',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟØ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥ',
  Z: 'Ζ',
  ae: 'æӕ',
  oe: 'œ',
  ss: 'ß',
  AE: 'ÆӔ',
  OE: 'Œ',
  SS: 'ẞ',
  "'": '’‘ʼʹ′`',
  '-': '‐‒–—―−',
};

const LATIN = new Map(
  Object.entries(LOOKS).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  ),
);

const bare = (name: string): string =>
  name.normalize('NFKD').replace(MARKS, '').replace(IGNORED, '').replace(/\s+/g, ' ').trim();
const inLatin = (name: string): string => Array.from(name, c => LATIN.get(c) ?? c).join('');

/** The same word, in whatever case it is written. */
const asWord = (name: string): string => inLatin(bare(name).toLowerCase());
/** The same shapes: a capital I, a small l and a 1 are one stroke, while a capital L is none. */
const asShape = (name: string): string =>
  inLatin(bare(name))
    .replace(/[lI1|]/g, '|')
    .toLowerCase();

export const looksAlike = (one: string, other: string): boolean =>
  asWord(one) === asWord(other) || asShape(one) === asShape(other);
