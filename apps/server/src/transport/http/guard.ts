import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trouble, trouble } from '../../common/problems.ts';
import type { ServerContext } from '../context.ts';
import { addressOf, type hostOf, isSecure, originProblem, validHostOf } from '../request-origin.ts';
import { isPageRequest } from '../request-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the web app: not counted by limits, with its own cache headers. */
    isFile?: true;
    /** Not counted by limits: probes send many requests from one address. */
    isUncounted?: true;
    /** Counted by the limit for new tables. */
    isNewTable?: true;
  }
}

/** Adds to every route: security headers, request limits, and the origin check. */
export async function addGuard(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { config } = context;
  const { proxies } = config;
  // Older browsers do not count ws: as 'self'. An invalid host is left out.
  const socketSource = (request: Parameters<typeof hostOf>[0]): string => {
    const host = validHostOf(request, proxies);
    return host === null ? "'self'" : `${isSecure(request, proxies) ? 'wss' : 'ws'}://${host}`;
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
        connectSrc: ["'self'", request => socketSource(request as Parameters<typeof hostOf>[0])],
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
    // The proxy terminates https and sets this header.
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

/** Decided by the matched route: one URL can be spelled in many ways. */
const isOfWebApp = (request: FastifyRequest): boolean =>
  request.is404 ? isPageRequest(request.method, request.url) : request.routeOptions.config.isFile === true;

/** Counts a request. 0: allowed; otherwise the seconds to wait. */
function waitFor({ config, requests }: ServerContext, request: FastifyRequest): number {
  const route = request.routeOptions.config;
  if (route.isUncounted) return 0;
  const address = addressOf(request.raw, config.proxies);
  return requests.request(address) || (route.isNewTable ? requests.newTable(address) : 0);
}
