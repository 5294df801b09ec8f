import { trouble } from '../common/problems.ts';

/** Readable names. The schema in `@tablee/wire` has normalized the name (NFC, single spaces) and checked its length. */

const PICTURE = '(?!\\p{Cn})\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
/** Sequences in which joiners, selectors and tags are allowed: joined pictures, flags, keycaps, flags of regions. */
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
 * Controls, formats, private use, unassigned and half characters; line separators; and characters without a visible
 * shape: fillers (all ignorable by default), the blank braille pattern, and two more.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** Three marks in a row would cover the line above; a first mark has no letter to stand on. */
const PILED = /\p{M}{3}|(?:^|\p{Z})\p{M}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}]/u;

export function isReadable(name: string): boolean {
  const plain = name.replace(EMOJI, '☺');
  return !HIDDEN.test(plain) && !PILED.test(plain) && VISIBLE.test(plain);
}

export function checkName(name: string): void {
  if (!isReadable(name)) throw trouble('name-unreadable');
}
