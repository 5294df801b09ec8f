import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeFolder, tablee } from './tablee.ts';

const OLD = new URL('../../server/test/fixtures/database-0.1/tablee.db.gz', import.meta.url);
const FRENCH = { lang: 'fr_FR.UTF-8' };

/** The ten tables of version 0.1, changed by these statements. */
function database(...sql: readonly string[]): string {
  const data = makeFolder();
  writeFileSync(join(data, 'tablee.db'), gunzipSync(readFileSync(OLD)));
  const db = new DatabaseSync(join(data, 'tablee.db'));
  for (const statement of sql) db.exec(statement);
  db.close();
  return data;
}

const TCHAG = `(SELECT key FROM tables WHERE head LIKE '%"tchag"%' LIMIT 1)`;
const RUIN = `UPDATE entries SET entry = '{"seat":0,"move":"a1a1"}' WHERE table_key = ${TCHAG} AND n = 1`;

describe('tablee audit', () => {
  it('exits with 0 when every game replays as stored', async () => {
    const data = database();
    expect(await tablee(['audit', '--data', data])).toEqual({
      code: 0,
      out: 'Games replayed: 10. Nothing differs.\n',
      err: '',
    });
    expect(await tablee(['audit', '--data', data, '--json'])).toEqual({
      code: 0,
      out: '{"games":10,"differing":0,"findings":[]}\n',
      err: '',
    });
  });

  it('exits with 1 and names each game that differs, in the language of the terminal', async () => {
    const data = database(RUIN);
    const english = await tablee(['audit', '--data', data]);
    expect(english).toMatchObject({ code: 1, err: '' });
    expect(english.out).toMatch(
      /^[a-z0-9]{12} \(tchag 1\): entry 1 \(a1a1\) no longer replays\. Entry 1 \(a1a1\) breaks rule TCHAG-\d+\.\nGames replayed: 10\. Games that differ: 1\.\n$/,
    );
    const french = await tablee(['audit', '--data', data], FRENCH);
    expect(french.out).toMatch(
      /^[a-z0-9]{12} \(tchag 1\) : l’entrée 1 \(a1a1\) ne se rejoue plus\. L’entrée 1 \(a1a1\) enfreint la règle TCHAG-\d+\.\nParties rejouées : 10\. Parties qui diffèrent : 1\.\n$/,
    );
    const { findings } = JSON.parse((await tablee(['audit', '--data', data, '--json'])).out);
    expect(findings).toMatchObject([{ game: 'tchag', rules: 1, kind: 'broken', entry: 1, played: 'a1a1' }]);
  });

  it('says when a game or its rules are not known', async () => {
    const data = database(`UPDATE tables SET head = replace(head, '"rules":1', '"rules":77') WHERE key = 1`);
    const { code, out } = await tablee(['audit', '--data', data]);
    expect([code, out]).toEqual([1, expect.stringMatching(/ 77\): these rules are not known here\n/)]);
  });

  it('reads archive files and records', async () => {
    const file = join(makeFolder(), 'record.json.gz');
    const record =
      '{"tablee":1,"game":"tchag","rules":1,"seats":2,"options":{"start":"rows"},"seals":[],"setup":[],"entries":[{"seat":0,"move":"b2b3"}]}';
    writeFileSync(file, gzipSync(record));
    expect((await tablee(['audit', file])).out).toBe('Games replayed: 1. Nothing differs.\n');
    writeFileSync(file, record.replace('b2b3', 'b2b5'));
    expect((await tablee(['audit', file])).code).toBe(1);
    writeFileSync(file, gzipSync(record).subarray(0, 60));
    expect((await tablee(['audit', file], FRENCH)).out).toContain(
      ' : illisible. Le fichier compressé est endommagé ou incomplet.\n',
    );
  });

  it('exits with 2 and a sentence for bad input', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'text'));
    writeFileSync(
      join(folder, 'text', 'tablee.db'),
      'this is no database, but long enough to be taken for one',
    );
    const newer = database('PRAGMA user_version = 9999');
    const cases: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
      [['--data', folder], /^There is no database in /, /^Il n’y a pas de base de données dans /],
      [
        ['--data', join(folder, 'text')],
        /^The database in ".*" cannot be read\. SQLite: /,
        /^La base de « .* » est illisible/,
      ],
      [['--data', newer], /was written by a newer Tablée/, /vient d’un Tablée plus récent/],
      [['no-such-file'], /^There is no file "no-such-file"\.\n$/, /no-such-file/],
    ];
    for (const [args, english, french] of cases) {
      const said = await tablee(['audit', ...args]);
      expect([args, said.code, said.out]).toEqual([args, 2, '']);
      expect(said.err).toMatch(english);
      expect((await tablee(['audit', ...args], FRENCH)).err).toMatch(french);
    }
  });
});
