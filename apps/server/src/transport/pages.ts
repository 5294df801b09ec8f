import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problems.ts';
import { isPageTarget, pathOf } from './target.ts';

const HASHED = `${sep}assets${sep}`;

/** The web app: hashed files for ever, everything else asked for anew; every page address is the same document. */
export async function addPages(app: FastifyInstance, dist: string): Promise<void> {
  const built = existsSync(`${dist}/index.html`);
  // In a scope of their own, so that the mark is on files and on nothing else.
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
      const isPage = isPageTarget(request.method, request.url);
      if (isPage && built) return reply.sendFile('index.html');
      const problem =
        isPage && pathOf(request.url) === '/'
          ? problemOf('no-route', 'The pages are not built yet: run npm start.')
          : problemOf('no-route');
      return reply.code(problem.status).send(problem);
    });
  });
}
