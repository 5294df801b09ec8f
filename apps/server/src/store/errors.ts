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

/** Why data cannot be used at all. */
export type DataProblem =
  | { readonly key: 'in-use'; readonly folder: string }
  | { readonly key: 'unusable'; readonly folder: string; readonly detail: string }
  /** Written in the format of a newer version. */
  | { readonly key: 'newer'; readonly format: number; readonly known: number };

/** The message is an English sentence for the operator; `problem` tells the same to other languages. */
export class StoreUnusable extends Error {
  readonly problem: DataProblem;
  constructor(problem: DataProblem, cause?: unknown) {
    super(sentenceFor(problem), { cause });
    this.name = 'StoreUnusable';
    this.problem = problem;
  }
}

function sentenceFor(problem: DataProblem): string {
  switch (problem.key) {
    case 'in-use':
      return `Another Tablée server is using the data folder "${problem.folder}". Stop it first, or choose another folder with TABLEE_DATA.`;
    case 'unusable':
      return `The data folder "${problem.folder}" cannot be used: ${problem.detail}.`;
    case 'newer':
      return `The data was written by a newer Tablée (format ${problem.format}; this one knows ${problem.known}). Please update.`;
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
