import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inParallel, Sandbox, until } from '../sandbox.ts';

describe('the sandbox of an attack', () => {
  it('cleans up at the end, latest first', async () => {
    const sandbox = new Sandbox();
    const folder = sandbox.folder();
    const ended: number[] = [];
    sandbox.onEnd(() => ended.push(1));
    sandbox.onEnd(() => ended.push(2));
    expect(existsSync(folder)).toBe(true);
    await sandbox.end();
    expect(ended).toEqual([2, 1]);
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses requests of an aborted attack', async () => {
    const sandbox = new Sandbox();
    await sandbox.end();
    expect(() => sandbox.folder()).toThrow('the attack is over');
    await expect(sandbox.server({}, { data: '/nowhere' })).rejects.toThrow('the attack is over');
    let ended = false;
    sandbox.onEnd(() => {
      ended = true;
    });
    expect(ended).toBe(true);
  });

  it('runs work in parallel, each item once', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await inParallel(10, 3, async i => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      done.push(i);
    });
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(3);
  });

  it('stops polling at the time limit', async () => {
    expect(await until(0, () => false)).toBe(false);
    expect(await until(0, () => true)).toBe(true);
  });
});
