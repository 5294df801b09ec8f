import { describe, expect, it } from 'vitest';
import { openResync } from '../../src/session/remote/resync.ts';

/** A server whose answers come when they are let go, each as the table stood when it was asked. */
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

describe('a gap in what a page was told', () => {
  it('is closed with one question, however often it is noticed', async () => {
    const server = slowServer();
    const mended = server.mending.mend();
    expect(server.open).toBe(1);
    await server.answer();
    await mended;
    expect(server.known).toEqual([0]);
    expect(server.open).toBe(0);
  });

  it('that widens while the answer is under way is asked about again', async () => {
    const server = slowServer();
    const mended = server.mending.mend();
    server.moveOn();
    const again = server.mending.mend();
    expect(server.open, 'one question at a time').toBe(1);
    await server.answer();
    await server.answer();
    await Promise.all([mended, again]);
    expect(server.known).toEqual([0, 1]);
  });

  it('is not closed with an answer older than what was heard meanwhile', async () => {
    const server = slowServer();
    const mended = server.mending.mend();
    server.moveOn();
    server.mending.overtake();
    await server.answer();
    await server.answer();
    await mended;
    expect(server.known.at(-1)).toBe(1);
  });

  it('stays when nobody answers, and is asked about when it is noticed next', async () => {
    const server = slowServer();
    const mended = server.mending.mend();
    server.fail();
    await server.answer();
    await mended;
    expect(server.known).toEqual([]);
    void server.mending.mend();
    expect(server.open).toBe(1);
  });
});
