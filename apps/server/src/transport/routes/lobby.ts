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
import { guestOf } from '../../guests/cookie.ts';
import { createTable } from '../../lobby/create.ts';
import { sitDown } from '../../lobby/sit.ts';
import { addressOf } from '../caller.ts';
import type { ServerContext } from '../context.ts';
import { keyOf, tableIn, welcome } from '../visitor.ts';
import { id, objections, TAGS } from './shared.ts';

const MAX_MINE = 100;

/** The lobby: which games there are, laying a table, sitting down, finding one's games again. */
export function addLobby(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { registry, referee, config, quotas } = context;

  app.get(
    '/api/games',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'The games played here',
        response: { 200: gameCards, ...objections },
      },
    },
    async () => ({
      games: await Promise.all(
        registry.shelf.ids.map(async name => {
          const game = await registry.shelf.load(name);
          if (!game) throw new Error(`${name} is on the shelf and cannot be loaded`);
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
        summary: 'Lay a table, take a seat or only watch, and seat bots',
        body: newTable,
        response: { 201: laid, ...objections },
      },
    },
    async (request, reply) => {
      reply.code(201);
      const owner = quotas.ownerOf(addressOf(request.raw, config.proxies));
      const guest = welcome(context, request, reply);
      const seat = await quotas.within({ owner, guest }, terms =>
        createTable(registry, request.body, guest, terms, keyOf(context, request)),
      );
      request.log.info({ table: seat.table, game: request.body.game }, 'a table is laid');
      return seat;
    },
  );

  app.post(
    '/api/tables/:id/seats',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'Sit down on a free seat',
        params: id,
        body: sitDownRequest,
        response: { 201: seated, ...objections },
      },
    },
    async (request, reply) => {
      const table = await tableIn(context, request);
      reply.code(201);
      const seated = await sitDown(registry, referee, table, request.body, welcome(context, request, reply));
      context.clocks.stir(table);
      return seated;
    },
  );

  app.get(
    '/api/mine',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'The tables of this guest, latest first',
        security: [{ guest: [] }],
        response: { 200: mine, ...objections },
      },
    },
    async request => {
      const guest = guestOf(request.headers.cookie);
      // Finding the latest of thousands of tables takes time.
      const mine = () => (guest === null ? [] : context.store.tablesOf(guest, MAX_MINE));
      const tables = await context.replays.budget.spend(keyOf(context, request), async () => mine());
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
