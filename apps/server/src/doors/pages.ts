import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problems.ts';

const HASHED = `${sep}assets${sep}`;
const WITH_ENDING = /\.[a-z0-9]+$/i;

/** The web app: hashed files for ever, everything else asked for anew; every page address is the same document. */
export async function addPages(app: FastifyInstance, dist: string): Promise<void> {
  const built = existsSync(`${dist}/index.html`);
  if (built) {
    await app.register(fastifyStatic, {
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
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|ws|assets)(\/|$)/.test(path) &&
      !WITH_ENDING.test(path);
    if (isPage && built) return reply.sendFile('index.html');
    const problem =
      isPage && path === '/'
        ? problemOf('no-route', 'The pages are not built yet: run npm start.')
        : problemOf('no-route');
    return reply.code(problem.status).send(problem);
  });
}
