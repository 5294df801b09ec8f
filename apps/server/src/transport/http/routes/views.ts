import { isOpen } from '@tablee/table';
import { STORY_PAGE, type Story, story, storyQuery, tableAnswer } from '@tablee/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import type { LiveTable } from '../../../tables/live-table.ts';
import { peopleAt } from '../../../tables/shared-fields.ts';
import { frameFor, headOf } from '../../../tables/view-encoder.ts';
import type { ServerContext } from '../../context.ts';
import { eyesOf, limitKeyOf, tableOf } from '../../request-auth.ts';
import { id, problems, seatSecurity, TAGS } from './route-schemas.ts';

/** The position, the history and the record of a table. */
export function addViewRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags: TAGS.look,
        summary: 'A table as you see it now',
        security: [...seatSecurity, {}],
        params: id,
        response: { 200: tableAnswer, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const eyes = await eyesOf(context, request, table);
      return { table: table.id, head: headOf(table), eyes, now: frameFor(table, eyes, true) };
    },
  );

  app.get(
    '/api/tables/:id/story',
    {
      schema: {
        tags: TAGS.look,
        summary: 'The game so far, position by position',
        description: `At most ${STORY_PAGE} chapters at a time: while "to" is below "n", ask again from the next one.`,
        security: [...seatSecurity, {}],
        params: id,
        querystring: storyQuery,
        response: { 200: story, ...problems },
      },
    },
    async (request, reply) => {
      const address = limitKeyOf(context, request);
      const table = await tableOf(context, request);
      const eyes = await eyesOf(context, request, table);
      const { from } = request.query;
      const { n } = table.match;
      const to = Math.min(request.query.to ?? n, n, from + STORY_PAGE - 1);
      const head = { ...storyHead(table), eyes, from, to: Math.max(from, to), n };
      const chapters = await context.replays.history(table, eyes, from, to, address);
      return sendText(reply, `${JSON.stringify(head).slice(0, -1)},"chapters":${chapters}}`);
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags: TAGS.look,
        summary: 'The game as a file',
        description: 'A running game with secrets has none yet (409).',
        params: id,
        response: { 200: z.looseObject({ tablee: z.literal(1) }), ...problems },
      },
    },
    async (request, reply) => {
      const address = limitKeyOf(context, request);
      const table = await tableOf(context, request);
      if (!isOpen(table.match)) throw trouble('secrets');
      const text = await context.replays.record(table, address);
      reply.header('content-disposition', `attachment; filename="${table.head.game}-${table.id}.json"`);
      return sendText(reply, text);
    },
  );
}

/** The fields of a history that are the same on every page. */
function storyHead(table: LiveTable): Pick<Story, 'table' | 'head' | 'people' | 'outcome'> {
  const { outcome } = table.match;
  return {
    table: table.id,
    head: headOf(table),
    people: peopleAt(table),
    outcome: outcome && {
      payoff: [...outcome.payoff],
      ...(outcome.score ? { score: [...outcome.score] } : {}),
      reason: outcome.reason,
    },
  };
}

/** Sends JSON text: long answers are not parsed and serialized again. */
function sendText(reply: FastifyReply, json: string): never {
  return reply.type('application/json; charset=utf-8').send(json) as never;
}
