import { describe, expect, it } from 'vitest';
import { readFrame } from '../../src/session/remote/line.ts';
import { takeEvents } from '../../src/session/remote/sse/stream.ts';

describe('server-sent events', () => {
  it('whole events give their data, the rest waits', () => {
    const { data, rest } = takeEvents('id: 3\ndata: {"t":"pong"}\n\n:\n\ndata: {"t":');
    expect(data).toEqual(['{"t":"pong"}']);
    expect(rest).toBe('data: {"t":');
  });

  it('data over several lines is one text', () => {
    expect(takeEvents('data: a\ndata: b\n\n').data).toEqual(['a\nb']);
  });

  it('an event cut anywhere comes out whole', () => {
    const text = 'id: 1\ndata: {"t":"hello"}\n\nid: 2\ndata: {"t":"pong"}\n\n';
    for (let cut = 0; cut <= text.length; cut++) {
      const first = takeEvents(text.slice(0, cut));
      const second = takeEvents(first.rest + text.slice(cut));
      expect([...first.data, ...second.data]).toEqual(['{"t":"hello"}', '{"t":"pong"}']);
    }
  });

  it('what is no frame is not heard', () => {
    for (const text of ['', 'null', '7', '{"t":"dance"}', '{"t":', '[]']) expect(readFrame(text)).toBeNull();
    expect(readFrame('{"t":"pong"}')).toEqual({ t: 'pong' });
  });
});
