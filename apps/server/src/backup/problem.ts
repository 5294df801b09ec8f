/** Why a backup or restore failed. The command line has a sentence for each. */
export type BackupProblemKey =
  /** There is no database in the data folder. */
  | 'no-data'
  /** The folder for the backup is not empty. */
  | 'not-empty'
  /** The copy cannot be read: the message of SQLite. */
  | 'damaged'
  /** The head of a table in the copy cannot be read: its id. */
  | 'damaged-table'
  /** Tables or entries are missing in the copy: tables found, tables expected. */
  | 'fewer'
  /** Files of archived tables are missing in the copy: how many. */
  | 'missing-files'
  /** The files of archived tables changed faster than they could be copied. */
  | 'archive-moving'
  /** The folder is no complete backup. */
  | 'no-backup'
  /** Made by a newer version. */
  | 'newer'
  /** A server uses the data folder. */
  | 'in-use'
  /** There is data already, and --replace was not given. */
  | 'data-exists'
  /** A folder cannot be read or written: the folder, the code of the error and the message of the system. */
  | 'unusable';

type Values = readonly (string | number)[];

export class BackupProblem extends Error {
  readonly key: BackupProblemKey;
  /** The folder, unless the key says otherwise. */
  readonly values: Values;

  constructor(key: BackupProblemKey, values: Values, cause?: unknown) {
    super(`${key}: ${values.join(', ')}`, cause === undefined ? {} : { cause });
    this.name = 'BackupProblem';
    this.key = key;
    this.values = values;
  }
}

/** Turns errors of the file system into problems with this folder. */
export async function usingFolder<T>(folder: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (e) {
    if (e instanceof Error && 'code' in e && 'syscall' in e)
      throw new BackupProblem('unusable', [folder, String(e.code), e.message], e);
    throw e;
  }
}
