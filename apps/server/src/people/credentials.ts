import { hash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** 32 bytes in base64url: the cookie of a guest, or the token of a seat. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only hashes are stored. A fast hash is enough for 256 random bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

export const GUEST_COOKIE = 'tablee_guest';
/** Tells the page that there is a guest's cookie, so that other devices need not ask for their tables. No secret. */
export const HINT_COOKIE = 'tablee_here';
const COOKIE_SHAPE = /(?:^|;\s*)tablee_guest=([A-Za-z0-9_-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 24 * 3600;

/** The hash of the guest's secret in a Cookie header; null without a valid one. */
export function guestOf(header: string | undefined): string | null {
  const secret = header === undefined ? undefined : COOKIE_SHAPE.exec(header)?.[1];
  return secret === undefined ? null : hashSecret(secret);
}

/** Not readable by scripts, not sent by other sites. */
export const cookieFor = (secure: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure,
  path: '/',
  maxAge: YEAR_SECONDS,
});

/** Readable by the page. Must agree with storage/tables.ts of the page. */
export const hintFor = (secure: boolean): CookieSerializeOptions => ({
  ...cookieFor(secure),
  httpOnly: false,
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The public id of a table: 12 letters and digits, 62 random bits. */
export function newTableId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // 252 is the largest multiple of 36 in a byte: every letter is equally likely.
      if (byte < 252 && id.length < 12) id += LETTERS[byte % 36];
    }
  }
  return id;
}
