/**
 * Why something was not written or read.
 * - `conflict`: another write came first (same table and number, same seat).
 * - `busy`: the database was locked for too long.
 * - `failed`: the disk, or a bug.
 * - `uncertain`: a commit failed and may be on disk all the same; read again before going on.
 *
 * With the first three, nothing was written.
 */
export type StoreFault = 'conflict' | 'busy' | 'failed' | 'uncertain';

export class StoreError extends Error {
  readonly kind: StoreFault;
  constructor(kind: StoreFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
    this.kind = kind;
  }
}

/** The data cannot be used at all. The message is a sentence for the operator. */
export class StoreUnusable extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreUnusable';
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
