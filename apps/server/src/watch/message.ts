import type { DownFrame } from '@tablee/wire';

/** A frame on its way down, encoded once per kind of door however many read it. */
export class Message {
  readonly json: string;
  /** Number of the entry it brings the reader to; null when it does not concern the log. */
  readonly n: number | null;
  #ws: string | null = null;
  #sse: Buffer | null = null;

  /** `json`: in ASCII, as `writeAscii` has it. */
  constructor(json: string, n: number | null) {
    this.json = json;
    this.n = n;
  }

  static of(frame: DownFrame): Message {
    return new Message(writeAscii(JSON.stringify(frame)), frame.t === 'table' ? frame.n : null);
  }

  /** Bytes as characters, see FRAME_ENCODING. */
  get ws(): string {
    this.#ws ??= textFrame(this.json);
    return this.#ws;
  }

  get sse(): Buffer {
    const id = this.n === null ? '' : `id: ${this.n}\n`;
    this.#sse ??= Buffer.from(`${id}data: ${this.json}\n\n`, FRAME_ENCODING);
    return this.#sse;
  }
}

/** What a socket writes without translating it first: one character, one byte. */
export const FRAME_ENCODING = 'latin1';

const NOT_ASCII = /[\u0080-\uffff]/g;
const escapeCharacter = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON can say everything in ASCII. */
export const writeAscii = (json: string): string =>
  Buffer.byteLength(json) === json.length ? json : json.replace(NOT_ASCII, escapeCharacter);

/**
 * A whole unmasked text frame (RFC 6455, 5.2) around an ASCII text, one character per byte, so that fan-out is one write
 * call per reader and nothing else.
 */
export const textFrame = (text: string): string => `\x81${writeLength(text.length)}${text}`;

function writeLength(size: number): string {
  if (size < 126) return String.fromCharCode(size);
  if (size < 65_536) return String.fromCharCode(126, size >> 8, size & 255);
  const bytes = Buffer.alloc(9, 127);
  bytes.writeBigUInt64BE(BigInt(size), 1);
  return bytes.toString(FRAME_ENCODING);
}
