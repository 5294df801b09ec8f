import { botSeated, botWish, seat, tableId } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { seatBot, sendBotAway } from '../../lobby/bots.ts';
import type { ServerContext } from '../context.ts';
import { checkHost, tableIn } from '../visitor.ts';
import { id, objections, seatSecurity, TAGS } from './shared.ts';

/** Bots at a table, for whoever sits there or laid it. */
export function addBots(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { registry, referee } = context;

  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Put a bot on a free seat',
        description:
          'For those who sit at the table, and the guest who laid it. Bots play once every seat is taken.',
        security: seatSecurity,
        params: id,
        body: botWish,
        response: { 201: botSeated, ...objections },
      },
    },
    async (request, reply) => {
      const table = await tableIn(context, request);
      checkHost(request, table);
      context.clocks.stir(table);
      reply.code(201);
      return seatBot({ registry, referee, table }, request.body);
    },
  );

  app.delete(
    '/api/tables/:id/bots/:seat',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Send a bot away that has not played yet',
        security: seatSecurity,
        params: z.object({ id: tableId, seat: z.coerce.number().pipe(seat) }),
        response: { 200: z.object({ table: tableId, seat }), ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      checkHost(request, table);
      context.clocks.stir(table);
      await sendBotAway({ registry, referee, table }, request.params.seat);
      return { table: table.id, seat: request.params.seat };
    },
  );
}
