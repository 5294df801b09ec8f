import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '@tablee/kernel';
import { type Holder, levelOf, nameOf, type TalkLine } from '@tablee/table';
import type { GuestTable, StoredTable, TableHead } from '../stored-table.ts';
import { holderIn, seatsIn, summaryIn, textOf } from './rows.ts';

/**
 * The present summary of a table: that of its last entry, or the row in `summaries` if that is newer (an offer, or a
 * table older than summaries in entries). Columns with the tables they come from.
 */
const NEWEST = `
  CASE WHEN e.n > u.n THEN e.n ELSE u.n END AS n,
  CASE WHEN e.n > u.n THEN e.actors ELSE u.actors END AS actors,
  CASE WHEN e.n > u.n THEN e.outcome ELSE u.outcome END AS outcome,
  CASE WHEN e.n > u.n THEN e.wishes ELSE u.wishes END AS wishes,
  CASE WHEN e.n > u.n THEN e.sand ELSE u.sand END AS sand,
  u.offers_version,
  CASE WHEN e.n > u.n THEN e.made_at ELSE u.touched_at END AS touched_at
  FROM tables t JOIN summaries u ON u.table_key = t.key
  LEFT JOIN entries e ON e.table_key = t.key AND e.n = (SELECT max(n) FROM entries WHERE table_key = t.key)`;

export class SqliteTableReads {
  readonly #table: StatementSync;
  readonly #entries: StatementSync;
  readonly #seats: StatementSync;
  readonly #mine: StatementSync;
  readonly #lines: StatementSync;

  constructor(db: DatabaseSync) {
    this.#table = db.prepare(`SELECT t.key, t.head, t.host_hash, t.owner, ${NEWEST} WHERE t.id = ?`);
    this.#entries = db.prepare('SELECT entry FROM entries WHERE table_key = ? AND n > ? ORDER BY n LIMIT ?');
    this.#seats = db.prepare(
      'SELECT seat, name, token_hash, guest_hash, bot, avatar FROM seats WHERE table_key = ?',
    );
    this.#mine = db.prepare(
      `SELECT t.key, t.id, t.head, s.seat, ${NEWEST} JOIN seats s ON s.table_key = t.key
       WHERE s.guest_hash = ? ORDER BY touched_at DESC, s.seat LIMIT ?`,
    );
    this.#lines = db.prepare('SELECT n, seat, text, said_at FROM lines WHERE table_key = ? ORDER BY n');
  }

  load(id: string): StoredTable | null {
    const row = this.#table.get(id);
    if (!row) return null;
    const key = Number(row.key);
    const head = JSON.parse(textOf(row, 'head')) as TableHead;
    return {
      key,
      id,
      head,
      summary: summaryIn(row),
      holders: this.#holders(key, head.seats),
      host: row.host_hash === null ? null : textOf(row, 'host_hash'),
      owner: row.owner === null ? null : textOf(row, 'owner'),
    };
  }

  entriesSince(key: number, after: number, limit: number): readonly Entry[] {
    return this.entryTextsSince(key, after, limit).map(text => JSON.parse(text) as Entry);
  }

  entryTextsSince(key: number, after: number, limit: number): readonly string[] {
    return this.#entries.all(key, after, limit).map(row => textOf(row, 'entry'));
  }

  tablesOf(guestHash: string, limit: number): readonly GuestTable[] {
    return this.#mine.all(guestHash, limit).map(row => {
      const head = JSON.parse(textOf(row, 'head')) as TableHead;
      const holders = this.#holders(Number(row.key), head.seats);
      return {
        id: textOf(row, 'id'),
        game: head.game,
        seat: Number(row.seat),
        people: holders.map(nameOf),
        bots: holders.map(levelOf),
        n: Number(row.n),
        actors: seatsIn(textOf(row, 'actors')),
        over: row.outcome !== null,
        touchedAt: Number(row.touched_at),
      };
    });
  }

  linesOf(key: number): readonly TalkLine[] {
    return this.#lines.all(key).map(row => ({
      n: Number(row.n),
      seat: Number(row.seat),
      text: textOf(row, 'text'),
      at: Number(row.said_at),
    }));
  }

  #holders(key: number, seats: number): (Holder | null)[] {
    const holders: (Holder | null)[] = Array.from({ length: seats }, () => null);
    for (const row of this.#seats.all(key)) {
      holders[Number(row.seat)] = holderIn(row);
    }
    return holders;
  }
}
