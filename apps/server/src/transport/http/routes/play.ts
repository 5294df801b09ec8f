import { accepted, actRequest, playRequest } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { USUAL_LAG_MS } from '../../../clocks/lag.ts';
import type { ServerContext } from '../../context.ts';
import { activeSeatOf, tableOf } from '../../request-auth.ts';
import { acceptedEntry, id, problems, seatSecurity, TAGS } from './route-schemas.ts';

/** Moves and acts, for scripts, bots, and networks without WebSockets. */
export function addPlayRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { referee } = context;

  app.post(
    '/api/tables/:id/moves',
    {
      schema: {
        tags: TAGS.play,
        summary: 'Answer a decision with a move',
        description:
          'Sending the same answer to the same decision again is harmless: it returns the same number.',
        security: seatSecurity,
        params: id,
        body: playRequest,
        response: { 200: accepted, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const { decision, move } = request.body;
      return acceptedEntry(
        await referee.play(table, await activeSeatOf(context, request, table), decision, move, {
          lagMs: USUAL_LAG_MS,
        }),
      );
    },
  );

  app.post(
    '/api/tables/:id/acts',
    {
      schema: {
        tags: TAGS.play,
        summary: 'Resign, offer, accept, decline, take back',
        security: seatSecurity,
        params: id,
        body: actRequest,
        response: { 200: accepted, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      return acceptedEntry(
        await referee.act(table, await activeSeatOf(context, request, table), request.body.act),
      );
    },
  );
}
