import type { Language } from '@tablee/kernel';
import { BadConfig, type Config, readConfig } from './common/config.ts';
import { terminalLanguage } from './common/terminal-language.ts';
import { HOST_WORDS } from './host-words.ts';
import { buildServer } from './server.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { type Store, StoreError, StoreUnusable, type StoreWarning } from './store/store.ts';
import { catalogueGames } from './tables/game-source.ts';

const CANNOT_START = 2;
/** Damaged pages are searched soon after the start, then daily. */
const DATABASE_CHECKS = { firstMs: 5_000, everyMs: 24 * 3_600_000 };

/** Tables of another version of the program are replayed after the first pages are served. */
const AUDIT_AFTER_MS = 10_000;

/** The store chosen by the configuration. */
const openStore = async (config: Config): Promise<Store> =>
  config.database === null
    ? SqliteStore.open({ data: config.data, checks: DATABASE_CHECKS })
    : PostgresStore.open({ url: config.database });

/** A sentence for errors the operator can correct; null for bugs. */
export function explainStart(error: unknown, port: string, language: Language): string | null {
  const words = HOST_WORDS[language];
  if (error instanceof BadConfig) return words.config(error.problem) ?? error.message;
  if (error instanceof StoreUnusable) return words.data(error.problem) ?? error.message;
  if (error instanceof StoreError) return words.unreadable(error.message);
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return words.portTaken(port);
    case 'EACCES':
      return words.portForbidden(port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return words.noSuchHost;
    default:
      return null;
  }
}

export const explainWarning = (warning: StoreWarning, language: Language): string =>
  HOST_WORDS[language].warning(warning);

/** Starts the server of this process, and stops it on SIGTERM or SIGINT. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const language = terminalLanguage(env);
  const words = HOST_WORDS[language];
  try {
    const config = readConfig(env);
    const store = await openStore(config);
    const server = await buildServer({
      config,
      store,
      games: catalogueGames,
      auditAfterMs: AUDIT_AFTER_MS,
    });
    const address = new URL(await server.listen());
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : address.hostname;
    if (config.seed !== null) console.error(words.rehearsal);
    for (const warning of store.warnings) console.error(explainWarning(warning, language));
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
    if (store.fleet) await server.warmUp();
  } catch (error) {
    const sentence = explainStart(error, env.PORT || '8080', language);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(CANNOT_START);
  }
}
