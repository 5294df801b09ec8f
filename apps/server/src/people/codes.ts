import { randomBytes } from 'node:crypto';
import { hashSecret } from './credentials.ts';

/** Codes that people read, print and type. Without letters that look like others (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: { readonly [letter: string]: string } = { O: '0', I: '1', L: '1', U: 'V' };

/** 32 is a divisor of 256: every letter is equally likely. */
const randomCode = (length: number): string =>
  Array.from(randomBytes(length), byte => LETTERS[byte % LETTERS.length]).join('');

/** In groups of five, as it is shown. */
export const spellCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1-');

/** Null for anything that is no code of this length. Case, spaces and dashes do not matter. */
export function readCode(text: string, length: number): string | null {
  const code = Array.from(text.toUpperCase().replace(/[\s-]+/g, ''), c => READ_AS[c] ?? c).join('');
  return code.length === length && Array.from(code).every(c => LETTERS.includes(c)) ? code : null;
}

/** 50 random bits, valid for minutes, once: enough where attempts are limited. */
export const DEVICE_CODE_LENGTH = 10;
export const DEVICE_CODE_MS = 5 * 60_000;
export const newDeviceCode = (): string => randomCode(DEVICE_CODE_LENGTH);

/** 100 random bits: a fast hash is enough, and the code alone finds its person. */
export const RECOVERY_CODE_LENGTH = 20;
export const newRecoveryCode = (): string => randomCode(RECOVERY_CODE_LENGTH);

/** The kind is hashed too: no code can be taken for one of another kind. */
export const hashCode = (kind: 'device' | 'recovery' | 'challenge', code: string): string =>
  hashSecret(`${kind} ${code}`);
