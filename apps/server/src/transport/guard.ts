import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trouble, trouble } from '../problems.ts';
import { addressOf, hostOf, isSecure, originProblem } from './caller.ts';
import type { ServerContext } from './context.ts';
import { isPageTarget } from './target.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the web app: not counted, and cached as it says itself. */
    isFile?: true;
    /** For probes, which ask from one address for ever. */
    isUncounted?: true;
    /** Lays a table. */
    isNewTable?: true;
  }
}

const HOST = /^[\w.:[\]-]{1,255}$/;

/** What stands before every route: headers that tell browsers what not to do, limits, and the origin check. */
export async function addGuard(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { config } = context;
  const { proxies } = config;
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
  app.addHook('onRequest', async (request, reply) => {
    if (isOfWebApp(request)) return;
    reply.header('cache-control', 'no-store');
    const wait = waitFor(context, request);
    if (wait > 0) {
      reply.header('retry-after', wait);
      throw trouble('too-often');
    }
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const problem = originProblem(request.raw, config);
    if (problem) throw new Trouble(problem);
  });
}

/** Decided by the route that was found: the text of an address can be spelled in many ways. */
const isOfWebApp = (request: FastifyRequest): boolean =>
  request.is404 ? isPageTarget(request.method, request.url) : request.routeOptions.config.isFile === true;

/** Seconds until this request may be made; 0: now. */
function waitFor({ config, requests }: ServerContext, request: FastifyRequest): number {
  const route = request.routeOptions.config;
  if (route.isUncounted) return 0;
  const address = addressOf(request.raw, config.proxies);
  return requests.request(address) || (route.isNewTable ? requests.newTable(address) : 0);
}
