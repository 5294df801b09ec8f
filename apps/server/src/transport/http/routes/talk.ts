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
import { Trouble } from '../../../common/problems.ts';
import { spokenOf } from '../../../tables/view-encoder.ts';
import { aim, plan, point, react, say } from '../../../talk/talk.ts';
import type { ServerContext } from '../../context.ts';
import { activeSeatOf, seatOf, tableOf } from '../../request-auth.ts';
import { acceptedEntry, id, problems, seatSecurity, TAGS } from './route-schemas.ts';

const shown = z.object({ shown: z.literal(true) });

/** Chat, reactions, points, plans and aims. Players send them, everybody can read them. */
export function addTalkRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { referee } = context;

  app.get(
    '/api/tables/:id/talk',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'The last chat lines of a table',
        params: id,
        response: { 200: talkAnswer, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      return { table: table.id, lines: table.state.lines.map(spokenOf) };
    },
  );

  app.post(
    '/api/tables/:id/talk',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Send a chat line to everybody at the table',
        description: 'Refused (409) while partners must not talk.',
        security: seatSecurity,
        params: id,
        body: sayRequest,
        response: { 200: accepted, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      return acceptedEntry(
        await say(referee, table, await activeSeatOf(context, request, table), request.body.text),
      );
    },
  );

  app.post(
    '/api/tables/:id/reactions',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'React: shown for a moment, not stored',
        security: seatSecurity,
        params: id,
        body: reactRequest,
        response: { 200: shown, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const problem = react(table, await activeSeatOf(context, request, table), request.body.reaction);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/points',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Point at a place on the board: shown to all for a moment, not stored',
        description:
          'For players with a partner. Refused (409) without partners, while partners must not talk, and after the end.',
        security: seatSecurity,
        params: id,
        body: pointRequest,
        response: { 200: shown, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const problem = point(table, await activeSeatOf(context, request, table), request.body.at);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/plans',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Show a plan: shown to all until the end of the turn, not stored',
        description:
          'Replaces the previous plan of this seat. For players who share a side or a goal. Refused (409) as pointing is.',
        security: seatSecurity,
        params: id,
        body: planRequest,
        response: { 200: shown, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const problem = plan(table, await activeSeatOf(context, request, table), request.body.notes);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );

  app.post(
    '/api/tables/:id/aims',
    {
      schema: {
        tags: TAGS.talk,
        summary: 'Show an aim: shown to all until the next entry, not stored',
        description:
          'Only for the seat to act (409 otherwise), about ten times a second; more frequent aims are accepted and dropped.',
        security: seatSecurity,
        params: id,
        body: aimRequest,
        response: { 200: shown, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const { aim: text } = request.body;
      // Pages lower an aim without the player: that is no sign of presence.
      const seat =
        text === '' ? await seatOf(context, request, table) : await activeSeatOf(context, request, table);
      const problem = aim(table, seat, text);
      if (problem) throw new Trouble(problem);
      return { shown: true as const };
    },
  );
}
