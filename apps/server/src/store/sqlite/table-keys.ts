/**
 * Keys of new tables. SQLite reuses the key of its last table once that table is deleted, and a reader of the deleted
 * table would then read the log of another one. So no key is given twice while the server runs.
 */
export class TableKeys {
  /** Every new table gets a key beyond this one, and beyond all existing ones. */
  last = 0;

  /** Records the key that a statement with `NEXT_KEY` assigned. */
  given(rowid: number | bigint): number {
    this.last = Number(rowid);
    return this.last;
  }
}

/** For a statement whose first parameter is `last`. */
export const NEXT_KEY = 'max(?1, coalesce((SELECT max(key) FROM tables), 0)) + 1';
