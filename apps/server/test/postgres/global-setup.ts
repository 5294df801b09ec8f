import type { TestProject } from 'vitest/node';
import { startPostgres, TEST_SETTINGS } from '../../../../fleet/postgres.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';

/** One PostgreSQL for all files of the project. Tests copy this database instead of migrating an empty one. */
export const TEMPLATE = 'tablee_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server; absent where tests run on SQLite. */
    postgres?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ settings: TEST_SETTINGS });
  const store = await PostgresStore.open({ url: await postgres.createDatabase(TEMPLATE) });
  await store.close();
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
