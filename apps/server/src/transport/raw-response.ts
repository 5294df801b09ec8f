import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@tablee/wire';
import { problemOf } from '../common/problems.ts';

/** The other side has this long to read an answer and close. */
const LINGER_MS = 500;

/** Answers on a socket that no framework serves, then closes it. `wait`: seconds for Retry-After. */
export function endWith(socket: Duplex, problem: Problem, wait = 0): void {
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Refused'}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n' +
      (wait > 0 ? `Retry-After: ${wait}\r\n` : '') +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Closing with unread input would reset the connection and lose the answer.
  socket.resume();
  const end = (): void => {
    socket.destroy();
  };
  const timer = setTimeout(end, LINGER_MS);
  socket.once('end', end).once('close', () => clearTimeout(timer));
}

/** Answers input that is not HTTP, or a request that is not complete in time. */
export function refuseInvalidHttp(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, sentence } =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? { status: 408, sentence: 'The request was not complete in time.' }
      : {
          status: error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400,
          sentence: 'This is not HTTP that the server understands.',
        };
  endWith(socket, { ...problemOf('malformed', sentence), status });
}

/** For 'error' events of sockets: a 'close' event follows, and no answer can be sent. */
export function ignoreSocketError(): void {}
