import { BadConfig, REHEARSAL, readConfig } from './config.ts';
import { buildServer } from './server.ts';
import { StoreError, StoreUnusable } from './store/store.ts';
import { shelf } from './tables/shelf.ts';

const CANNOT_START = 2;

/** What whoever starts the server can put right; anything else is a bug and says so itself. */
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

/** Starts the server of this process, and stops it when the process is asked to end. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env);
    const server = await buildServer({ config, shelf });
    const address = new URL(await server.listen());
    const named = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : address.hostname;
    if (config.seed !== null) console.error(REHEARSAL);
    for (const note of server.notes) console.error(note);
    console.log(`Tablée: http://${named}:${address.port}`);

    let stopping = false;
    const stop = (): void => {
      // Asked twice, it does not wait: what was acknowledged is on disk anyway.
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
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
