import { describe, expect, it } from 'vitest';
import { takeEvents } from '../../src/session/remote/sse/stream.ts';
import { readFrame } from '../../src/session/remote/transport.ts';

describe('server-sent events', () => {
  it('returns the data of complete events and the unfinished rest', () => {
    const { data, rest } = takeEvents('id: 3\ndata: {"t":"pong"}\n\n:\n\ndata: {"t":');
    expect(data).toEqual(['{"t":"pong"}']);
    expect(rest).toBe('data: {"t":');
  });

  it('joins data of several lines', () => {
    expect(takeEvents('data: a\ndata: b\n\n').data).toEqual(['a\nb']);
  });

  it('reassembles an event split at any position', () => {
    const text = 'id: 1\ndata: {"t":"hello"}\n\nid: 2\ndata: {"t":"pong"}\n\n';
    for (let cut = 0; cut <= text.length; cut++) {
      const first = takeEvents(text.slice(0, cut));
      const second = takeEvents(first.rest + text.slice(cut));
      expect([...first.data, ...second.data]).toEqual(['{"t":"hello"}', '{"t":"pong"}']);
    }
  });

  it('ignores data that is not a frame', () => {
    for (const text of ['', 'null', '7', '{"t":"dance"}', '{"t":', '[]']) expect(readFrame(text)).toBeNull();
    expect(readFrame('{"t":"pong"}')).toEqual({ t: 'pong' });
  });
});
