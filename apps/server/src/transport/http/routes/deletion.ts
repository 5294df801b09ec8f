import { erased as erasedAnswer, tableId } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteTable } from '../../../retention/table-deletion.ts';
import type { ServerContext } from '../../context.ts';
import { clearGuest } from '../../person-auth.ts';
import { whoIs } from '../../request-auth.ts';
import { id, problems, TAGS } from './route-schemas.ts';

/** Deleting a table, or everything stored about a guest. */
export function addDeletionRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { eraser, people, log } = context;

  app.delete(
    '/api/tables/:id',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Delete a table with its log and chat',
        description: 'For the host. Refused (409) while other people have a seat in an unfinished game.',
        security: [{ guest: [] }],
        params: id,
        response: { 200: z.object({ table: tableId }), ...problems },
      },
    },
    async request => {
      const { id: table } = request.params;
      await deleteTable(context, table, (await whoIs(context, request))?.guests ?? []);
      log.info({ table }, 'a table was deleted');
      return { table };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Erase this guest, and the person with all devices',
        description:
          'Removes name, seats, chat lines and host mark from every table, and deletes tables without other people. In unfinished games the seats become free.',
        security: [{ guest: [] }],
        response: { 200: erasedAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const who = await whoIs(context, request);
      if (who?.person) await people.membership.remove(who);
      const erased = { tables: 0, done: true };
      for (const guest of who?.guests ?? []) {
        const { tables, done } = await eraser.erase(guest);
        erased.tables += tables;
        erased.done &&= done;
      }
      clearGuest(context, request, reply);
      return erased;
    },
  );
}
