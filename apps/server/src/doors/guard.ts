import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problemOf, Trouble } from '../problems.ts';
import { hostOf, isSecure, originProblem } from './caller.ts';
import type { House } from './house.ts';

const HOST = /^[\w.:[\]-]{1,255}$/;

/** What stands before every route: headers that tell browsers what not to do, limits, and the origin check. */
export async function addGuard(app: FastifyInstance, house: House): Promise<void> {
  const { config } = house;
  const { proxies, limits } = config;
  // Older browsers do not count ws: as 'self'; a host that is not one is left out.
  const live = (request: Parameters<typeof hostOf>[0]): string => {
    const host = hostOf(request, proxies);
    return HOST.test(host) ? `${isSecure(request, proxies) ? 'wss' : 'ws'}://${host}` : "'self'";
  };
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", request => live(request as Parameters<typeof hostOf>[0])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Said by whoever speaks https: behind a proxy that is the proxy.
    strictTransportSecurity: false,
  });
  await app.register(cookie);
  if (limits.requests > 0) {
    await app.register(rateLimit, {
      max: limits.requests,
      timeWindow: '1 minute',
      allowList: request => !request.url.startsWith('/api'),
      errorResponseBuilder: () => new Trouble(problemOf('too-often')),
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const problem = originProblem(request.raw, config);
    if (problem) throw new Trouble(problem);
  });
}
