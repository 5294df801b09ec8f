import {
  reachAdded,
  reachAnswer,
  reachDone,
  reachId,
  reachRequest,
  reachToken,
  reachTokenRequest,
  reachWay,
} from '@tablee/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { RateLimit } from '../../../limits/rate-limit.ts';
import type { ServerContext } from '../../context.ts';
import { identifyGuest, limitKeyOf, seatOf, tableOf, whoIs } from '../../request-auth.ts';
import { hostOf, isSecure } from '../../request-origin.ts';
import { id, problems, seatSecurity, TAGS } from './route-schemas.ts';

/** Each new reach may cost a mail or a message to a stranger. */
const NEW_EACH = { burst: 20, perMinute: 5 };
const HOST = /^[\w.:[\]-]{1,255}$/;

/** Being told that it is one's turn: asked for, listed, stopped. */
export function addReachRoutes(base: FastifyInstance, context: ServerContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { reach } = context;
  const { subscriptions } = reach;
  const newReaches = new RateLimit(NEW_EACH);

  app.get(
    '/api/tables/:id/reach',
    {
      schema: {
        tags: TAGS.reach,
        summary: 'How this guest is told that it is their turn',
        security: seatSecurity,
        params: id,
        response: { 200: reachAnswer, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      const mine = await subscriptions.list(table, await guestsIn(context, request));
      return { table: table.id, ways: [...reach.ways], pushKey: reach.pushKey, mine: [...mine] };
    },
  );

  app.post(
    '/api/tables/:id/reach',
    {
      schema: {
        tags: TAGS.reach,
        summary: 'Ask to be told when it is this seat’s turn',
        description:
          'By Web Push, mail or a webhook. A mail address is used once its link was opened. A webhook is told of every seat; its messages are signed in the header Tablee-Signature (t=seconds,v1=hex HMAC-SHA256 of "seconds.body").',
        security: seatSecurity,
        params: id,
        body: reachRequest,
        response: { 201: reachAdded, ...problems },
      },
    },
    async (request, reply) => {
      const table = await tableOf(context, request);
      const seat = await seatOf(context, request, table);
      if (!newReaches.take(limitKeyOf(context, request))) throw trouble('too-often');
      const { guest: guestHash } = await identifyGuest(context, request, reply);
      reply.code(201);
      return subscriptions.add(table, request.body, { seat, guestHash, base: baseOf(context, request) });
    },
  );

  app.delete(
    '/api/tables/:id/reach',
    {
      schema: {
        tags: TAGS.reach,
        summary: 'Stop telling this guest: one reach, all of one way, or all',
        security: [{ guest: [] }],
        params: id,
        querystring: z.object({ id: reachId.optional(), way: reachWay.optional() }),
        response: { 200: reachDone, ...problems },
      },
    },
    async request => {
      const table = await tableOf(context, request);
      await subscriptions.stop(table, await guestsIn(context, request), request.query);
      return { table: table.id };
    },
  );

  app.post(
    '/api/reach/stop',
    {
      schema: {
        tags: TAGS.reach,
        summary: 'Stop by the link or button of a message',
        body: reachTokenRequest,
        response: { 200: reachDone, ...problems },
      },
    },
    async request => ({ table: await subscriptions.stopByLink(request.body.token) }),
  );

  app.post(
    '/api/reach/confirm',
    {
      schema: {
        tags: TAGS.reach,
        summary: 'Confirm a mail address by the link in its first mail',
        body: reachTokenRequest,
        response: { 200: reachDone, ...problems },
      },
    },
    async request => ({ table: await subscriptions.confirm(request.body.token) }),
  );

  // Mail programs send a form (RFC 8058). The token is the permission, so any site may send it.
  void app.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/reach/stop/:token',
      {
        schema: {
          tags: TAGS.reach,
          summary: 'Stop by the unsubscribe button of a mail program',
          params: z.object({ token: reachToken }),
          response: { 200: reachDone, ...problems },
        },
      },
      async request => ({ table: await subscriptions.stopByLink(request.params.token) }),
    );
  });
}

const guestsIn = async (context: ServerContext, request: FastifyRequest): Promise<readonly string[]> =>
  (await whoIs(context, request))?.guests ?? [];

/** The origin of the pages. Only a host that named none of its origins has to trust the request. */
function baseOf({ config }: ServerContext, { raw }: FastifyRequest): string {
  const [origin] = config.origins;
  if (origin !== undefined) return origin;
  const host = hostOf(raw, config.proxies);
  if (!HOST.test(host)) throw trouble('malformed');
  return `${isSecure(raw, config.proxies) ? 'https' : 'http'}://${host}`;
}
