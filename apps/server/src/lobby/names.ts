import { trouble } from '../problems.ts';

/**
 * What makes a name readable. Kept out of @tablee/wire, whose schemas the page could otherwise come to load; the schema
 * there has already written the name in one way (NFC, single spaces) and checked its length.
 */

const PICTURE = '(?!\\p{Cn})\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
/** Where joiners, selectors and tags belong: pictures joined to one, flags, keycaps, and the flags of regions. */
const EMOJI = new RegExp(
  [
    '\\p{Regional_Indicator}{2}',
    '[0-9#*]\\uFE0F?\\u20E3',
    '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
    `${PICTURE}(?:\\u200D${PICTURE})*`,
  ].join('|'),
  'gu',
);

/**
 * Controls, formats, private use, unassigned and half characters; separators of lines; and what takes a place without
 * showing anything: fillers (all ignorable by default), the blank braille pattern, and two characters drawn as nothing.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** Marks that pile up over the lines above, or that stand on nothing of the name's own. */
const PILED = /\p{M}{3}|(?:^|\p{Z})\p{M}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}]/u;

export function isReadable(name: string): boolean {
  const plain = name.replace(EMOJI, '☺');
  return !HIDDEN.test(plain) && !PILED.test(plain) && VISIBLE.test(plain);
}

export function checkName(name: string): void {
  if (!isReadable(name)) throw trouble('name-unreadable');
}
