import { StoreError, sentenceOf } from '../errors.ts';

/** Classifies errors of PostgreSQL and of the connection to it (https://www.postgresql.org/docs/current/errcodes-appendix.html). */

const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const IN_FAILED_TRANSACTION = '25P02';

/** Another transaction is in the way, or the server is overloaded: the same write may succeed soon. */
const BUSY = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available, from lock_timeout
  '57014', // query_canceled, from statement_timeout
  '25P03', // idle_in_transaction_session_timeout
]);

/** The server ends this connection, or accepts none now. */
const GONE = new Set([
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P04', // database_dropped
  '57P05', // idle_session_timeout
]);

/** Classes of errors that one write causes: bad data, broken constraints, values out of range. */
const OWN_CLASSES = ['21', '22', '23'];

/** Messages of pg when a connection ends. */
const LOSSES = ['Connection terminated', 'Query read timeout', 'timeout expired', 'Client has', 'Client was'];

type ServerError = Error & { readonly code: string; readonly severity: string };

/** An answer of the server, as opposed to an error of the connection. */
const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';

const causeOf = (error: unknown): unknown =>
  error instanceof StoreError && error.cause !== undefined ? error.cause : error;

export function codeOf(error: unknown): string {
  const cause = causeOf(error);
  return isServerError(cause) ? cause.code : '';
}

/** An error of a socket or of the name of its host, not of a file that the URL names. */
const isSocketError = (error: Error): boolean =>
  'code' in error &&
  /^E[A-Z]/.test(String(error.code)) &&
  !('path' in error && 'syscall' in error && error.syscall === 'open');

/** The server is not the one that it says it is (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
export const isCertificateError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /CERT|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA/.test(String(error.code));

/** The connection is gone: whether a statement sent on it was executed is not known. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreError) return false;
  if (!isServerError(error))
    return isSocketError(error) || LOSSES.some(loss => error.message.startsWith(loss));
  return error.severity === 'FATAL' || error.severity === 'PANIC' || isGone(error.code);
}

const isGone = (code: string): boolean => GONE.has(code) || code.startsWith('08');

/** Follows from the error of an earlier statement. */
export const isConsequence = (error: unknown): boolean => codeOf(error) === IN_FAILED_TRANSACTION;

/** Other writes of the batch may succeed. */
export function isOwnFault(error: unknown): boolean {
  if (error instanceof StoreError) return error.kind === 'conflict';
  return isServerError(error) && OWN_CLASSES.includes(error.code.slice(0, 2));
}

/** For errors after which nothing was written. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === UNIQUE_VIOLATION) return new StoreError('conflict', sentenceOf(error), error);
  const busy = BUSY.has(code) || isConnectionLoss(error);
  return new StoreError(busy ? 'busy' : 'failed', sentenceOf(error), error);
}

export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL;

/** A public sentence: no addresses, and no messages of PostgreSQL. */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  switch (codeOf(cause)) {
    case DISK_FULL:
      return 'The disk of the database is full.';
    case READ_ONLY:
      return 'The database can only be read now.';
    case '':
      return 'The database cannot be reached.';
    default:
      return isConnectionLoss(cause) ? 'The database cannot be reached.' : 'The database does not answer.';
  }
}
