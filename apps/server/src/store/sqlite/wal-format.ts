import { closeSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/**
 * Reads SQLite's write-ahead log and its index, as far as needed to count frames
 * (https://sqlite.org/fileformat2.html#walformat, https://sqlite.org/walformat.html#walidxfmt).
 */

const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;
const FRAMES_AT_ONCE = 64;
const INDEX_HEADER = 48;
const INDEX_BYTES = 2 * INDEX_HEADER + 4;
const LITTLE = endianness() === 'LE';

/** `first` grows by one whenever the log restarts; `second` is random. */
export type Salts = { readonly first: number; readonly second: number };

/** `committed`: frames committed; `copied`: those already in the database file. */
export type WalIndex = { readonly salts: Salts; readonly committed: number; readonly copied: number };

/** `committed`: intact frames from the beginning, up to the last commit among them. */
export type WalLog = { readonly salts: Salts; readonly committed: number };

/** Null without a valid index: it is never synced, so a power cut may leave anything. */
export function readIndex(path: string): WalIndex | null {
  return withFile(path, read => {
    const bytes = read(0, INDEX_BYTES);
    if (bytes.byteLength < INDEX_BYTES) return null;
    // The second copy is written first: after a crash in between, the first one is older but valid.
    const at = [0, INDEX_HEADER].find(from => isWholeHeader(bytes, from));
    if (at === undefined) return null;
    return {
      salts: saltsAt(bytes, at + 32),
      committed: bytes.getUint32(at + 16, LITTLE),
      copied: bytes.getUint32(2 * INDEX_HEADER, LITTLE),
    };
  });
}

function isWholeHeader(bytes: DataView, from: number): boolean {
  const isInit = bytes.getUint8(from + 12) === 1;
  const sum = addSum([0, 0], bytes, from, 40, LITTLE);
  return isInit && isSum(sum, bytes, from + 40, LITTLE);
}

/** Frames beyond `enough` are not read. Null when there is no log, or no complete header. */
export function readLog(path: string, enough: number): WalLog | null {
  return withFile(path, read => {
    const header = read(0, WAL_HEADER);
    if (header.byteLength < WAL_HEADER) return null;
    const magic = header.getUint32(0);
    if ((magic & ~1) !== MAGIC) return null;
    const little = magic === MAGIC;
    let sum = addSum([0, 0], header, 0, 24, little);
    if (!isSum(sum, header, 24, false)) return null;
    const salts = saltsAt(header, 16);
    const size = FRAME_HEADER + header.getUint32(8);
    let committed = 0;
    for (let frame = 0; frame < enough; frame += FRAMES_AT_ONCE) {
      const bytes = read(WAL_HEADER + frame * size, FRAMES_AT_ONCE * size);
      const whole = Math.floor(bytes.byteLength / size);
      for (let i = 0; i < whole; i++) {
        const at = i * size;
        if (!areSame(saltsAt(bytes, at + 8), salts)) return { salts, committed };
        sum = addSum(
          addSum(sum, bytes, at, 8, little),
          bytes,
          at + FRAME_HEADER,
          size - FRAME_HEADER,
          little,
        );
        if (!isSum(sum, bytes, at + 16, false)) return { salts, committed };
        const isCommit = bytes.getUint32(at + 4) !== 0;
        if (isCommit) committed = frame + i + 1;
      }
      if (whole < FRAMES_AT_ONCE) break;
    }
    return { salts, committed };
  });
}

export const areSame = (a: Salts, b: Salts): boolean => a.first === b.first && a.second === b.second;

/** Big-endian in both files. */
const saltsAt = (bytes: DataView, at: number): Salts => ({
  first: bytes.getUint32(at),
  second: bytes.getUint32(at + 4),
});

type Sum = readonly [number, number];

function addSum([a, b]: Sum, bytes: DataView, from: number, length: number, little: boolean): Sum {
  let [s0, s1] = [a, b];
  for (let at = from; at < from + length; at += 8) {
    s0 = (s0 + bytes.getUint32(at, little) + s1) | 0;
    s1 = (s1 + bytes.getUint32(at + 4, little) + s0) | 0;
  }
  return [s0, s1];
}

const isSum = ([s0, s1]: Sum, bytes: DataView, at: number, little: boolean): boolean =>
  s0 === bytes.getInt32(at, little) && s1 === bytes.getInt32(at + 4, little);

type Read = (at: number, length: number) => DataView;

/** Null when it cannot be opened or read: SQLite then reports the reason itself. */
function withFile<T>(path: string, look: (read: Read) => T | null): T | null {
  let fd: number | null = null;
  try {
    const opened = openSync(path, 'r');
    fd = opened;
    return look((at, length) => {
      const bytes = new Uint8Array(length);
      return new DataView(bytes.buffer, 0, readSync(opened, bytes, 0, length, at));
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  } finally {
    if (fd !== null) closeSync(fd);
  }
}
