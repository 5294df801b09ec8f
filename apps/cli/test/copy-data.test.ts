import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { copyData } from '@tablee/server/copy';
import { describe, expect, it } from 'vitest';
import { makeFolder, openTerminal, serveData } from './tablee.ts';

const OLD = new URL('../../server/test/fixtures/database-0.1/tablee.db.gz', import.meta.url);
const NOWHERE = 'postgres://ann:secret@127.0.0.1:1/tablee';

/** The ten tables of version 0.1. */
function oldFolder(): string {
  const data = makeFolder();
  writeFileSync(join(data, 'tablee.db'), gunzipSync(readFileSync(OLD)));
  return data;
}

describe('tablee copy-data', () => {
  const english = openTerminal();
  const french = openTerminal('fr_FR.UTF-8');

  it('copies, compares and says so, in the language of the terminal', async () => {
    const data = oldFolder();
    const said = await english(['copy-data', '--from', data, '--to', join(makeFolder(), 'new')]);
    expect(said).toMatchObject({
      code: 0,
      out: 'Copied and compared. Tables: 10, entries: 187, archived tables: 0. Nothing differs.\n',
    });
    expect(said.err).toMatch(
      /^Copied: table 10 of 10, entry 187, \d+ s\nCompared: table 10 of 10, entry 187, \d+ s\n$/,
    );
    const dit = await french(['copy-data', '--from', data, '--to', makeFolder()]);
    expect(dit.out).toBe(
      'Copié et comparé. Tables : 10, entrées : 187, tables archivées : 0. Aucune différence.\n',
    );
    const json = await english(['copy-data', '--from', data, '--to', makeFolder(), '--json']);
    expect(JSON.parse(json.out)).toEqual({
      tables: 10,
      entries: 187,
      archived: 0,
      findings: [],
      unlisted: 0,
      resumedAfter: 0,
      warnings: [],
    });
  });

  it('goes on after an interruption, exits with 1 and names the tables that differ', async () => {
    const [data, copy] = [oldFolder(), makeFolder()];
    const interrupted = copyData({
      from: { folder: data },
      to: { folder: copy },
      progress: ({ stage }) => {
        if (stage === 'compare') throw new RangeError('stopped by the test');
      },
    });
    await expect(interrupted).rejects.toThrow(RangeError);
    const db = new DatabaseSync(join(copy, 'tablee.db'));
    db.exec("UPDATE seats SET name = 'Zoé' WHERE table_key = 1 AND seat = 0");
    db.close();
    const said = await english(['copy-data', '--from', data, '--to', copy]);
    expect(said.code).toBe(1);
    expect(said.out).toMatch(
      /^An interrupted copy went on\. Tables copied before: 10\.\ntable [a-z0-9]{12}: differs in the copy\nThe copy differs from its source, so no server will use it\. /,
    );
    const dit = await french(['copy-data', '--from', data, '--to', copy]);
    expect([dit.code, dit.out]).toEqual([
      1,
      expect.stringMatching(
        /\ntable [a-z0-9]{12} : différent dans la copie\nLa copie diffère de sa source : /,
      ),
    ]);
  });

  it('refuses mistakes with a sentence and without the password', async () => {
    const [data, full, empty] = [oldFolder(), oldFolder(), makeFolder()];
    const cases: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
      [[], /^From where\? /, /^D’où \? /],
      [['--from', data], /^Where to\? /, /^Vers où \? /],
      [
        ['--from', empty, '--to', full],
        /^There is no data of Tablée in /,
        /^Il n’y a pas de données de Tablée/,
      ],
      [
        ['--from', data, '--to', data],
        /^--from and --to are the same: /,
        /^--from et --to désignent la même/,
      ],
      [['--from', data, '--to', full], / has tables already\. /, / contient déjà des tables\. /],
      [
        ['--from', data, '--to', 'mysql://a/b'],
        /^--to must be the URL of a PostgreSQL/,
        /^--to doit être l’URL/,
      ],
      [
        ['--from', NOWHERE, '--to', empty],
        /^The database server 127\.0\.0\.1:1 in --from cannot be reached: /,
        /^Le serveur de base de données 127\.0\.0\.1:1 de --from est injoignable\. /,
      ],
    ];
    for (const [args, sentence, phrase] of cases) {
      const said = await english(['copy-data', ...args]);
      expect([args, said.code, said.out]).toEqual([args, 2, '']);
      expect(said.err).toMatch(sentence);
      const dit = await french(['copy-data', ...args]);
      expect(dit.err).toMatch(phrase);
      expect(said.err + dit.err).not.toMatch(/secret|DATABASE_URL|\n\s+at /);
    }
  });

  it('refuses the folder of a running server', async () => {
    const data = makeFolder();
    await serveData(data);
    const { code, err } = await english(['copy-data', '--from', data, '--to', makeFolder()]);
    expect([code, err]).toEqual([
      2,
      `Another Tablée server is using the data folder "${data}". Stop it first, or choose another folder with --from.\n`,
    ]);
  });
});
