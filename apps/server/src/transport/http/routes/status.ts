import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../common/config.ts';
import { headersOf, problemOf, trouble } from '../../../common/problems.ts';
import { hashSecret } from '../../../people/credentials.ts';
import type { ServerContext } from '../../context.ts';
import { addressOf } from '../../request-origin.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** A BlockList recognizes IPv4 addresses inside IPv6 ones. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && !address.includes('%') && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Headers of proxies. Behind a proxy missing in TABLEE_PROXIES, every request seems to be local. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function isLocal(request: IncomingMessage, proxies: number): boolean {
  if (proxies === 0 && FORWARDED.some(name => request.headers[name] !== undefined)) return false;
  return isLoopback(addressOf(request, proxies));
}

/** Hashes have equal lengths, as a comparison in constant time needs. */
const hasToken = (request: IncomingMessage, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashSecret(request.headers.authorization ?? '')),
    Buffer.from(hashSecret(`Bearer ${token}`)),
  );

function mayReadMetrics(request: IncomingMessage, { metrics, proxies }: Config): boolean {
  if (metrics === 'all') return true;
  return metrics === 'local' ? isLocal(request, proxies) : hasToken(request, metrics);
}

/** Health for probes, metrics for Prometheus. Without permission, /metrics looks like an unknown route. */
export function addStatusRoutes(
  app: FastifyInstance,
  { config, metrics, store, audit }: ServerContext,
): void {
  app.get('/healthz', { config: { isUncounted: true }, schema: { hide: true } }, async (_request, reply) => {
    const health = await store.health();
    if (!health.ok) {
      const problem = problemOf('unhealthy', health.reason);
      return reply.code(503).headers(headersOf(problem)).send(problem);
    }
    const note = [health.note, audit.note].filter(sentence => sentence).join(' ');
    return note === '' ? { ok: true } : { ok: true, note };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, config)) throw trouble('no-route');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
