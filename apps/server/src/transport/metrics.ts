import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { hashSecret } from '../guests/secrets.ts';
import { trouble } from '../problems.ts';
import { addressOf } from './caller.ts';
import type { ServerContext } from './context.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** A block list knows IPv4 addresses inside IPv6 ones. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && !address.includes('%') && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What proxies add. Behind one that TABLEE_PROXIES does not count, everybody seems to come from this machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function isLocal(request: IncomingMessage, proxies: number): boolean {
  if (proxies === 0 && FORWARDED.some(name => request.headers[name] !== undefined)) return false;
  return isLoopback(addressOf(request, proxies));
}

/** Compared by hash: equally long, and in constant time. */
const hasToken = (request: IncomingMessage, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashSecret(request.headers.authorization ?? '')),
    Buffer.from(hashSecret(`Bearer ${token}`)),
  );

function mayRead(request: IncomingMessage, { metrics, proxies }: Config): boolean {
  if (metrics === 'all') return true;
  return metrics === 'local' ? isLocal(request, proxies) : hasToken(request, metrics);
}

/** How the server is doing, for Prometheus. Those it is not for learn nothing, not even that it is there. */
export function addMetrics(app: FastifyInstance, { config, figures }: ServerContext): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.raw, config)) throw trouble('no-route');
    reply.type(figures.metrics.contentType);
    return figures.metrics.metrics();
  });
}
