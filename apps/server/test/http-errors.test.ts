import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { StoreError } from '../src/store/store.ts';
import { addErrorHandler } from '../src/transport/http/errors.ts';

const withStatus = (statusCode: number): Error =>
  Object.assign(new Error('an internal detail'), { statusCode });

it.each<[what: string, thrown: Error, status: number, key: string]>([
  ['400', withStatus(400), 400, 'malformed'],
  ['404', withStatus(404), 404, 'no-route'],
  ['413', withStatus(413), 413, 'too-large'],
  ['414', withStatus(414), 414, 'malformed'],
  ['415', withStatus(415), 415, 'content-type'],
  ['429', withStatus(429), 429, 'too-often'],
  ['another error of the client', withStatus(418), 418, 'malformed'],
  ['a fault of the store', new StoreError('failed', 'an internal detail'), 503, 'unhealthy'],
  ['a bug', new TypeError('an internal detail'), 500, 'bug'],
])(
  'an HTTP answer to %s is a problem with a sentence, and reveals no detail',
  async (_, thrown, status, key) => {
    const app = Fastify();
    addErrorHandler(app);
    app.get('/', () => Promise.reject(thrown));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      status,
      rule: 'TABLE',
      key,
      sentence: expect.stringMatching(/\.$/),
    });
    expect(answer.body).not.toContain('an internal detail');
    await app.close();
  },
);
