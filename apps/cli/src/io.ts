import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Wrong } from './wrong.ts';

/** Where a command writes: results to one side, everything else to the other. */
export type Io = {
  readonly json: boolean;
  line(text: string): void;
  /** For machines, in one piece. */
  value(value: unknown): void;
  /** Progress and remarks; never part of the result. */
  note(text: string): void;
  /** A line that is overwritten by the next one; silent where nobody watches. */
  progress(text: string): void;
};

export function makeIo(json: boolean): Io {
  const watched = process.stderr.isTTY === true;
  return {
    json,
    line: text => void process.stdout.write(`${text}\n`),
    value: value => void process.stdout.write(`${JSON.stringify(value)}\n`),
    note: text => void process.stderr.write(`${text}\n`),
    progress: text => void (watched && process.stderr.write(`\r\x1b[K${text}`)),
  };
}

/** `-` reads what is piped in. Compressed files, as a server archives them, are unpacked. */
export function readInput(path: string): string {
  if (path === '-') return textOf(path, readFileSync(0));
  if (!existsSync(path)) throw new Wrong(`There is no file "${path}".`);
  if (!statSync(path).isFile()) throw new Wrong(`"${path}" is not a file.`);
  return textOf(path, readFileSync(path));
}

/** More than any file of ours unpacks to. */
const MAX_UNPACKED = 256 * 1024 * 1024;

function textOf(path: string, bytes: Buffer): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString();
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }).toString();
  } catch (e) {
    throw new Wrong(`"${path}" cannot be unpacked (${e instanceof Error ? e.message : e}).`);
  }
}

export function writeOutput(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (e) {
    throw new Wrong(`"${path}" cannot be written (${e instanceof Error ? e.message : e}).`);
  }
}
