import { describe, expect, it } from 'vitest';
import { correctionOf } from '../../src/qr/correction.ts';
import { drawQr, formatBits } from '../../src/qr/grid.ts';
import { readQr } from './read.ts';

describe('codes to scan', () => {
  it('correction words as in the well-known worked example (HELLO WORLD, 1-M)', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('format words of level M as the standard lists them', () => {
    const listed = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ];
    expect(listed.map((_, mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual(listed);
  });

  it('a reader reads what was written, in every version it knows', () => {
    const versions = new Set<number>();
    for (let length = 1; length <= 106; length++) {
      const text = `https://example.org/t/${'k3x9'.repeat(40)}`.slice(0, length);
      const grid = drawQr(text)!;
      versions.add((grid.length - 17) / 4);
      expect(readQr(grid)).toBe(text);
    }
    expect([...versions]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a text too long for a small code has none', () => {
    expect(drawQr('x'.repeat(214))).toBeNull();
    expect(drawQr('x'.repeat(213))).not.toBeNull();
  });
});
