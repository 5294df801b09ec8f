import { StoreError } from './store.ts';

/**
 * What an error of SQLite says about the write that met it. The low byte of its code is the kind, the rest says more
 * (https://sqlite.org/rescode.html).
 */

const PRIMARY = 0xff;
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const NOMEM = 7;
const READONLY = 8;
const INTERRUPT = 9;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const PROTOCOL = 15;
const NOLFS = 22;
const NOTADB = 26;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

/** Of the machine, not of the write: other writes would meet the same. */
const MACHINE = new Set([
  PERM,
  NOMEM,
  READONLY,
  INTERRUPT,
  IOERR,
  CORRUPT,
  FULL,
  CANTOPEN,
  PROTOCOL,
  NOLFS,
  NOTADB,
]);

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** Another connection holds the lock; nothing was written. */
export const isLocked = (error: unknown): boolean => {
  const kind = codeOf(error) & PRIMARY;
  return kind === BUSY || kind === LOCKED;
};

/** A broken constraint, or a value that cannot be stored: other writes of the group may succeed. */
export function isOwnFault(error: unknown): boolean {
  if (error instanceof StoreError) return error.kind === 'conflict';
  return !isLocked(error) && !MACHINE.has(codeOf(error) & PRIMARY);
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function storeErrorOf(error: unknown, otherwise: 'failed' | 'uncertain' = 'failed'): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARYKEY)
    return new StoreError('conflict', sentenceOf(error), error);
  return new StoreError(isLocked(error) ? 'busy' : otherwise, sentenceOf(error), error);
}
