import type { FastifyInstance, FastifyLoggerOptions } from 'fastify';
import type { Config } from './config.ts';

export type LogStream = { write(line: string): void };

/** Never in a log: what opens a seat, what names a guest, what foretells luck. */
const SECRETS = ['token', 'cookie', 'authorization', 'seed', 'seals', 'head', 'holders', 'host'];
const redact = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** One JSON line per event, on the error stream: the standard stream says where the server is. */
export const logOptions = (level: Config['log'], stream: LogStream = process.stderr) =>
  ({
    level,
    redact,
    stream,
    serializers: {
      /** The path alone: no headers, no query. */
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
      }),
    },
  }) satisfies FastifyLoggerOptions & { redact: string[]; stream: LogStream };

/** Every request and how long it took, for who looks for something; too much for every day. */
export function logRequests(app: FastifyInstance, level: Config['log']): void {
  if (level !== 'debug' && level !== 'trace') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
