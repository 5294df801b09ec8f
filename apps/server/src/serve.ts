import { BadConfig, type Config, REHEARSAL, readConfig } from './common/config.ts';
import { buildServer } from './server.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { type Store, StoreError, StoreUnusable } from './store/store.ts';
import { catalogueGames } from './tables/game-source.ts';

const CANNOT_START = 2;
/** Damaged pages are searched soon after the start, then daily. */
const DATABASE_CHECKS = { firstMs: 5_000, everyMs: 24 * 3_600_000 };

/** Tables of another version of the program are replayed after the first pages are served. */
const AUDIT_AFTER_MS = 10_000;

/** The store chosen by the configuration. */
const openStore = (config: Config): Store => SqliteStore.open({ data: config.data, checks: DATABASE_CHECKS });

/** A sentence for errors the operator can correct; null for bugs. */
function explainStart(error: unknown, env: NodeJS.ProcessEnv): string | null {
  if (error instanceof BadConfig || error instanceof StoreUnusable) return error.message;
  if (error instanceof StoreError)
    return `The database cannot be read (${error.message}). Restore a backup: tablee restore <folder>.`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = env.PORT ?? 8080;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=8081 npm start.`;
  if (code === 'EACCES') return `Port ${port} needs rights this user does not have. Choose another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST names no address of this machine.`;
  return null;
}

/** Starts the server of this process, and stops it on SIGTERM or SIGINT. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env);
    const store = openStore(config);
    const server = await buildServer({
      config,
      store,
      games: catalogueGames,
      auditAfterMs: AUDIT_AFTER_MS,
    });
    const address = new URL(await server.listen());
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : address.hostname;
    if (config.seed !== null) console.error(REHEARSAL);
    for (const warning of store.warnings) console.error(warning);
    console.log(`Tablée: http://${host}:${address.port}`);

    let stopping = false;
    const stop = (): void => {
      // The second signal ends the process at once: acknowledged moves are on disk.
      if (stopping) process.exit(1);
      stopping = true;
      server
        .stop()
        .then(() => store.close())
        .then(
          () => process.exit(0),
          error => {
            console.error(error);
            process.exit(1);
          },
        );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    const sentence = explainStart(error, env);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(CANNOT_START);
  }
}
