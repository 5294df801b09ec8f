import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreError } from '../errors.ts';
import type { EraseGuestWrite, ErasureRequestWrite } from '../writes.ts';

/** Finds and removes what is stored about a guest. */
export class GuestErasure {
  readonly #table: StatementSync;
  readonly #host: StatementSync;
  readonly #lines: StatementSync;
  readonly #freeSeats: StatementSync;
  readonly #blankSeats: StatementSync;
  readonly #request: StatementSync;
  readonly #done: StatementSync;
  readonly #tableIds: StatementSync;
  readonly #pending: StatementSync;

  constructor(db: DatabaseSync) {
    const seats = 'FROM seats WHERE table_key = ?1 AND guest_hash = ?2';
    this.#table = db.prepare('SELECT 1 AS found FROM tables WHERE key = ?');
    this.#host = db.prepare('UPDATE tables SET host_hash = NULL WHERE key = ? AND host_hash = ?');
    this.#lines = db.prepare(`DELETE FROM lines WHERE table_key = ?1 AND seat IN (SELECT seat ${seats})`);
    this.#freeSeats = db.prepare(`DELETE ${seats}`);
    this.#blankSeats = db.prepare(
      `UPDATE seats SET name = '', token_hash = '', guest_hash = NULL, avatar = NULL,
         understudy = NULL, pass_hash = NULL, replies = NULL
       WHERE table_key = ? AND guest_hash = ?`,
    );
    this.#request = db.prepare('INSERT OR IGNORE INTO erasures (guest_hash) VALUES (?)');
    this.#done = db.prepare('DELETE FROM erasures WHERE guest_hash = ?');
    this.#pending = db.prepare('SELECT guest_hash FROM erasures ORDER BY random() LIMIT ?');
    this.#tableIds = db.prepare(
      `SELECT t.id FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.guest_hash = ?1
       UNION ALL SELECT id FROM tables WHERE host_hash = ?1
       UNION ALL SELECT id FROM archived_seats WHERE guest_hash = ?1
       UNION ALL SELECT id FROM archived WHERE host_hash = ?1 LIMIT ?2`,
    );
  }

  erase({ key, guestHash, free }: EraseGuestWrite): void {
    if (!this.#table.get(key)) throw new StoreError('conflict', `there is no table ${key}`);
    this.#lines.run(key, guestHash);
    (free ? this.#freeSeats : this.#blankSeats).run(key, guestHash);
    this.#host.run(key, guestHash);
  }

  request({ guestHash, done }: ErasureRequestWrite): void {
    (done ? this.#done : this.#request).run(guestHash);
  }

  tableIdsOf(guestHash: string, limit: number): readonly string[] {
    return [...new Set(this.#tableIds.all(guestHash, limit).map(row => String(row.id)))];
  }

  pending(limit: number): readonly string[] {
    return this.#pending.all(limit).map(row => String(row.guest_hash));
  }
}
