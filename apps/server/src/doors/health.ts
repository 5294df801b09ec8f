import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problems.ts';
import type { House } from './house.ts';

/** For probes: does it live. */
export function addHealth(app: FastifyInstance, house: House): void {
  app.get('/healthz', { config: { isUncounted: true }, schema: { hide: true } }, async (request, reply) => {
    try {
      await house.store.check();
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send(problemOf('unhealthy'));
    }
  });
}
