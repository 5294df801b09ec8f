import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConnected, waitFor } from '../../src/session/remote/connection.ts';
import type { Ears, Line } from '../../src/session/remote/line.ts';

/** A road that is opened by hand: the test is the network. */
function road() {
  const opened: Ears[] = [];
  const open = (_ticket: unknown, ears: Ears): Line => {
    opened.push(ears);
    return { send: () => undefined, close: () => undefined };
  };
  return { opened, open };
}

const hello = { t: 'hello', table: 'aaaaaaaaaaaa', head: {}, eyes: 'public' } as never;
const ticket = () => ({ table: 'aaaaaaaaaaaa', token: null, seen: 0, heard: 0 });

describe('keeping a line open', () => {
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

  it('takes the other road when WebSockets never get through, and comes back to them later', () => {
    const [socket, stream] = [road(), road()];
    const line = keepConnected(ticket, () => undefined, { socket: socket.open, stream: stream.open });
    socket.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 0]);
    socket.opened[1]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([2, 1]);
    stream.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect([socket.opened.length, stream.opened.length]).toEqual([3, 1]);
    line.close();
  });

  it('stays on a road that worked', () => {
    const [socket, stream] = [road(), road()];
    const line = keepConnected(ticket, () => undefined, { socket: socket.open, stream: stream.open });
    for (let i = 0; i < 5; i++) {
      socket.opened[i]!.hear(hello);
      expect(line.state.value).toBe('open');
      socket.opened[i]!.dropped();
      expect(line.state.value).toBe('lost');
      vi.runOnlyPendingTimers();
    }
    expect(stream.opened.length).toBe(0);
    line.close();
  });

  it('does not wait when the network says it is back', () => {
    const [socket, stream] = [road(), road()];
    const line = keepConnected(ticket, () => undefined, { socket: socket.open, stream: stream.open });
    socket.opened[0]!.hear(hello);
    socket.opened[0]!.dropped();
    page.dispatchEvent(new Event('online'));
    expect(socket.opened.length).toBe(2);
    line.close();
  });

  it('sends nothing while there is no line, and nothing opens after closing', () => {
    const [socket, stream] = [road(), road()];
    const line = keepConnected(ticket, () => undefined, { socket: socket.open, stream: stream.open });
    expect(line.send({ t: 'ping' })).toBe(false);
    socket.opened[0]!.hear(hello);
    expect(line.send({ t: 'ping' })).toBe(true);
    line.close();
    socket.opened[0]!.dropped();
    vi.runOnlyPendingTimers();
    expect(socket.opened.length).toBe(1);
  });

  it('waits longer each time, but not for ever', () => {
    expect(waitFor(0, 0.5)).toBeLessThan(waitFor(3, 0.5));
    expect(waitFor(30, 1)).toBeLessThan(20_000);
  });
});
