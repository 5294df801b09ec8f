import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { trouble } from '../common/problems.ts';
import { TurnQueue } from '../limits/turn-queue.ts';

/** argon2id as OWASP recommends it for servers: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const NONCE_BYTES = 16;
const FORMAT = /^argon2id\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

type Cost = typeof COST;

const derive = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((done, failed) =>
    argon2(
      'argon2id',
      { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength: TAG_BYTES, ...cost },
      (error, tag) => (error ? failed(error) : done(tag)),
    ),
  );

/** Most hashes that wait; further attempts are refused at once. */
const MAX_WAITING = 64;

type Task = () => Promise<void>;

/**
 * Hashes passwords in the thread pool, one at a time, so that a flood of attempts takes at most one processor.
 * Addresses take turns; beyond a short queue attempts are refused.
 */
export class Passwords {
  readonly #queue = new TurnQueue<Task>();
  readonly #refused: () => void;
  #running = false;

  /** `refused` is called for every attempt that finds the queue full. */
  constructor(refused: () => void = () => {}) {
    this.#refused = refused;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** `owner`: the address that asks. */
  async hash(password: string, owner: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const tag = await this.#inTurn(owner, () => derive(password, nonce, COST));
    const { memory, passes, parallelism } = COST;
    return [
      'argon2id',
      memory,
      passes,
      parallelism,
      nonce.toString('base64url'),
      tag.toString('base64url'),
    ].join('$');
  }

  /** Takes the same time without a stored hash: an unknown name must not be answered faster. */
  async verify(password: string, stored: string | null, owner: string): Promise<boolean> {
    const found = stored === null ? null : FORMAT.exec(stored);
    const [, memory, passes, parallelism, nonce, tag] = found ?? [];
    const cost = found
      ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
      : COST;
    const salt = found ? Buffer.from(nonce!, 'base64url') : Buffer.alloc(NONCE_BYTES);
    const expected = found ? Buffer.from(tag!, 'base64url') : Buffer.alloc(TAG_BYTES);
    const derived = await this.#inTurn(owner, () => derive(password, salt, cost));
    return expected.length === derived.length && timingSafeEqual(expected, derived) && found !== null;
  }

  #inTurn(owner: string, work: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#queue.size >= MAX_WAITING) {
      this.#refused();
      throw trouble('sign-in-often');
    }
    return new Promise((done, failed) => {
      this.#queue.put(owner, () => work().then(done, failed));
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#queue.take(); next; next = this.#queue.take()) await next.item();
    this.#running = false;
  }
}
