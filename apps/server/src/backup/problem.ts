/** Why a backup or a restore did not happen. Each has its sentence where it is told. */
export type BackupProblemKey =
  /** There is no database in the data folder. */
  | 'no-data'
  /** The folder for the backup holds something already. */
  | 'not-empty'
  /** The copy is not whole. */
  | 'damaged'
  /** Tables or entries are missing in the copy. */
  | 'fewer'
  /** The files of archived tables changed faster than they could be copied. */
  | 'archive-moving'
  /** A folder that is no finished backup. */
  | 'no-backup'
  /** Made by a newer Tablée than this one. */
  | 'newer'
  /** A server uses the data folder, or it cannot be written. */
  | 'in-use'
  /** There is data already, and --replace was not given. */
  | 'data-exists'
  /** A folder cannot be read or written. */
  | 'unusable';

export class BackupProblem extends Error {
  readonly key: BackupProblemKey;
  /** The folder it is about, or what the system said. */
  readonly detail: string;

  constructor(key: BackupProblemKey, detail: string, cause?: unknown) {
    super(`${key}: ${detail}`, cause === undefined ? {} : { cause });
    this.name = 'BackupProblem';
    this.key = key;
    this.detail = detail;
  }
}

/** What the file system objects to becomes a problem about this folder. */
export async function usingFolder<T>(folder: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (e) {
    if (e instanceof Error && 'code' in e && 'syscall' in e)
      throw new BackupProblem('unusable', `"${folder}": ${e.message}`, e);
    throw e;
  }
}
