import { botSeated, botToSeat, seat, tableId } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { seatBot, sendBotAway } from '../../../lobby/seats.ts';
import type { ServerContext } from '../../context.ts';
import { checkHost, tableOf } from '../../request-auth.ts';
import { id, problems, seatSecurity, TAGS } from './route-schemas.ts';

/** Seating bots, for players at the table and its host. */
export function addBotRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { referee, quotas } = context;

  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Seat a bot',
        description: 'For players at the table and its host. Bots play once every seat is taken.',
        security: seatSecurity,
        params: id,
        body: botToSeat,
        response: { 201: botSeated, ...problems },
      },
    },
    async (request, reply) => {
      const table = await tableOf(context, request);
      await checkHost(context, request, table);
      context.clocks.notePlayer(table);
      reply.code(201);
      return seatBot({ referee, quotas, table }, request.body);
    },
  );

  app.delete(
    '/api/tables/:id/bots/:seat',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Remove a bot that has not played yet',
        security: seatSecurity,
        params: z.object({ id: tableId, seat: z.coerce.number().pipe(seat) }),
        response: { 200: z.object({ table: tableId, seat }), ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      await checkHost(context, request, table);
      context.clocks.notePlayer(table);
      await sendBotAway({ referee, quotas, table }, request.params.seat);
      return { table: table.id, seat: request.params.seat };
    },
  );
}
