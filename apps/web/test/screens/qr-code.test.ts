import jsQr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawQr, type QrDrawing } from '../../src/page/qr/qr-code.tsx';

const SCALE = 4;
const MARGIN = 4;

/** The QR code as pixels. */
function rasterize({ size, path }: QrDrawing): { data: Uint8ClampedArray; width: number } {
  const width = (size + 2 * MARGIN) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      for (let dx = 0; dx < SCALE; dx++) {
        const at = ((Number(y) + MARGIN) * SCALE + dy) * width + (Number(x) + MARGIN) * SCALE + dx;
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return { data, width };
}

describe('QR code of a link', () => {
  it.each([
    'https://example.org/t/k3x9',
    'https://tablée.example/t/k3x9?é',
    `https://example.org/t/${'k3x9'.repeat(60)}`,
  ])('is read back by an independent reader: %s', async text => {
    const { data, width } = rasterize(await drawQr(text));
    expect(jsQr(data, width, width)?.data).toBe(text);
  });
});
