import { describe, expect, it } from 'vitest';
import { judgeMemory, type Sample } from '../memory-growth.ts';

const MB = 2 ** 20;
/** A sample a minute for an hour. */
const hour = (rss: (minute: number) => number, heap: (minute: number) => number = () => 50): Sample[] =>
  Array.from({ length: 60 }, (_, i) => ({ minute: i + 1, rss: rss(i + 1) * MB, heap: heap(i + 1) * MB }));

describe('memory over an hour', () => {
  it('is flat when it only varies', () => {
    expect(judgeMemory(hour(m => 250 + (m % 7) * 3))).toMatchObject({ flat: true });
  });

  it('is flat when it grows while the server warms up', () => {
    expect(judgeMemory(hour(m => 150 + Math.min(m, 10) * 15))).toMatchObject({ flat: true });
  });

  it('is not flat when it grows by two megabytes a minute', () => {
    expect(judgeMemory(hour(m => 250 + 2 * m))).toMatchObject({ flat: false, rss: { flat: false } });
  });

  it('is not flat when only the heap grows', () => {
    const verdict = judgeMemory(
      hour(
        () => 400,
        m => 50 + m,
      ),
    );
    expect(verdict).toMatchObject({ flat: false, rss: { flat: true }, heap: { flat: false } });
  });

  it('is not judged by a run too short for tables to leave memory, or without samples', () => {
    const growing = hour(m => 100 + 10 * m);
    expect(judgeMemory(growing.slice(0, 15))).toBeNull();
    expect(judgeMemory(growing.slice(0, 25))).toMatchObject({ flat: false });
    expect(judgeMemory([])).toBeNull();
    expect(judgeMemory(growing.slice(-1))).toBeNull();
  });
});
