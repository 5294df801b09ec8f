import {
  accepted,
  aimRequest,
  planRequest,
  pointRequest,
  reactRequest,
  sayRequest,
  talkAnswer,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Trouble } from '../../problems.ts';
import { aim } from '../../talk/aims.ts';
import { plan } from '../../talk/plans.ts';
import { point, react, say, spokenOf } from '../../talk/talk.ts';
import type { ServerContext } from '../context.ts';
import { doerOf, seatOf, tableIn } from '../visitor.ts';
import { id, objections, seatSecurity, settled, TAGS } from './shared.ts';

const shown = z.object({ shown: z.literal(true) });

/** What is said at a table: those who sit speak, everybody reads. */
export function addTalk(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { store, referee } = context;

  app.get(
    '/api/tables/:id/talk',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'The last lines said at a table',
        params: id,
        response: { 200: talkAnswer, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      return { table: table.id, lines: table.lines.map(spokenOf) };
    },
  );

  app.post(
    '/api/tables/:id/talk',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Say a line to everybody at the table',
        description: 'Closed (409) while partners who must not talk play.',
        security: seatSecurity,
        params: id,
        body: sayRequest,
        response: { 200: accepted, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      return settled(await say(store, referee, table, doerOf(context, request, table), request.body.text));
    },
  );

  app.post(
    '/api/tables/:id/reactions',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'React: shown for a moment, kept by nobody',
        security: seatSecurity,
        params: id,
        body: reactRequest,
        response: { 200: shown, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      const problem = react(table, doerOf(context, request, table), request.body.reaction);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/points',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Point at a place on the board: seen by all for a moment, kept by nobody',
        description:
          'For those who share a side with somebody. Closed (409) where nobody does, while partners who must not talk play, and after the end.',
        security: seatSecurity,
        params: id,
        body: pointRequest,
        response: { 200: shown, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      const problem = point(table, doerOf(context, request, table), request.body.at);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/plans',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Show what one means to do: seen by all until the turn passes on, stored by nobody',
        description:
          'Replaces what this seat planned before. For those who share a side, or a goal. Closed (409) as pointing is.',
        security: seatSecurity,
        params: id,
        body: planRequest,
        response: { 200: shown, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      const problem = plan(table, doerOf(context, request, table), request.body.notes);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/aims',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Show where one aims: seen by all until the next entry, kept by nobody',
        description:
          'Only for who is to act (409 else), about ten times a second; what comes faster is accepted and left out.',
        security: seatSecurity,
        params: id,
        body: aimRequest,
        response: { 200: shown, ...objections },
      },
    },
    async request => {
      const table = await tableIn(context, request);
      const { aim: text } = request.body;
      // Lowering it is no deed: a page does that by itself.
      const seat = text === '' ? seatOf(request, table) : doerOf(context, request, table);
      const problem = aim(table, seat, text);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );
}
