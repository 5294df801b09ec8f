/**
 * Keys of new tables. SQLite gives the key of its last table away again once that table is deleted, and who was still
 * reading the deleted table would then read the log of another one. So no key is given twice while the server runs;
 * nothing in memory outlives it.
 */
export class TableKeys {
  /** Every new table has a key beyond this one, and beyond all that are there. */
  last = 0;

  /** The key a statement with `NEXT_KEY` has given. */
  given(rowid: number | bigint): number {
    this.last = Number(rowid);
    return this.last;
  }
}

/** In a statement whose first parameter is `last`. */
export const NEXT_KEY = 'max(?1, coalesce((SELECT max(key) FROM tables), 0)) + 1';
