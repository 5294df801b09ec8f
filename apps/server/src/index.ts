export { BadConfig, type Config, readConfig } from './common/config.ts';
export { explainStart, explainWarning, serve } from './serve.ts';
export { buildServer, type Server, type ServerOptions } from './server.ts';
export { StoreUnusable } from './store/errors.ts';
export { type FolderLock, lockFolder } from './store/sqlite/folder-lock.ts';
export { type SqliteOptions, SqliteStore } from './store/sqlite/sqlite-store.ts';
export type { Store } from './store/store.ts';
export { catalogueGames, type GameSource } from './tables/game-source.ts';
