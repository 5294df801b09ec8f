import { connect } from 'node:net';
import type { Live } from './live.ts';

/** Sends raw bytes; resolves with everything received until the server closes. */
export const raw = (app: Live, bytes: string): Promise<string> =>
  new Promise((done, failed) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('close', () => done(text));
    socket.on('error', failed);
  });

export type RawAnswer = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
};

/** Sends one request with exactly this target. */
export async function rawRequest(
  app: Live,
  method: string,
  target: string,
  extra: { readonly body?: unknown; readonly headers?: readonly string[] } = {},
): Promise<RawAnswer> {
  const body = extra.body === undefined ? '' : JSON.stringify(extra.body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    ...(extra.headers ?? []),
  ];
  const text = await raw(app, `${lines.join('\r\n')}\r\n\r\n${body}`);
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
