import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Archive, ArchiveFolder } from '../../apps/server/src/retention/archive.ts';
import { DATABASE_FILE, SqliteStore } from '../../apps/server/src/store/sqlite/sqlite-store.ts';
import { writeScripts } from '../games.ts';

/** Tables of which one is copied many times. */
const PATTERNS = 40;
const ARCHIVED_SHARE = 100;

const idOf = (i: number): string =>
  BigInt(`0x${createHash('sha256').update(`${i}`).digest('hex').slice(0, 16)}`)
    .toString(36)
    .padStart(12, '0')
    .slice(-12);

/**
 * A data folder with tables of real moves: two people at each, three lines of talk, and archive files for one table in a
 * hundred. Entries of different tables are mixed in the file, as play writes them.
 */
export async function makeData(data: string, tables: number, entriesEach: number): Promise<void> {
  const scripts = writeScripts(PATTERNS, entriesEach);
  const store = SqliteStore.open({ data });
  await store.maintenance.secret('owner');
  const head = {
    game: 'tchag',
    rules: 1,
    seats: 2,
    options: { start: 'rows' },
    seals: [{ from: 0, commitment: 'c'.repeat(64), seed: 's'.repeat(64) }],
    setup: [],
  };
  await store.close();
  const db = new DatabaseSync(join(data, DATABASE_FILE));
  db.exec('PRAGMA synchronous = OFF');
  const table = db.prepare(
    `INSERT INTO tables (key, id, head, made_at, host_hash, owner, bytes, touched_at, began, played, people)
     VALUES (?, ?, ?, ?, ?, ?, 5000, ?, 0, 1, 1)`,
  );
  const summary = db.prepare(
    "INSERT INTO summaries (table_key, n, actors, touched_at) VALUES (?, 0, '0', ?)",
  );
  const seat = db.prepare(
    'INSERT INTO seats (table_key, seat, name, token_hash, guest_hash, sat_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const line = db.prepare('INSERT INTO lines (table_key, n, seat, text, said_at) VALUES (?, ?, ?, ?, ?)');
  const entry = db.prepare(
    'INSERT INTO entries (table_key, n, entry, actors, made_at) VALUES (?, ?, ?, ?, ?)',
  );
  const text = JSON.stringify(head);
  const began = 1_790_000_000_000;
  /** Tables played at the same time. */
  const together = 100;
  for (let from = 0; from < tables; from += together) {
    const keys = Array.from({ length: Math.min(together, tables - from) }, (_, i) => from + i + 1);
    db.exec('BEGIN');
    for (const key of keys) {
      const hash = createHash('sha256').update(`${key}`).digest('hex');
      table.run(key, idOf(key), text, began + key, hash, `owner ${key % 1_000}`, began + key);
      summary.run(key, began + key);
      for (const s of [0, 1])
        seat.run(key, s, s === 0 ? 'Ann' : 'Léa', `${s}${hash}`, `${s}${hash}`, began + key);
      for (const n of [1, 2, 3]) line.run(key, n, n % 2, 'Bonjour, bien joué !', began + key + n);
    }
    for (let n = 1; n <= entriesEach; n++)
      for (const key of keys) {
        const moves = scripts[key % PATTERNS]!.turns;
        const { seat: s, move } = moves[(n - 1) % moves.length]!;
        entry.run(key, n, JSON.stringify({ seat: s, move }), `${1 - s}`, began + key + n);
      }
    db.exec('COMMIT');
  }
  db.close();
  await archiveSome(data, Math.floor(tables / ARCHIVED_SHARE));
}

/** Archives the first tables, as retention does. */
async function archiveSome(data: string, count: number): Promise<void> {
  const store = SqliteStore.open({ data });
  const archive = new Archive(new ArchiveFolder(data));
  for (let key = 1; key <= count; key++) {
    const full = await store.maintenance.fullTable(idOf(key));
    if (!full) throw new Error(`table ${key} was not made`);
    await archive.write(full);
    await store.write({ kind: 'archive', key, n: full.summary.n, table: full });
  }
  await store.close();
}
