import {
  gameCards,
  laid,
  MAX_FRAME_BYTES,
  MAX_RECORD_BYTES,
  mine,
  newTable,
  seated,
  sitDown as sitDownRequest,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createTable } from '../../../lobby/create.ts';
import { sitDown } from '../../../lobby/seats.ts';
import type { ServerContext } from '../../context.ts';
import { identifyGuest, limitKeyOf, tableOf, whoIs } from '../../request-auth.ts';
import { addressOf } from '../../request-origin.ts';
import { id, problems, TAGS } from './route-schemas.ts';

const MAX_TABLES = 100;

/** The games, creating a table, sitting down, and the tables of a guest. */
export function addLobbyRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { registry, referee, config, quotas } = context;

  app.get(
    '/api/games',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'The games played here',
        response: { 200: gameCards, ...problems },
      },
    },
    async () => ({
      games: await Promise.all(
        registry.games.ids.map(async name => {
          const game = await registry.games.load(name);
          if (!game) throw new Error(`the game ${name} cannot be loaded`);
          const { rules, traits, options, presets } = game;
          return {
            id: name,
            rules,
            seats: [...traits.seats],
            options: { ...options },
            presets: copyPresets(presets),
          };
        }),
      ),
    }),
  );

  app.post(
    '/api/tables',
    {
      bodyLimit: MAX_RECORD_BYTES + MAX_FRAME_BYTES,
      config: { isNewTable: true },
      schema: {
        tags: TAGS.lobby,
        summary: 'Create a table, take a seat or only watch, and seat bots',
        body: newTable,
        response: { 201: laid, ...problems },
      },
    },
    async (request, reply) => {
      reply.code(201);
      const owner = quotas.ownerOf(addressOf(request.raw, config.proxies));
      const { guest } = await identifyGuest(context, request, reply);
      const seat = await quotas.within({ owner, guest }, terms =>
        createTable(registry, request.body, guest, terms, limitKeyOf(context, request)),
      );
      request.log.info({ table: seat.table, game: request.body.game }, 'a table was created');
      return seat;
    },
  );

  app.post(
    '/api/tables/:id/seats',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Take a free seat',
        params: id,
        body: sitDownRequest,
        response: { 201: seated, ...problems },
      },
    },
    async (request, reply) => {
      const table = await tableOf(context, request);
      reply.code(201);
      const who = await identifyGuest(context, request, reply);
      const seated = await sitDown(referee, table, request.body, who);
      context.clocks.notePlayer(table);
      return seated;
    },
  );

  app.get(
    '/api/mine',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'The tables of this guest, on all devices of the person, latest first',
        security: [{ guest: [] }],
        response: { 200: mine, ...problems },
      },
    },
    async request => {
      const who = await whoIs(context, request);
      // Charged: finding the latest of thousands of tables takes time.
      const tables = await context.replays.budget.spend(limitKeyOf(context, request), async () =>
        who === null ? [] : context.store.tablesOf(who.guests, MAX_TABLES),
      );
      return {
        tables: tables.map(({ id: table, game, seat, people, bots, n, actors, over, touchedAt }) => ({
          table,
          game,
          seat,
          people: [...people],
          bots: [...bots],
          n,
          yourTurn: actors.includes(seat),
          over,
          touched: new Date(touchedAt).toISOString(),
        })),
      };
    },
  );
}

type Values = { [name: string]: boolean | number | string };

function copyPresets(presets: { readonly [name: string]: { readonly [option: string]: unknown } }): {
  [name: string]: Values;
} {
  const entries = Object.entries(presets).map(([name, values]) => [name, { ...values }]);
  return Object.fromEntries(entries);
}
