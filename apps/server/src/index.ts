export { BadConfig, type Config, readConfig } from './config.ts';
export { serve } from './serve.ts';
export { buildServer, type Server, type ServerOptions } from './server.ts';
export { type FolderLock, lockFolder } from './store/folder-lock.ts';
export { StoreUnusable } from './store/store.ts';
export { type Shelf, shelf } from './tables/shelf.ts';
