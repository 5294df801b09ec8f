import { PostgresStore } from '../src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { databaseOf, serverUrl } from './postgres/database.ts';

/** Calls of asynchronous stores that are not answered yet. */
let pending = 0;

/** Whether no test waits for a database behind a network. SQLite answers at once. */
export const areStoresIdle = (): boolean => pending === 0;

function counted<T>(call: Promise<T>): Promise<T> {
  pending++;
  return call.finally(() => {
    pending--;
  });
}

/** The methods of what `opening` resolves with; callers need not wait for it. */
const methodsOf = <T extends object>(opening: Promise<T>): T =>
  new Proxy({} as T, {
    // Tests replace methods by their own.
    get: (target, name) =>
      name === 'then' || Object.hasOwn(target, name)
        ? Reflect.get(target, name)
        : (...values: unknown[]) =>
            counted(
              opening.then(opened => {
                const method = Reflect.get(opened, name) as (...values: unknown[]) => Promise<unknown>;
                return method.apply(opened, values);
              }),
            ),
  });

/** The store of a data folder, on the database that this vitest project is about. */
export function storeIn(data: string): Store {
  if (serverUrl() === null) return SqliteStore.open({ data });
  const opening = databaseOf(data).then(url => PostgresStore.open({ url: url! }));
  const methods = methodsOf<Store>(opening);
  const maintenance = methodsOf(opening.then(store => store.maintenance));
  const people = methodsOf(opening.then(store => store.people));
  const reach = methodsOf(opening.then(store => store.reach));
  const archiveFiles = methodsOf(opening.then(store => store.archiveFiles));
  return new Proxy(methods, {
    get(target, name) {
      if (name === 'maintenance') return maintenance;
      if (name === 'people') return people;
      if (name === 'reach') return reach;
      if (name === 'archiveFiles') return archiveFiles;
      if (name === 'warnings' || name === 'gauges') return [];
      // Simulated time and the leases of real nodes do not go together.
      if (name === 'fleet') return null;
      return Reflect.get(target, name);
    },
  });
}
