import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../../common/problems.ts';
import { isPageRequest, pathOf } from '../request-path.ts';

const HASHED = `${sep}assets${sep}`;

/** Serves the web app. Hashed files are cached forever, others revalidated; every page URL is index.html. */
export async function addWebApp(app: FastifyInstance, dist: string): Promise<void> {
  const built = existsSync(`${dist}/index.html`);
  // A scope of its own, so that only files are marked.
  await app.register(async files => {
    files.addHook('onRoute', route => {
      route.config = { ...route.config, isFile: true };
    });
    if (built) {
      await files.register(fastifyStatic, {
        root: dist,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const lasting = path.includes(HASHED);
          reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    }
    files.setNotFoundHandler((request, reply) => {
      const isPage = isPageRequest(request.method, request.url);
      if (isPage && built) return reply.sendFile('index.html');
      const problem =
        isPage && pathOf(request.url) === '/'
          ? problemOf('no-route', 'The pages are not built yet: run npm start.')
          : problemOf('no-route');
      return reply.code(problem.status).send(problem);
    });
  });
}
