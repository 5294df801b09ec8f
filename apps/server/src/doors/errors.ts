import type { Problem } from '@tablee/wire';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { problemOf, Trouble } from '../problems.ts';

/** Whatever goes wrong on the way in becomes one shape: status, rule, key, sentence. */
export function explainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemIn(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(problem.status).send(problem);
  });
}

function problemIn(error: FastifyError): Problem {
  if (error instanceof Trouble) return error.problem;
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
        : problemOf('bug');
  }
}
