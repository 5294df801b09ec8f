import { accepted, actRequest, playRequest } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { USUAL_LAG_MS } from '../../clocks/lag.ts';
import type { ServerContext } from '../context.ts';
import { doerOf, tableIn } from '../visitor.ts';
import { id, objections, seatSecurity, settled, TAGS } from './shared.ts';

/** What a page says over its WebSocket, for scripts, bots, and networks that break WebSockets. */
export function addPlay(base: FastifyInstance, context: ServerContext): void {
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
        response: { 200: accepted, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      const { decision, move } = request.body;
      return settled(
        await referee.play(table, doerOf(context, request, table), decision, move, USUAL_LAG_MS),
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
        response: { 200: accepted, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      return settled(await referee.act(table, doerOf(context, request, table), request.body.act));
    },
  );
}
