import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Problem, Seated, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { startChild } from './child.ts';
import { damagePages } from './damage.ts';
import { randomGame } from './games.ts';
import { Line } from './line.ts';
import { newFolder } from './live.ts';

const json = (body: unknown, token?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

/** One guest on both seats of a table. */
async function seatsAt(url: string): Promise<readonly [Seated, Seated]> {
  const host = (await (
    await fetch(`${url}/api/tables`, json({ game: 'tchag', name: 'Ann', seat: 0 }))
  ).json()) as Seated;
  const other = await fetch(`${url}/api/tables/${host.table}/seats`, json({ name: 'Bob' }));
  return [host, (await other.json()) as Seated];
}

describe('starting', () => {
  it('prints its address, and on SIGTERM tells all clients and exits with 0', async () => {
    const child = startChild({ TABLEE_DATA: newFolder() });
    const url = await child.ready();
    const [red] = await seatsAt(url);
    const line = await Line.open(`${url.replace('http', 'ws')}/ws`, {});
    line.send({ t: 'watch', table: red.table, token: red.token });
    await line.next('table');
    const events = await fetch(`${url}/api/tables/${red.table}/events`);
    line.send({ t: 'play', table: red.table, decision: 0, move: 'b2b3' });
    child.process.kill('SIGTERM');
    expect((await line.next('stopping')).sentence).toMatch(/\.$/);
    expect(await line.closed).toBe(1001);
    expect(await events.text()).toContain('"t":"stopping"');
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(child.out).toBe(`Tablée: ${url}\n`);
  });

  it('exits with 0 on SIGINT too, and leaves one complete database file', async () => {
    const data = newFolder();
    const child = startChild({ TABLEE_DATA: data });
    const url = await child.ready();
    const [red] = await seatsAt(url);
    await fetch(`${url}/api/tables/${red.table}/moves`, json({ decision: 0, move: 'b2b3' }, red.token));
    expect(await child.end('SIGINT')).toEqual({ code: 0, signal: null });
    const db = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 1 });
    db.close();
  });

  it('prints one sentence and exits with 2 when it cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise(done => taken.once('listening', done));
    const address = taken.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const file = join(newFolder(), 'a file');
    writeFileSync(file, '');
    const future = newFolder();
    const db = new DatabaseSync(join(future, 'tablee.db'));
    db.exec('PRAGMA user_version = 9999');
    db.close();
    const cases = [
      [{ PORT: 'eighty' }, /^PORT must be a port number from 0 to 65535; "eighty" is not\.$/],
      [{ PORT: '70000' }, /^PORT must be/],
      [{ PORT: 'eighty', LANG: 'fr_FR.UTF-8' }, /^PORT doit être un numéro de port de 0 à 65535 ; /],
      [{ PORT: port }, /^Port \d+ is taken\. Choose another one: PORT=8081 npm start\.$/],
      [{ HOST: '203.0.113.77' }, /^HOST is not an address of this machine\.$/],
      [{ TABLEE_ORIGIN: 'example.org' }, /^TABLEE_ORIGIN must be origins/],
      [{ TABLEE_LOG: 'loud' }, /^TABLEE_LOG must be one of/],
      [{ TABLEE_CONNECTIONS: '0' }, /^TABLEE_CONNECTIONS must be/],
      [{ TABLEE_DATA: file }, /^The data folder .* cannot be used: .*\.$/],
      [{ TABLEE_DATA: future }, /^The data was written by a newer Tablée \(format 9999; .*\.$/],
    ] as const;
    const ended = await Promise.all(
      cases.map(async ([env, sentence]) => {
        const child = startChild({ TABLEE_DATA: newFolder(), TABLEE_LOG: 'silent', ...env });
        return { env, sentence, code: (await child.ended).code, err: child.err };
      }),
    );
    for (const { env, sentence, code, err } of ended) {
      expect([env, code]).toEqual([env, 2]);
      expect(err.trim()).toMatch(sentence);
    }
    taken.close();
  });
});

