import { story, tableAnswer } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../problems.ts';
import type { StoredTable } from '../../store/store.ts';
import { frameFor, headOf } from '../../tables/frames.ts';
import { fileOf, storyOf } from '../../tables/story.ts';
import { isOpen } from '../../tables/table.ts';
import type { House } from '../house.ts';
import { eyesOf, tableIn } from '../visitor.ts';
import { id, objections, seatSecurity, TAGS } from './shared.ts';

async function storedIn(house: House, table: string): Promise<StoredTable> {
  const stored = await house.store.load(table);
  if (!stored) throw trouble('no-table');
  return stored;
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
