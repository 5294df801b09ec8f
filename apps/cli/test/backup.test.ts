import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAIN, makeFolder, serveData, tablee } from './tablee.ts';

/** `tablee serve` with one table and some moves. */
async function serve(data: string): Promise<{ stop: () => Promise<unknown>; table: string }> {
  const { address, stop } = await serveData(data);
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as T;
  };
  const laid = await post<{ table: string; token: string }>('/api/tables', {
    game: 'tchag',
    name: 'Ann',
    seat: 0,
  });
  await post(`/api/tables/${laid.table}/moves`, { decision: 0, move: 'b2b3' }, laid.token);
  return { stop, table: laid.table };
}

const tablesIn = (folder: string): unknown[] => {
  const db = new DatabaseSync(join(folder, 'tablee.db'));
  try {
    return db
      .prepare('SELECT id FROM tables')
      .all()
      .map(row => row.id);
  } finally {
    db.close();
  }
};

describe('tablee backup and restore', () => {
  it('copy a running server and put the copy back once it is stopped', async () => {
    const folder = makeFolder();
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
    const { stop, table } = await serve(data);
    const made = await tablee(['backup', copy, '--data', data]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toBe(
      `The backup is in "${copy}". Tables: 1, entries: 1, archived tables: 0.\nThe copy is whole. Tables played again: 1.\n`,
    );
    const running = await tablee(['restore', copy, '--data', data, '--replace']);
    expect(running).toMatchObject({ code: 2, out: '' });
    expect(running.err).toMatch(/^A Tablée server is using the data in ".*"\. Stop it first\.\n$/);
    await stop();
    const exists = await tablee(['restore', copy, '--data', data]);
    expect(exists).toMatchObject({ code: 2, out: '' });
    expect(exists.err).toMatch(
      /^There is data in ".*" already\. With --replace it is moved aside; nothing is deleted\.\n$/,
    );
    const done = await tablee(['restore', copy, '--data', data, '--replace', '--json']);
    expect(done.code).toBe(0);
    const { aside } = JSON.parse(done.out) as { aside: string };
    expect(tablesIn(data)).toEqual([table]);
    expect(tablesIn(aside)).toEqual([table]);
  });

  it('speak French in a French terminal', async () => {
    const folder = makeFolder();
    const lang = 'fr_FR.UTF-8';
    const { out } = await tablee(['backup', '--help'], { lang });
    expect(out).toContain('copie les données d’un serveur');
    expect(await tablee(['backup', join(folder, 'x'), '--data', folder], { lang })).toEqual({
      code: 2,
      out: '',
      err: `Il n’y a pas de base de données dans « ${folder} ». Indiquez-la avec --data.\n`,
    });
  });

  it('refuse mistakes with a sentence', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'data'));
    new DatabaseSync(join(folder, 'data', 'tablee.db')).close();
    writeFileSync(
      join(folder, 'data', 'tablee.db'),
      'this is no database, but long enough to be taken for one',
    );
    const data = ['--data', join(folder, 'data')];
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['backup'], /^Where to\? Say a folder/],
      [['backup', 'a', 'b'], /^"b" is one word too many\.\n$/],
      [['backup', join(folder, 'x'), '--data', folder], /^There is no database in /],
      [
        ['backup', folder, ...data],
        /^".*" holds something already\. Choose another folder, or empty this one\.\n$/,
      ],
      [
        ['backup', join(folder, 'file', 'x'), ...data],
        /^".*x" cannot be used: a part of its path is a file\.\n$/,
      ],
      [['backup', join(folder, 'x'), ...data], /^The copy is damaged, so it was not kept\. SQLite: .*\n$/],
      [['restore'], /^From where\?/],
      [['restore', join(folder, 'nowhere'), ...data], /^".*nowhere" is not a finished backup of Tablée\.\n$/],
      [['restore', join(folder, 'file'), ...data], /^".*file" is not a finished backup/],
    ];
    for (const [args, sentence] of cases) {
      const { code, out, err } = await tablee(args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err).toMatch(sentence);
    }
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('lose nothing if a restore is killed', async () => {
    const folder = makeFolder();
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
    const { stop, table } = await serve(data);
    await tablee(['backup', copy, '--data', data]);
    await stop();
    const db = new DatabaseSync(join(data, 'tablee.db'));
    db.exec("UPDATE tables SET id = 'thenewertabl'");
    db.close();
    const began = performance.now();
    await tablee(['restore', copy, '--data', join(folder, 'elsewhere')]);
    const usual = performance.now() - began;
    for (let kill = 0; kill < 8; kill++) {
      const child = spawn(process.execPath, [MAIN, 'restore', copy, '--data', data, '--replace'], {
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await new Promise(done => setTimeout(done, usual * (0.5 + kill / 12)));
      child.kill('SIGKILL');
      await ended;
      const places = [
        data,
        ...readdirSync(data)
          .filter(name => name.startsWith('before-'))
          .map(name => join(data, name)),
      ];
      const found = places.filter(place => existsSync(join(place, 'tablee.db'))).flatMap(tablesIn);
      expect(found).toContain('thenewertabl');
      expect(tablesIn(copy)).toEqual([table]);
    }
    expect((await tablee(['restore', copy, '--data', data, '--replace'])).code).toBe(0);
    expect(tablesIn(data)).toEqual([table]);
  }, 120_000);
});

describe('a compressed record', () => {
  const record =
    '{"tablee":1,"game":"tchag","rules":1,"seats":2,"options":{"start":"rows"},"seals":[],"setup":[],"entries":[{"seat":0,"move":"b2b3"}],"kept":{"format":1}}';

  it('is read', async () => {
    const file = join(makeFolder(), 'record.json.gz');
    writeFileSync(file, gzipSync(record));
    const { code, out } = await tablee(['verify', file]);
    expect([code, out.split('\n')[0]]).toEqual([0, 'tchag under rules 1: 1 entry replays as written']);
    expect((await tablee(['open', file])).code).toBe(0);
  });

  it('that is cut short is refused with a sentence', async () => {
    const file = join(makeFolder(), 'record.json.gz');
    writeFileSync(file, gzipSync(record).subarray(0, 60));
    const { code, out, err } = await tablee(['verify', file]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^".*record\.json\.gz" cannot be unpacked \(.*\)\.\n$/);
  });
});