describe('a full disk', () => {
  it('loses no acknowledged move, refuses the rest, and accepts moves again when there is room', async () => {
    const data = newFolder();
    // Limits file sizes in blocks of 512 bytes, which behaves like a full disk.
    const child = startChild({ TABLEE_DATA: data }, 'ulimit -S -f 800');
    const url = await child.ready();
    const moves = randomGame(11);
    const acknowledged = new Map<string, number>();
    type Refused = { status: number; key: string; sentence: string };
    /** Null: there is no room for another table or seat. */
    const layTable = async (): Promise<readonly Seated[] | null> => {
      const answer = await fetch(`${url}/api/tables`, json({ game: 'tchag', name: 'Ann', seat: 0 }));
      if (answer.status !== 201) {
        expect(await answer.json()).toMatchObject({ status: 503, key: 'table-not-saved' });
        return null;
      }
      const host = (await answer.json()) as Seated;
      acknowledged.set(host.table, 0);
      const sat = await fetch(`${url}/api/tables/${host.table}/seats`, json({ name: 'Bob' }));
      if (sat.status === 201) return [host, (await sat.json()) as Seated];
      expect(await sat.json()).toMatchObject({ status: 503, key: 'seat-not-saved' });
      return null;
    };
    /** Plays the game; returns the first refusal. */
    const playOn = async (seats: readonly Seated[]): Promise<Refused | null> => {
      const { table } = seats[0]!;
      for (const [i, { seat, move }] of moves.entries()) {
        const played = await fetch(
          `${url}/api/tables/${table}/moves`,
          json({ decision: i, move }, seats[seat]!.token),
        );
        if (played.status !== 200) return (await played.json()) as Refused;
        acknowledged.set(table, i + 1);
      }
      return null;
    };
    // Where the disk is full for another table, a game that has not begun is played until it is full for a move too.
    const spare = (await layTable())!;
    let broken: readonly Seated[] = spare;
    let refused: Refused | null = null;
    for (let games = 0; games < 60 && !refused; games++) {
      broken = (await layTable()) ?? spare;
      refused = await playOn(broken);
      if (broken === spare) break;
    }
    expect(refused).toMatchObject({ status: 503, key: 'not-saved' });
    const stuck = acknowledged.get(broken[0]!.table)!;
    const still = (await (await fetch(`${url}/api/tables/${broken[0]!.table}`)).json()) as TableAnswer;
    expect(still.now.n).toBe(stuck);
    const ill = await fetch(`${url}/healthz`);
    expect([ill.status, ((await ill.json()) as Problem).sentence]).toEqual([
      503,
      'The disk of this server does not take more: it is full, over its quota, or failing.',
    ]);
    execFileSync('prlimit', ['--pid', String(child.process.pid), '--fsize=unlimited']);
    const { seat: next, move: goes } = moves[stuck]!;
    const room = await fetch(
      `${url}/api/tables/${broken[0]!.table}/moves`,
      json({ decision: stuck, move: goes }, broken[next]!.token),
    );
    expect(await room.json()).toEqual({ n: stuck + 1 });
    acknowledged.set(broken[0]!.table, stuck + 1);
    for (let healthy = false; !healthy; ) {
      await new Promise(done => setTimeout(done, 200));
      healthy = (await fetch(`${url}/healthz`)).status === 200;
    }
    await child.end('SIGKILL');

    const again = await startChild({ TABLEE_DATA: data }).ready();
    for (const [table, n] of acknowledged) {
      const found = (await (await fetch(`${again}/api/tables/${table}`)).json()) as TableAnswer;
      expect([table, found.now.n]).toEqual([table, n]);
    }
  });
});

describe('a damaged database', () => {
  it('is found soon after the start, and reported at /healthz and in the log', async () => {
    const data = newFolder();
    const first = startChild({ TABLEE_DATA: data });
    const url = await first.ready();
    for (let i = 0; i < 100; i++) await seatsAt(url);
    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
    damagePages(data);
    const child = startChild({ TABLEE_DATA: data });
    const again = await child.ready();
    let problem: Problem | null = null;
    while (problem === null) {
      await new Promise(done => setTimeout(done, 200));
      const answer = await fetch(`${again}/healthz`);
      if (answer.status !== 200) problem = (await answer.json()) as Problem;
    }
    expect(problem).toMatchObject({ status: 503, key: 'unhealthy', sentence: 'The database is damaged.' });
    expect(child.err).toContain('"msg":"The database is damaged."');
  });

  it('that cannot be read at all is reported in a sentence, and the server does not start', async () => {
    const data = newFolder();
    const first = startChild({ TABLEE_DATA: data });
    await seatsAt(await first.ready());
    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
    damagePages(data, 1 / 10);
    const child = startChild({ TABLEE_DATA: data });
    expect(await child.ended).toEqual({ code: 2, signal: null });
    expect(child.err).toMatch(/^The (database cannot be read|data folder ".*" cannot be used).*\.$/m);
    expect(child.err).not.toMatch(/^ {4}at /m);
  });
});
