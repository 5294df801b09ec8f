import { hasGame } from '@tablee/catalogue';
import { oembed, PREVIEW_HEIGHT, PREVIEW_WIDTH, TABLE_ID } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trouble } from '../../../common/problems.ts';
import { tableInvitation } from '../../../previews/invitation.ts';
import { languageOf } from '../../../previews/words.ts';
import type { ServerContext } from '../../context.ts';
import { originOf } from '../../request-origin.ts';
import { problems, TAGS } from './route-schemas.ts';

/** A board with its names and buttons. */
const WIDTH = 560;
const HEIGHT = 700;
/** A board cannot be looked at in less. */
const LEAST = 240;
const CACHE_SECONDS = 300;

const PAGE = /^\/(?:t|embed)\/(?<table>[^/]+)(?:\/replay)?$/;

const size = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(most)
    .transform(asked => Math.max(LEAST, Math.min(most, asked)));

const query = z.object({
  url: z.string().min(1).max(500).describe('The link of a table or of its replay'),
  format: z.string().max(20).default('json'),
  maxwidth: size(WIDTH),
  maxheight: size(HEIGHT),
});

/** The table and the entry a link of this server names; null for any other address. */
function readLink(link: string, origin: string): { readonly table: string; readonly n: string } | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const table = PAGE.exec(url.pathname)?.groups?.table;
  if (url.host !== new URL(origin).host || table === undefined || !TABLE_ID.test(table)) return null;
  const n = url.searchParams.get('n') ?? '';
  return { table, n: /^\d{1,7}$/.test(n) ? `?n=${n}` : '' };
}

/** oEmbed 1.0: how other sites show a table in their own pages. */
export function addOembedRoute(base: FastifyInstance, context: ServerContext): void {
  base.withTypeProvider<ZodTypeProvider>().get(
    '/api/oembed',
    {
      schema: {
        tags: TAGS.look,
        summary: 'How to show a table in another site (oEmbed)',
        querystring: query,
        response: { 200: oembed, ...problems },
      },
    },
    async (request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      const { url, format, maxwidth, maxheight } = request.query;
      if (format !== 'json') throw trouble('not-offered');
      const origin = originOf(request.raw, context.config.proxies);
      const link = origin === null ? null : readLink(url, origin);
      const stored = link && (await context.store.load(link.table));
      if (!link || !stored || !hasGame(stored.head.game)) throw trouble('no-table');
      const language = languageOf(request.headers['accept-language']);
      const { head, holders, host, summary } = stored;
      const over = summary.outcome !== null;
      const { title } = await tableInvitation({ game: head.game, holders, host, over }, language);
      const address = `${origin}/embed/${link.table}${link.n}`;
      return {
        version: '1.0' as const,
        type: 'rich' as const,
        provider_name: 'Tablée',
        provider_url: `${origin}/`,
        title,
        cache_age: CACHE_SECONDS,
        width: maxwidth,
        height: maxheight,
        html: `<iframe src="${address}" width="${maxwidth}" height="${maxheight}" title="Tablée" loading="lazy" style="border:0"></iframe>`,
        ...(context.previews.available
          ? {
              thumbnail_url: `${origin}/api/tables/${link.table}/picture.png?lang=${language}&n=${summary.n}`,
              thumbnail_width: PREVIEW_WIDTH,
              thumbnail_height: PREVIEW_HEIGHT,
            }
          : {}),
      };
    },
  );
}
