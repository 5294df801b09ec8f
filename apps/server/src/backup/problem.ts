/** Why a backup or restore failed. The command line has a sentence for each. */
export type BackupProblemKey =
  /** There is no database in the data folder. */
  | 'no-data'
  /** The folder for the backup is not empty. */
  | 'not-empty'
  /** The copy is incomplete. */
  | 'damaged'
  /** Tables or entries are missing in the copy. */
  | 'fewer'
  /** The files of archived tables changed faster than they could be copied. */
  | 'archive-moving'
  /** The folder is no complete backup. */
  | 'no-backup'
  /** Made by a newer version. */
  | 'newer'
  /** A server uses the data folder, or it cannot be written. */
  | 'in-use'
  /** There is data already, and --replace was not given. */
  | 'data-exists'
  /** A folder cannot be read or written. */
  | 'unusable';

export class BackupProblem extends Error {
  readonly key: BackupProblemKey;
  /** The folder, or the message of the system. */
  readonly detail: string;

  constructor(key: BackupProblemKey, detail: string, cause?: unknown) {
    super(`${key}: ${detail}`, cause === undefined ? {} : { cause });
    this.name = 'BackupProblem';
    this.key = key;
    this.detail = detail;
  }
}

/** Turns errors of the file system into problems with this folder. */
export async function usingFolder<T>(folder: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (e) {
    if (e instanceof Error && 'code' in e && 'syscall' in e)
      throw new BackupProblem('unusable', `"${folder}": ${e.message}`, e);
    throw e;
  }
}
