import type { DownFrame } from '@tablee/wire';

/** A frame on its way down, encoded once per kind of door however many read it. */
export class Message {
  readonly json: string;
  /** Number of the entry it brings the reader to; null when it does not concern the log. */
  readonly n: number | null;
  #ws: Buffer | null = null;
  #sse: Buffer | null = null;

  constructor(json: string, n: number | null) {
    this.json = json;
    this.n = n;
  }

  static of(frame: DownFrame): Message {
    return new Message(JSON.stringify(frame), frame.t === 'table' ? frame.n : null);
  }

  get ws(): Buffer {
    this.#ws ??= textFrame(this.json);
    return this.#ws;
  }

  get sse(): Buffer {
    const id = this.n === null ? '' : `id: ${this.n}\n`;
    this.#sse ??= Buffer.from(`${id}data: ${this.json}\n\n`);
    return this.#sse;
  }
}

/** A whole unmasked text frame (RFC 6455, 5.2), so that fan-out is one write call per reader and nothing else. */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const start = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = 0x81;
  if (start === 2) frame[1] = size;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, start);
  return frame;
}
