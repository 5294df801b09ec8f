import {
  accepted,
  actRequest,
  gameCards,
  MAX_FRAME_BYTES,
  MAX_RECORD_BYTES,
  mine,
  newTable,
  playRequest,
  problem,
  seated,
  sitDown as sitDownRequest,
  story,
  tableAnswer,
  tableId,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guestOf } from '../guests/cookie.ts';
import { createTable } from '../lobby/create.ts';
import { sitDown } from '../lobby/sit.ts';
import { Trouble, trouble } from '../problems.ts';
import type { StoredTable } from '../store/store.ts';
import { frameFor, headOf } from '../tables/frames.ts';
import { type Answer, isProblem } from '../tables/referee.ts';
import { fileOf, storyOf } from '../tables/story.ts';
import { isOpen } from '../tables/table.ts';
import type { House } from './house.ts';
import { eyesOf, seatOf, tableIn, welcome } from './visitor.ts';

const MAX_MINE = 100;
const id = z.object({ id: tableId });
const TAGS = { lobby: ['Lobby'], play: ['Playing'], look: ['Looking'] };
/** Every route may object; the shape is always the same. */
const objections = { '4xx': problem, '5xx': problem };
const seatSecurity = [{ seat: [] }, { guest: [] }];

const settled = (answer: Answer): { n: number } => {
  if (isProblem(answer)) throw new Trouble(answer);
  return { n: answer.n };
};

async function storedIn(house: House, table: string): Promise<StoredTable> {
  const stored = await house.store.load(table);
  if (!stored) throw trouble('no-table');
  return stored;
}

/** The lobby: which games there are, laying a table, sitting down, finding one's games again. */
export function addLobby(base: FastifyInstance, house: House): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { registry, referee, config } = house;

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
      config: { rateLimit: config.limits.newTables > 0 ? { max: config.limits.newTables } : false },
      schema: {
        tags: TAGS.lobby,
        summary: 'Lay a table and take a seat',
        body: newTable,
        response: { 201: seated, ...objections },
      },
    },
    async (request, reply) => {
      reply.code(201);
      const seat = await createTable(registry, request.body, welcome(house, request, reply));
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
      const table = await tableIn(house, request.params.id);
      reply.code(201);
      return sitDown(registry, referee, table, request.body, welcome(house, request, reply));
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
      const tables = guest === null ? [] : await house.store.tablesOf(guest, MAX_MINE);
      return {
        tables: tables.map(({ id: table, game, seat, people, n, actors, over, touchedAt }) => ({
          table,
          game,
          seat,
          people: [...people],
          n,
          yourTurn: actors.includes(seat),
          over,
          touched: new Date(touchedAt).toISOString(),
        })),
      };
    },
  );
}

/** What a page says over its WebSocket, for scripts, bots, and networks that break WebSockets. */
export function addPlay(base: FastifyInstance, house: House): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { referee } = house;

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
      const table = await tableIn(house, request.params.id);
      const { decision, move } = request.body;
      return settled(await referee.play(table, seatOf(request, table), decision, move));
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
      const table = await tableIn(house, request.params.id);
      return settled(await referee.act(table, seatOf(request, table), request.body.act));
    },
  );
}

/** Looking at a table, now or from its beginning. */
export function addLook(base: FastifyInstance, house: House): void {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags: TAGS.look,
        summary: 'A table as you see it now',
        security: [...seatSecurity, {}],
        params: id,
        response: { 200: tableAnswer, ...objections },
      },
    },
    async request => {
      const table = await tableIn(house, request.params.id);
      const eyes = eyesOf(request, table);
      return { table: table.id, head: headOf(table), eyes, now: frameFor(table, eyes, true) };
    },
  );

  app.get(
    '/api/tables/:id/story',
    {
      schema: {
        tags: TAGS.look,
        summary: 'The whole game so far, position by position',
        security: [...seatSecurity, {}],
        params: id,
        response: { 200: story, ...objections },
      },
    },
    async request => {
      const table = await tableIn(house, request.params.id);
      return storyOf(table, await storedIn(house, table.id), eyesOf(request, table));
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
        response: { 200: z.looseObject({ tablee: z.literal(1) }), ...objections },
      },
    },
    async (request, reply) => {
      const table = await tableIn(house, request.params.id);
      if (!isOpen(table.match)) throw trouble('secrets');
      const stored = await storedIn(house, table.id);
      reply.header('content-disposition', `attachment; filename="${table.head.game}-${table.id}.json"`);
      return { ...fileOf(table, stored) };
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
