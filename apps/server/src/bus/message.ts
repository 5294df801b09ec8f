import type { DownFrame } from '@tablee/wire';

/** A frame to send, encoded once per transport for all readers. */
export class Message {
  readonly json: string;
  /** Number of the entry it is about; null for frames that do not concern the log. */
  readonly n: number | null;
  #ws: string | null = null;
  #sse: Buffer | null = null;

  /** `json` must be ASCII: see `writeAscii`. */
  constructor(json: string, n: number | null) {
    this.json = json;
    this.n = n;
  }

  static of(frame: DownFrame): Message {
    return new Message(writeAscii(JSON.stringify(frame)), frame.t === 'table' ? frame.n : null);
  }

  /** To be written with FRAME_ENCODING. */
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

/** One byte per character: sockets write it without conversion. */
export const FRAME_ENCODING = 'latin1';

const NOT_ASCII = /[\u0080-\uffff]/g;
const escapeCharacter = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes all other characters. */
export const writeAscii = (json: string): string =>
  Buffer.byteLength(json) === json.length ? json : json.replace(NOT_ASCII, escapeCharacter);

/** An unmasked WebSocket text frame (RFC 6455, 5.2) around ASCII text: sending it is one write per reader. */
export const textFrame = (text: string): string => `\x81${writeLength(text.length)}${text}`;

function writeLength(size: number): string {
  if (size < 126) return String.fromCharCode(size);
  if (size < 65_536) return String.fromCharCode(126, size >> 8, size & 255);
  const bytes = Buffer.alloc(9, 127);
  bytes.writeBigUInt64BE(BigInt(size), 1);
  return bytes.toString(FRAME_ENCODING);
}
