import type { CookieSerializeOptions } from '@fastify/cookie';
import { hashSecret } from './secrets.ts';

export const GUEST_COOKIE = 'tablee_guest';
const SHAPE = /(?:^|;\s*)tablee_guest=([A-Za-z0-9_-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 24 * 3600;

/** The hash of the guest's secret, when there is one of the right shape. */
export function guestOf(header: string | undefined): string | null {
  const secret = header === undefined ? undefined : SHAPE.exec(header)?.[1];
  return secret === undefined ? null : hashSecret(secret);
}

/** No script reads it, no other site sends it. */
export const cookieFor = (secure: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure,
  path: '/',
  maxAge: YEAR_SECONDS,
});
