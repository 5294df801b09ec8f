import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewOrder } from '@tablee/wire';
import type { WorkBudget } from '../replays/work-budget.ts';
import { WorkerQueue } from '../replays/worker-queue.ts';

/** Pictures kept in memory: about sixty. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Drawing takes half a second on a slow machine, the first one also loads the program; a busy machine needs seconds. */
const TIMEOUT_MS = 30_000;
const HEAP_MB = 192;

export type PreviewsOptions = {
  /** Folder of the drawing program, built with the web app. */
  readonly folder: string;
  readonly budget: WorkBudget;
  readonly cacheBytes?: number;
};

/** Draws link previews. Equal orders are drawn once and kept, the latest used longest. */
export class Previews {
  /** False: the program is not built, so links have no pictures. */
  readonly available: boolean;
  readonly #queue: WorkerQueue<PreviewOrder>;
  readonly #version: string;
  readonly #cacheBytes: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  /** Pictures drawn since the start. */
  drawn = 0;

  constructor({ folder, budget, cacheBytes = CACHE_BYTES }: PreviewsOptions) {
    const program = join(folder, 'preview.js');
    this.available = existsSync(program);
    this.#version = this.available ? String(statSync(program).mtimeMs) : '';
    this.#cacheBytes = cacheBytes;
    this.#queue = new WorkerQueue({
      entry: new URL('./preview-worker.ts', import.meta.url),
      workerData: { folder },
      budget,
      heapMb: HEAP_MB,
      timeoutMs: TIMEOUT_MS,
      exceeded: 'too-much-work',
    });
  }

  /** Pictures in the queue. */
  get waiting(): number {
    return this.#queue.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Names the picture of an order: equal orders of one build have equal names. */
  nameOf(order: PreviewOrder): string {
    return createHash('sha256')
      .update(this.#version)
      .update(JSON.stringify(order))
      .digest('base64url')
      .slice(0, 22);
  }

  /** The PNG. `owner`: the address that pays if it has to be drawn. */
  async picture(order: PreviewOrder, owner: string): Promise<Buffer> {
    const name = this.nameOf(order);
    const kept = this.#kept.get(name);
    if (kept) {
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return kept;
    }
    const drawing = this.#drawing.get(name) ?? this.#draw(name, order, owner);
    return drawing;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  #draw(name: string, order: PreviewOrder, owner: string): Promise<Buffer> {
    const drawing = this.#queue
      .run<Uint8Array>(owner, order)
      .then(bytes => this.#keep(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
      .finally(() => this.#drawing.delete(name));
    this.#drawing.set(name, drawing);
    return drawing;
  }

  #keep(name: string, picture: Buffer): Buffer {
    this.drawn++;
    this.#kept.set(name, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#cacheBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return picture;
  }
}
