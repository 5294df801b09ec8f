import type { Grid } from '../../src/qr/grid.ts';

/** A reader written from the standard's description alone, for codes of level M up to version 6 in byte mode. */
const MASKS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  i => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];
/** Data words per block at level M. */
const BLOCKS: readonly (readonly number[])[] = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]];

export function readQr(grid: Grid): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map(j => (grid[8]![j] ? 1 : 0));
  const five = format.slice(0, 5).reduce<number>((n, bit) => 2 * n + bit, 0) ^ 0b10101;
  if (five >> 3 !== 0) throw new Error('not level M');
  const mask = MASKS[five & 7]!;
  const align = version === 1 ? -9 : size - 7;
  const isFixed = (i: number, j: number): boolean =>
    i === 6 ||
    j === 6 ||
    (i < 9 && j < 9) ||
    (i < 9 && j >= size - 8) ||
    (i >= size - 8 && j < 9) ||
    (Math.abs(i - align) <= 2 && Math.abs(j - align) <= 2);
  const bits: number[] = [];
  let up = true;
  for (let col = size - 1; col > 0; col -= 2) {
    if (col === 6) col--;
    for (let k = 0; k < size; k++) {
      const i = up ? size - 1 - k : k;
      for (const j of [col, col - 1]) {
        if (!isFixed(i, j)) bits.push(Number(grid[i]![j]! !== mask(i, j)));
      }
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, w) =>
    bits.slice(8 * w, 8 * w + 8).reduce((n, bit) => 2 * n + bit, 0),
  );
  const sizes = BLOCKS[version - 1]!;
  const data = sizes.flatMap((count, b) =>
    Array.from({ length: count }, (_, k) => words[k * sizes.length + b]!),
  );
  const stream = data.flatMap(word => Array.from({ length: 8 }, (_, k) => (word >> (7 - k)) & 1));
  const take = (from: number, count: number): number =>
    stream.slice(from, from + count).reduce((n, bit) => 2 * n + bit, 0);
  if (take(0, 4) !== 4) throw new Error('not byte mode');
  const bytes = Uint8Array.from({ length: take(4, 8) }, (_, k) => take(12 + 8 * k, 8));
  return new TextDecoder().decode(bytes);
}
