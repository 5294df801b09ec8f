import { StoreError, sentenceOf } from '../errors.ts';

/** Classifies SQLite errors. The low byte of a code is its kind (https://sqlite.org/rescode.html). */

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
const IOERR_WRITE = 778;
const IOERR_NOMEM = 3082;
const IOERR_SHMSIZE = 4874;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

/** Also caused by quotas, file size limits and full disks, so possibly temporary. */
const TEMPORARY = new Set([IOERR_WRITE, IOERR_NOMEM, IOERR_SHMSIZE]);

/** Faults of the machine, not of one write: other writes would fail too. */
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

/** For a StoreError, the code of its cause. */
function codeOf(error: unknown): number {
  const cause = error instanceof StoreError ? error.cause : error;
  return cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number'
    ? cause.errcode
    : 0;
}

const kindOf = (error: unknown): number => codeOf(error) & PRIMARY;

/** Another connection holds the lock; nothing was written. */
export const isLocked = (error: unknown): boolean => kindOf(error) === BUSY || kindOf(error) === LOCKED;

export const isMachineFault = (error: unknown): boolean => MACHINE.has(kindOf(error));

/** The file or its disk is broken: reads and writes since then cannot be trusted. */
export function isDamage(error: unknown): boolean {
  const kind = kindOf(error);
  return kind === CORRUPT || kind === NOTADB || (kind === IOERR && !TEMPORARY.has(codeOf(error)));
}

/** A broken constraint or an unstorable value: other writes of the batch may succeed. */
export function isOwnFault(error: unknown): boolean {
  if (error instanceof StoreError) return error.kind === 'conflict';
  return !isLocked(error) && !isMachineFault(error);
}

export const DISK_FULL = 'The disk of this server is full.';

/** A public sentence: no paths, and no messages of SQLite. */
export function reasonOf(error: unknown): string {
  if (isLocked(error) || (error instanceof StoreError && error.kind === 'busy'))
    return 'The database is locked by another program.';
  switch (kindOf(error)) {
    case FULL:
      return DISK_FULL;
    case CORRUPT:
    case NOTADB:
      return 'The database is damaged.';
    case READONLY:
    case PERM:
      return 'The database cannot be written: this server may only read it.';
    case IOERR:
      return TEMPORARY.has(codeOf(error))
        ? 'The disk of this server does not take more: it is full, over its quota, or failing.'
        : 'The disk of this server fails.';
    default:
      return 'The database does not answer.';
  }
}

export function storeErrorOf(error: unknown, otherwise: 'failed' | 'uncertain' = 'failed'): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARYKEY)
    return new StoreError('conflict', sentenceOf(error), error);
  return new StoreError(isLocked(error) ? 'busy' : otherwise, sentenceOf(error), error);
}
