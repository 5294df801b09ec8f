import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { type Entry, type Game, type GameRecord, replay, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { downFrame, type Seated } from '@tablee/wire';
import pg from 'pg';
import { WebSocket } from 'ws';
import { randomGame } from './games.ts';
import type { Child } from './server-child.ts';

/** Kills a server repeatedly during play, for the test and for `npm run kill`. */

const game = tchag as unknown as Game;
const STUCK_MS = 60_000;

type Played = {
  readonly seats: readonly [Seated, Seated];
  /** All moves of the game, in order. */
  readonly moves: ReturnType<typeof randomGame>;
  /** The highest entry number sent to a client. */
  acknowledged: number;
};

export type Kills = {
  readonly data: string;
  /** The URL of a PostgreSQL database that is used instead of the folder. */
  readonly database?: string | undefined;
  readonly times: number;
  readonly tables: number;
  readonly seed: number;
  start(): Child;
  /** Called after each kill, once the data was checked. */
  killed?(news: KillReport): void;
};
export type KillReport = { readonly kill: number; readonly acknowledged: number; readonly startMs: number };

/** Returns the number of acknowledged moves. Throws an error about the first loss. */
export async function killUnderPlay({
  data,
  database,
  times,
  tables: wanted,
  seed,
  ...run
}: Kills): Promise<number> {
  const luck = searchChance(seed);
  let tables: Played[] = [];
  const isRunning = (t: Played): boolean => t.acknowledged < t.moves.length;
  const acknowledged = (): number => tables.reduce((sum, t) => sum + t.acknowledged, 0);
  for (let kill = 1; kill <= times; kill++) {
    const began = performance.now();
    const child = run.start();
    const url = await child.ready();
    const startMs = performance.now() - began;
    // New tables replace finished games, so that the number of running games is constant.
    const missing = wanted - tables.filter(isRunning).length;
    const fresh = Array.from({ length: missing }, (_, i) => createTable(url, tables.length + i));
    tables = [...tables, ...(await Promise.all(fresh))];
    const problems: string[] = [];
    const lines = tables.filter(isRunning).flatMap(t => playOn(url, t, problems));
    const enough = acknowledged() + 1 + luck.pick(4 * wanted);
    const deadline = performance.now() + STUCK_MS;
    while (acknowledged() < enough && problems.length === 0) {
      if (performance.now() > deadline) problems.push(`After ${STUCK_MS / 1000} s the tables stand still.`);
      await new Promise(done => setTimeout(done, 1));
    }
    await new Promise(done => setTimeout(done, luck.pick(20)));
    const { signal } = await child.end('SIGKILL');
    for (const line of lines) line.terminate();
    if (signal !== 'SIGKILL') problems.push('The server ended before it was killed.');
    if (child.err !== '') problems.push(`The server complained: ${child.err}`);
    const stored = database === undefined ? sqliteLogs(data) : await postgresLogs(database);
    problems.push(...(await findLosses(stored, tables)));
    if (problems.length > 0) throw new Error(`Kill ${kill}: ${problems[0]}`);
    run.killed?.({ kill, acknowledged: acknowledged(), startMs });
  }
  return acknowledged();
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as T;
}

async function createTable(url: string, i: number): Promise<Played> {
  const host = await post<Seated>(`${url}/api/tables`, { game: 'tchag', name: 'Ann', seat: 0 });
  const other = await post<Seated>(`${url}/api/tables/${host.table}/seats`, { name: 'Bob' });
  return { seats: [host, other], moves: randomGame(1_000 + i), acknowledged: 0 };
}

/** Two connections play a table as fast as frames arrive, until the connection breaks. */
function playOn(url: string, table: Played, problems: string[]): readonly WebSocket[] {
  return table.seats.map(({ table: id, token }, seat) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', table: id, token })));
    socket.on('error', () => {});
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      if (frame.t === 'refused') problems.push(`A move was refused: ${frame.key}: ${frame.sentence}`);
      if (frame.t !== 'table') return;
      table.acknowledged = Math.max(table.acknowledged, frame.n);
      const next = table.moves[frame.n];
      if (frame.decision < 0 || next?.seat !== seat) return;
      socket.send(
        JSON.stringify({ t: 'play', table: frame.table, decision: frame.decision, move: next.move }),
      );
    });
    return socket;
  });
}

/** What a crash has left, before a server opens it. */
export type StoredLogs = {
  /** A sentence, or null. */
  damage(): string | null;
  log(id: string): Promise<{ readonly head: string; readonly rows: readonly StoredRow[] } | null>;
  close(): Promise<void>;
};
type StoredRow = { readonly [column in 'n' | 'entry' | 'actors']: unknown };

function sqliteLogs(data: string): StoredLogs {
  const db = new DatabaseSync(join(data, 'tablee.db'));
  return {
    damage() {
      const whole = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
      return whole === 'ok' ? null : `The database is corrupt: ${whole}.`;
    },
    async log(id) {
      const row = db.prepare('SELECT key, head FROM tables WHERE id = ?').get(id);
      if (!row) return null;
      const rows = db.prepare('SELECT n, entry, actors FROM entries WHERE table_key = ? ORDER BY n');
      return { head: String(row.head), rows: rows.all(row.key!) as unknown as readonly StoredRow[] };
    },
    close: async () => db.close(),
  };
}

async function postgresLogs(url: string): Promise<StoredLogs> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    damage: () => null,
    async log(id) {
      const found = await client.query('SELECT key, head FROM tables WHERE id = $1', [id]);
      if (found.rows.length === 0) return null;
      const { key, head } = found.rows[0] as { readonly key: string; readonly head: string };
      const text = 'SELECT n, entry, actors FROM entries WHERE table_key = $1 ORDER BY n';
      return { head, rows: (await client.query(text, [key])).rows };
    },
    close: () => client.end(),
  };
}

async function findLosses(stored: StoredLogs, tables: readonly Played[]): Promise<string[]> {
  try {
    const damage = stored.damage();
    const problems = damage === null ? [] : [damage];
    for (const table of tables) problems.push(...(await findLoss(stored, table)));
    return problems;
  } finally {
    await stored.close();
  }
}

/** Every acknowledged move is stored once and completely, and the log replays. */
async function findLoss(stored: StoredLogs, { seats, moves, acknowledged }: Played): Promise<string[]> {
  const id = seats[0].table;
  const found = await stored.log(id);
  if (!found) return [`Table ${id} is lost.`];
  const { rows } = found;
  const entries = rows.map(e => JSON.parse(String(e.entry)) as Entry);
  if (rows.some((e, i) => e.n !== i + 1)) return [`Table ${id}: an entry is missing or there twice.`];
  // A move and its summary are one row.
  if (rows.some(e => e.actors === null)) return [`Table ${id}: an entry lacks its summary.`];
  if (entries.length < acknowledged)
    return [`Table ${id}: ${acknowledged} moves were acknowledged, ${entries.length} are there.`];
  if (!isDeepStrictEqual(entries, moves.slice(0, entries.length)))
    return [`Table ${id}: another move is there.`];
  const head = JSON.parse(found.head) as GameRecord;
  const { n } = replay(game, { ...head, tablee: 1, entries });
  return n === entries.length ? [] : [`Table ${id}: its log does not replay.`];
}
