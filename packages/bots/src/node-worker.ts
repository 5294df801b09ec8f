import { lowerThreadPriority } from './priority.ts';

/** The entry of a thinking thread of node. Its priority is lowered before anything is loaded. */
lowerThreadPriority();
await import('./worker.ts');
