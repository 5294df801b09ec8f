import { correctionOf } from './correction.ts';

/** Level M, versions 1 to 10: correction words per block, and blocks. An address of 200 letters fits. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
export const MAX_VERSION = CORRECTION.length;

/** Modules that carry data, once finder, timing, alignment, format and version patterns are taken away. */
function capacityOf(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    modules -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

const dataWords = (version: number): number =>
  capacityOf(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** The length of a text in byte mode takes one byte up to version 9, two above. */
const countBits = (version: number): number => (version < 10 ? 8 : 16);

export function versionFor(length: number): number | null {
  for (let v = 1; v <= MAX_VERSION; v++) {
    if (4 + countBits(v) + 8 * length <= 8 * dataWords(v)) return v;
  }
  return null;
}

/** Mode, length, bytes, end, padding. */
function payload(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * dataWords(version);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and correction words of all blocks, interleaved: a smudge then hurts every block a little. */
export function wordsFor(bytes: Uint8Array, version: number): number[] {
  const data = payload(bytes, version);
  const count = BLOCKS[version - 1]!;
  const degree = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let b = 0, from = 0; b < count; b++) {
    const size = short + (b >= count - longer ? 1 : 0);
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const corrections = blocks.map(block => correctionOf(block, degree));
  const weave = (parts: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map(p => p.length)) }, (_, i) =>
      parts.flatMap(p => (p[i] === undefined ? [] : [p[i]])),
    ).flat();
  return [...weave(blocks), ...weave(corrections)];
}
