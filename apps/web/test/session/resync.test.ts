import { describe, expect, it } from 'vitest';
import { openResync } from '../../src/session/remote/resync.ts';

/** A server that answers on demand, with the state at the time of the request. */
function slowServer() {
  const known: number[] = [];
  const answers: (() => void)[] = [];
  let n = 0;
  let down = false;
  const mending = openResync(async () => {
    const asked = n;
    await new Promise<void>(done => answers.push(done));
    if (down) throw new Error('no answer');
    known.push(asked);
  });
  return {
    mending,
    known,
    moveOn: () => ++n,
    fail: () => {
      down = true;
    },
    async answer() {
      answers.shift()?.();
      await new Promise(done => setTimeout(done));
    },
    get open() {
      return answers.length;
    },
  };
}

describe('openResync', () => {
  it('sends one request for a gap that is noticed several times', async () => {
    const server = slowServer();
    const mended = server.mending.resync();
    expect(server.open).toBe(1);
    await server.answer();
    await mended;
    expect(server.known).toEqual([0]);
    expect(server.open).toBe(0);
  });

  it('sends another request when the gap grows during the first', async () => {
    const server = slowServer();
    const mended = server.mending.resync();
    server.moveOn();
    const again = server.mending.resync();
    expect(server.open, 'one question at a time').toBe(1);
    await server.answer();
    await server.answer();
    await Promise.all([mended, again]);
    expect(server.known).toEqual([0, 1]);
  });

  it('discards an answer older than a frame received meanwhile', async () => {
    const server = slowServer();
    const mended = server.mending.resync();
    server.moveOn();
    server.mending.markStale();
    await server.answer();
    await server.answer();
    await mended;
    expect(server.known.at(-1)).toBe(1);
  });

  it('tries again at the next gap after a failed request', async () => {
    const server = slowServer();
    const mended = server.mending.resync();
    server.fail();
    await server.answer();
    await mended;
    expect(server.known).toEqual([]);
    void server.mending.resync();
    expect(server.open).toBe(1);
  });
});
