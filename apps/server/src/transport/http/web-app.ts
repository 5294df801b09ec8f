import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../../common/problems.ts';
import type { ServerContext } from '../context.ts';
import { isPageRequest, pathOf } from '../request-path.ts';
import { addAssets } from './assets.ts';
import { Pages } from './pages.ts';
import { addEmbed } from './routes/embed.ts';

/** Serves the web app. Hashed files are cached forever, others revalidated; every page URL is index.html with tags of its own. */
export async function addWebApp(app: FastifyInstance, context: ServerContext, dist: string): Promise<void> {
  const pages = existsSync(join(dist, 'index.html')) ? new Pages(context, dist) : null;
  // A scope of its own, so that only files are marked.
  await app.register(async files => {
    files.addHook('onRoute', route => {
      route.config = { ...route.config, isFile: true };
    });
    if (pages) {
      // A route for each file beside index.html, so that other addresses are pages.
      await files.register(fastifyStatic, {
        root: dist,
        preCompressed: true,
        cacheControl: false,
        wildcard: false,
        index: false,
        globIgnore: ['assets/**', 'embed.html*', '**/*.{br,gz}'],
        setHeaders: reply => reply.header('cache-control', 'no-cache'),
      });
      addAssets(files, join(dist, 'assets'));
      addEmbed(files, dist);
    }
    files.setNotFoundHandler((request, reply) => {
      const isPage = isPageRequest(request.method, request.url);
      if (isPage && pages) return pages.send(request, reply);
      const problem =
        isPage && pathOf(request.url) === '/'
          ? problemOf('no-route', 'The pages are not built yet: run npm start.')
          : problemOf('no-route');
      // A missing asset must not be remembered as missing: the next release may have it.
      return reply.code(problem.status).header('cache-control', 'no-store').send(problem);
    });
  });
}
