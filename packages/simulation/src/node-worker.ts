import { parentPort } from 'node:worker_threads';
import { gameServer } from './worker.ts';

/** The entry of a Node worker thread. */
const serve = gameServer(answer => parentPort?.postMessage(answer));
parentPort?.on('message', asked => void serve(asked));
