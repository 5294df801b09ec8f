import { CARDS, hasGame } from '@tablee/catalogue';
import { LANGUAGES } from '@tablee/kernel';
import type { PreviewOrder } from '@tablee/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { gameInvitation, homeInvitation, orderOf, tableInvitation } from '../../../previews/invitation.ts';
import { frameFor } from '../../../tables/view-encoder.ts';
import type { ServerContext } from '../../context.ts';
import { limitKeyOf, tableOf } from '../../request-auth.ts';
import { id, problems, TAGS } from './route-schemas.ts';

const query = z.object({
  lang: z.enum(LANGUAGES).default('fr'),
  n: z.string().max(10).optional().describe('Ignored: it makes the addresses of two positions differ'),
});
const png = z.any().describe('A PNG of 1200 × 630');

/** Pictures for link previews. They show what the public sees, also to players. */
export function addPictureRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { previews } = context;

  const send = async (request: FastifyRequest, reply: FastifyReply, order: PreviewOrder): Promise<never> => {
    const etag = `"${previews.nameOf(order)}"`;
    reply.header('cache-control', 'public, max-age=60').header('etag', etag);
    // Other sites show it in their pages.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send() as never;
    const picture = await previews.picture(order, limitKeyOf(context, request));
    return reply.type('image/png').send(picture) as never;
  };
  const checkBuilt = (): void => {
    if (!previews.available) throw trouble('no-route', 'The pictures are not built yet: run npm start.');
  };

  app.get(
    '/api/tables/:id/picture.png',
    {
      schema: {
        tags: TAGS.look,
        summary: 'The position as a picture, as the public sees it',
        params: id,
        querystring: query,
        response: { 200: png, ...problems },
      },
    },
    async (request, reply) => {
      checkBuilt();
      const table = await tableOf(context, request);
      const { head, state, match } = table;
      if (!hasGame(head.game, head.rules)) throw trouble('no-game');
      const { lang } = request.query;
      const glance = {
        game: head.game,
        holders: state.holders,
        host: state.host,
        over: match.outcome !== null,
      };
      const { n, view, events } = frameFor(table, 'public', true);
      const { game, rules, seats, options } = head;
      const shows = { game, rules, seats, options, n, view, events };
      return send(request, reply, orderOf(shows, await tableInvitation(glance, lang), lang));
    },
  );

  app.get(
    '/api/games/:game/picture.png',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'A game as a picture',
        params: z.object({ game: z.string().max(20) }),
        querystring: query,
        response: { 200: png, ...problems },
      },
    },
    async (request, reply) => {
      checkBuilt();
      const { game } = request.params;
      if (!hasGame(game)) throw trouble('no-game');
      const { lang } = request.query;
      return send(request, reply, orderOf([game], await gameInvitation(game, lang), lang));
    },
  );

  app.get(
    '/api/picture.png',
    {
      schema: {
        tags: TAGS.lobby,
        summary: 'The games played here as one picture',
        querystring: query,
        response: { 200: png, ...problems },
      },
    },
    async (request, reply) => {
      checkBuilt();
      const { lang } = request.query;
      const shown = CARDS.filter(({ playable }) => playable).map(card => card.id);
      return send(request, reply, orderOf(shown, homeInvitation(lang), lang));
    },
  );
}
