import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConnected, waitFor } from '../../src/session/remote/connection.ts';
import { takeEvents } from '../../src/session/remote/sse/stream.ts';
import { type Connection, type FrameHandlers, readFrame } from '../../src/session/remote/transport.ts';

/** A transport controlled by the test. */
function transport() {
  const opened: FrameHandlers[] = [];
  const open = (_ticket: unknown, handlers: FrameHandlers): Connection => {
    opened.push(handlers);
    return { send: () => undefined, close: () => undefined };
  };
  return { opened, open };
}

const hello = { t: 'hello', table: 'aaaaaaaaaaaa', head: {}, eyes: 'public' } as never;
const request = () => ({ table: 'aaaaaaaaaaaa', token: null, seen: 0, heard: 0 });

describe('keepConnected', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('falls back to server-sent events when WebSockets fail, and tries WebSockets again later', () => {
    const [socket, stream] = [transport(), transport()];
    const connection = keepConnected(request, () => undefined, { socket: socket.open, stream: stream.open });
    socket.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 0]);
    socket.opened[1]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 1]);
    stream.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([3, 1]);
    connection.close();
  });

  it('stays on a transport that worked', () => {
    const [socket, stream] = [transport(), transport()];
    const connection = keepConnected(request, () => undefined, { socket: socket.open, stream: stream.open });
    for (let i = 0; i < 5; i++) {
      socket.opened[i]!.receive(hello);
      expect(connection.state.value).toBe('open');
      socket.opened[i]!.dropped();
      expect(connection.state.value).toBe('lost');
      vi.runOnlyPendingTimers();
    }
    expect(stream.opened.length).toBe(0);
    connection.close();
  });

  it('reconnects at once when the network is back', () => {
    const [socket, stream] = [transport(), transport()];
    const connection = keepConnected(request, () => undefined, { socket: socket.open, stream: stream.open });
    socket.opened[0]!.receive(hello);
    socket.opened[0]!.dropped();
    page.dispatchEvent(new Event('online'));
    expect(socket.opened.length).toBe(2);
    connection.close();
  });

  it('sends nothing without a connection and opens none after close', () => {
    const [socket, stream] = [transport(), transport()];
    const connection = keepConnected(request, () => undefined, { socket: socket.open, stream: stream.open });
    expect(connection.send({ t: 'ping' })).toBe(false);
    socket.opened[0]!.receive(hello);
    expect(connection.send({ t: 'ping' })).toBe(true);
    connection.close();
    socket.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect(socket.opened.length).toBe(1);
  });

  it('waits longer each time, up to a limit', () => {
    expect(waitFor(0, 0.5)).toBeLessThan(waitFor(3, 0.5));
    expect(waitFor(30, 1)).toBeLessThan(20_000);
  });
});

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
