import { type DownFrame, downFrame } from '@tablee/wire';
import { onTestFinished } from 'vitest';
import type { Ask, Live } from './live.ts';

export type Event = { readonly id: number | null; readonly frame: DownFrame };

/** A reader of server-sent events. */
export class Stream {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #text = new TextDecoder();
  #rest = '';
  #ready: Event[] = [];

  constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.getReader();
  }

  static async open(app: Live, table: string, by: Ask = {}, query = ''): Promise<Stream> {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const headers = {
      ...by.headers,
      ...(by.token ? { authorization: `Bearer ${by.token}` } : {}),
      ...(by.cookie ? { cookie: by.cookie } : {}),
    };
    const response = await fetch(`${app.url}/api/tables/${table}/events${query}`, {
      headers,
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return new Stream(response);
  }

  /** Null at the end of the stream. */
  async next(): Promise<Event | null> {
    while (this.#ready.length === 0) {
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#rest += this.#text.decode(value, { stream: true });
      const blocks = this.#rest.split('\n\n');
      this.#rest = blocks.pop()!;
      this.#ready = blocks.filter(b => !b.startsWith(':')).map(readEvent);
    }
    return this.#ready.shift()!;
  }

  async until(kind: DownFrame['t'], n?: number): Promise<Event> {
    for (;;) {
      const event = await this.next();
      if (!event) throw new Error(`the stream ended before "${kind}"`);
      if (event.frame.t === kind && (n === undefined || event.id === n)) return event;
    }
  }
}

function readEvent(block: string): Event {
  const fields = new Map(
    block.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const id = fields.get('id');
  return {
    id: id === undefined ? null : Number(id),
    frame: downFrame.parse(JSON.parse(fields.get('data')!)),
  };
}
