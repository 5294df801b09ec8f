import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { searchChance } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { Archive, ArchiveFolder } from '../src/retention/archive.ts';
import type { FullTable } from '../src/store/full-table.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { newFolder } from './live.ts';
import { newTable, summary } from './store-contract.ts';

const ARCHIVER = fileURLToPath(new URL('./archiver.ts', import.meta.url));
const KILLS = 8;

it(`every table is either in the database or in its file through ${KILLS} kills at random moments`, async () => {
  const data = newFolder();
  const folder = new ArchiveFolder(data);
  const archive = new Archive(folder);
  const first = SqliteStore.open({ data });
  const ids = Array.from({ length: 12 }, (_, i) => `table${String(i).padStart(7, '0')}`);
  const entries = Array.from({ length: 40 }, (_, n) => ({ seat: n % 2, move: `move ${n}` }));
  const tables = new Map<string, FullTable>();
  for (const id of ids) {
    await first.write(newTable(id, { entries, summary: summary(entries.length) }));
    tables.set(id, (await first.maintenance.fullTable(id))!);
  }
  await first.close();
  const luck = searchChance(7);
  let files = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [ARCHIVER, data, ...ids], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    let err = '';
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    let steps = 2 + luck.pick(2 * ids.length);
    for await (const _step of createInterface({ input: child.stdout })) if (--steps <= 0) break;
    await new Promise(done => setTimeout(done, luck.pick(8)));
    child.kill('SIGKILL');
    await ended;
    expect(err).toBe('');
    const store = SqliteStore.open({ data });
    for (const id of ids) {
      const kept = await store.maintenance.fullTable(id);
      const archived = await store.maintenance.isArchived(id);
      if (archived) files++;
      expect([id, kept !== null, archived]).toEqual([id, !archived, archived]);
      if (archived) expect(existsSync(folder.pathOf(id))).toBe(true);
      expect(kept ?? (await archive.read(id))).toEqual(tables.get(id));
    }
    await store.close();
  }
  expect(files).toBeGreaterThan(0);
}, 120_000);
