import { erased, tableId } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cookieFor, GUEST_COOKIE, guestOf } from '../../guests/cookie.ts';
import { deleteTable } from '../../retention/delete.ts';
import { isSecure } from '../caller.ts';
import type { ServerContext } from '../context.ts';
import { id, objections, TAGS } from './shared.ts';

/** Taking back what one brought here: a table, or everything. */
export function addDelete(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { config, eraser, log } = context;

  app.delete(
    '/api/tables/:id',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Delete a table with all that was played and said there',
        description:
          'For the guest who laid it. Not (409) while a game goes on in which other people have a seat.',
        security: [{ guest: [] }],
        params: id,
        response: { 200: z.object({ table: tableId }), ...objections },
      },
    },
    async request => {
      const { id: table } = request.params;
      await deleteTable(context, table, guestOf(request.headers.cookie));
      log.info({ table }, 'a table was deleted');
      return { table };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Forget this guest',
        description:
          'Name, seats, lines and the mark of the host are taken from every table, and tables where no other person sits are deleted. A game that is not over gets a free seat.',
        security: [{ guest: [] }],
        response: { 200: erased, ...objections },
      },
    },
    async (request, reply) => {
      const guest = guestOf(request.headers.cookie);
      const done = guest === null ? { tables: 0, done: true } : await eraser.erase(guest);
      const { maxAge, ...same } = cookieFor(isSecure(request.raw, config.proxies));
      reply.clearCookie(GUEST_COOKIE, same);
      return done;
    },
  );
}
