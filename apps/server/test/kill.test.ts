import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Entry, type Game, type GameRecord, replay, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { downFrame, type Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import { randomGame } from './games.ts';
import { newFolder } from './live.ts';

const TABLES = 50;
const KILLS = 20;
const game = tchag as unknown as Game;

type Game50 = {
  readonly seats: readonly [Seated, Seated];
  /** Moves in order; a table whose game is over plays no more. */
  readonly moves: ReturnType<typeof randomGame>;
  /** The greatest number somebody was told. */
  acknowledged: number;
};

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as T;
}

async function layTable(url: string, i: number): Promise<Game50> {
  const host = await post<Seated>(`${url}/api/tables`, { game: 'tchag', name: 'Ann', seat: 0 });
  const other = await post<Seated>(`${url}/api/tables/${host.table}/seats`, { name: 'Bob' });
  return { seats: [host, other], moves: randomGame(1_000 + i), acknowledged: 0 };
}

/** Both players of a table on one line each; each frame told is answered at once, until the line breaks. */
function playOn(url: string, table: Game50): readonly WebSocket[] {
  const lines = table.seats.map(({ table: id, token }) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', table: id, token })));
    socket.on('error', () => {});
    return socket;
  });
  lines.forEach((socket, seat) => {
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      if (frame.t === 'refused') throw new Error(`${frame.key}: ${frame.sentence}`);
      if (frame.t !== 'table') return;
      table.acknowledged = Math.max(table.acknowledged, frame.n);
      const next = table.moves[frame.n];
      if (frame.decision < 0 || next?.seat !== seat) return;
      socket.send(
        JSON.stringify({ t: 'play', table: frame.table, decision: frame.decision, move: next.move }),
      );
    });
  });
  return lines;
}

/** What a crash left: read by another process, before the server looks at it. */
function readLogs(data: string): Map<string, { entries: Entry[]; head: GameRecord }> {
  const db = new DatabaseSync(join(data, 'tablee.db'));
  const found = new Map<string, { entries: Entry[]; head: GameRecord }>();
  for (const row of db.prepare('SELECT key, id, head FROM tables').all()) {
    const entries = db
      .prepare('SELECT n, entry, actors FROM entries WHERE table_key = ? ORDER BY n')
      .all(row.key!);
    expect(entries.map(e => e.n)).toEqual(entries.map((_, i) => i + 1));
    // A move and where it leads are one row: never the one without the other.
    expect(entries.every(e => e.actors !== null)).toBe(true);
    found.set(String(row.id), {
      entries: entries.map(e => JSON.parse(String(e.entry)) as Entry),
      head: JSON.parse(String(row.head)) as GameRecord,
    });
  }
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  return found;
}

/** Every acknowledged move is there; no move is half there; the whole replays. */
function check(data: string, tables: readonly Game50[]): void {
  const logs = readLogs(data);
  for (const { seats, moves, acknowledged } of tables) {
    const log = logs.get(seats[0].table)!;
    const n = log.entries.length;
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    expect(log.entries).toEqual(moves.slice(0, n));
    expect(replay(game, { ...log.head, tablee: 1, entries: log.entries }).n).toBe(n);
  }
}

describe('nothing is lost', () => {
  it(`plays on ${TABLES} tables through ${KILLS} kills at random moments`, async () => {
    const data = newFolder();
    const luck = searchChance(20);
    let tables: Game50[] = [];
    const told = (): number => tables.reduce((sum, t) => sum + t.acknowledged, 0);
    for (let kill = 0; kill < KILLS; kill++) {
      const child = startChild({ TABLEE_DATA: data, TABLEE_LOG: 'error' });
      const url = await child.ready();
      // Fresh tables take the places of finished games, so that fifty are always under way.
      const running = tables.filter(t => t.acknowledged < t.moves.length);
      const fresh = Array.from({ length: TABLES - running.length }, (_, i) =>
        layTable(url, tables.length + i),
      );
      tables = [...tables, ...(await Promise.all(fresh))];
      const lines = tables.filter(t => t.acknowledged < t.moves.length).flatMap(t => playOn(url, t));
      const enough = told() + 1 + luck.pick(200);
      while (told() < enough) await new Promise(done => setTimeout(done, 1));
      await new Promise(done => setTimeout(done, luck.pick(20)));
      expect(await child.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      for (const line of lines) line.terminate();
      expect(child.err).toBe('');
      check(data, tables);
    }
    expect(told()).toBeGreaterThan(KILLS * TABLES);
  }, 300_000);
});
