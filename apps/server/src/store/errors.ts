/**
 * Why something was not written or read.
 * - `conflict`: another write came first (same table and number, same seat).
 * - `busy`: the database was locked for too long, or cannot be reached.
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

/** A table of this name is in the target of a copy until the copy is complete and compared. */
export const UNFINISHED_COPY = 'unfinished_copy';

/** Why data cannot be used at all. */
export type DataProblem =
  | { readonly key: 'in-use'; readonly folder: string }
  | { readonly key: 'unusable'; readonly folder: string; readonly detail: string }
  /** Written in the format of a newer version. */
  | { readonly key: 'newer'; readonly format: number; readonly known: number }
  /** `tablee copy-data` was interrupted here. */
  | { readonly key: 'unfinished-copy' }
  | DatabaseProblem;

/** Why a database server cannot be used. `server`: its host and port; `detail`: its own words, without passwords. */
export type DatabaseProblem =
  | { readonly key: 'database-unreachable'; readonly server: string; readonly detail: string }
  | { readonly key: 'database-login'; readonly server: string; readonly user: string }
  | { readonly key: 'database-certificate'; readonly server: string; readonly detail: string }
  | { readonly key: 'database-missing'; readonly server: string; readonly database: string }
  | {
      readonly key: 'database-rights';
      readonly user: string;
      readonly database: string;
      readonly detail: string;
    }
  | { readonly key: 'database-encoding'; readonly database: string; readonly encoding: string }
  | { readonly key: 'database-old'; readonly version: string; readonly needed: number }
  | { readonly key: 'database-unusable'; readonly server: string; readonly detail: string };

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
    case 'unfinished-copy':
      return 'The data is an unfinished copy. Run the same tablee copy-data again: it goes on where it stopped.';
    case 'database-unreachable':
      return `The database server ${problem.server} in DATABASE_URL cannot be reached: ${problem.detail}.`;
    case 'database-login':
      return `The database server ${problem.server} does not let "${problem.user}" in: the user or password in DATABASE_URL is wrong.`;
    case 'database-certificate':
      return `The certificate of the database server ${problem.server} is not trusted: ${problem.detail}. Correct sslrootcert or the host in DATABASE_URL.`;
    case 'database-missing':
      return `The database server ${problem.server} has no database "${problem.database}". Create it, or correct DATABASE_URL.`;
    case 'database-rights':
      return `The user "${problem.user}" may not create tables in the database "${problem.database}": ${problem.detail}.`;
    case 'database-encoding':
      return `The database "${problem.database}" stores texts as ${problem.encoding}, not UTF8. Create one with ENCODING 'UTF8'.`;
    case 'database-old':
      return `The database server is PostgreSQL ${problem.version}; Tablée needs ${problem.needed} or later.`;
    case 'database-unusable':
      return `The database server ${problem.server} in DATABASE_URL cannot be used: ${problem.detail}.`;
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
