import { describe, expect, it } from 'vitest';
import { Line, recallMoves, recallNews } from '../src/index.ts';

const traits = {
  seats: [2],
  luck: true,
  secrets: false,
  together: false,
  moves: 'listed',
  goal: 'rivals',
} as const;

/** `*` is binding. */
const recalled = (
  moves: string,
  more: Partial<typeof traits | { secrets: boolean }> = {},
  seatOf = (i: number) => i & 1,
): string => {
  const line = Line.from(
    moves.split(' ').map((move, i) => ({ n: i + 1, seat: seatOf(i), move, binding: move.endsWith('*') })),
  );
  const game = { traits: { ...traits, ...more } };
  return recallMoves({ line, game } as unknown as Parameters<typeof recallMoves>[0])
    .map(p => p.move)
    .join(' ');
};

describe('moves recalled for a bot', () => {
  it('are all since the last binding move', () => {
    expect(recalled('a b* c d')).toBe('c d');
    expect(recalled('a b c d')).toBe('a b c d');
    expect(recalled('a b c d*')).toBe('');
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 150 }, (_, i) => `m${i}`);
    expect(recalled(many.join(' '))).toBe(many.slice(50).join(' '));
  });

  it('start with a whole turn', () => {
    const many = Array.from({ length: 150 }, (_, i) => `m${i}`);
    const threeEach = (i: number) => Math.floor(i / 3) & 1;
    expect(recalled(many.join(' '), {}, threeEach)).toBe(many.slice(51).join(' '));
    expect(recalled(many.join(' '), {}, () => 0)).toBe('');
  });

  it('are none in games with secrets or simultaneous choices', () => {
    expect(recalled('a b c', { secrets: true })).toBe('');
    expect(recalled('a b c', { together: true } as object)).toBe('');
  });
});

describe('events recalled for a bot', () => {
  type Heard = Parameters<typeof recallNews>[0];
  const tell = (e: string, eyes: unknown): string | null =>
    e.startsWith('secret') ? null : e.startsWith('own') && eyes !== 0 ? 'hidden' : e;
  const match = (memory: boolean, ns: readonly number[]) =>
    ({
      line: Line.from(ns.map(n => ({ n, seat: 0, move: 'm', binding: false }))),
      game: { traits: { ...traits, ...(memory ? { memory } : {}) }, tell },
    }) as unknown as Heard;
  const frames = [['set-up'], ['own 1', 'secret'], ['own 2'], [], ['four', 'own 4']].map(events => ({
    events,
  }));

  it('are those told to its seat, for games with memory only', () => {
    expect(recallNews(match(true, [1, 2, 4]), frames, 0)).toEqual([
      'set-up',
      'own 1',
      'own 2',
      'four',
      'own 4',
    ]);
    expect(recallNews(match(true, [1]), frames, 1)).toEqual(['set-up', 'hidden']);
    expect(recallNews(match(false, [1]), frames, 0)).toBeNull();
  });

  it('leave out entries taken back', () => {
    expect(recallNews(match(true, [1, 4]), frames, 0)).toEqual(['set-up', 'own 1', 'four', 'own 4']);
  });
});
