import type { IncomingMessage } from 'node:http';
import type { Problem } from '@tablee/wire';
import type { Config } from '../config.ts';
import { guestOf } from '../guests/cookie.ts';
import { problemOf } from '../problems.ts';

/** Who is calling, as far as a request before any framework tells. Shared by all doors. */

const listed = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** The address as the outermost trusted proxy saw it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const hops = [request.socket.remoteAddress ?? '', ...listed(request.headers['x-forwarded-for']).reverse()];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}

export function hostOf(request: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? listed(request.headers['x-forwarded-host'])[0] : undefined;
  return forwarded ?? request.headers.host ?? '';
}

export const isSecure = (request: IncomingMessage, proxies: number): boolean =>
  proxies > 0 && listed(request.headers['x-forwarded-proto'])[0] === 'https';

/**
 * A browser always says where a script comes from; only our own pages, and the origins the host named, may act
 * for a guest. Whoever sends no Origin is no browser and carries no stranger's cookie.
 */
export function originProblem(
  request: IncomingMessage,
  config: Pick<Config, 'origins' | 'proxies'>,
): Problem | null {
  const { origin } = request.headers;
  if (origin === undefined || config.origins.includes(origin)) return null;
  const own = URL.canParse(origin) && new URL(origin).host === hostOf(request, config.proxies);
  return own ? null : problemOf('origin');
}

export const guestIn = (request: IncomingMessage): string | null => guestOf(request.headers.cookie);
