import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problems.ts';
import type { ServerContext } from './context.ts';

/** For probes: does it live. */
export function addHealth(app: FastifyInstance, context: ServerContext): void {
  app.get('/healthz', { config: { isUncounted: true }, schema: { hide: true } }, async (_request, reply) => {
    const health = await context.store.health();
    return health.ok ? health : reply.code(503).send(problemOf('unhealthy', health.reason));
  });
}
