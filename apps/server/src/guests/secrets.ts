import { hash, randomBytes } from 'node:crypto';

/** 32 bytes in base64url: a guest's cookie, or the token of a seat. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only this is kept. A fast hash is enough: nobody guesses 256 random bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The public name of a table: 12 letters and figures, 62 bits. */
export function newTableId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // 252 is the largest multiple of 36 in a byte: every letter equally likely.
      if (byte < 252 && id.length < 12) id += LETTERS[byte % 36];
    }
  }
  return id;
}
