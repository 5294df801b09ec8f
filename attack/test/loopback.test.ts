import { describe, expect, it } from 'vitest';
import { HttpClient } from '../http.ts';
import { checkLoopback, checkLoopbackUrl, isLoopback, NotLoopback } from '../loopback.ts';

describe('attacks stay on this machine', () => {
  it.each(['127.0.0.1', '127.0.0.66', '127.255.255.254', '::1', '[::1]'])('%s is loopback', host => {
    expect(isLoopback(host)).toBe(true);
    expect(checkLoopback(host)).toBe(host);
  });

  it.each([
    'localhost',
    'example.org',
    '127.0.0.1.example.org',
    '128.0.0.1',
    '10.0.0.1',
    '0.0.0.0',
    '::',
    '::2',
    '::ffff:10.0.0.1',
    '127.1',
    '',
  ])('"%s" is refused with a sentence', host => {
    expect(isLoopback(host)).toBe(false);
    expect(() => checkLoopback(host)).toThrow(NotLoopback);
  });

  it('checks the host of a URL, not its user, path or fragment', () => {
    expect(checkLoopbackUrl('http://127.0.0.1:8080/x').port).toBe('8080');
    for (const url of [
      'http://127.0.0.1@example.org/',
      'http://example.org/127.0.0.1',
      'http://example.org#127.0.0.1',
    ])
      expect(() => checkLoopbackUrl(url)).toThrow(NotLoopback);
  });

  it('is checked by the client, for both remote and local addresses', async () => {
    expect(() => new HttpClient('http://192.0.2.1/')).toThrow(NotLoopback);
    const client = new HttpClient('http://127.0.0.1:9/');
    await expect(client.ask('GET', '/', { from: '192.0.2.1' })).rejects.toThrow(NotLoopback);
  });
});
