import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@tablee/wire';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isMistake, problemIn, problemOf } from '../problems.ts';

/** Whatever goes wrong on the way in becomes one shape: status, rule, key, sentence. */
export function explainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = explain(error);
    if (isMistake(problem)) request.log.error({ err: error }, 'a request failed');
    return reply.code(problem.status).send(problem);
  });
}

function explain(error: FastifyError): Problem {
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

/** An address that cannot be decoded, or has parts longer than any of ours, is unknown; asking for it counts. */
export function refuseAddress(response: ServerResponse, wait: number): void {
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

/** What is not even HTTP, or does not come at all, gets the same shape, written by hand. */
export function refuseNonsense(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, sentence } =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? { status: 408, sentence: 'No whole request came in time.' }
      : {
          status: error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400,
          sentence: 'This is not HTTP as the server understands it.',
        };
  endWith(socket, { ...problemOf('malformed', sentence), status });
}

/** How long the other side may take to read an answer and close. */
const LINGER_MS = 500;

/** An answer on a connection that no framework serves (any more); then it is closed, whatever the other side does. */
export function endWith(socket: Duplex, problem: Problem, wait = 0): void {
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Refused'}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n' +
      (wait > 0 ? `Retry-After: ${wait}\r\n` : '') +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Read on for a moment: closing before everything sent was read would reset the connection and lose the answer.
  socket.resume();
  const end = (): void => {
    socket.destroy();
  };
  const lingering = setTimeout(end, LINGER_MS);
  socket.once('end', end).once('close', () => clearTimeout(lingering));
}
