import { Readable } from 'node:stream';
import { levelOf, nameOf } from '@tablee/table';
import { playedAnswer, playedQuery, resultsAnswer } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { countResults, resultOf } from '../../../people/results.ts';
import { exportPerson } from '../../../retention/person-export.ts';
import type { ServerContext } from '../../context.ts';
import { limitKeyOf, whoIs } from '../../request-auth.ts';
import { problems, TAGS } from './route-schemas.ts';

const security = [{ guest: [] }];
const PAGE = 50;

/** The games of a person on all devices: history, results, and everything as one file. Guests have them too. */
export function addPersonGameRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { store, people } = context;
  const { budget } = context.replays;

  app.get(
    '/api/me/games',
    {
      schema: {
        tags: TAGS.people,
        summary: 'The games of this person with their results, latest first',
        security,
        querystring: playedQuery,
        response: { 200: playedAnswer, ...problems },
      },
    },
    async request => {
      const who = await whoIs(context, request);
      const { skip } = request.query;
      const found = await budget.spend(limitKeyOf(context, request), async () =>
        who === null ? [] : store.people.playedBy(who.guests, skip, PAGE + 1),
      );
      return {
        tables: found.slice(0, PAGE).map(({ id, game, seat, holders, outcome, touchedAt }) => ({
          table: id,
          game,
          seat,
          people: holders.map(nameOf),
          bots: holders.map(levelOf),
          result: outcome && resultOf(outcome, seat),
          touched: new Date(touchedAt).toISOString(),
        })),
        more: found.length > PAGE,
      };
    },
  );

  app.get(
    '/api/me/results',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Results by game and by opponent',
        security,
        response: { 200: resultsAnswer, ...problems },
      },
    },
    async request => {
      const who = await whoIs(context, request);
      return budget.spend(limitKeyOf(context, request), async () =>
        who === null ? { games: [], opponents: [], complete: true } : countResults(store.people, who.guests),
      );
    },
  );

  app.get(
    '/api/me/export',
    {
      schema: {
        tags: TAGS.people,
        summary: 'Everything stored about this person, as one file',
        description:
          'JSON: the profile, devices, passkeys, and every table with its record and your own chat lines. The record of an unfinished game with secrets is left out.',
        security,
        response: { 200: z.unknown().describe('The file'), ...problems },
      },
    },
    async (request, reply) => {
      const who = await whoIs(context, request);
      if (who === null) throw trouble('not-signed-in');
      if (!people.limits.exportOf(who.guest)) throw trouble('too-often');
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tablee.json"');
      return reply.send(Readable.from(exportPerson(context, who)));
    },
  );
}
