import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { mistakes } from './mistakes.ts';

/** A mistake of the user: the sentence is printed and the exit code is 2. */
export class Wrong extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Wrong';
  }
}

/** Output of a command: results to stdout, everything else to stderr. */
export type Io = {
  readonly json: boolean;
  line(text: string): void;
  /** One JSON value. */
  value(value: unknown): void;
  /** A remark on stderr. */
  note(text: string): void;
  /** Whether stderr is a terminal. */
  readonly watched: boolean;
  /** A line on stderr that the next one overwrites; only in a terminal. */
  progress(text: string): void;
};

export function makeIo(json: boolean): Io {
  const watched = process.stderr.isTTY === true;
  return {
    json,
    watched,
    line: text => void process.stdout.write(`${text}\n`),
    value: value => void process.stdout.write(`${JSON.stringify(value)}\n`),
    note: text => void process.stderr.write(`${text}\n`),
    progress: text => void (watched && process.stderr.write(`\r\x1b[K${text}`)),
  };
}

export function checkFile(path: string): void {
  if (!existsSync(path)) throw new Wrong(mistakes.noFile(path));
  if (!statSync(path).isFile()) throw new Wrong(mistakes.notAFile(path));
}

/** `-` is stdin. Unpacks gzip files, as a server archives them. */
export function readInput(path: string): string {
  if (path === '-') return textOf(path, readFileSync(0));
  checkFile(path);
  return textOf(path, readFileSync(path));
}

/** Larger than any of our files. */
const MAX_UNPACKED = 256 * 1024 * 1024;

function textOf(path: string, bytes: Buffer): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString();
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }).toString();
  } catch (e) {
    throw new Wrong(mistakes.notUnpacked(path, e instanceof Error ? e.message : String(e)));
  }
}

export function writeOutput(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (e) {
    throw new Wrong(mistakes.notWritten(path, e instanceof Error ? e.message : String(e)));
  }
}
