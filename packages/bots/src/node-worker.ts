import { lowerThreadPriority } from './priority.ts';

/** The entry of a Node worker thread. Lowers the priority before anything is loaded. */
lowerThreadPriority();
await import('./worker.ts');
