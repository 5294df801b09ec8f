/**
 * Whether two names are easily mistaken for each other. A short table for Latin, Cyrillic and Greek instead of Unicode
 * TR 39: at one table, refusing an honest name is worse than missing a rare trick.
 */

const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Latin letters and their lookalikes. */
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

/** Equal for the same word in any case. */
const asWord = (name: string): string => inLatin(bare(name).toLowerCase());
/** Equal for the same shapes: I, l and 1 are one stroke, L is not. */
const asShape = (name: string): string =>
  inLatin(bare(name))
    .replace(/[lI1|]/g, '|')
    .toLowerCase();

export const looksAlike = (one: string, other: string): boolean =>
  asWord(one) === asWord(other) || asShape(one) === asShape(other);

/** The same for names that only one person may have: equal for all that look alike, in any case. */
export const nameKey = (name: string): string => asWord(name).replace(/[li1|]/g, '|');
