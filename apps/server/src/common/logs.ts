import type { FastifyInstance, FastifyLoggerOptions } from 'fastify';
import type { Config } from './config.ts';

export type LogStream = { write(line: string): void };

/** Never logged: secrets of seats and guests, and seeds. */
const SECRETS = ['token', 'cookie', 'authorization', 'seed', 'seals', 'head', 'holders', 'host'];
const redact = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** JSON lines on stderr: stdout shows the address of the server. */
export const logOptions = (level: Config['log'], stream: LogStream = process.stderr) =>
  ({
    level,
    redact,
    stream,
    serializers: {
      /** Only the path: headers and queries may hold secrets. */
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
      }),
    },
  }) satisfies FastifyLoggerOptions & { redact: string[]; stream: LogStream };

/** Logs every request with its duration, at levels debug and trace only. */
export function logRequests(app: FastifyInstance, level: Config['log']): void {
  if (level !== 'debug' && level !== 'trace') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
