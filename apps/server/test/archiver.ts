import { Archive, ArchiveFolder } from '../src/retention/archive.ts';
import { Retention } from '../src/retention/retention.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { catalogueGames } from '../src/tables/game-source.ts';
import { Registry } from '../src/tables/registry.ts';

/** A process that archives and restores every table in a loop until it is killed. */
const [data, ...ids] = process.argv.slice(2) as [string, ...string[]];
let now = Date.now();
const store = SqliteStore.open({ data });
const log = { info: () => {}, error: (what: object) => console.error(what) };
const archive = new Archive(new ArchiveFolder(data));
const config = { unusedDays: 0, archiveDays: 1 };
const retention = new Retention({ config, store, archive, log, now: () => now });
const registry = new Registry({
  store,
  games: catalogueGames,
  onBroken: (_id, e) => console.error(e),
  onDrop: () => {},
});
for (;;) {
  now += 2 * 24 * 3_600_000;
  await retention.run(registry);
  console.log('archived');
  for (const id of ids) {
    await retention.unarchive(id);
    console.log('restored');
  }
}
