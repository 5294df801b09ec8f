import { isIPv4, isIPv6 } from 'node:net';

/** Thrown instead of connecting. */
export class NotLoopback extends Error {
  constructor(host: string) {
    super(`Attacks run against this machine only (127.0.0.0/8 or ::1), never against "${host}".`);
    this.name = 'NotLoopback';
  }
}

/** Accepts addresses only: a name such as "localhost" depends on the resolver. */
export function isLoopback(host: string): boolean {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return (isIPv4(bare) && bare.startsWith('127.')) || (isIPv6(bare) && bare === '::1');
}

/** To be called by every client before it connects. */
export function checkLoopback(host: string): string {
  if (!isLoopback(host)) throw new NotLoopback(host);
  return host;
}

/** The same for a URL; returns it parsed. */
export function checkLoopbackUrl(url: string): URL {
  const parsed = new URL(url);
  checkLoopback(parsed.hostname);
  return parsed;
}
