import type { ServerResponse } from 'node:http';
import type { Problem } from '@tablee/wire';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { headersOf, isMistake, problemIn, problemOf } from '../../common/problems.ts';

/** Turns every error of Fastify into a problem: status, rule, key, sentence. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOfError(error);
    if (isMistake(problem)) request.log.error({ err: error }, 'a request failed');
    return reply.code(problem.status).headers(headersOf(problem)).send(problem);
  });
}

function problemOfError(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.');
    return problemOf('malformed', `${where ? `"${where}": ` : ''}${first?.message ?? 'not understood'}.`);
  }
  switch (error.statusCode) {
    case 400:
      return problemOf('malformed', 'This request is not valid JSON or HTTP.');
    case 404:
      return problemOf('no-route');
    case 413:
      return problemOf('too-large');
    case 414:
      return { ...problemOf('malformed', 'This address is too long.'), status: 414 };
    case 415:
      return problemOf('content-type');
    case 429:
      return problemOf('too-often');
    default:
      return error.statusCode && error.statusCode < 500
        ? { ...problemOf('malformed'), status: error.statusCode }
        : problemIn(error);
  }
}

/** Answers a URL that cannot be decoded or has overlong parts. `wait`: seconds until the next request is allowed. */
export function refuseUrl(response: ServerResponse, wait: number): void {
  const problem = problemOf(wait > 0 ? 'too-often' : 'no-route');
  const body = JSON.stringify(problem);
  if (wait > 0) response.setHeader('retry-after', wait);
  response.writeHead(problem.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
