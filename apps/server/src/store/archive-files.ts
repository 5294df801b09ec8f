/** Where the bytes of archived tables are stored, one file a table. */
export interface ArchiveFiles {
  /** Replaces an older file. On disk when it resolves. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when there is no such file. */
  read(id: string): Promise<Uint8Array>;
  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void>;
}
