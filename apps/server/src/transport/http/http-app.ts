import { MAX_FRAME_BYTES } from '@tablee/wire';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../../common/config.ts';
import { type LogStream, logOptions, logRequests } from '../../common/logs.ts';
import type { ConnectionLimits } from '../../limits/connection-limits.ts';
import type { RequestLimits } from '../../limits/request-limits.ts';
import type { ServerContext } from '../context.ts';
import { refuseInvalidHttp } from '../raw-response.ts';
import { addressOf } from '../request-origin.ts';
import { addApiDocs } from './api-docs.ts';
import { limitConnections, timeoutsOf } from './connections.ts';
import { addErrorHandler, refuseUrl } from './errors.ts';
import { addGuard } from './guard.ts';
import { addAbsenceRoutes } from './routes/absence.ts';
import { addBotRoutes } from './routes/bots.ts';
import { addDeletionRoutes } from './routes/deletion.ts';
import { addLobbyRoutes } from './routes/lobby.ts';
import { addOembedRoute } from './routes/oembed.ts';
import { addPersonRoutes } from './routes/person.ts';
import { addPersonGameRoutes } from './routes/person-games.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addPlayRoutes } from './routes/play.ts';
import { addReachRoutes } from './routes/reach.ts';
import { addSignInRoutes } from './routes/sign-in.ts';
import { addStatusRoutes } from './routes/status.ts';
import { addTalkRoutes } from './routes/talk.ts';
import { addViewRoutes } from './routes/views.ts';
import { addWebApp } from './web-app.ts';

export type HttpAppParts = {
  readonly config: Config;
  readonly connections: ConnectionLimits;
  readonly requests: RequestLimits;
  readonly logStream?: LogStream | undefined;
};

/** The HTTP server with its timeouts and limits, still without routes. */
export function createHttpApp({ config, connections, requests, logStream }: HttpAppParts): FastifyInstance {
  const app = Fastify({
    logger: logOptions(config.log, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_FRAME_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...timeoutsOf(config),
    clientErrorHandler: refuseInvalidHttp,
    frameworkErrors: (_error, request, reply) =>
      refuseUrl(reply.hijack().raw, requests.request(addressOf(request.raw, config.proxies))),
  });
  limitConnections(app.server, config, connections);
  return app;
}

/** `dist`: the folder of the built web app. `addStreams` adds the routes of event streams. */
export async function addRoutes(
  app: FastifyInstance,
  context: ServerContext,
  dist: string,
  addStreams: (app: FastifyInstance) => void,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: pages of other sites can send forms and plain text without asking.
  app.removeContentTypeParser('text/plain');
  addErrorHandler(app);
  logRequests(app, context.config.log);
  await addGuard(app, context);
  await addApiDocs(app);
  addStatusRoutes(app, context);
  addLobbyRoutes(app, context);
  addBotRoutes(app, context);
  addDeletionRoutes(app, context);
  addSignInRoutes(app, context);
  addPersonRoutes(app, context);
  addPersonGameRoutes(app, context);
  addPlayRoutes(app, context);
  addAbsenceRoutes(app, context);
  addTalkRoutes(app, context);
  addViewRoutes(app, context);
  addPictureRoutes(app, context);
  addOembedRoute(app, context);
  addReachRoutes(app, context);
  addStreams(app);
  await addWebApp(app, context, dist);
}
