import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import { writeTallies } from '../tables/tally.ts';
import type { Eraser } from './erase.ts';
import type { Retention } from './retention.ts';

const ROUND_MS = 60_000;

export type CaretakerParts = {
  readonly store: Store;
  readonly registry: Registry;
  readonly retention: Retention;
  readonly eraser: Eraser;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** What is done about the tables once a minute, one thing after another. */
export class Caretaker {
  readonly #parts: CaretakerParts;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;

  constructor(parts: CaretakerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.round(), ROUND_MS).unref();
  }

  /** Asked for while one is under way, it is that one. */
  round(): Promise<void> {
    this.#round ??= this.#goRound().finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  /** Ends the round under way, and counts once more. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#parts.retention.stop();
    await this.#round;
    await this.#try('tables could not be counted', () => this.#count());
  }

  async #goRound(): Promise<void> {
    const { registry, retention, eraser } = this.#parts;
    // Counted first: a table that leaves memory takes its count along.
    await this.#try('tables could not be counted', () => this.#count());
    registry.sweep();
    await this.#try('old tables could not be let go', () => retention.run(registry));
    await this.#try('guests could not be forgotten', () => eraser.resume());
  }

  #count(): Promise<void> {
    return writeTallies(this.#parts.store, this.#parts.registry.tables);
  }

  async #try(sentence: string, job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (err) {
      this.#parts.log.error({ err }, sentence);
    }
  }
}
