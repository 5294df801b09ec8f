import type { IncomingMessage } from 'node:http';
import type { Problem } from '@tablee/wire';
import type { Config } from '../common/config.ts';
import { problemOf } from '../common/problems.ts';

/** Address, host and origin of a request, with the headers of trusted proxies taken into account. */

const valuesOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** The client's address as the outermost trusted proxy saw it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const hops = [
    request.socket.remoteAddress ?? '',
    ...valuesOf(request.headers['x-forwarded-for']).reverse(),
  ];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}

export function hostOf(request: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? valuesOf(request.headers['x-forwarded-host'])[0] : undefined;
  return forwarded ?? request.headers.host ?? '';
}

const HOST = /^[\w.:[\]-]{1,255}$/;

/** The host, if it is written as one. */
export function validHostOf(request: IncomingMessage, proxies: number): string | null {
  const host = hostOf(request, proxies);
  return HOST.test(host) ? host : null;
}

/** Where this server is reached, such as "https://tablee.example"; null if the request names no valid host. */
export function originOf(request: IncomingMessage, proxies: number): string | null {
  const host = validHostOf(request, proxies);
  return host === null ? null : `${isSecure(request, proxies) ? 'https' : 'http'}://${host}`;
}

export const isSecure = (request: IncomingMessage, proxies: number): boolean =>
  proxies > 0 && valuesOf(request.headers['x-forwarded-proto'])[0] === 'https';

/**
 * Browsers always send the origin of a script; only our own pages and configured origins may act for a guest. A
 * request without Origin comes from no browser, so it carries no cookie of another person.
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
