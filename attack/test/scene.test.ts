import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inParallel, Scene, until } from '../scene.ts';

describe('what an attack starts', () => {
  it('is ended with it, the latest first', async () => {
    const scene = new Scene();
    const folder = scene.folder();
    const ended: number[] = [];
    scene.atEnd(() => ended.push(1));
    scene.atEnd(() => ended.push(2));
    expect(existsSync(folder)).toBe(true);
    await scene.end();
    expect(ended).toEqual([2, 1]);
    expect(existsSync(folder)).toBe(false);
  });

  it('is nothing more once it was broken off', async () => {
    const scene = new Scene();
    await scene.end();
    expect(() => scene.folder()).toThrow('the attack is over');
    await expect(scene.server({}, { data: '/nowhere' })).rejects.toThrow('the attack is over');
    let ended = false;
    scene.atEnd(() => {
      ended = true;
    });
    expect(ended).toBe(true);
  });

  it('runs so many at a time, each once', async () => {
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

  it('does not wait longer than it was told to', async () => {
    expect(await until(0, () => false)).toBe(false);
    expect(await until(0, () => true)).toBe(true);
  });
});
